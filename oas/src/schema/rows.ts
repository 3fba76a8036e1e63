import { asArray, isRecord } from '../json.ts'
import type { NamedSchemas, SchemaNode } from '../types.ts'
import { type ResolvedSchema, resolve, schemasOf } from './resolve.ts'
import { typeLabel } from './type-label.ts'

/** One line of a schema: a field, an entry of a list, or one of several forms. */
export interface SchemaRow {
  /** Its name as written; a form is named in words. */
  readonly label: string
  readonly form: boolean
  /** How to reach it from the top: `errors[].pointer`. A form has the path of what it is a form of. */
  readonly path: string
  readonly required: boolean
  readonly schema: ResolvedSchema
}

type Parent = Pick<SchemaRow, 'schema' | 'path'>
type RowParts = Pick<SchemaRow, 'label' | 'path'> & Partial<Pick<SchemaRow, 'required' | 'form'>>

/** What stands below a schema; nothing below a plain value. A list of objects shows the fields of its entries at once. */
export function rowsOf({ schema: { node }, path }: Parent, schemas: NamedSchemas): SchemaRow[] {
  const row = (child: SchemaNode, parts: RowParts): SchemaRow => ({
    form: false,
    required: false,
    ...parts,
    schema: resolve(child, schemas),
  })
  return [
    ...fields(node, path, row),
    ...entries(node, path, { row, schemas }),
    ...forms(node, path, { row, schemas }),
  ]
}

type MakeRow = (child: SchemaNode, parts: RowParts) => SchemaRow
interface RowContext {
  readonly row: MakeRow
  readonly schemas: NamedSchemas
}

function fields(node: ResolvedSchema['node'], path: string, row: MakeRow): SchemaRow[] {
  const { properties, patternProperties, additionalProperties, required } = node
  const needed = asArray(required)
  const at = (name: string) => (path ? `${path}.${name}` : name)
  const named = Object.entries(isRecord(properties) ? properties : {}).map(([name, child]) =>
    row(child as SchemaNode, { label: name, path: at(name), required: needed.includes(name) }),
  )
  const patterned = Object.entries(isRecord(patternProperties) ? patternProperties : {}).map(
    ([pattern, child]) => row(child as SchemaNode, { label: `/${pattern}/`, path: at('*') }),
  )
  const others = isRecord(additionalProperties) && Object.keys(additionalProperties).length > 0
  return [
    ...named,
    ...patterned,
    ...(others ? [row(additionalProperties as SchemaNode, { label: '{any key}', path: at('*') })] : []),
  ]
}

function entries(node: ResolvedSchema['node'], path: string, { row, schemas }: RowContext): SchemaRow[] {
  const { items, prefixItems } = node
  const placed = schemasOf(prefixItems).map((child, place) =>
    row(child, { label: `[${place}]`, path: `${path}[${place}]` }),
  )
  if (!isRecord(items)) return placed
  const entry = row(items as SchemaNode, { label: '[each]', path: `${path}[]` })
  // A list of lists stops here: one that holds itself has no end.
  const within = isList(entry.schema) ? [] : rowsOf(entry, schemas)
  if (within.length > 0) return [...placed, ...within]
  const says = Object.keys(entry.schema.node).some((word) => word !== 'type' && word !== 'format')
  return says ? [...placed, entry] : placed
}

/** The names that what stands below a schema is part of: its own, and those of a list's entries. */
export function namesWithin({ names, node }: ResolvedSchema, schemas: NamedSchemas): readonly string[] {
  return isRecord(node.items) ? [...names, ...resolve(node.items as SchemaNode, schemas).names] : names
}

const isList = ({ node }: ResolvedSchema) => node.items !== undefined || node.prefixItems !== undefined

function forms(node: ResolvedSchema['node'], path: string, { row, schemas }: RowContext): SchemaRow[] {
  const choices = [...schemasOf(node.oneOf), ...schemasOf(node.anyOf)]
  return choices.map((child, place) => {
    const made = row(child, { label: '', path, form: true })
    const { title } = made.schema.node
    const name = typeof title === 'string' ? title : made.schema.names[0]
    return { ...made, label: name ?? `Form ${place + 1}: ${typeLabel(made.schema, schemas)}` }
  })
}

const maxDepth = 8
const maxFields = 200

/** Every field below a schema as one list, each by the path that leads to it. What holds itself is told once. */
export function fieldsOf(schema: SchemaNode | undefined, schemas: NamedSchemas): SchemaRow[] {
  const found: SchemaRow[] = []
  const walk = (parent: Parent, around: readonly string[], depth: number) => {
    if (depth > maxDepth) return
    for (const row of rowsOf(parent, schemas)) {
      if (found.length >= maxFields) return
      if (!row.form) found.push(row)
      const names = namesWithin(row.schema, schemas)
      if (!names.some((name) => around.includes(name))) walk(row, [...around, ...names], depth + 1)
    }
  }
  const whole = resolve(schema, schemas)
  walk({ schema: whole, path: '' }, namesWithin(whole, schemas), 0)
  if (found.length > 0 || Object.keys(whole.node).length === 0) return found
  return [{ label: '', form: false, path: '', required: true, schema: whole }]
}
