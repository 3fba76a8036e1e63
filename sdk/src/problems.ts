/** Entry `./problems`: what each error code means, its cause and how to fix it, for people who read logs and for pages about errors; and the rules that pages state. */

export { policies } from './generated/policies.ts'
export * from './generated/problems.ts'
export type { ProblemText } from './problem-text.ts'
