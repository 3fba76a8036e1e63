// By itself: a page that names the header needs nothing that builds a request.
import type { Operation, SecurityScheme } from '../types.ts'

export const keyHeader = 'X-API-Key'

/** Whether a call needs the key that the gateway takes anyway, in its header, and nothing beside it. */
export const asksForKeyAlone = (
  { security, security_requirements: ways }: Pick<Operation, 'security' | 'security_requirements'>,
  schemes: readonly SecurityScheme[],
): boolean =>
  security.length === 1 &&
  (ways ?? security).length === 1 &&
  schemes.some(
    ({ name, type, place, key }) =>
      name === security[0] &&
      type === 'apiKey' &&
      place === 'header' &&
      key?.toLowerCase() === keyHeader.toLowerCase(),
  )
