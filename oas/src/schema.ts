/** Entry `./schema`: what a JSON Schema says, for people and for programs. */
export { isRecord } from './json.ts'
export { constraintsOf } from './schema/constraints.ts'
export { exampleOf } from './schema/example.ts'
export { type ResolvedSchema, resolve, typeOf } from './schema/resolve.ts'
export { fieldsOf, namesWithin, rowsOf, type SchemaRow } from './schema/rows.ts'
export { typeLabel } from './schema/type-label.ts'
export type { NamedSchemas, SchemaNode } from './types.ts'
