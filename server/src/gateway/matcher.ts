import {
  createMatcher,
  type Matcher as PathMatcher,
  pathShape,
  withoutEncoding,
} from '@switchboard/oas/paths'
import type { components } from '@switchboard/sdk'
import type { DocumentedHeaders } from './headers.ts'

/** An operation as the catalogue keeps it. */
export interface Operation {
  readonly operation_id: string
  readonly method: string
  /** As published, such as `/messages/{id}`. */
  readonly path: string
  /** List price, in credits. */
  readonly price: string
  /** Since when the document has it deprecated. */
  readonly deprecatedSince?: Date | undefined
  /** Headers that its document asks for and other APIs don't see. */
  readonly documented?: DocumentedHeaders & {
    /** Addresses of the API as its document has them; undefined where no response has links. */
    readonly linksTo: readonly string[] | undefined
  }
  /** Values that no live key may send; none without any. */
  readonly testValues?: readonly components['schemas']['TestDatum'][]
}

export type Matcher = PathMatcher<Operation>

/** Finds the operation that a method and a path below an API's address mean. */
export function compile(operations: readonly Operation[]): Matcher {
  const match = createMatcher(operations)
  const ignoringCase = createMatcher(operations.map((one) => ({ ...one, path: one.path.toLowerCase() })))
  return (method, path) => {
    if (!isReadable(path)) return { operation: undefined, allowed: [], ambiguous: false }
    const called = match(method, path)
    if (!called.operation || hasOneReading(method, path, called.operation, ignoringCase)) return called
    return { operation: undefined, allowed: [], ambiguous: true }
  }
}

/** False for what an upstream may read as another path than the one that is charged. */
function isReadable(path: string): boolean {
  try {
    return !path.split('/').map(decodeURIComponent).some(climbs)
  } catch {
    return false
  }
}

/** Also encoded twice, and before a semicolon, from which on servers of Java take no notice of a step. */
function climbs(part: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\0-\x1f\x7f]/.test(part)) return true
  return part.split(/[/\\]|%2f|%5c/i).some((step) => /^(?:\.|%2e){1,2}(?:;|%3b|$)/i.test(step))
}

type Reading = (texts: readonly string[]) => readonly string[]
const each =
  (read: (text: string) => string): Reading =>
  (texts) =>
    texts.map(read)

const decodedTwice = each((text) => withoutEncoding(text) ?? text)
/** Proxies that decode a slash also merge it with the next, and take none at the end. */
const bySlashes: Reading = (texts) =>
  texts.some((text) => /[/\\]/.test(text))
    ? ['', ...texts.flatMap((text) => text.split(/[/\\]/)).filter(Boolean)]
    : texts
/** Servers of Java take no notice of what follows a semicolon. */
const withoutParameters = each((text) => text.replace(/;.*$/s, ''))
/** Nor those of Windows of spaces, and of dots at the end. */
const trimmed = each((text) => text.replace(/^\s+|[\s.]+$/g, ''))
const unchanged: Reading = (texts) => texts

/** Whether servers that overlook more than ours, case among it, call the same operation. */
function hasOneReading(method: string, path: string, called: Operation, ignoringCase: Matcher): boolean {
  const texts = path.split('/').map(decodeURIComponent)
  // A path that is documented with a semicolon is read by its API as it's written.
  const bare = called.path.includes(';') ? unchanged : withoutParameters
  const readings = [unchanged, decodedTwice, bySlashes, bare, trimmed]
  const all: Reading = (read) => readings.reduce((last, reading) => reading(last), read)
  const paths = [...readings, all].map((reading) =>
    reading(texts)
      .map((text) => text.toLowerCase().replace(/[%/?#]/g, encodeURIComponent))
      .join('/'),
  )
  return [...new Set(paths)].every((one) => {
    const { operation } = ignoringCase(method, one)
    return !operation || pathShape(operation.path) === pathShape(called.path.toLowerCase())
  })
}
