import { isRecord } from '../json.ts'
import { isLongNumber, parseJson, writeJson } from '../numbers.ts'
import { resolve, typeOf } from '../schema/resolve.ts'
import type { Input, NamedSchemas } from '../types.ts'

/** The properties that decide how a value is serialised. */
export type Written = Pick<
  Input,
  'name' | 'place' | 'schema' | 'style' | 'explode' | 'allow_reserved' | 'content_type'
>
/** Both are encoded for an address. */
export type Pair = readonly [name: string, value: string]

/** A text as a form has it, as the schema means it: a list, an object by its fields, or itself. */
type Value =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'object'; readonly fields: readonly (readonly [name: string, value: unknown])[] }

export function valueOfText(
  { schema, content_type }: Pick<Written, 'schema' | 'content_type'>,
  text: string,
  schemas: NamedSchemas,
): Value {
  if (content_type) return { kind: 'text', text }
  const type = typeOf(resolve(schema, schemas).node)
  const json = type === 'array' || type === 'object' ? parsed(text) : undefined
  if (Array.isArray(json)) return { kind: 'list', items: json.map(plain) }
  if (isRecord(json)) return { kind: 'object', fields: Object.entries(json) }
  if (type === 'array') return { kind: 'list', items: text.split(',').map((piece) => piece.trim()) }
  return { kind: 'text', text }
}

function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null ? writeJson(value) : String(value ?? '')

const usualStyle = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  querystring: 'form',
  cookie: 'form',
} as const

function manner({ place, style = usualStyle[place], explode, allow_reserved }: Written) {
  const apart = explode ?? (style === 'form' || style === 'cookie' || style === 'deepObject')
  return { style, explode: apart, encode: allow_reserved ? encodeUnreserved : encode }
}

/** The text that replaces `{name}` in the path. */
export function pathText(input: Written, text: string, schemas: NamedSchemas): string {
  const value = valueOfText(input, text, schemas)
  const { style, explode } = manner(input)
  const name = encode(input.name)
  const joined = joinedBy(value, { between: ',', explode, encode })
  if (style === 'label') return `.${explode ? joinedBy(value, { between: '.', explode, encode }) : joined}`
  if (style !== 'matrix') return joined
  if (value.kind === 'text' || !explode) return `;${name}=${joined}`
  const pairs =
    value.kind === 'list'
      ? value.items.map((item) => `${name}=${encode(item)}`)
      : value.fields.map(([field, one]) => `${encode(field)}=${encode(plain(one))}`)
  return pairs.map((pair) => `;${pair}`).join('')
}

export function headerText(input: Written, text: string, schemas: NamedSchemas): string {
  const value = valueOfText(input, text, schemas)
  const { explode } = manner(input)
  const whole =
    value.kind === 'text' ? text : joinedBy(value, { between: ',', explode, encode: (one) => one })
  return whole.replace(/[\r\n]+/g, ' ').trim()
}

export function queryPairs(input: Written, text: string, schemas: NamedSchemas): readonly Pair[] {
  const value = valueOfText(input, text, schemas)
  const { style, explode, encode: encoded } = manner(input)
  const name = encode(input.name)
  if (value.kind === 'text') return [[name, encoded(text)]]
  if (style === 'deepObject' && value.kind === 'object')
    return value.fields.flatMap(([field, one]) => deepPairs(`${input.name}[${field}]`, one, encoded))
  if (explode)
    return value.kind === 'list'
      ? value.items.map((item): Pair => [name, encoded(item)])
      : value.fields.map(([field, one]): Pair => [encode(field), encoded(plain(one))])
  const between = style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ','
  return [[name, joinedBy(value, { between, explode, encode: encoded })]]
}

/** All that stands behind the question mark, as its media type writes it. */
export function wholeQuery({ content_type = '' }: Pick<Written, 'content_type'>, text: string): string {
  if (!/^application\/x-www-form-urlencoded\b/i.test(content_type)) return encode(text)
  const fields = parsed(text)
  if (!isRecord(fields)) return text.replace(/[^A-Za-z0-9\-._~$&+,;=:@/%?]+/gu, (piece) => encode(piece))
  return Object.entries(fields)
    .flatMap(([name, value]) => [value].flat().map((one) => `${encode(name)}=${encode(plain(one))}`))
    .join('&')
}

export function cookiePairs(input: Written, text: string, schemas: NamedSchemas): readonly Pair[] {
  if (input.style !== 'cookie') return queryPairs(input, text, schemas)
  // Written as they are, but for what would end the cookie.
  const asIs = (one: string) => one.replace(/[;\s]/g, encode)
  return queryPairs(input, text, schemas).map(
    ([name, value]): Pair => [name, asIs(decodeURIComponent(value))],
  )
}

/** OpenAPI says how far one level is written; deeper ones go on in the same way, as servers read them. */
function deepPairs(name: string, value: unknown, encoded: (text: string) => string): Pair[] {
  if (Array.isArray(value)) return value.flatMap((item) => deepPairs(name, item, encoded))
  if (!isRecord(value) || isLongNumber(value)) return [[encode(name), encoded(plain(value))]]
  return Object.entries(value).flatMap(([field, one]) => deepPairs(`${name}[${field}]`, one, encoded))
}

interface Joining {
  readonly between: string
  readonly explode: boolean
  readonly encode: (text: string) => string
}

function joinedBy(value: Value, { between, explode, encode: encoded }: Joining): string {
  if (value.kind === 'text') return encoded(value.text)
  if (value.kind === 'list') return value.items.map(encoded).join(between)
  const sign = explode ? '=' : between
  return value.fields.map(([field, one]) => `${encoded(field)}${sign}${encoded(plain(one))}`).join(between)
}

/** Also what encodeURIComponent leaves and a shell or a string in quotes would not. */
export const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Reserved characters stay, but for those that would end the value. */
const encodeUnreserved = (text: string): string => text.replace(/[^:/?@!$()*,;]+/gu, (piece) => encode(piece))
