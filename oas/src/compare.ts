/** Entry `./compare`: differences between two documents, from their callers' point of view. */
export { type Change, code } from './compare/change.ts'
export { type Changes, type Compared, compare, compareWhole } from './compare/compare.ts'
export { compareOperations } from './compare/compare-operations.ts'
