import type { Fetch } from './fetch.ts'

export interface TraceRequestsOptions {
  /** The `traceparent` of the work that a call is a part of. Default, and where it returns undefined: a trace of the call’s own. */
  current?: () => string | undefined
  /** Default: the global fetch. */
  fetch?: Fetch
}

/**
 * A fetch for `createApi` and `createPortal` that sends `traceparent` (W3C Trace Context) with each call, so that your traces, the
 * provider’s and those of the API join. A `traceparent` that a call has already is left as it is.
 */
export function traceRequests({
  current = () => undefined,
  fetch = (request) => globalThis.fetch(request),
}: TraceRequestsOptions = {}): Fetch {
  return (request) => {
    if (!request.headers.has('traceparent')) request.headers.set('traceparent', current() ?? newTrace())
    return fetch(request)
  }
}

/** A trace that is recorded, of this call alone. */
const newTrace = (): string => `00-${hex(16)}-${hex(8)}-01`

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
