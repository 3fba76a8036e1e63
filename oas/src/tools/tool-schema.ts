import { asArray, isRecord } from '../json.ts'
import { resolve, typeOf } from '../schema/resolve.ts'
import type { Direction, NamedSchemas, SchemaNode } from '../types.ts'
import { isPlain, plainWords } from './plain-words.ts'

/** JSON Schema 2020-12 that stands by itself. */
export type ToolSchema = { readonly [keyword: string]: unknown }

const maxDepth = 8
/** Schemas within one tool. */
const maxSchemas = 300
const maxValues = 100
const maxWords = 300

interface SchemaSource {
  readonly schemas: NamedSchemas
  readonly direction: Direction
}

interface Place extends SchemaSource {
  /** Names that it stands within. */
  readonly within: ReadonlySet<string>
  readonly depth: number
  /** Of the whole tool. */
  readonly left: { schemas: number }
}

/**
 * A schema with everything that it refers to written into it. One that stands within itself is cut and says so, as is one that is too
 * deep or too large. A response is described by its types alone: an API may return more than it documents.
 */
export const toolSchema = (
  schema: SchemaNode,
  { left = newToolBudget(), ...source }: SchemaSource & { readonly left?: Place['left'] },
): ToolSchema => read(schema, { ...source, within: new Set(), depth: 0, left })

export const newToolBudget = (): Place['left'] => ({ schemas: maxSchemas })

function read(schema: SchemaNode, place: Place): ToolSchema {
  if (schema === false) return { not: {} }
  const { node, names, nullable } = resolve(schema, place.schemas)
  const type = typesOf(node, nullable || place.direction === 'response')
  const repeated = names.find((name) => place.within.has(name))
  if (repeated !== undefined)
    return { ...type, description: `${plainWords(repeated, maxWords)} again, with the same fields.` }
  place.left.schemas -= 1
  if (place.depth > maxDepth || place.left.schemas < 0)
    return { ...type, description: 'Left out here: it’s larger than fits. The document has it.' }
  const inside: Place = {
    ...place,
    within: new Set([...place.within, ...names]),
    depth: place.depth + 1,
  }
  return {
    ...type,
    ...words(node),
    ...(place.direction === 'request' && { ...bounds(node), ...values(node), ...choices(node, inside) }),
    ...fields(node, inside),
    ...items(node, inside),
  }
}

const types = new Set(['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'])

function typesOf(node: Node, nullable: boolean): ToolSchema {
  const written = asArray(node.type).filter((type) => types.has(String(type)))
  const implied = written.length > 0 ? written : [typeOf(node)].filter((type) => types.has(type))
  if (implied.length === 0) return {}
  const all = [...new Set([...implied, ...(nullable ? ['null'] : [])])]
  return { type: all.length === 1 ? all[0] : all }
}

type Node = ReturnType<typeof resolve>['node']

function words({ description, title, format, deprecated }: Node): ToolSchema {
  const text = [title, description].find((one) => typeof one === 'string' && one.trim() !== '')
  return {
    ...(typeof text === 'string' && { description: plainWords(text, maxWords) }),
    ...(typeof format === 'string' && /^[\w-]{1,40}$/.test(format) && { format }),
    ...(deprecated === true && { deprecated }),
  }
}

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0
const isNumber = (value: unknown) => Number.isFinite(value)

/** Keywords of values, and what each must be for the schema to be one. */
const boundKeywords: Readonly<Record<string, (value: unknown) => boolean>> = {
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: (value) => isNumber(value) && Number(value) > 0,
  minLength: isCount,
  maxLength: isCount,
  minItems: isCount,
  maxItems: isCount,
  minProperties: isCount,
  maxProperties: isCount,
  uniqueItems: (value) => typeof value === 'boolean',
  pattern: (value) => typeof value === 'string' && isPlain(value) && isPattern(value),
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u')
    return text.length <= maxWords
  } catch {
    return false
  }
}

const bounds = (node: Node): ToolSchema =>
  Object.fromEntries(
    Object.entries(boundKeywords).flatMap(([keyword, holds]) =>
      Object.hasOwn(node, keyword) && holds(node[keyword]) ? [[keyword, node[keyword]]] : [],
    ),
  )

/** Values that an agent may copy as they stand. */
function values(node: Node): ToolSchema {
  const listed = asArray(node.enum).filter(isShort).slice(0, maxValues)
  const isWhole = listed.length > 0 && listed.length === asArray(node.enum).length
  const distinct = new Set(listed.map((value) => JSON.stringify(value))).size === listed.length
  const [example] = asArray(node.examples)
  const sample = example ?? node.example
  return {
    ...(isWhole && distinct && { enum: listed }),
    ...(Object.hasOwn(node, 'const') && isShort(node.const) && { const: node.const }),
    ...(Object.hasOwn(node, 'default') && isShort(node.default) && { default: node.default }),
    ...(sample !== undefined && isShort(sample) && { examples: [sample] }),
  }
}

function isShort(value: unknown): boolean {
  const text = JSON.stringify(value)
  return text !== undefined && text.length <= maxWords && isPlain(typeof value === 'string' ? value : text)
}

/** A choice of forms, where the document leaves one. */
function choices(node: Node, place: Place): ToolSchema {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const forms = asArray(node[keyword]) as SchemaNode[]
    // Each of them may fit what others fit, too: `oneOf` of a document is often wrong about that.
    if (forms.length > 0) return { anyOf: forms.map((form) => read(form, place)) }
  }
  return {}
}

const hidden = { request: 'readOnly', response: 'writeOnly' } as const

function fields(node: Node, place: Place): ToolSchema {
  const { properties, additionalProperties: more } = node
  const { direction, schemas } = place
  const all = isRecord(properties) ? (Object.entries(properties) as [string, SchemaNode][]) : []
  const visible = all.filter(
    ([name, field]) =>
      isPlain(name) && name !== '__proto__' && resolve(field, schemas).node[hidden[direction]] !== true,
  )
  const names = new Set(visible.map(([name]) => name))
  const required = [
    ...new Set(asArray(node.required).filter((name) => typeof name === 'string' && names.has(name))),
  ]
  return {
    ...(visible.length > 0 && {
      properties: Object.fromEntries(visible.map(([name, field]) => [name, read(field, place)])),
    }),
    ...(direction === 'request' && required.length > 0 && { required }),
    ...(isRecord(more) && Object.keys(more).length > 0
      ? { additionalProperties: read(more as SchemaNode, place) }
      : direction === 'request' && more === false && { additionalProperties: false }),
  }
}

function items(node: Node, place: Place): ToolSchema {
  const { items: each, prefixItems } = node
  const first = asArray(prefixItems) as SchemaNode[]
  return {
    ...(place.direction === 'request' &&
      first.length > 0 && { prefixItems: first.map((item) => read(item, place)) }),
    ...((isRecord(each) || typeof each === 'boolean') &&
      first.length === 0 && { items: read(each as SchemaNode, place) }),
  }
}
