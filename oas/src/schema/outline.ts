import type { SchemaNode } from '../types.ts'
import { type ResolvedSchema, resolve } from './resolve.ts'
import type { SchemaReading, SchemaRow } from './row.ts'
import { namesWithin, rowsOf } from './rows.ts'

/** A schema in full, for those who read it as a text: its fields by path, then the forms and the conditions of each. */
export interface SchemaOutline {
  readonly fields: readonly OutlineField[]
  readonly forms: readonly OutlineForm[]
}

export interface OutlineField extends SchemaRow {
  /** The schema above whose fields it has, too. */
  readonly again?: string | undefined
}

export interface OutlineForm {
  readonly row: SchemaRow
  readonly again?: string | undefined
  readonly within: SchemaOutline
}

const maxDepth = 12
const maxRows = 1000

interface Walk {
  readonly reading: SchemaReading
  readonly around: readonly string[]
  readonly depth: number
  readonly left: { rows: number }
}

/** Recursive schemas are expanded once. `complete` is false if the schema exceeds a text's limit. */
export function outlineOf(
  schema: SchemaNode | undefined,
  reading: SchemaReading,
): SchemaOutline & { readonly whole: ResolvedSchema; readonly complete: boolean } {
  const whole = resolve(schema, reading.schemas)
  const left = { rows: maxRows }
  const walk = { reading, around: namesWithin(whole, reading), depth: 0, left }
  return { ...outline({ schema: whole, path: '' }, walk), whole, complete: left.rows > 0 }
}

/** Content below one row, for a text. */
export const outlineBelow = (
  row: Pick<SchemaRow, 'schema' | 'path'>,
  reading: SchemaReading,
): SchemaOutline =>
  outline(row, { reading, around: namesWithin(row.schema, reading), depth: 0, left: { rows: maxRows } })

function outline(parent: Pick<SchemaRow, 'schema' | 'path'>, walk: Walk): SchemaOutline {
  const fields: OutlineField[] = []
  const forms: OutlineForm[] = []
  const { reading, around, depth, left } = walk
  if (depth > maxDepth) left.rows = 0
  for (const row of left.rows > 0 ? rowsOf(parent, reading) : []) {
    if (left.rows <= 0) break
    left.rows -= 1
    const names = namesWithin(row.schema, reading)
    const again = names.find((name) => around.includes(name))
    const within = again
      ? { fields: [], forms: [] }
      : outline(row, { ...walk, around: [...around, ...names], depth: depth + 1 })
    if (row.kind !== 'field') forms.push({ row, again, within })
    else {
      fields.push(
        { ...row, again: again && rowsOf(row, reading).length > 0 ? again : undefined },
        ...within.fields,
      )
      forms.push(...within.forms)
    }
  }
  return { fields, forms }
}
