import type { Header, Input, NamedSchemas, SchemaNode } from '../types.ts'
import { resolve } from './resolve.ts'
import type { SchemaRow } from './row.ts'

/** A parameter or a header as a row: its own statements win over its schema's. */
export function describedRow(row: Header | Omit<Input, 'place'>, schemas: NamedSchemas): SchemaRow {
  const { name, description, schema } = row
  const { required, deprecated, example } = 'deprecated' in row ? row : bare
  const merged: SchemaNode = {
    ...(typeof schema === 'object' ? schema : {}),
    ...(description && { description }),
    ...(deprecated && { deprecated }),
    ...(example !== null && { example }),
  }
  return { label: name, kind: 'field', path: name, required, schema: resolve(merged, schemas) }
}

const bare = { required: false, deprecated: false, example: null }
