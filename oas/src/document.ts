/** Entry `./document`: the documentation of an OpenAPI document. Not for browsers: it makes names with node:crypto. */
export { localReferences } from './document/local-references.ts'
export { isReadable } from './document/markdown-bounds.ts'
export { isCall } from './document/operation-id.ts'
export { operationsOf, type PlacedOperation, pointerTo } from './document/operations-of.ts'
export { readErrors } from './document/read-errors.ts'
export { readReference } from './document/read-reference.ts'
export { upgradeTo31 } from './document/upgrade-to-31.ts'
export { isInExtension, pointerStep, walkObjects } from './document/walk-objects.ts'
export { asArray, asObject, asText, clipped, isObject, type Json, type JsonObject } from './json.ts'
export {
  isLongNumber,
  isMultipleOf,
  type LongNumber,
  mayHoldLongNumbers,
  numberText,
  parseJson,
  readNumber,
  writeJson,
} from './numbers.ts'
export { follow, pathItemOf, readAt, resolved, stepsOf } from './pointer.ts'
export type { Operation, Reference } from './types.ts'
