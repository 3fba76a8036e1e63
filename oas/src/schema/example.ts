import { asArray, isRecord } from '../json.ts'
import type { Direction, NamedSchemas, SchemaNode } from '../types.ts'
import { type ResolvedSchema, resolve, schemasOf, typeOf } from './resolve.ts'

/** Where schemas lead back to themselves, a value ends. */
const maxDepth = 6
const maxItems = 5
const maxCharacters = 200

interface Walk {
  readonly schemas: NamedSchemas
  readonly direction: Direction
  readonly depth: number
  /** Whether this is the value itself, and not a part of it. */
  readonly whole: boolean
}

/**
 * A value that the schema describes, where a document gives none. What the schema itself names comes first. Of the
 * outermost object all fields are there, so that a person sees what there is; further down those that are required.
 */
export const exampleOf = (
  schema: SchemaNode | undefined,
  schemas: NamedSchemas,
  direction: Direction = 'request',
): unknown => valueFor(schema, { schemas, direction, depth: 0, whole: true })

function valueFor(schema: SchemaNode | undefined, walk: Walk): unknown {
  const { node } = resolve(schema, walk.schemas)
  const known = namedBy(node)
  if (known !== undefined) return known
  const [choice] = [...schemasOf(node.oneOf), ...schemasOf(node.anyOf)]
  if (choice === undefined) return ofType(node, walk)
  return walk.depth < maxDepth ? chosen(node, choice, walk) : null
}

/** Its only value, its first example, its default, or the first of its values. */
function namedBy({
  const: only,
  examples,
  example,
  default: fallback,
  enum: values,
}: ResolvedSchema['node']) {
  return [only, asArray(examples)[0], example, fallback, asArray(values)[0]].find(
    (value) => value !== undefined,
  )
}

/** A choice beside fields that all choices share has both. */
function chosen(node: ResolvedSchema['node'], choice: SchemaNode, walk: Walk): unknown {
  const value = valueFor(choice, { ...walk, depth: walk.depth + 1 })
  return isRecord(value) && node.properties ? { ...ofObject(node, walk), ...value } : value
}

const within = (walk: Walk): Walk => ({ ...walk, depth: walk.depth + 1, whole: false })

function ofType(node: ResolvedSchema['node'], walk: Walk): unknown {
  const ends = walk.depth >= maxDepth
  switch (typeOf(node)) {
    case 'object':
      return ends ? {} : ofObject(node, walk)
    case 'array':
      return ends ? [] : ofArray(node, within(walk))
    case 'string':
      return ofString(node)
    case 'integer':
      return ofNumber(node, 1)
    case 'number':
      return ofNumber(node, 0.1)
    case 'boolean':
      return true
    default:
      return null
  }
}

function ofObject({ properties, required }: ResolvedSchema['node'], walk: Walk): Record<string, unknown> {
  const needed = asArray(required)
  const foreign = walk.direction === 'request' ? 'readOnly' : 'writeOnly'
  const kept = Object.entries(isRecord(properties) ? properties : {}).filter(
    ([name, field]) => (walk.whole || needed.includes(name)) && !(isRecord(field) && field[foreign] === true),
  )
  return Object.fromEntries(kept.map(([name, field]) => [name, valueFor(field as SchemaNode, within(walk))]))
}

function ofArray({ items, prefixItems, minItems }: ResolvedSchema['node'], walk: Walk): unknown[] {
  const placed = schemasOf(prefixItems).map((item) => valueFor(item, walk))
  if (placed.length > 0) return placed
  if (!isRecord(items)) return []
  const count = typeof minItems === 'number' ? Math.min(Math.max(1, minItems), maxItems) : 1
  return Array.from({ length: count }, () => valueFor(items, walk))
}

/** Addresses and names that belong to nobody (RFC 2606, 5737, 3849), times as in RFC 3339, a random UUID. */
const formats: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T01:42:00Z',
  time: '01:42:00Z',
  duration: 'PT1H',
  email: 'jun@example.com',
  'idn-email': 'jun@example.com',
  hostname: 'example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  'uri-reference': '/example',
  uuid: '5f0c1a52-7d0e-4a53-9a6e-0d8f3c2b1a90',
  ipv4: '192.0.2.10',
  ipv6: '2001:db8::1',
  byte: 'c3RyaW5n',
}

function ofString({ format, minLength, maxLength }: ResolvedSchema['node']): string {
  const known = typeof format === 'string' ? formats[format] : undefined
  if (known) return known
  const least = typeof minLength === 'number' ? Math.min(minLength, maxCharacters) : 0
  const most = typeof maxLength === 'number' ? maxLength : Infinity
  return 'string'
    .repeat(Math.max(1, Math.ceil(least / 'string'.length)))
    .slice(0, Math.max(least, Math.min(most, 6)))
}

/** One, or what lies nearest to it and is allowed. */
function ofNumber(node: ResolvedSchema['node'], step: number): number {
  const bound = (keyword: string) => (typeof node[keyword] === 'number' ? node[keyword] : undefined)
  const above = bound('exclusiveMinimum')
  const below = bound('exclusiveMaximum')
  const least = Math.max(bound('minimum') ?? -Infinity, above === undefined ? -Infinity : above + step)
  const most = Math.min(bound('maximum') ?? Infinity, below === undefined ? Infinity : below - step)
  const value = Math.max(least, Math.min(most, 1))
  const multiple = bound('multipleOf')
  if (!multiple) return value
  const next = Math.ceil(value / multiple) * multiple
  return next <= most ? next : Math.floor(most / multiple) * multiple
}
