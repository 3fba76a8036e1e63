/** Entry `./compare`: what changed between two documents, for those who call them. */
export { type Change, code } from './compare/change.ts'
export { type Changes, type Compared, compare } from './compare/compare.ts'
export { compareOperations } from './compare/compare-operations.ts'
