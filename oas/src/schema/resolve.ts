import { asArray, isRecord } from '../json.ts'
import type { NamedSchemas, SchemaNode } from '../types.ts'
import { type Keywords, merge } from './merge.ts'

/** A schema with its reference, single compositions and `allOf` resolved: one thing to a reader. */
export interface ResolvedSchema {
  readonly node: Readonly<Record<string, unknown>>
  /** The names it stands for; meeting one of them again further down is recursion. */
  readonly names: readonly string[]
  readonly nullable: boolean
}

/** Deeper nests of names and `allOf` than any document has; a circle of names ends here. */
const maxDepth = 40
/** Two names that each stand for another twice over double with every level. */
const maxSteps = 2000

export function resolve(schema: SchemaNode | undefined, schemas: NamedSchemas): ResolvedSchema {
  const names: string[] = []
  const node = flatten(schema ?? {}, { schemas, names, depth: 0, via: undefined, left: { steps: maxSteps } })
  return { node, names, nullable: asArray(node.type).includes('null') || node.nullable === true }
}

interface Walk {
  readonly schemas: NamedSchemas
  readonly names: string[]
  readonly depth: number
  /** The name by which the way led here. */
  readonly via: string | undefined
  /** Of all that is walked. */
  readonly left: { steps: number }
}

function flatten(schema: SchemaNode, walk: Walk): Keywords {
  if (schema === false) return { not: {} }
  if (!isRecord(schema) || walk.depth > maxDepth || walk.left.steps <= 0) return {}
  walk.left.steps -= 1
  const deeper = { ...walk, depth: walk.depth + 1 }
  const { 'x-named': name, allOf, ...own } = schema
  const bases = schemasOf(allOf).map((base) => flatten(base, deeper))
  if (typeof name === 'string') {
    walk.names.push(name)
    const target = Object.hasOwn(walk.schemas, name) ? walk.schemas[name] : undefined
    if (target !== undefined) bases.unshift(flatten(target, { ...deeper, via: name }))
  }
  const node = merge(inherited(bases.reduce(merge, {}), walk.via), own)
  // Choices of a base were looked at there. Once more at each name on the way would double it with every name.
  return isChoice(own) ? simplest(node, deeper) : node
}

/** A schema that extends a base is one of its forms, and no choice between them. */
function inherited(base: Keywords, via: string | undefined): Keywords {
  const { discriminator, ...rest } = base
  const isOne = via !== undefined && !isChoice(base) && targetsOf(discriminator).includes(via)
  return isOne ? rest : base
}

const isChoice = ({ oneOf, anyOf }: Keywords): boolean =>
  schemasOf(oneOf).length + schemasOf(anyOf).length > 0

const targetsOf = (discriminator: unknown): readonly unknown[] =>
  isRecord(discriminator) && isRecord(discriminator.mapping) ? Object.values(discriminator.mapping) : []

/** One choice, or one choice and null, is no choice; a choice of values is a list of them. */
function simplest(node: Keywords, walk: Walk): Keywords {
  for (const keyword of ['oneOf', 'anyOf']) {
    const choices = schemasOf(node[keyword])
    if (choices.length === 0) continue
    const real = choices.filter((choice) => !isNull(choice))
    const { [keyword]: _, ...rest } = node
    const all = real.length < choices.length ? { ...rest, nullable: true } : rest
    const [single] = real
    if (real.length === 1 && single !== undefined) return merge(flatten(single, walk), all)
    const values = real.length > 0 ? valuesOf(real, walk) : undefined
    if (values) return merge(all, values)
    if (real.length > 1) return { ...all, [keyword]: real }
  }
  return node
}

const plainWords = new Set(['title', 'description', 'type', 'deprecated', 'const', 'enum', 'format'])

/** The values of choices that are one value each, with their titles and descriptions. */
function valuesOf(choices: readonly SchemaNode[], walk: Walk): Keywords | undefined {
  const nodes: Keywords[] = []
  for (const choice of choices) {
    // Their names stand for nothing that is shown.
    const node = flatten(choice, { ...walk, names: [] })
    const values = 'const' in node ? [node.const] : asArray(node.enum)
    const isOne =
      values.length === 1 && Object.keys(node).every((word) => plainWords.has(word) || word.startsWith('x-'))
    if (!isOne) return undefined
    nodes.push({ ...node, const: values[0] })
  }
  const types = [...new Set(nodes.map(({ type }) => type).filter((type) => typeof type === 'string'))]
  const words = (word: string) => Object.fromEntries(nodes.map((node) => [String(node.const), node[word]]))
  return {
    enum: nodes.map((node) => node.const),
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
    'x-enum-varnames': words('title'),
    'x-enum-descriptions': words('description'),
  }
}

const isNull = (schema: SchemaNode) =>
  isRecord(schema) && (schema.type === 'null' || (schema.const === null && 'const' in schema))

export const schemasOf = (value: unknown): readonly SchemaNode[] => asArray(value) as readonly SchemaNode[]

/** A schema with what did not fit into it: a second choice, or another condition. */
export const partsOf = (node: ResolvedSchema['node']): readonly ResolvedSchema['node'][] => [
  node,
  ...(asArray(node.allOf) as readonly unknown[]).filter(isRecord),
]

/** Its single type apart from null; without one, the type that its keywords imply. */
export function typeOf({ type, properties, items }: ResolvedSchema['node']): string {
  const named = Array.isArray(type) ? type.find((one) => one !== 'null') : type
  if (typeof named === 'string') return named
  if (properties) return 'object'
  return items ? 'array' : 'any'
}
