/**
 * Entry `./problems`: meaning, cause and remedy of each error code, for people who read logs and for error pages; and
 * the rules that pages state.
 */

export { policies } from './generated/policies.ts'
export * from './generated/problems.ts'
export type { ProblemText } from './problem-text.ts'
