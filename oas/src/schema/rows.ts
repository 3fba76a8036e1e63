import { isRecord } from '../json.ts'
import type { SchemaNode } from '../types.ts'
import { groupsOf } from './groups.ts'
import { type ResolvedSchema, resolve, schemasOf } from './resolve.ts'
import { goesThisWay, propertiesOf, requiredOf, type SchemaReading, type SchemaRow } from './row.ts'

type Parent = Pick<SchemaRow, 'schema' | 'path'>
type FieldParts = Pick<SchemaRow, 'label' | 'path'> & Partial<Pick<SchemaRow, 'required' | 'keys'>>
type MakeField = (child: SchemaNode, parts: FieldParts) => SchemaRow

/** Rows below a schema; none below a plain value. A list of objects directly shows the fields of its entries. */
export function rowsOf(parent: Parent, reading: SchemaReading): SchemaRow[] {
  const { path } = parent
  const { node } = parent.schema
  const field: MakeField = (child, parts) => ({
    kind: 'field',
    required: false,
    ...parts,
    schema: resolve(child, reading.schemas),
  })
  return [
    ...fields(node, path, { field, reading }),
    ...entries(node, path, { field, reading }),
    ...groupsOf(parent, reading),
  ]
}

interface RowContext {
  readonly field: MakeField
  readonly reading: SchemaReading
}

function fields(node: ResolvedSchema['node'], path: string, { field, reading }: RowContext): SchemaRow[] {
  const { patternProperties, additionalProperties, unevaluatedProperties } = node
  const properties = propertiesOf(node)
  const required = requiredOf(node)
  const at = (name: string) => (path ? `${path}.${name}` : name)
  const named = Object.entries(properties).map(([name, child]) =>
    field(child, { label: name, path: at(name), required: required.includes(name) }),
  )
  const elsewhere = describedByForms(node, reading)
  const undescribed = required
    .filter((name) => !Object.hasOwn(properties, name) && !elsewhere.has(name))
    .map((name) => field({}, { label: name, path: at(name), required: true }))
  const patterned = Object.entries(isRecord(patternProperties) ? patternProperties : {}).map(
    ([keys, child]) => field(child as SchemaNode, { label: `/${keys}/`, path: at('*'), keys }),
  )
  const others = [additionalProperties, unevaluatedProperties].find(
    (one) => isRecord(one) && Object.keys(one).length > 0,
  )
  return [
    ...named.filter((row) => goesThisWay(row.schema, reading)),
    ...undescribed,
    ...patterned,
    ...(others ? [field(others as SchemaNode, { label: '{any key}', path: at('*'), keys: '' })] : []),
  ]
}

/** Fields of which the forms say more. */
function describedByForms(
  { oneOf, anyOf }: ResolvedSchema['node'],
  { schemas }: SchemaReading,
): ReadonlySet<string> {
  const choices = [...schemasOf(oneOf), ...schemasOf(anyOf)]
  return new Set(choices.flatMap((choice) => Object.keys(propertiesOf(resolve(choice, schemas).node))))
}

function entries(node: ResolvedSchema['node'], path: string, { field, reading }: RowContext): SchemaRow[] {
  const { prefixItems, unevaluatedItems } = node
  const items = isRecord(node.items) ? node.items : unevaluatedItems
  const placed = schemasOf(prefixItems).map((child, place) =>
    field(child, { label: `[${place}]`, path: `${path}[${place}]` }),
  )
  if (!isRecord(items)) return placed
  const label = placed.length > 0 ? '[each other]' : '[each]'
  const entry = field(items as SchemaNode, { label, path: `${path}[]` })
  // A list of lists stops here: one that holds itself has no end.
  const within = isList(entry.schema) ? [] : rowsOf(entry, reading)
  if (within.length > 0) return [...placed, ...within]
  const says = Object.keys(entry.schema.node).some((word) => word !== 'type' && word !== 'format')
  return says || placed.length > 0 ? [...placed, entry] : placed
}

/** The names that what stands below a schema is part of: its own, and those of a list's entries. */
export function namesWithin(
  { names, node }: ResolvedSchema,
  { schemas }: Pick<SchemaReading, 'schemas'>,
): readonly string[] {
  return isRecord(node.items) ? [...names, ...resolve(node.items as SchemaNode, schemas).names] : names
}

const isList = ({ node }: ResolvedSchema) => node.items !== undefined || node.prefixItems !== undefined
