import { asArray, isRecord } from '../json.ts'
import type { Direction, NamedSchemas, SchemaNode } from '../types.ts'
import { type ResolvedSchema, resolve, schemasOf, typeOf } from './resolve.ts'

/** Where schemas lead back to themselves, a value ends. */
const maxDepth = 8
const maxWholeDepth = 2
/** Schemas that all need each other would never end otherwise. */
const maxValues = 2000
const maxItems = 5
const maxCharacters = 200

interface Walk {
  readonly schemas: NamedSchemas
  readonly direction: Direction
  readonly depth: number
  /** Whether this is the value itself, and not a part of it. */
  readonly whole: boolean
  /** Schemas by name that the way led through. */
  readonly names: readonly string[]
  readonly made: { count: number }
  /** Whether an object may end where it leads back to itself. Else it is no value, and another choice is one. */
  readonly cut: boolean
}

/**
 * A value that the schema describes, where a document gives none. What the schema itself names comes first. Of the
 * outermost object all fields are there of which something is known, so that a person sees what there is; further down
 * those that are required. A field that may be left out is never null or empty.
 */
export function exampleOf(
  schema: SchemaNode | undefined,
  schemas: NamedSchemas,
  direction: Direction = 'request',
): unknown {
  const walk = { schemas, direction, depth: 0, whole: true, names: [], cut: false }
  const value = valueFor(schema, { ...walk, made: { count: 0 } })
  return value ?? valueFor(schema, { ...walk, cut: true, made: { count: 0 } }) ?? null
}

/** Undefined where the schema leads back to itself, or says nothing of the value. */
function valueFor(schema: SchemaNode | undefined, walk: Walk): unknown {
  const { node, names } = resolve(schema, walk.schemas)
  walk.made.count += 1
  const again = names.some((name) => walk.names.filter((one) => one === name).length > 1)
  if (again || walk.depth > maxDepth || walk.made.count > maxValues) return undefined
  return valueOfNode(node, { ...walk, names: [...walk.names, ...names] })
}

function valueOfNode(node: ResolvedSchema['node'], walk: Walk): unknown {
  const known = namedBy(node)
  if (known !== undefined) return complete(known, node, walk)
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const choices = schemasOf(node[keyword])
    if (choices.length === 0) continue
    const { [keyword]: _, ...rest } = node
    const deeper = { ...walk, depth: walk.depth + 1 }
    // A choice beside fields that all choices share has both.
    for (const choice of choices) {
      const value = valueFor({ allOf: [rest, choice] }, deeper)
      if (value !== undefined && value !== null) return value
    }
    return undefined
  }
  return ofType(node, walk)
}

/** Its only value, its first example, its default, or the first of its values; null where it is nothing else. */
function namedBy({
  const: only,
  examples,
  example,
  default: fallback,
  enum: values,
}: ResolvedSchema['node']) {
  const named = [only, asArray(examples)[0], example, fallback, ...asArray(values)].filter(
    (value) => value !== undefined,
  )
  return named.find((value) => value !== null) ?? (only === null || values ? named[0] : undefined)
}

/** An example of the schema, with what it needs and without what goes the other way. */
function complete(value: unknown, node: ResolvedSchema['node'], walk: Walk): unknown {
  if (Array.isArray(value) && isRecord(node.items)) {
    const { node: item } = resolve(node.items as SchemaNode, walk.schemas)
    return value.map((one) => (isRecord(one) ? complete(one, item, within(walk)) : one))
  }
  if (!isRecord(value) || walk.depth > maxDepth || isChoice(node)) return value
  const fields = fieldsOf(node)
  const kept = Object.entries(value).flatMap(([name, held]): [string, unknown][] => {
    const { node: field } = resolve(Object.hasOwn(fields, name) ? fields[name] : undefined, walk.schemas)
    return goesTheOtherWay(field, walk) ? [] : [[name, complete(held, field, within(walk))]]
  })
  const missing = requiredOf(node).filter((name) => !Object.hasOwn(value, name))
  const added = missing.flatMap((name) => requiredField(node, name, { ...walk, cut: true }) ?? [])
  return Object.fromEntries([...kept, ...added])
}

const isChoice = ({ oneOf, anyOf }: ResolvedSchema['node']): boolean =>
  schemasOf(oneOf).length + schemasOf(anyOf).length > 0

const within = (walk: Walk): Walk => ({ ...walk, depth: walk.depth + 1, whole: false })

function ofType(node: ResolvedSchema['node'], walk: Walk): unknown {
  switch (kindOf(node)) {
    case 'object':
      return ofObject(node, walk)
    case 'array':
      return ofArray(node, within(walk))
    case 'string':
      return ofString(node)
    case 'integer':
      return ofNumber(node, 1)
    case 'number':
      return ofNumber(node, 0.1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return undefined
  }
}

/** Its type; without one, what its bounds are about. */
function kindOf(node: ResolvedSchema['node']): string {
  const type = typeOf(node)
  if (type !== 'any') return type
  if (node.required || node.additionalProperties || node.minProperties) return 'object'
  if (node.prefixItems || node.minItems) return 'array'
  if (node.format || node.pattern || node.minLength || node.maxLength) return 'string'
  return node.minimum !== undefined || node.maximum !== undefined ? 'number' : 'any'
}

const fieldsOf = ({ properties }: ResolvedSchema['node']): Record<string, SchemaNode> =>
  (isRecord(properties) ? properties : {}) as Record<string, SchemaNode>

const requiredOf = ({ required }: ResolvedSchema['node']): string[] =>
  asArray(required).filter((name) => typeof name === 'string')

/** What only the server sets is no part of a request, what only a client sends none of a response. */
const goesTheOtherWay = (field: ResolvedSchema['node'], { direction }: Walk): boolean =>
  field[direction === 'request' ? 'readOnly' : 'writeOnly'] === true

function ofObject(node: ResolvedSchema['node'], walk: Walk): Record<string, unknown> | undefined {
  const fields = fieldsOf(node)
  const required = requiredOf(node)
  const needed = new Map(required.map((name) => [name, requiredField(node, name, walk)]))
  if ([...needed.values()].some((field) => field === undefined)) return undefined
  // An object of which nothing is required is shown with its fields: empty, it would say nothing.
  const whole = walk.whole || (required.length === 0 && walk.depth <= maxWholeDepth)
  const described = Object.keys(fields).flatMap((name): [string, unknown][] => {
    const own = needed.get(name)
    if (own) return own
    if (!whole) return []
    const { node: field } = resolve(fields[name], walk.schemas)
    const value = goesTheOtherWay(field, walk) ? undefined : valueFor(fields[name], within(walk))
    return saysNothing(value) ? [] : [[name, value]]
  })
  const undescribed = required
    .filter((name) => !Object.hasOwn(fields, name))
    .flatMap((name) => needed.get(name) ?? [])
  const all = [...described, ...undescribed]
  const needsMore = typeof node.minProperties === 'number' && node.minProperties > all.length
  return Object.fromEntries(needsMore ? [...all, ['key', otherField(node, walk)]] : all)
}

/** No field where it goes the other way; undefined where it leads back to itself. */
function requiredField(
  node: ResolvedSchema['node'],
  name: string,
  walk: Walk,
): [string, unknown][] | undefined {
  const fields = fieldsOf(node)
  if (!Object.hasOwn(fields, name)) return [[name, otherField(node, walk)]]
  const { node: field, nullable } = resolve(fields[name], walk.schemas)
  if (goesTheOtherWay(field, walk)) return []
  const value = valueFor(fields[name], within(walk))
  if (value !== undefined) return [[name, value]]
  const kind = kindOf(field)
  if (!walk.cut && (kind !== 'any' || isChoice(field))) return nullable ? [[name, null]] : undefined
  return [[name, nullable ? null : kind === 'object' ? {} : kind === 'array' ? [] : 'string']]
}

/** A field that has no schema of its own. */
const otherField = ({ additionalProperties }: ResolvedSchema['node'], walk: Walk): unknown =>
  (isRecord(additionalProperties) ? valueFor(additionalProperties as SchemaNode, within(walk)) : undefined) ??
  'string'

const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0)

function ofArray({ items, prefixItems, minItems }: ResolvedSchema['node'], walk: Walk): unknown[] {
  const placed = schemasOf(prefixItems).map((item) => valueFor(item, walk) ?? 'string')
  if (placed.length > 0) return placed
  const least = typeof minItems === 'number' ? Math.min(minItems, maxItems) : 0
  const item = isRecord(items) ? valueFor(items as SchemaNode, walk) : undefined
  if (item === undefined) return Array.from({ length: least }, () => 'string')
  return Array.from({ length: Math.max(1, least) }, () => item)
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
