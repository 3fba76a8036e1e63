import type { Operation, SecurityRequirement } from '../types.ts'

export interface Authentication {
  /** `silent` where the document says nothing, `none` where it says that nothing is needed. */
  readonly kind: 'silent' | 'none' | 'optional' | 'required'
  /** One is enough; all schemes of a way are needed together. */
  readonly ways: readonly (readonly SecurityRequirement[])[]
}

/** The document's authentication for a caller. */
export function authenticationOf({
  security,
  security_requirements: requirements,
}: Pick<Operation, 'security' | 'security_requirements'>): Authentication {
  // Older stored documentation has only the names.
  const all = requirements === undefined ? security.map((scheme) => [{ scheme, scopes: [] }]) : requirements
  if (all === null) return { kind: 'silent', ways: [] }
  const ways = all.filter((way) => way.length > 0)
  if (ways.length === 0) return { kind: 'none', ways }
  return { kind: ways.length < all.length ? 'optional' : 'required', ways }
}

/** Whether a list of ways says more than the schemes themselves. */
export const saysMoreThanNames = (ways: Authentication['ways']): boolean =>
  ways.length > 1 || ways.some((way) => way.length > 1 || way.some(({ scopes }) => scopes.length > 0))
