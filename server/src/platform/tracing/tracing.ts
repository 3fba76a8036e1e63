// The packages of OpenTelemetry are loaded in `open-telemetry.ts` alone, where a deployment exports traces: without them, here are types.
import type { IncomingHttpHeaders } from 'node:http'
import type { Attributes } from '@opentelemetry/api'

/** A piece of work within a trace. Attributes are chosen one by one: nothing that a caller sent is in them. */
export interface OpenSpan {
  readonly traceId: string
  readonly spanId: string
  /** `traceparent` and `tracestate` for a server that does a part of this work; names and values in turn. */
  readonly headers: readonly string[]
  /** Spans that the work begins, now or later, are parts of it. */
  run<Result>(work: () => Result): Result
  set(attributes: Attributes): void
  /** `error` names the kind of a failure, in few and fixed words. */
  end(attributes?: Attributes, error?: string): void
}

interface SpanOptions {
  readonly kind?: 'SERVER' | 'CLIENT' | 'INTERNAL'
  readonly attributes?: Attributes
  /** Headers of a request, whose trace goes on. Where they name none, the span that runs is the parent. */
  readonly caller?: IncomingHttpHeaders
}

export interface Tracing {
  /** The span that runs. */
  current(): OpenSpan | undefined
  start(name: string, options?: SpanOptions): OpenSpan
  /** Work that is done for several at once: a part of the first, with links to and from the others. */
  together<Result>(spans: readonly (OpenSpan | undefined)[], work: () => Promise<Result>): Promise<Result>
  /** Exports what is left, as far as a moment allows. Never rejects. */
  stop(): Promise<void>
}

/** Work as a part of the span that runs; without tracing, the work alone. */
export async function inSpan<Result>(
  tracing: Tracing | undefined,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = tracing?.current() && tracing.start(name)
  return span ? runIn(span, work) : work()
}

/** Work outside of a request, as a trace of its own; without tracing, the work alone. */
export async function inTrace<Result>(
  tracing: Tracing | undefined,
  name: string,
  work: () => Promise<Result>,
  attributes: Attributes = {},
): Promise<Result> {
  const span = tracing?.start(name, { attributes })
  return span ? runIn(span, work) : work()
}

async function runIn<Result>(span: OpenSpan, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await span.run(work)
    span.end()
    return result
  } catch (error) {
    span.end({}, kindOf(error))
    throw error
  }
}

/** The class of an error. Its text may repeat what was sent. */
export const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
