// Secrets that an API, or a token endpoint, was sent and repeats: they are in nothing that we log, show or hand on (decision 0111).
import { LRUCache } from 'lru-cache'
import { needlesOf } from './secret-spellings.ts'

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
  const spellings = needles.flatMap((one) => one.spellings)
  // Headers come as strings in which each byte is one character.
  const names = [...new Set(spellings.flatMap((one) => [one, Buffer.from(one).toString('latin1')]))]
  const beginsWith = beginningsOf(spellings)

  function bytes(text: Buffer): Buffer {
    let copy: Buffer | undefined
    for (const { core, spellings } of needles) {
      if (!text.includes(core)) continue
      for (const spelling of spellings) {
        const length = Buffer.byteLength(spelling)
        for (let at = text.indexOf(spelling); at >= 0; at = text.indexOf(spelling, at + length)) {
          copy ??= Buffer.from(text)
          copy.fill('*', at, at + length)
        }
      }
    }
    return copy ?? text
  }

  return {
    bytes,
    text: (text) =>
      needles.some(({ core }) => text.includes(core))
        ? names.reduce((all, name) => all.replaceAll(name, '*'.repeat(name.length)), text)
        : text,
    filter() {
      let waiting: Buffer = none
      return {
        push(chunk) {
          const all = bytes(waiting.length > 0 ? Buffer.concat([waiting, chunk]) : chunk)
          const length = all.length - beginsWith(all)
          waiting = all.subarray(length)
          return all.subarray(0, length)
        },
        end: () => waiting,
      }
    },
  }
}

/** How many bytes at the end of a text are the beginning of one of the spellings. */
function beginningsOf(spellings: readonly string[]): (text: Buffer) => number {
  const all = [...new Set(spellings)].map((spelling) => Buffer.from(spelling))
  const firsts = new Uint8Array(256)
  for (const [first = 0] of all) firsts[first] = 1
  const longest = Math.max(...all.map(({ length }) => length))
  return (text) => {
    for (let at = Math.max(0, text.length - longest + 1); at < text.length; at += 1) {
      if (firsts[text[at] as number] === 1 && all.some((one) => isBeginning(one, text, at)))
        return text.length - at
    }
    return 0
  }
}

/** Byte by byte, which is faster than a comparison of buffers: few go beyond the second. */
function isBeginning(spelling: Buffer, text: Buffer, at: number): boolean {
  const length = text.length - at
  if (length >= spelling.length) return false
  let same = 0
  while (same < length && spelling[same] === text[at + same]) same += 1
  return same === length
}

/** Of `Token abc`, an API may repeat the end alone. */
const wordsOf = (secret: string): readonly string[] => [secret, ...secret.split(' ')]

/** A short one, or a word, is in ordinary answers as well: covering it would harm them. */
const isDistinct = (secret: string): boolean =>
  secret.length >= 16 || (secret.length >= 6 && /[a-z]/i.test(secret) && /[^a-z]/i.test(secret))
