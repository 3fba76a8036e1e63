import { isObject } from '@switchboard/oas/document'
import type { components } from '@switchboard/sdk'
import { bytesOf, spacedTextsOf } from '../modules/upstreams/escapes.ts'
import { codingsOf, decode } from '../platform/http/content-codings.ts'
import { type FieldRules, isPersonalName, letters } from './exchange-fields.ts'

type Recorded = components['schemas']['RecordedMessage']

interface Message {
  readonly headers: Readonly<Record<string, unknown>>
  /** Undefined where it flows, null where there is none. */
  readonly body: Buffer | null | undefined
}

export interface Exchange {
  /** Path and query, as they were sent, and the path of the operation. */
  readonly path: string
  readonly template: string
  readonly request: Message
  readonly response: Message & { readonly status: number }
}

const covered = '•••'
const maxText = 16_384
const maxPlainBytes = 65_536
const maxPairs = 100
const maxValue = 500
const maxDepth = 60
/** A longer text than errors have, or more words than can be looked for in it, is covered whole. */
const maxErrorText = 1_000
const maxWords = 2_000

const mediaTypes =
  /^(?:(?:\*|application|text|multipart)\/(?:\*|(?:problem\+)?json|xml|plain|html|csv|form-data|x-www-form-urlencoded|octet-stream|event-stream)(?:; ?(?:charset=utf-8|q=[\d.]{1,5}))*(?:, ?)?)+$/i
const codings = /^(?:(?:gzip|deflate|br|zstd|identity|chunked|\*)(?:; ?q=[\d.]{1,5})?(?:, ?)?)+$/i
/** Headers of requests with the only values that are shown: anything can be in a header. */
const requestHeaders: Readonly<Record<string, RegExp>> = {
  accept: mediaTypes,
  'content-type': mediaTypes,
  'accept-encoding': codings,
  'content-encoding': codings,
  'transfer-encoding': codings,
  'content-length': /^\d{1,8}$/,
}
const responseHeaders =
  /^(?:allow|cache-control|content-(?:encoding|language|length|type)|date|deprecation|retry-after|sunset|vary|x-credits-(?:charged|left)|x-environment|ratelimit(?:-[a-z]+)*)$/
const errorNames =
  /^(?:code|status|title|detail|details|message|description|error|error_description|reason|pointer|type)$/
const idName = /(?:^id|_id|Id)$/
const idValue = /^(?=.*\d)[\w:-]{1,64}$/
const plainName = /^[\w.$@-]{1,60}$/
/** Addresses of mail; numbers of phones, cards and accounts; keys and tokens. */
const patterns =
  /[^\s@<>"'&=]+@[^\s@<>"'&=]+\.[^\s@<>"'&=]+|\+?\p{Nd}(?:[\s().\-/]*\p{Nd}){6,}|(?:bearer|basic)\s+\S+|(?=[\w+=-]*\d)(?=[\w+=-]*[a-z])[\w+=-]{20,}/giu
const words = /[\p{L}\p{M}\p{N}]+/gu

const fold = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The exchange of a test call as the log shows it. Values that the request has covered are covered wherever the response repeats them. */
export async function redactExchange(
  { path, template, request, response }: Exchange,
  rules: FieldRules,
): Promise<components['schemas']['CallExchange']> {
  const cover = new Cover()
  const [pathOnly = '', search = ''] = path.split(/\?(.*)/s)
  const steps = new Set(template.split('/'))
  for (const step of pathOnly.split('/')) if (!steps.has(step)) cover.hide(step, true)
  const readRequest = new Reader(cover, rules, false)
  // Values first: a name at one place covers it at all others.
  const requestBody = await bodyOf(request, readRequest)
  const query = readRequest.pairs(search)
  const headers = requestPairs(request.headers, cover)
  const responseBody = await bodyOf(response, new Reader(cover, rules, response.status >= 400))
  return {
    request: { headers, query, ...requestBody },
    response: {
      headers: responsePairs(response.headers, cover),
      query: [],
      ...responseBody,
    },
  }
}

/** Covers values and remembers their words. */
class Cover {
  readonly #words = new Set<string>()

  /** Words of a personal field are covered elsewhere even if they have two letters. */
  hide(value: unknown, isName = false): string {
    for (const text of readingsOf(`${value}`))
      for (const [word] of text.matchAll(words))
        if (word.length > (isName ? 1 : 2) && this.#words.size <= maxWords) this.#words.add(fold(word))
    return covered
  }

  text(text: string): string {
    if (text.length > maxErrorText || this.#words.size > maxWords) return covered
    const plain = text
      .replace(patterns, covered)
      .replace(words, (word) => (this.#words.has(fold(word)) ? covered : word))
    const isHidden = readingsOf(plain).some(
      (reading) =>
        reading.search(patterns) >= 0 || reading.match(words)?.some((word) => this.#words.has(fold(word))),
    )
    return isHidden ? covered : plain
  }
}

/** A text as it is, then without its escapes, then without those within them. */
const readingsOf = (text: string): readonly string[] =>
  [...spacedTextsOf(bytesOf(text))].map((reading) => Buffer.from(reading, 'latin1').toString())

class Reader {
  readonly #cover: Cover
  readonly #rules: FieldRules
  readonly #isError: boolean

  constructor(cover: Cover, rules: FieldRules, isError: boolean) {
    this.#cover = cover
    this.#rules = rules
    this.#isError = isError
  }

  json(value: unknown, name = '', depth = 0): unknown {
    if (value === null) return null
    if (depth > maxDepth) return covered
    if (Array.isArray(value)) return value.map((one) => this.json(one, name, depth + 1))
    if (!isObject(value)) return this.value(name, value)
    const isHidden = isPersonalName(name)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        this.name(key),
        // Fields of a personal object are personal, too.
        isHidden && typeof one !== 'object'
          ? this.#cover.hide(one, true)
          : this.json(one, isHidden ? name : key, depth + 1),
      ]),
    )
  }

  pairs(search: string): { name: string; value: string }[] {
    return [...new URLSearchParams(search)].slice(0, maxPairs).map(([name, value]) => ({
      name: this.name(name).slice(0, maxPairs),
      value: `${this.value(name, typed(value))}`.slice(0, maxValue),
    }))
  }

  name(name: string): string {
    const isPlain =
      plainName.test(name) && (this.#rules.has(letters(name)) || (this.#isError && errorNames.test(name)))
    return isPlain ? name : this.#cover.hide(name)
  }

  value(name: string, value: unknown): unknown {
    if (this.#rules.get(letters(name))?.(value)) return value
    if (this.#isError && errorNames.test(name))
      return typeof value === 'string' ? this.#cover.text(value) : value
    const isId =
      typeof value === 'string' && idName.test(name) && idValue.test(value) && !isPersonalName(name)
    return isId ? this.#cover.text(value) : this.#cover.hide(value, isPersonalName(name))
  }
}

const typed = (text: string): unknown => {
  if (/^-?\d{1,15}(?:\.\d+)?$/.test(text)) return Number(text)
  return text === 'true' || text === 'false' ? text === 'true' : text
}

/** A header is named even where its value is covered. */
const requestPairs = (headers: Message['headers'], cover: Cover): Recorded['headers'] =>
  pairsOf(headers, (name) => !/^(?:host|connection)$/.test(name)).map(({ name, value }) => {
    const isShown = requestHeaders[name]?.test(value)
    // The word `test` in a key is no secret.
    const hidden = () => (name === 'x-api-key' ? covered : cover.hide(value))
    return { name: name.search(patterns) < 0 ? name : covered, value: isShown ? value : hidden() }
  })

/** A response has many that say nothing of the call. */
const responsePairs = (headers: Message['headers'], cover: Cover): Recorded['headers'] =>
  pairsOf(headers, (name) => responseHeaders.test(name)).map(({ name, value }) => ({
    name,
    value: cover.text(value),
  }))

function pairsOf(headers: Message['headers'], isListed: (name: string) => boolean): Recorded['headers'] {
  const pairs = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && isListed(name.toLowerCase()),
  )
  return pairs.slice(0, maxPairs).map(([name, value]) => ({
    name: name.toLowerCase().slice(0, maxPairs),
    value: `${value}`.slice(0, maxValue),
  }))
}

async function bodyOf({ headers, body }: Message, reader: Reader): Promise<Pick<Recorded, 'body' | 'note'>> {
  const without = (note: string | null) => ({ body: null, note })
  if (body === undefined)
    return without('A body that wasn’t read, that flows or is larger than 64 KB isn’t recorded.')
  if (body === null || body.length === 0) return without(null)
  const plain = await unpacked(body, `${headers['content-encoding'] ?? ''}`)
  if (!plain) return without('A body that unpacks to more than 64 KB, or can’t be unpacked, isn’t recorded.')
  const type = `${headers['content-type'] ?? 'application/json'}`.toLowerCase()
  if (type.includes('x-www-form-urlencoded')) {
    const lines = reader.pairs(plain.toString()).map(({ name, value }) => `${name}=${value}`)
    return cut(lines.join('\n'))
  }
  if (!type.includes('json'))
    return without(`Only JSON and forms are recorded. This body has ${plain.length} bytes.`)
  try {
    return cut(JSON.stringify(reader.json(JSON.parse(plain.toString())), null, 2))
  } catch {
    return without(`The body can’t be read as JSON. It has ${plain.length} bytes.`)
  }
}

async function unpacked(body: Buffer, encoding: string): Promise<Buffer | undefined> {
  const { codings, unknown } = codingsOf(encoding)
  let plain = body
  for (const coding of codings.toReversed()) {
    const { bytes, whole } = await decode(plain, coding, maxPlainBytes)
    if (!whole) return undefined
    plain = bytes
  }
  return unknown === undefined ? plain : undefined
}

const cut = (text: string): Pick<Recorded, 'body' | 'note'> => {
  if (text.length <= maxText) return { body: text, note: null }
  return { body: text.slice(0, maxText).toWellFormed(), note: 'Cut at 16 KB.' }
}
