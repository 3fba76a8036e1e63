/** An operation as the catalogue keeps it. */
export interface Operation {
  readonly operation_id: string
  readonly method: string
  /** As published, such as `/messages/{id}`. */
  readonly path: string
  /** List price, in credits. */
  readonly price: string
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
    const given = partsOf(path)
    const found = given ? routes.filter(({ parts }) => fits(parts, given)) : []
    const operation = found.find((route) => route.operation.method === method)?.operation
    if (operation) return { operation }
    return { operation, allowed: [...new Set(found.map((route) => route.operation.method))] }
  }
}

/** Also one beside fixed letters, such as `{id}.json` or `{id}:cancel`. */
const isParameter = (part: string): boolean => /\{[^{}]*\}/.test(part)
const parametersOf = (parts: readonly Part[]): number => parts.filter(({ text }) => isParameter(text)).length

interface Part {
  readonly text: string
  readonly fits: (given: string) => boolean
}

function partOf(text: string): Part {
  if (!isParameter(text)) return { text, fits: (given) => given === text }
  const fixed = text.split(/\{[^{}]*\}/)
  return { text, fits: (given) => fitsBetween(fixed, given) }
}

/** Without a regular expression: a publisher's pattern must not be able to run forever. */
function fitsBetween(fixed: readonly string[], given: string): boolean {
  const [first = '', ...rest] = fixed
  const last = rest.pop() ?? ''
  if (!given.startsWith(first) || !given.endsWith(last)) return false
  const end = given.length - last.length
  let at = first.length
  for (const piece of rest) {
    const found = given.indexOf(piece, at + 1)
    if (found < 0) return false
    at = found + piece.length
  }
  return at < end
}

function fits(parts: readonly Part[], given: readonly string[]): boolean {
  return parts.length === given.length && parts.every((part, index) => part.fits(given[index] ?? ''))
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

function climbs(part: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  return /[\0-\x1f]/.test(part) || part.split(/[/\\]/).some((step) => step === '.' || step === '..')
}
