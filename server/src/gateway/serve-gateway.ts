import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { environmentOf } from '../modules/subscriptions/key-secret.ts'
import { createRedactions } from '../modules/upstreams/redaction.ts'
import type { AppContext } from '../platform/app-context.ts'
import { addressForRanges, callerNetwork } from '../platform/http/caller-network.ts'
import { continueInTurn } from '../platform/http/continue-in-turn.ts'
import { Problem } from '../platform/http/problem.ts'
import type { Turns } from '../platform/http/turns.ts'
import { toDecimal } from '../platform/money/decimals.ts'
import { dayIn, dayInWords } from '../platform/time/days.ts'
import type { Tracing } from '../platform/tracing/tracing.ts'
import { addressOf } from './address.ts'
import { createAdmission, type ReadBody } from './admission.ts'
import { asksPerson, createQuestions } from './ask-person.ts'
import { createCallBooks } from './call-books.ts'
import type { CallFacts } from './call-facts.ts'
import { type CallTerms, createTermsCache, priceOf } from './call-terms.ts'
import { deprecationHeaders } from './deprecation-headers.ts'
import { createForwarder } from './forward.ts'
import { rejectHeaders } from './headers.ts'
import type { IncomingCall, LocatedCall } from './incoming-call.ts'
import { keepInFlight } from './keep-in-flight.ts'
import { createPeriodEnds, keyRejection, limitProblem, rateLimitHeaders } from './limits.ts'
import { closeIfUnread, makeCall, type Outcome, rejected } from './make-call.ts'
import { createGatewayMetrics } from './metrics.ts'
import type { MockAddresses } from './mock-addresses.ts'
import { NoResponse } from './no-response.ts'
import { type LocateFailure, rejectionOf, short, tooLarge, unknownAddress, unmatched } from './rejection.ts'
import { responseHeaders } from './response-headers.ts'
import { takeSentKey } from './sent-key.ts'
import { checkTestValues } from './test-values.ts'
import { createCircuits, observeAll } from './upstreams/circuits.ts'
import { createHealthReports } from './upstreams/health-reports.ts'
import { createUpstreamMetrics } from './upstreams/metrics.ts'
import { createTokens } from './upstreams/tokens.ts'
import { cannotOpen, createUpstreams, type Route, refundAfterSeconds } from './upstreams/upstreams.ts'

type Gateway = Pick<AppContext, 'db' | 'clock' | 'settings' | 'log'> & {
  readonly mocks: MockAddresses
  readonly turns: Turns
  readonly metrics: Registry
  readonly tracing: Tracing | undefined
}

/** Terms may change between a look and the charge, but hardly this often. */
const maxLooks = 5

/** Every API behind one address, `/gateway/{publisher}/{tag}/{version}/…`: checked, charged, handed on, booked. */
export async function serveGateway(
  app: FastifyInstance,
  { db, clock, settings, log, mocks, turns, metrics, tracing }: Gateway,
): Promise<void> {
  const cache = createTermsCache(db, settings.timeZone)
  const measures = createGatewayMetrics(metrics, () => books.unbookedMs())
  const books = createCallBooks({ db, clock, log, turns, tracing, onCharged: measures.onCharged })
  const endsOf = createPeriodEnds(settings.timeZone)
  const admission = createAdmission({
    maxCalls: settings.maxGatewayCalls,
    maxCallsPerApi: settings.maxGatewayCallsPerApi,
    share: settings.gatewayAccountShare,
    maxBodyMs: settings.maxBodyMs,
  })
  const upstreams = createUpstreams({ db, settings, mocks })
  const askPerson = createQuestions({ db, settings })
  const tokens = createTokens()
  const redactionOf = createRedactions()
  const health = createHealthReports({ db, clock, log, everyMs: settings.upstreamReportMs })
  const observer = observeAll([health, createUpstreamMetrics(metrics)])
  const circuits = createCircuits({ probeAfterMs: settings.circuitProbeMs, observer })
  const forwarder = createForwarder(circuits, { maxBodyMs: settings.maxBodyMs, tracing })
  const running = new Set<Promise<unknown>>()
  const flowing = new Set<Promise<unknown>>()
  app.drain.onAbort(() => forwarder.abort())

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('Cache-Control', 'no-store')
    const sentKey = takeSentKey(request.headers)
    const environment = sentKey && environmentOf(sentKey)
    if (environment) reply.header('X-Environment', environment)
    const address = addressOf(request.raw.url ?? '')
    if (!address) throw unknownAddress()
    const at = clock()
    const call = { request, reply, address, sentKey, at, day: dayIn(settings.timeZone, at) }
    try {
      return await payAndForward(call)
    } catch (error) {
      closeIfUnread(request, reply)
      throw error
    }
  }

  async function payAndForward(call: IncomingCall): Promise<FastifyReply> {
    const { request } = call
    let read: ReadBody | undefined
    for (let looks = 0; looks < maxLooks; looks += 1) {
      const leave = admission.arrive(callerNetwork(request))
      const { terms, operation, path, ...located } = await locate(call).finally(leave)
      const { facts } = terms
      tracing?.current()?.set({
        'switchboard.api': facts.api,
        'switchboard.version': facts.version,
        'switchboard.operation': operation.operation_id,
      })
      const unpaid = { facts, operation, price: 0, balance: null }
      const rejection = located.rejection ?? rejectHeaders(request.raw) ?? tooLarge(request.headers)
      if (rejection) return (await finish(call, unpaid, rejected(rejection))).reply
      read ??= await admission.readBody(request.raw, facts.user_id)
      const { body } = read
      const early = read.outcome ?? checkTestValues({ facts, operation, path, body })
      if (early) return (await finish(call, unpaid, early)).reply
      const release = admission.enter(facts)
      let ended: Promise<unknown> | undefined
      try {
        const { price, version: priceVersion } = priceOf(terms, operation)
        const route = await upstreams.routeOf(facts).catch(cannotOpen(request))
        if (route instanceof NoResponse) return (await finish(call, unpaid, rejected(route))).reply
        const callToCharge = {
          facts,
          requestId: request.id,
          price,
          priceVersion,
          now: call.at,
          day: call.day,
          limits: terms.limits,
          refundAfterSeconds: refundAfterSeconds(route),
        }
        const tryCharge = () => books.tryCharge(callToCharge)
        const question = await askPerson({
          request,
          facts,
          operation,
          path,
          price,
          body,
          at: call.at,
          tryCharge,
        })
        if (question.outcome) return (await finish(call, unpaid, question.outcome)).reply
        const charge = question.refused ?? (await books.charge(callToCharge))
        await question.settle(charge)
        if (charge.outcome === 'STALE') {
          cache.forget(call)
          continue
        }
        const { balance, limits } = charge
        call.reply.headers(rateLimitHeaders(limits, terms.limits, { at: call.at, ends: endsOf(call.day) }))
        const refusal = charge.outcome === 'SHORT' ? short() : limitProblem(limits, terms, call.at)
        if (refusal) return (await finish(call, { ...unpaid, balance }, rejected(refusal))).reply
        const account = facts.user_id
        const outcome = await makeCall({
          request,
          account,
          forwarder,
          tokens,
          redactionOf,
          route,
          path,
          operation,
          body,
        })
        const response = await finish(call, { facts, operation, price, balance, route }, outcome)
        ended = response.ended
        return response.reply
      } finally {
        releaseAfter(ended, release)
      }
    }
    throw new Problem(
      'unavailable',
      'This key’s subscription is being changed. You weren’t charged. Try again in a moment.',
      { retryAfterSeconds: 1 },
    )
  }

  /** Which operation of which API is meant, on what terms, and why it may not be called. */
  async function locate(call: IncomingCall): Promise<LocatedCall> {
    const kept = cache.kept(call)
    const located = kept && locateOn(kept, call)
    if (located && !('problem' in located) && !located.rejection && !asksPerson(located)) return located
    // A call that would be rejected, or wait, may be allowed by now.
    const terms = await cache.read(call)
    if (!terms) throw unknownAddress()
    call.reply.headers(deprecationHeaders(terms.facts, settings.publicUrl))
    const fresh = locateOn(terms, call)
    if ('problem' in fresh) {
      if (fresh.allow) call.reply.header('Allow', fresh.allow)
      throw fresh.problem
    }
    // A call without a known key belongs to nobody: there is no log to write it into.
    if (fresh.rejection && !terms.facts.key_id) throw fresh.rejection
    if (!fresh.rejection) cache.keep(call, terms)
    return fresh
  }

  function locateOn(
    terms: CallTerms,
    { request, address, sentKey, at }: IncomingCall,
  ): LocatedCall | LocateFailure {
    const { facts } = terms
    const { sunset_on: end, version } = facts
    if (end !== null && end <= terms.day) {
      const detail = `${version} ended on ${dayInWords(end)}. Move to a newer version.`
      return { problem: new Problem('not_found', detail, { status: 410 }) }
    }
    const path = facts.tag === null ? address.afterVersion : address.afterTag
    const match = terms.match(request.method, path)
    if (!match.operation) return unmatched(match)
    const rejection =
      rejectionOf(facts, sentKey, at) ??
      keyRejection(facts.key_limits, {
        operation: match.operation.operation_id,
        address: addressForRanges(request),
      })
    return { terms, operation: match.operation, path: `${path}${address.search}`, rejection }
  }

  /** Books the call, then responds. A response that flows is booked when it has ended: only then is it known what it costs. */
  async function finish(
    { request, reply, address, at, day }: IncomingCall,
    { facts, operation, price, balance, route }: Pick<LocatedCall, 'operation'> & ChargedCall,
    outcome: Outcome,
  ): Promise<GatewayResponse> {
    const { status, errorCode, free } = outcome
    const call = { facts, operation, at, day, price, status, errorCode, requestId: request.id }
    const durationMs = reply.elapsedTime
    const flows = 'response' in outcome && !Buffer.isBuffer(outcome.response.body)
    let ended: Promise<unknown> | undefined
    if (flows) {
      if (price > 0) await keepInFlight({ db, clock }, request, route)
      ended = outcome.completed.then((whole) => books.book({ ...call, durationMs, free: free || !whole }))
      flowing.add(ended)
      void ended.finally(() => flowing.delete(ended as Promise<unknown>))
    } else await books.book({ ...call, durationMs, free })
    closeIfUnread(request, reply)
    // Rejected keys must not reveal the balance.
    if (balance !== null) {
      reply.headers({
        'X-Credits-Charged': toDecimal(free ? 0 : price),
        'X-Credits-Left': toDecimal(free ? balance + price : balance),
      })
    }
    const ending = deprecationHeaders(facts, settings.publicUrl, operation)
    reply.headers(ending)
    if ('problem' in outcome) throw outcome.problem
    const about = { facts, operation, route, address, ending, publicUrl: settings.publicUrl }
    reply.code(status).headers(responseHeaders(outcome.response, about))
    return { reply: reply.send(outcome.response.body), ended }
  }

  continueInTurn(app.server)
  await app.register(async (scope) => {
    // Bodies are forwarded as they flow in.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.addHook('onClose', async () => {
      await Promise.allSettled(running)
      // Responses still flowing have had their time.
      forwarder.abort()
      await Promise.allSettled(flowing)
      await books.drain()
      await forwarder.close()
      await health.stop()
    })
    scope.all('/gateway/*', (request, reply) => {
      // A caller who hangs up does not stop the metering; nor does a server that is told to end.
      const call = measures.count(reply, respond(request, reply))
      running.add(call)
      return call.finally(() => running.delete(call))
    })
  })
}

/** A response on its way. */
interface GatewayResponse {
  readonly reply: FastifyReply
  /** When a response that flows is over. */
  readonly ended: Promise<unknown> | undefined
}

/** A place among the calls under way is held until the response is over. */
function releaseAfter(ended: Promise<unknown> | undefined, release: () => void): void {
  if (ended) void ended.finally(release)
  else release()
}

interface ChargedCall {
  readonly facts: CallFacts
  /** Where it went, where anything stands behind the API. */
  readonly route?: Route | undefined
  /** The charge, in hundredths. */
  readonly price: number
  /** The balance; null if the caller must not see it. */
  readonly balance: number | null
}
