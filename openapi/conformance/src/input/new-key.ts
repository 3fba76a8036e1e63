import type { CallInput, Context } from '../context/context.ts'
import type { Operation } from '../contract/contract.ts'

const header = 'Idempotency-Key'

/** A key for one intent, where an operation of the portal takes one. */
export const newKey = ({ contract, unique }: Context, { parameters }: Operation): Record<string, string> =>
  contract.isPortal && parameters.some(({ name }) => name === header)
    ? { [header]: `conformance-${unique()}` }
    : {}

/** The headers of the same call made anew: it gets a key of its own. */
export function withNewKey({ headers = {} }: CallInput): Record<string, string> {
  const { [header]: _, ...others } = headers
  return others
}
