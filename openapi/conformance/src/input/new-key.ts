import type { CallInput, Context } from '../context/context.ts'

/** The headers of a call that is one of its own: with another idempotency key, where it has one. */
export const withNewKey = (context: Context, { headers = {} }: CallInput): Record<string, string> =>
  'Idempotency-Key' in headers
    ? { ...headers, 'Idempotency-Key': `conformance-${context.unique()}` }
    : { ...headers }
