import type { Operation, SecurityRequirement, SecurityScheme } from '../types.ts'

export interface Authentication {
  /** `silent` where the document says nothing, `none` where it says that nothing is needed. */
  readonly kind: 'silent' | 'none' | 'optional' | 'required'
  /** One is enough; all schemes of a way are needed together. */
  readonly ways: readonly (readonly SecurityRequirement[])[]
}

/** What the document asks of a caller. */
export function authenticationOf({
  security,
  security_requirements: given,
}: Pick<Operation, 'security' | 'security_requirements'>): Authentication {
  // What was kept before requirements were read says no more than the names.
  const all = given === undefined ? security.map((scheme) => [{ scheme, scopes: [] }]) : given
  if (all === null) return { kind: 'silent', ways: [] }
  const ways = all.filter((way) => way.length > 0)
  if (ways.length === 0) return { kind: 'none', ways }
  return { kind: ways.length < all.length ? 'optional' : 'required', ways }
}

/** Whether one way is the key that the gateway takes anyway, in its header, and nothing beside it. */
export const asksForKeyAlone = (
  { kind, ways }: Authentication,
  schemes: readonly SecurityScheme[],
  keyHeader: string,
): boolean =>
  kind === 'required' &&
  ways.length === 1 &&
  ways[0]?.length === 1 &&
  schemes.some(
    ({ name, type, place, key }) =>
      name === ways[0]?.[0]?.scheme &&
      type === 'apiKey' &&
      place === 'header' &&
      key?.toLowerCase() === keyHeader.toLowerCase(),
  )
