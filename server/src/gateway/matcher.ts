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
    .map((operation) => ({ operation, parts: operation.path.split('/') }))
    .sort((one, other) => parametersOf(one.parts) - parametersOf(other.parts))
  return (method, path) => {
    const given = partsOf(path)
    const found = given ? routes.filter(({ parts }) => fits(parts, given)) : []
    const operation = found.find((route) => route.operation.method === method)?.operation
    if (operation) return { operation }
    return { operation, allowed: [...new Set(found.map((route) => route.operation.method))] }
  }
}

const isParameter = (part: string): boolean => part.startsWith('{') && part.endsWith('}')
const parametersOf = (parts: readonly string[]): number => parts.filter(isParameter).length

function fits(parts: readonly string[], given: readonly string[]): boolean {
  if (parts.length !== given.length) return false
  return parts.every((part, index) => (isParameter(part) ? given[index] !== '' : part === given[index]))
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
