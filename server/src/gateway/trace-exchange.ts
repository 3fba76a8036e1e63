import { kindOf, type Tracing } from '../platform/tracing/tracing.ts'
import { NoResponse } from './no-response.ts'
import type { UpstreamResponse } from './read-response.ts'

interface Exchange {
  readonly method: string
  /** Where it goes. Its path is left out: a document's paths have numbers of people in them. */
  readonly base: string
  /** Names and values in turn. */
  readonly headers: readonly string[]
  readonly send: (headers: readonly string[]) => Promise<UpstreamResponse>
}

/** A request to an API as a span of its own, which the API's own spans can be children of. */
export async function traceExchange(tracing: Tracing, exchange: Exchange): Promise<UpstreamResponse> {
  const { method, base, headers, send } = exchange
  const url = URL.canParse(base) ? new URL(base) : undefined
  const span = tracing.start(method, {
    kind: 'CLIENT',
    attributes: {
      'http.request.method': method,
      ...(url && { 'server.address': url.hostname, 'server.port': portOf(url) }),
    },
  })
  try {
    const response = await send([...withoutTrace(headers), ...span.headers])
    const { status } = response
    span.end({ 'http.response.status_code': status }, status >= 400 ? `${status}` : undefined)
    return response
  } catch (error) {
    span.end({}, error instanceof NoResponse ? error.reason : kindOf(error))
    throw error
  }
}

const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80)

const isOfTrace = (name: string | undefined): boolean => name === 'traceparent' || name === 'tracestate'

/** The caller's, whose trace goes on in ours. */
const withoutTrace = (headers: readonly string[]): readonly string[] =>
  headers.filter((_, index) => !isOfTrace(headers[index - (index % 2)]))
