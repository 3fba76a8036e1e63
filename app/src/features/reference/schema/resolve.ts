import type { NamedSchemas, SchemaNode } from '../types.ts'

/** A schema whose name, compositions of one and `allOf` are resolved: what a person reads as one thing. */
export interface Resolved {
  readonly node: Readonly<Record<string, unknown>>
  /** The names it stands for; meeting one of them again further down is recursion. */
  readonly names: readonly string[]
  readonly nullable: boolean
}

type Keywords = Record<string, unknown>

/** Deeper nests of names and `allOf` than any document has; a circle of names ends here. */
const deepest = 40

export function resolve(schema: SchemaNode, schemas: NamedSchemas): Resolved {
  const names: string[] = []
  const node = flatten(schema, { schemas, names, depth: 0 })
  const types = Array.isArray(node.type) ? node.type : [node.type]
  return { node, names, nullable: types.includes('null') || node.nullable === true }
}

interface Walk {
  readonly schemas: NamedSchemas
  readonly names: string[]
  readonly depth: number
}

function flatten(schema: SchemaNode, walk: Walk): Keywords {
  if (typeof schema === 'boolean' || walk.depth > deepest) return {}
  const deeper = { ...walk, depth: walk.depth + 1 }
  const { 'x-named': name, allOf, ...own } = schema
  const target = typeof name === 'string' ? walk.schemas[name] : undefined
  if (typeof name === 'string') walk.names.push(name)
  const bases = [target, ...listOf(allOf)].filter((one) => one !== undefined)
  const whole = bases.map((base) => flatten(base, deeper)).reduce(merge, {})
  return onlyOne(merge(whole, own), deeper)
}

/** One choice, or one choice and null, is no choice. */
function onlyOne(node: Keywords, walk: Walk): Keywords {
  for (const keyword of ['oneOf', 'anyOf']) {
    const choices = listOf(node[keyword])
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
    merged.properties = { ...base.properties, ...more.properties }
  const required = [...listOf(base.required), ...listOf(more.required)]
  if (required.length > 0) merged.required = [...new Set(required)]
  return merged
}

const isNull = (schema: SchemaNode) => typeof schema === 'object' && schema.type === 'null'

export const isRecord = (value: unknown): value is Keywords =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function listOf(value: unknown): SchemaNode[] {
  return Array.isArray(value) ? value : []
}
