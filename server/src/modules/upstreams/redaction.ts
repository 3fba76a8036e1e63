// Secrets that an API, or a token endpoint, was sent and repeats: they are in nothing that we log, show or hand on (decision 0111).
import { LRUCache } from 'lru-cache'
import { openEscapeOf, placedTextsOf, textsOf } from './escapes.ts'
import { spellingsOf } from './secret-spellings.ts'

export interface Redaction {
  /** The text with each secret covered, in any spelling that is usual. */
  text(text: string): string
  /** The same, of bytes; the very buffer where there is none. */
  bytes(bytes: Buffer): Buffer
  /** For one body, as it flows. */
  filter(): RedactionFilter
}

export interface RedactionFilter {
  /** Bytes that can go on. Those that could begin a secret wait for the next chunk. */
  push(chunk: Buffer): Buffer
  end(): Buffer
}

type Place = readonly [number, number]

const none = Buffer.alloc(0)
const maxCached = 2_000
const minLength = 6
/** Of a character of a secret, in escapes within escapes. */
const maxCharacterLength = 24

/** The same, made once for all calls with the same secrets. */
export function createRedactions(): typeof createRedaction {
  const cache = new LRUCache<string, { readonly redaction: Redaction | undefined }>({ max: maxCached })
  return (secrets) => {
    const key = secrets.join('\n')
    const { redaction } = cache.get(key) ?? { redaction: createRedaction(secrets) }
    cache.set(key, { redaction })
    return redaction
  }
}

/** Undefined where there is nothing to look for. */
export function createRedaction(secrets: readonly string[]): Redaction | undefined {
  const words = [...new Set(secrets.flatMap(wordsOf))].filter(isDistinct)
  const spellings = [...new Set(words.flatMap(spellingsOf))].filter(({ length }) => length >= minLength)
  if (spellings.length === 0) return undefined
  const maxWaiting = Math.max(...spellings.map(({ length }) => length)) * maxCharacterLength

  /** Places of the secrets in a text: the first byte of each, and the one after it. */
  function placesIn(text: string): readonly Place[] {
    const has = (reading: string) => spellings.some((spelling) => reading.includes(spelling))
    if (![...textsOf(text)].some(has)) return []
    return [...placedTextsOf(text)].flatMap((reading) =>
      spellings.flatMap((spelling) =>
        placesOf(spelling, reading.text).map(
          ([begin, end]): Place => [reading.begins[begin] ?? 0, reading.ends[end - 1] ?? 0],
        ),
      ),
    )
  }

  /** From where on a text could be the beginning of a secret. */
  function openEndOf(text: string): number {
    const escapeAt = openEscapeOf(text)
    const whole = text.slice(0, escapeAt)
    return Math.min(escapeAt, ...spellings.map((spelling) => whole.length - overlapOf(whole, spelling)))
  }

  /** How many bytes at the beginning of a text can go on: none of those behind is part of a secret that isn’t whole yet. */
  function decided(text: string, places: readonly Place[]): number {
    let cut = text.length
    if ([...textsOf(text.slice(-maxWaiting))].some((reading) => openEndOf(reading) < reading.length)) {
      const skipped = Math.max(0, text.length - maxWaiting)
      for (const { text: reading, begins } of placedTextsOf(text.slice(skipped)))
        cut = Math.min(cut, skipped + (begins[openEndOf(reading)] ?? cut - skipped))
    }
    for (;;) {
      const across = places.find(([begin, end]) => begin < cut && cut < end)
      if (!across) return cut
      cut = across[0]
    }
  }

  function bytes(text: Buffer, places = placesIn(text.toString('latin1'))): Buffer {
    if (places.length === 0) return text
    const copy = Buffer.from(text)
    for (const [begin, end] of places) copy.fill('*', begin, end)
    return copy
  }

  return {
    bytes: (text) => bytes(text),
    text(text) {
      // Headers come as strings in which each byte is one character.
      const encoding = /[\u0100-\uffff]/.test(text) ? 'utf8' : 'latin1'
      const plain = Buffer.from(text, encoding)
      const covered = bytes(plain)
      return covered === plain ? text : covered.toString(encoding)
    },
    filter() {
      let waiting: Buffer = none
      return {
        push(chunk) {
          const all = waiting.length > 0 ? Buffer.concat([waiting, chunk]) : chunk
          const text = all.toString('latin1')
          const places = placesIn(text)
          const length = decided(text, places)
          waiting = all.subarray(length)
          return bytes(all, places).subarray(0, length)
        },
        end: () => bytes(waiting),
      }
    },
  }
}

function placesOf(spelling: string, text: string): readonly Place[] {
  const places: Place[] = []
  for (let at = text.indexOf(spelling); at >= 0; at = text.indexOf(spelling, at + 1))
    places.push([at, at + spelling.length])
  return places
}

/** How many of the last characters of a text are the first of a spelling that isn’t whole. */
function overlapOf(text: string, spelling: string): number {
  const last = text.charCodeAt(text.length - 1)
  for (let length = Math.min(spelling.length - 1, text.length); length > 0; length -= 1)
    if (spelling.charCodeAt(length - 1) === last && text.endsWith(spelling.slice(0, length))) return length
  return 0
}

/** Of `Token abc`, an API may repeat the end alone. */
const wordsOf = (secret: string): readonly string[] => [secret, ...secret.split(' ')]

/** A short one, or a word, is in ordinary answers as well: covering it would harm them. */
const isDistinct = (secret: string): boolean =>
  secret.length >= 16 || (secret.length >= minLength && /[a-z]/i.test(secret) && /[^a-z]/i.test(secret))
