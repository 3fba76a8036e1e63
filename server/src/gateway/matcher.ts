import type { components } from '@switchboard/sdk'

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
  /** Values that no live key may send; none without any. */
  readonly testValues?: readonly components['schemas']['TestDatum'][]
}

type Match =
  | { readonly operation: Operation }
  | { readonly operation: undefined; readonly allowed: readonly string[] }

export type Matcher = (method: string, path: string) => Match

/** Finds the operation that a method and a path below an API's address mean. Fixed parts win over parameters. */
export function compile(operations: readonly Operation[]): Matcher {
  const routes = operations
    .map((operation) => ({ operation, parts: operation.path.split('/').map(partOf) }))
    .sort((one, other) => parametersOf(one.parts) - parametersOf(other.parts))
  return (method, path) => {
    const pieces = partsOf(path)
    const matches =
      pieces && !isAnother(pieces, routes) ? routes.filter(({ parts }) => fits(parts, pieces)) : []
    const operation = matches.find((route) => route.operation.method === method)?.operation
    if (operation) return { operation }
    return { operation, allowed: [...new Set(matches.map((route) => route.operation.method))] }
  }
}

/** Also one beside fixed letters, such as `{id}.json` or `{id}:cancel`. */
const isParameter = (part: string): boolean => /\{[^{}]*\}/.test(part)
const parametersOf = (parts: readonly Part[]): number => parts.filter(({ text }) => isParameter(text)).length

interface Part {
  readonly text: string
  readonly fits: (text: string) => boolean
}

function partOf(text: string): Part {
  if (!isParameter(text)) return { text, fits: (piece) => piece === text }
  const fixed = text.split(/\{[^{}]*\}/)
  return { text, fits: (piece) => fitsBetween(fixed, piece) }
}

/** Without a regular expression: a publisher's pattern must not be able to run forever. */
function fitsBetween(fixed: readonly string[], text: string): boolean {
  const [first = '', ...rest] = fixed
  const last = rest.pop() ?? ''
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  const end = text.length - last.length
  let at = first.length
  for (const piece of rest) {
    const index = text.indexOf(piece, at + 1)
    if (index < 0) return false
    at = index + piece.length
  }
  return at < end
}

function fits(parts: readonly Part[], pieces: readonly string[]): boolean {
  return parts.length === pieces.length && parts.every((part, index) => part.fits(pieces[index] ?? ''))
}

/** Undefined for what an upstream may read as another path than the one that is charged. */
function partsOf(path: string): readonly string[] | undefined {
  try {
    const parts = path.split('/').map(decodeURIComponent)
    return parts.some(climbs) ? undefined : parts
  } catch {
    return undefined
  }
}

/** Also encoded twice, and before a semicolon, from which on servers of Java take no notice of a step. */
function climbs(part: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\0-\x1f\x7f]/.test(part)) return true
  return part.split(/[/\\]|%2f|%5c/i).some((step) => /^(?:\.|%2e){1,2}(?:;|%3b|$)/i.test(step))
}

/** Whether the path would be one of the document’s to a server that takes an encoded slash for one. */
function isAnother(
  pieces: readonly string[],
  routes: readonly { readonly parts: readonly Part[] }[],
): boolean {
  const apart = pieces.flatMap((piece) => piece.split(/[/\\]/))
  return apart.length > pieces.length && routes.some(({ parts }) => fits(parts, apart))
}
