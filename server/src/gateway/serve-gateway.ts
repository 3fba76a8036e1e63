import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { createRedactions } from '../modules/upstreams/redaction.ts'
import type { AppContext } from '../platform/app-context.ts'
import { continueInTurn } from '../platform/http/continue-in-turn.ts'
import type { Turns } from '../platform/http/turns.ts'
import type { Tracing } from '../platform/tracing/tracing.ts'
import { createAdmission } from './admission.ts'
import { createQuestions } from './ask-person.ts'
import { createCallBooks } from './call-books.ts'
import { createTermsCache } from './call-terms.ts'
import { createCharging } from './charge-call.ts'
import { createFinisher } from './finish-call.ts'
import { createForwarder } from './forward.ts'
import { createCallHandler } from './handle-call.ts'
import { createExchangeKeeper } from './keep-exchanges.ts'
import { createLocator } from './locate-call.ts'
import { makeCall } from './make-call.ts'
import { createGatewayMetrics } from './metrics.ts'
import type { MockAddresses } from './mock-addresses.ts'
import type { PublishedMocks } from './published-mocks.ts'
import { createCircuits, observeAll } from './upstreams/circuits.ts'
import { createHealthReports } from './upstreams/health-reports.ts'
import { createUpstreamMetrics } from './upstreams/metrics.ts'
import { createTokens } from './upstreams/tokens.ts'
import { createUpstreams } from './upstreams/upstreams.ts'

type Gateway = Pick<AppContext, 'db' | 'clock' | 'settings' | 'log'> & {
  readonly mocks: MockAddresses
  readonly publishedMocks: PublishedMocks | undefined
  readonly turns: Turns
  readonly metrics: Registry
  readonly tracing: Tracing | undefined
}

/** Every API behind one address, `/gateway/{publisher}/{tag}/{version}/…`: checked, charged, handed on, booked. */
export async function serveGateway(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { db, clock, settings, log, mocks, publishedMocks, turns, metrics, tracing } = gateway
  const { publicUrl, timeZone, maxBodyMs } = settings
  const measures = createGatewayMetrics(metrics, () => books.unbookedMs())
  const books = createCallBooks({ db, clock, log, turns, tracing, onCharged: measures.onCharged })
  const health = createHealthReports({ db, clock, log, everyMs: settings.upstreamReportMs })
  const observer = observeAll([health, createUpstreamMetrics(metrics)])
  const circuits = createCircuits({ probeAfterMs: settings.circuitProbeMs, observer })
  const forwarder = createForwarder(circuits, { maxBodyMs, tracing })
  const cache = createTermsCache(db, timeZone)
  const finisher = createFinisher({ db, clock, books, publicUrl })
  const exchanges = createExchangeKeeper({ db, log })
  const means = { forwarder, tokens: createTokens(), redactionOf: createRedactions() }
  const handleCall = createCallHandler({
    clock,
    settings,
    tracing,
    locate: createLocator({ cache, publicUrl }),
    admission: createAdmission({
      maxCalls: settings.maxGatewayCalls,
      maxCallsPerApi: settings.maxGatewayCallsPerApi,
      share: settings.gatewayAccountShare,
      maxBodyMs,
    }),
    upstreams: createUpstreams({ db, settings, mocks, publishedMocks }),
    charge: createCharging({ cache, books, timeZone, askPerson: createQuestions({ db, settings }) }),
    send: (call) => makeCall({ ...call, ...means }),
    finish: finisher.finish,
    noteExchange: exchanges.note,
  })
  const running = new Set<Promise<unknown>>()
  app.drain.onAbort(() => forwarder.abort())

  continueInTurn(app.server)
  await app.register(async (scope) => {
    // Bodies are forwarded as they flow in.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    exchanges.watch(scope)
    scope.addHook('onClose', async () => {
      await Promise.allSettled(running)
      // Responses still flowing have had their time.
      forwarder.abort()
      await finisher.drain()
      await books.drain()
      await exchanges.drain()
      await forwarder.close()
      await health.stop()
    })
    scope.all('/gateway/*', (request, reply) => {
      // A caller who hangs up does not stop the metering; nor does a server that is told to end.
      const call = measures.count(reply, handleCall(request, reply))
      running.add(call)
      return call.finally(() => running.delete(call))
    })
  })
}
