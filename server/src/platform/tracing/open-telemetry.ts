import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracingSettings } from '../settings/deployment.ts'
import type { OpenSpan, Tracing } from './tracing.ts'

interface TracingOptions extends TracingSettings {
  readonly onFailure: (error: unknown) => void
}

const exportTimeoutMs = 5_000
const delayMs = 2_000
const stopMs = 2_000
const maxQueuedSpans = 8_192
/** A collector that is away fails every export. */
const tellEveryMs = 60_000

/** Nothing waits for an export; spans that can’t be sent are dropped. See decision 0102. */
export function startTracing({ endpoint, headers, ratio, service, onFailure }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: exportTimeoutMs,
    concurrencyLimit: 2,
  })
  const share = new TraceIdRatioBasedSampler(ratio)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    // A caller may ask not to be recorded, but not to be recorded more often than others.
    sampler: new ParentBasedSampler({ root: share, remoteParentSampled: share }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: telling(exporter, onFailure),
        exportTimeoutMillis: 2 * exportTimeoutMs,
        scheduledDelayMillis: delayMs,
        maxQueueSize: maxQueuedSpans,
      }),
    ],
  })
  const tracer = provider.getTracer('switchboard')
  const propagator = new W3CTraceContextPropagator()
  // Of this instance: the API of OpenTelemetry has one for the whole process.
  const running = new AsyncLocalStorage<RecordedSpan>()

  class RecordedSpan implements OpenSpan {
    readonly span: Span
    readonly context: Context
    constructor(span: Span, parent: Context) {
      this.span = span
      this.context = trace.setSpan(parent, span)
    }
    get traceId() {
      return this.span.spanContext().traceId
    }
    get spanId() {
      return this.span.spanContext().spanId
    }
    get headers() {
      const carrier: Record<string, string> = {}
      propagator.inject(this.context, carrier, defaultTextMapSetter)
      return Object.entries(carrier).flat()
    }
    run<Result>(work: () => Result): Result {
      return running.run(this, work)
    }
    set(attributes: Attributes): void {
      this.span.setAttributes(attributes)
    }
    end(attributes: Attributes = {}, error?: string): void {
      this.span.setAttributes(attributes)
      if (error !== undefined)
        this.span.setAttribute('error.type', error).setStatus({ code: SpanStatusCode.ERROR })
      this.span.end()
    }
  }

  function parentOf(caller: SpanCaller): Context {
    const sent = caller && propagator.extract(ROOT_CONTEXT, caller, defaultTextMapGetter)
    if (sent && trace.getSpanContext(sent)) return sent
    return running.getStore()?.context ?? ROOT_CONTEXT
  }

  const start = (
    name: string,
    { kind = 'INTERNAL', attributes = {}, caller }: Parameters<Tracing['start']>[1] = {},
    linked: readonly RecordedSpan[] = [],
  ): RecordedSpan => {
    const parent = parentOf(caller)
    const links = linked.map(({ span }) => ({ context: span.spanContext() }))
    return new RecordedSpan(
      tracer.startSpan(name, { kind: SpanKind[kind], attributes, links }, parent),
      parent,
    )
  }

  return {
    current: () => running.getStore(),
    start: (name, options) => start(name, options),
    together(spans, work) {
      const [first, ...others] = spans.filter((span) => span instanceof RecordedSpan)
      if (!first) return running.exit(work)
      if (others.length === 0) return first.run(work)
      const batch = first.run(() => start('batch', {}, others))
      const context = batch.span.spanContext()
      for (const { span } of others) span.addLink({ context })
      return batch.run(work).finally(() => batch.end())
    },
    async stop() {
      await Promise.race([provider.shutdown().catch(onFailure), pause(stopMs, undefined, { ref: false })])
    },
  }
}

type SpanCaller = NonNullable<Parameters<Tracing['start']>[1]>['caller']

/** The exporter, whose failures are told once in a while. */
function telling(exporter: SpanExporter, onFailure: (error: unknown) => void): SpanExporter {
  let toldAt = Number.NEGATIVE_INFINITY
  const tell = ({ code, error }: ExportResult) => {
    if (code === ExportResultCode.SUCCESS || performance.now() - toldAt < tellEveryMs) return
    toldAt = performance.now()
    onFailure(error)
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        tell(result)
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}
