import { asArray, isRecord } from '../json.ts'
import { type ResolvedSchema, resolve, typeOf } from '../schema/resolve.ts'
import type { SchemaNode } from '../types.ts'
import { isPlain, plainWords } from './plain-words.ts'
import type { ToolDetail } from './tool-detail.ts'
import type { Place, SchemaSource, ToolBudget, ToolSchema } from './tool-place.ts'
import { isKeptPattern, rulesOf, wordsOfRules } from './tool-rules.ts'

/** Schemas within each other. */
const maxDepth = 16
/** Schemas within one tool. */
const maxSchemas = 300
const maxWords = 300

/**
 * A schema with everything that it refers to written into it. One that stands within itself is cut and says so, as is one that is too
 * deep or too large. A response is described by its types alone: an API may return more than it documents, and clients reject what their
 * reading of a format doesn't allow, such as a relative address as `uri`.
 */
export const toolSchema = (
  schema: SchemaNode,
  {
    left = newToolBudget(),
    isNeeded = true,
    ...source
  }: SchemaSource & Partial<Pick<Place, 'left' | 'isNeeded'>>,
): ToolSchema =>
  read(schema, { ...source, within: new Set(), depth: 0, level: 0, isNeeded, fieldsAround: new Set(), left })

export const newToolBudget = (): ToolBudget => ({ schemas: maxSchemas, exceeded: false })

function read(schema: SchemaNode, place: Place): ToolSchema {
  if (schema === false) return { not: {} }
  const { node, names, nullable } = resolve(schema, place.schemas)
  const { detail, direction, level, isNeeded, left } = place
  // Keywords of a list don't forbid an object, and some documents use them where they mean one.
  const isFree = direction === 'response' && place.depth > 0 && node.type === undefined
  const type = isFree ? {} : typesOf(node, nullable || direction === 'response')
  const repeated = names.find((name) => place.within.has(name))
  if (repeated !== undefined)
    return { ...type, description: `${plainWords(repeated, maxWords)} again, with the same fields.` }
  left.schemas -= 1
  const isOver = place.depth > maxDepth || left.schemas < 0
  if (isOver) left.exceeded = true
  const isRequest = direction === 'request'
  const own = isRequest ? values(node, place) : {}
  if (isOver || level > (isNeeded ? detail.levels.required : detail.levels.optional))
    return { ...type, ...own, ...(detail.words[1] > 0 && { description: leftOut }) }
  const inside: Place = { ...place, within: new Set([...place.within, ...names]), depth: place.depth + 1 }
  return {
    ...type,
    ...words(node, place),
    ...own,
    ...(isRequest && rulesOf(node, inside, read)),
    ...fields(node, inside),
    ...items(node, inside),
  }
}

const leftOut = 'Left out here: it’s larger than fits. The document has it.'

const types = new Set(['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'])

function typesOf(node: Node, nullable: boolean): ToolSchema {
  const written = asArray(node.type).filter((type) => types.has(String(type)))
  const implied = written.length > 0 ? written : [typeOf(node)].filter((type) => types.has(type))
  if (implied.length === 0) return {}
  const all = [...new Set([...implied, ...(nullable ? ['null'] : [])])]
  return { type: all.length === 1 ? all[0] : all }
}

type Node = ResolvedSchema['node']

function words(node: Node, place: Place): ToolSchema {
  const { level, detail, direction } = place
  const { description, title, format, deprecated } = node
  const maxLength = detail.words[level > 1 ? 1 : 0]
  const text = [title, description].find((one) => typeof one === 'string' && one.trim() !== '')
  const sentences = [
    typeof text === 'string' && maxLength > 0 ? plainWords(text, maxLength) : '',
    ...(direction === 'request' && maxLength > 0 ? unkept(node, place) : []),
  ].filter(Boolean)
  return {
    ...(sentences.length > 0 && { description: sentences.join(' ') }),
    ...(direction === 'request' && typeof format === 'string' && /^[\w-]{1,40}$/.test(format) && { format }),
    ...(deprecated === true && { deprecated }),
  }
}

/** Values, patterns and conditions that no schema can say here, in words. */
function unkept(node: Node, { detail, schemas }: Place): string[] {
  const { enum: listed, pattern } = node
  const all = asArray(listed)
  const some = all.filter(isShort).slice(0, 3)
  const isListed = all.length === 0 || keptValues(all, detail.values.required) !== undefined
  const isLost = typeof pattern === 'string' && !isKeptPattern(pattern)
  return [
    isListed
      ? ''
      : `One of ${all.length} values, such as ${some.map((value) => plainWords(String(value), 40)).join(', ')}.`,
    isLost ? `Matches the pattern ${plainWords(pattern, 120)}` : '',
    detail.rules ? wordsOfRules(node, schemas) : '',
  ].filter(Boolean)
}

/** Values that an agent may copy as they stand. */
function values(node: Node, { detail, isNeeded }: Place): ToolSchema {
  const room = isNeeded ? detail.values.required : detail.values.optional
  const listed = keptValues(asArray(node.enum), room)
  const [example] = asArray(node.examples)
  const sample = example ?? node.example
  return {
    ...(listed && { enum: listed }),
    ...(Object.hasOwn(node, 'const') && isShort(node.const) && { const: node.const }),
    ...(detail.words[0] > 0 &&
      Object.hasOwn(node, 'default') &&
      isShort(node.default) && { default: node.default }),
    ...(detail.examples && sample !== undefined && isShort(sample) && { examples: [sample] }),
  }
}

/** All of them, or none. */
function keptValues(all: readonly unknown[], room: number): readonly unknown[] | undefined {
  if (all.length === 0 || !all.every(isShort) || JSON.stringify(all).length > room) return undefined
  return new Set(all.map((value) => JSON.stringify(value))).size === all.length ? all : undefined
}

function isShort(value: unknown): boolean {
  const text = JSON.stringify(value)
  return text !== undefined && text.length <= maxWords && isPlain(typeof value === 'string' ? value : text)
}

const hidden = { request: 'readOnly', response: 'writeOnly' } as const

function fields(node: Node, place: Place): ToolSchema {
  const { properties, additionalProperties: more } = node
  const { direction, schemas, detail, fieldsAround } = place
  const all = isRecord(properties) ? (Object.entries(properties) as [string, SchemaNode][]) : []
  const needed = new Set(asArray(node.required).filter((name) => typeof name === 'string'))
  const isOver = all.length > detail.maxFields
  if (isOver) place.left.exceeded = true
  // Required ones go first.
  const some = isOver ? [...all].sort(([one], [other]) => +needed.has(other) - +needed.has(one)) : all
  const visible = some
    .slice(0, detail.maxFields)
    .filter(
      ([name, field]) =>
        isPlain(name) && name !== '__proto__' && resolve(field, schemas).node[hidden[direction]] !== true,
    )
  const names = new Set([...visible.map(([name]) => name), ...fieldsAround])
  const required = new Set([...needed].filter((name) => names.has(name)))
  const below = { ...place, level: place.level + 1, fieldsAround: new Set<string>() }
  const isClosed = more === false && !isOver && keepsPatterns(node, detail)
  return {
    ...(visible.length > 0 && {
      properties: Object.fromEntries(
        visible.map(([name, field]) => [
          name,
          read(field, { ...below, isNeeded: place.isNeeded && required.has(name) }),
        ]),
      ),
    }),
    ...(direction === 'request' && required.size > 0 && { required: [...required] }),
    ...(isRecord(more) && Object.keys(more).length > 0
      ? { additionalProperties: read(more as SchemaNode, { ...below, isNeeded: false }) }
      : direction === 'request' && isClosed && { additionalProperties: false }),
  }
}

const keepsPatterns = ({ patternProperties: all }: Node, { rules }: ToolDetail): boolean =>
  !isRecord(all) || (rules && Object.keys(all).every(isKeptPattern))

function items(node: Node, place: Place): ToolSchema {
  const { items: each, prefixItems } = node
  const first = asArray(prefixItems) as SchemaNode[]
  const inside = { ...place, fieldsAround: new Set<string>() }
  return {
    ...(place.direction === 'request' &&
      first.length > 0 && { prefixItems: first.map((item) => read(item, inside)) }),
    ...((isRecord(each) || typeof each === 'boolean') &&
      first.length === 0 && { items: read(each as SchemaNode, inside) }),
  }
}
