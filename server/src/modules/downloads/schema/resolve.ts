import { asArray, asObject, type Json, type JsonObject } from '../../reference/json.ts'

export type NamedSchemas = Readonly<Record<string, Json>>

/** A schema whose names, `allOf` and choices of one are resolved: what a reader takes for one thing. */
export interface Resolved {
  readonly node: JsonObject
  /** What it is called; meeting one of them further down is recursion. */
  readonly names: readonly string[]
  readonly nullable: boolean
}

const deepest = 40

export function resolve(schema: Json | undefined, schemas: NamedSchemas): Resolved {
  const names: string[] = []
  const node = flatten(schema, { schemas, names, depth: 0 })
  return { node, names, nullable: asArray(node.type).includes('null') || node.nullable === true }
}

interface Walk {
  readonly schemas: NamedSchemas
  readonly names: string[]
  readonly depth: number
}

function flatten(schema: Json | undefined, walk: Walk): JsonObject {
  if (walk.depth > deepest) return {}
  const deeper = { ...walk, depth: walk.depth + 1 }
  const { 'x-named': name, allOf, ...own } = asObject(schema)
  const named = typeof name === 'string' && Object.hasOwn(walk.schemas, name) ? [walk.schemas[name]] : []
  if (typeof name === 'string') walk.names.push(name)
  const bases = [...named, ...asArray(allOf)].map((base) => flatten(base, deeper))
  return onlyOne(merge(bases.reduce(merge, {}), own), deeper)
}

/** One choice, or one and null, is no choice. */
function onlyOne(node: JsonObject, walk: Walk): JsonObject {
  for (const keyword of ['oneOf', 'anyOf']) {
    const choices = asArray(node[keyword])
    const real = choices.filter((choice) => asObject(choice).type !== 'null')
    if (real.length !== 1) continue
    const { [keyword]: _, ...rest } = node
    const merged = merge(flatten(real[0], walk), rest)
    return choices.length > 1 ? { ...merged, nullable: true } : merged
  }
  return node
}

/** The later says more precisely what the earlier said; fields and what is required add up. */
function merge(base: JsonObject, more: JsonObject): JsonObject {
  const required = [...asArray(base.required), ...asArray(more.required)]
  return {
    ...base,
    ...more,
    ...((base.properties || more.properties) && {
      properties: { ...asObject(base.properties), ...asObject(more.properties) },
    }),
    ...(required.length > 0 && { required: [...new Set(required)] }),
  }
}
