import { createMatcher, type Matcher as PathMatcher } from '@switchboard/oas/paths'
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
  return (method, path) =>
    isReadable(path) && !isAnother(method, path, match)
      ? match(method, path)
      : { operation: undefined, allowed: [], ambiguous: false }
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

/**
 * Whether the path would be one of the document’s to a server that takes an encoded slash for one, or another operation to one that takes no
 * notice of what follows a semicolon, as those of Java do.
 */
function isAnother(method: string, path: string, match: Matcher): boolean {
  const apart = path.replace(/%2f|%5c|\\/gi, '/')
  const bare = apart.replace(/(?:;|%3b)[^/]*/gi, '')
  if (bare !== apart) {
    const called = match(method, path).operation
    const { operation } = match(method, bare)
    // A path that is documented with one is read by its API as it's written.
    if (operation && operation !== called && !called?.path.includes(';')) return true
  }
  if (apart === path) return false
  const target = match('', apart)
  return target.operation === undefined && target.allowed.length > 0
}
