/** Entry `./errors`: the ways to fail that a document shows. */
export {
  type DocumentedError,
  distinctBodies,
  documentedErrors,
  isFailure,
} from './errors/documented-errors.ts'
