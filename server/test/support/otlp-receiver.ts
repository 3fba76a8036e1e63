import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { listen } from '../../../scripts/listen.ts'

interface OtlpValue {
  readonly stringValue?: string
  readonly intValue?: number
}

/** As OTLP writes it in JSON. */
interface OtlpSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  /** 1 internal, 2 server, 3 client. */
  readonly kind: number
  readonly attributes: readonly { readonly key: string; readonly value: OtlpValue }[]
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[]
  readonly status: { readonly code?: number }
}

interface Exported {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: OtlpSpan['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[]
  }[]
}

export interface ReceivedSpan extends Omit<OtlpSpan, 'attributes'> {
  readonly attributes: Readonly<Record<string, string | number | undefined>>
}

/** A collector of OpenTelemetry that takes traces by OTLP over HTTP, as JSON. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = []
  const texts: string[] = []
  const headers: (string | undefined)[] = []
  const waiting = new Set<ServerResponse>()
  const receiver = { holds: false }
  const server = createServer(async (request, response) => {
    const exported = (await json(request)) as Exported
    if (request.url !== '/v1/traces') response.writeHead(404)
    else {
      headers.push(request.headers.authorization)
      texts.push(JSON.stringify(exported))
      for (const { scopeSpans } of exported.resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans.map(read))
    }
    if (receiver.holds) waiting.add(response)
    else response.setHeader('Content-Type', 'application/json').end('{}')
  })
  const { url, close } = await listen(server)
  return Object.assign(receiver, {
    url,
    spans,
    /** All that has come, as it was written. */
    texts,
    /** `Authorization` of each export. */
    headers,
    /** Exports that wait for a response. */
    waiting,
    close,
  })
}

const read = ({ attributes, ...span }: OtlpSpan): ReceivedSpan => ({
  ...span,
  attributes: Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  ),
})
