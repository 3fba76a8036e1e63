import { asArray, isRecord } from '../json.ts'
import type { NamedSchemas, SchemaNode } from '../types.ts'

/** A schema whose name, compositions of one and `allOf` are resolved: what a person reads as one thing. */
export interface ResolvedSchema {
  readonly node: Readonly<Record<string, unknown>>
  /** The names it stands for; meeting one of them again further down is recursion. */
  readonly names: readonly string[]
  readonly nullable: boolean
}

type Keywords = Record<string, unknown>

/** Deeper nests of names and `allOf` than any document has; a circle of names ends here. */
const maxDepth = 40

export function resolve(schema: SchemaNode | undefined, schemas: NamedSchemas): ResolvedSchema {
  const names: string[] = []
  const node = flatten(schema ?? {}, { schemas, names, depth: 0 })
  return { node, names, nullable: asArray(node.type).includes('null') || node.nullable === true }
}

interface Walk {
  readonly schemas: NamedSchemas
  readonly names: string[]
  readonly depth: number
}

function flatten(schema: SchemaNode, walk: Walk): Keywords {
  if (!isRecord(schema) || walk.depth > maxDepth) return {}
  const deeper = { ...walk, depth: walk.depth + 1 }
  const { 'x-named': name, allOf, ...own } = schema
  const bases = [...schemasOf(allOf)]
  if (typeof name === 'string') {
    walk.names.push(name)
    const target = Object.hasOwn(walk.schemas, name) ? walk.schemas[name] : undefined
    if (target !== undefined) bases.unshift(target)
  }
  const whole = bases.map((base) => flatten(base, deeper)).reduce(merge, {})
  return onlyOne(merge(whole, own), deeper)
}

/** One choice, or one choice and null, is no choice. */
function onlyOne(node: Keywords, walk: Walk): Keywords {
  for (const keyword of ['oneOf', 'anyOf']) {
    const choices = schemasOf(node[keyword])
    const real = choices.filter((choice) => !isNull(choice))
    const [single] = real
    if (real.length !== 1 || single === undefined) continue
    const { [keyword]: _, ...rest } = node
    const merged = merge(flatten(single, walk), rest)
    return choices.length > 1 ? { ...merged, nullable: true } : merged
  }
  return node
}

/** The later says more precisely what the earlier said; fields and what is required add up. */
function merge(base: Keywords, more: Keywords): Keywords {
  const merged: Keywords = { ...base, ...more }
  if (isRecord(base.properties) && isRecord(more.properties))
    merged.properties = mergeFields(base.properties, more.properties)
  const required = [...asArray(base.required), ...asArray(more.required)]
  if (required.length > 0) merged.required = [...new Set(required)]
  return merged
}

/** A field that both describe has to be what both say. */
function mergeFields(base: Keywords, more: Keywords): Keywords {
  const both = Object.entries(more).map(([name, field]): [string, unknown] => {
    const before = Object.hasOwn(base, name) ? base[name] : undefined
    return [name, isRecord(before) && isRecord(field) ? { allOf: [before, field] } : field]
  })
  return { ...base, ...Object.fromEntries(both) }
}

const isNull = (schema: SchemaNode) => isRecord(schema) && schema.type === 'null'

export const schemasOf = (value: unknown): readonly SchemaNode[] => asArray(value) as readonly SchemaNode[]

/** Its one type, null aside; what its keywords imply where it names none. */
export function typeOf({ type, properties, items }: ResolvedSchema['node']): string {
  const named = Array.isArray(type) ? type.find((one) => one !== 'null') : type
  if (typeof named === 'string') return named
  if (properties) return 'object'
  return items ? 'array' : 'any'
}
