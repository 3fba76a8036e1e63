// Secrets that an API, or a token endpoint, was sent and repeats: they are in nothing that we log, show or hand on (decision 0111).
import { LRUCache } from 'lru-cache'
import { type Needle, needlesOf } from './secret-spellings.ts'

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

const none = Buffer.alloc(0)
const maxCached = 2_000

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
  const needles = [...new Set(secrets.flatMap(wordsOf))].filter(isDistinct).flatMap(needlesOf)
  if (needles.length === 0) return undefined
  const longest = Math.max(...needles.map(({ maxLength }) => maxLength))
  const isFirst = new Uint8Array(256)
  for (const { characters } of needles) for (const byte of characters[0]?.keys() ?? []) isFirst[byte] = 1

  /** Places of the secrets in a text: the first byte of each, and the one after it. */
  function placesIn(text: Buffer): readonly (readonly [number, number])[] {
    const places: [number, number][] = []
    for (const needle of needles) {
      let at = 0
      const next = (from: number) => (from < text.length ? text.indexOf(needle.core, from) : -1)
      for (let core = next(0); core >= 0; core = next(core + 1)) {
        for (at = Math.max(at, core - needle.maxLead); at <= core && at < text.length; at += 1) {
          const end = isFirst[text[at] as number] ? endOf(needle, text, at) : undefined
          if (end === undefined || end === 'open') continue
          places.push([at, end])
          at = end - 1
        }
      }
    }
    return places
  }

  function bytes(text: Buffer, places = placesIn(text)): Buffer {
    if (places.length === 0) return text
    const copy = Buffer.from(text)
    for (const [begin, end] of places) copy.fill('*', begin, end)
    return copy
  }

  /** How many bytes at the beginning of a text can go on: none of those behind is part of one that isn’t whole yet. */
  function decided(text: Buffer, places: readonly (readonly [number, number])[]): number {
    let cut = Math.max(0, text.length - longest + 1)
    const isOpen = (needle: Needle) => endOf(needle, text, cut) === 'open'
    while (cut < text.length && !(isFirst[text[cut] as number] && needles.some(isOpen))) cut += 1
    for (;;) {
      const across = places.find(([begin, end]) => begin < cut && cut < end)
      if (!across) return cut
      cut = across[0]
    }
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
          const places = placesIn(all)
          const length = decided(all, places)
          waiting = all.subarray(length)
          return bytes(all, places).subarray(0, length)
        },
        end: () => bytes(waiting),
      }
    },
  }
}

/** Where a secret ends that begins at a place; `open` where the text ends before it does. */
function endOf({ characters }: Needle, text: Buffer, at: number): number | 'open' | undefined {
  if (!characters[0]?.has(text[at] as number)) return undefined
  let isOpen = false
  // Spellings of one character may begin alike: no place is tried twice.
  let tried: Set<number> | undefined

  function follow(place: number, index: number): number | undefined {
    const character = characters[index]
    if (!character) return place
    const key = place * characters.length + index
    if (tried?.has(key)) return undefined
    for (const spelling of character.get(text[place] as number) ?? []) {
      const same = sameBytes(spelling, text, place)
      if (same === spelling.length) {
        const end = follow(place + same, index + 1)
        if (end !== undefined) return end
      } else if (place + same === text.length) isOpen = true
    }
    if (place === text.length) isOpen = true
    tried ??= new Set()
    tried.add(key)
    return undefined
  }

  return follow(at, 0) ?? (isOpen ? 'open' : undefined)
}

function sameBytes(spelling: Buffer, text: Buffer, place: number): number {
  let same = 0
  while (same < spelling.length && spelling[same] === text[place + same]) same += 1
  return same
}

/** Of `Token abc`, an API may repeat the end alone. */
const wordsOf = (secret: string): readonly string[] => [secret, ...secret.split(' ')]

/** A short one, or a word, is in ordinary answers as well: covering it would harm them. */
const isDistinct = (secret: string): boolean =>
  secret.length >= 16 || (secret.length >= 6 && /[a-z]/i.test(secret) && /[^a-z]/i.test(secret))
