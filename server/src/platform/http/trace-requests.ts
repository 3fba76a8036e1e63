import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenSpan, Tracing } from '../tracing/tracing.ts'
import { whenOver } from './when-over.ts'

/** A span for each request, in the trace of its caller; its log lines name it beside the request ID. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, id } = request
    // The route's pattern, never the address: it may hold the number of a person, or a token.
    const route = request.routeOptions.url
    const span = tracing.start(route ? `${method} ${route}` : method, {
      kind: 'SERVER',
      caller: headers,
      attributes: {
        'http.request.method': method,
        'switchboard.request_id': id,
        ...(route && { 'http.route': route }),
      },
    })
    spans.set(request, span)
    request.log = request.log.child({ trace_id: span.traceId, span_id: span.spanId })
    whenOver(reply, () => {
      const status = reply.statusCode
      // Without a response, the caller has left.
      const attributes = reply.raw.headersSent ? { 'http.response.status_code': status } : {}
      span.end(attributes, status >= 500 ? `${status}` : undefined)
    })
    span.run(done)
  })
  // A body that was read in between left the span: its events are those of the connection.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
}
