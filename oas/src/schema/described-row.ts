import type { Header, Input, NamedSchemas, SchemaNode } from '../types.ts'
import { resolve } from './resolve.ts'
import type { SchemaRow } from './row.ts'

/** A parameter or a header as a row: what it says of itself goes before what its schema says. */
export function describedRow(given: Header | Omit<Input, 'place'>, schemas: NamedSchemas): SchemaRow {
  const { name, description, schema } = given
  const { required, deprecated, example } = 'required' in given ? given : bare
  const said: SchemaNode = {
    ...(typeof schema === 'object' ? schema : {}),
    ...(description && { description }),
    ...(deprecated && { deprecated }),
    ...(example !== null && { example }),
  }
  return { label: name, kind: 'field', path: name, required, schema: resolve(said, schemas) }
}

const bare = { required: false, deprecated: false, example: null }
