import { asArray, isObject, type Json, type JsonObject } from '../../reference/json.ts'
import { type NamedSchemas, type Resolved, resolve } from './resolve.ts'

/** `array of string, date-time`, `integer or null`: a type as one would say it. */
export function typeWords({ node, nullable }: Resolved, schemas: NamedSchemas): string {
  const format = typeof node.format === 'string' ? `, ${node.format}` : ''
  return `${baseWords(node, schemas)}${format}${nullable ? ' or null' : ''}`
}

function baseWords(node: JsonObject, schemas: NamedSchemas): string {
  if (node.oneOf) return `one of ${asArray(node.oneOf).length} forms`
  if (node.anyOf) return `any of ${asArray(node.anyOf).length} forms`
  const types = Array.isArray(node.type) ? node.type : [node.type ?? guess(node)]
  return types
    .filter((type) => type !== 'null')
    .map((type) => (type === 'array' ? arrayWords(node, schemas) : String(type)))
    .join(' or ')
}

function arrayWords({ items }: JsonObject, schemas: NamedSchemas): string {
  if (!isObject(items)) return 'array'
  const entry = resolve(items, schemas)
  // A list may hold itself; two levels say enough.
  return entry.node.items ? 'array of arrays' : `array of ${typeWords(entry, schemas)}`
}

function guess(node: JsonObject): string {
  if (node.properties || node.additionalProperties) return 'object'
  if (node.items) return 'array'
  const value = 'const' in node ? node.const : asArray(node.enum)[0]
  if (value === undefined) return 'any value'
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

/** What a value must keep, each a short phrase; `code` stands apart because it is meant to the letter. */
export interface Limit {
  readonly words: string
  readonly code?: readonly string[]
}

const mostValues = 20

export function limitsOf({ node }: Resolved): Limit[] {
  const values = 'const' in node ? [node.const ?? null] : asArray(node.enum)
  const limits: (Limit | false)[] = [
    { words: between(node.minLength, node.maxLength, ' characters') },
    { words: between(node.minimum, node.maximum, '') },
    isNumber(node.exclusiveMinimum) && { words: `more than ${node.exclusiveMinimum}` },
    isNumber(node.exclusiveMaximum) && { words: `less than ${node.exclusiveMaximum}` },
    isNumber(node.multipleOf) && { words: `a multiple of ${node.multipleOf}` },
    { words: between(node.minItems, node.maxItems, ' entries') },
    node.uniqueItems === true && { words: 'no entry twice' },
    typeof node.pattern === 'string' && { words: 'pattern', code: [node.pattern] },
    values.length > 0 && { words: 'one of', code: values.slice(0, mostValues).map(written) },
    values.length > mostValues && { words: `and ${values.length - mostValues} more` },
    'default' in node && node.default !== null && { words: 'default', code: [written(node.default)] },
    node.readOnly === true && { words: 'only in answers' },
    node.writeOnly === true && { words: 'only in requests' },
    node.deprecated === true && { words: 'deprecated' },
  ]
  return limits.filter((limit) => limit !== false).filter(({ words }) => words !== '')
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const written = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)

function between(least: unknown, most: unknown, unit: string): string {
  const from = isNumber(least) && (least !== 0 || unit === '') ? least : undefined
  const to = isNumber(most) ? most : undefined
  if (from !== undefined && from === to) return `exactly ${from}${unit}`
  if (from !== undefined && to !== undefined) return `${from} to ${to}${unit}`
  if (from !== undefined) return `at least ${from}${unit}`
  return to === undefined ? '' : `at most ${to}${unit}`
}
