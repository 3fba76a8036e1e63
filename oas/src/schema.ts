/** Entry `./schema`: the meaning of a JSON Schema, for people and for programs. */

export { exampleOf } from './example/example.ts'
export { satisfies } from './example/satisfies.ts'
export { isRecord } from './json.ts'
export { isLongNumber, parseJson, writeJson } from './numbers.ts'
export { counted } from './plural.ts'
export { constraintsOf } from './schema/constraints.ts'
export { describedRow } from './schema/described-row.ts'
export type { EnumValue } from './schema/enum-values.ts'
export { type Fault, faultsOf, nearestVariant, pointerTo, variantsOf } from './schema/faults.ts'
export { merge } from './schema/merge.ts'
export {
  type OutlineField,
  type OutlineForm,
  outlineBelow,
  outlineOf,
  type SchemaOutline,
} from './schema/outline.ts'
export { type Phrase, plainText, valueText, valueTexts } from './schema/phrase.ts'
export { type ResolvedSchema, resolve, typeOf } from './schema/resolve.ts'
export { neededFields, type SchemaReading, type SchemaRow } from './schema/row.ts'
export { namesWithin, rowsOf } from './schema/rows.ts'
export { sequenceOf } from './schema/sequence.ts'
export { typeLabel } from './schema/type-label.ts'
export type { Direction, NamedSchemas, SchemaNode } from './types.ts'
