import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../platform/app-context.ts'
import { continueInTurn } from '../platform/http/continue-in-turn.ts'
import { Problem } from '../platform/http/problem.ts'
import { toDecimal } from '../platform/money/decimals.ts'
import { after } from '../platform/time/clock.ts'
import { dayIn, dayInWords } from '../platform/time/days.ts'
import { type Address, addressOf } from './address.ts'
import { createAdmission } from './admission.ts'
import { createCallBooks } from './call-books.ts'
import type { CallFacts } from './call-facts.ts'
import { type CallTerms, createTermsCache, priceOf } from './call-terms.ts'
import { extendFlight } from './charge.ts'
import { createForwarder } from './forward.ts'
import { headersForCaller, refuseHeaders } from './headers.ts'
import { closeIfUnread, makeCall, notSent, type Outcome } from './make-call.ts'
import type { Operation } from './matcher.ts'
import type { MockAddresses } from './mock-addresses.ts'
import { maxBodyBytes } from './read-request.ts'
import { refusalOf } from './refusal.ts'

type Gateway = Pick<AppContext, 'db' | 'clock' | 'settings' | 'log'> & { readonly mocks: MockAddresses }

interface Call {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly address: Address
  readonly sentKey: string | undefined
  readonly at: Date
  readonly day: string
}

interface Located {
  readonly terms: CallTerms
  readonly operation: Operation
  /** Path below the API's address and query, as they were sent. */
  readonly path: string
  /** Why the owner of the key may not make this call. */
  readonly refusal: Problem | undefined
}

/** Nothing is called at this address: there is no operation to charge for, or to write into a log. */
interface Nowhere {
  readonly nowhere: Problem
  readonly allow?: string
}

/** Terms may change between a look and the charge; nobody changes them this often. */
const maxLooks = 5
/** Longer than receiving the request, beside what the API may take, and to spare. */
const abandonedAfterSeconds = 90

/** Every API behind one address, `/gateway/{publisher}/{tag}/{version}/…`: checked, charged, handed on, booked. */
export async function serveGateway(
  app: FastifyInstance,
  { db, clock, settings, log, mocks }: Gateway,
): Promise<void> {
  const cache = createTermsCache(db)
  const books = createCallBooks({ db, clock, log })
  const admission = createAdmission({
    maxCalls: settings.maxGatewayCalls,
    maxCallsPerApi: settings.maxGatewayCallsPerApi,
  })
  const forwarder = createForwarder(settings)
  const refundAfterSeconds = abandonedAfterSeconds + Math.ceil(settings.upstreamTimeoutMs / 1000)
  const maxResponseSeconds = Math.ceil(settings.maxResponseMs / 1000)
  const running = new Set<Promise<unknown>>()
  const flowing = new Set<Promise<unknown>>()
  app.drain.onAbort(() => forwarder.abort())

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('Cache-Control', 'no-store')
    const address = addressOf(request.raw.url ?? '')
    if (!address) throw unknownAddress()
    const at = clock()
    const sentKey = request.headers['x-api-key']?.toString()
    const call = { request, reply, address, sentKey, at, day: dayIn(settings.timeZone, at) }
    const leave = admission.enter()
    let ended: Promise<unknown> | undefined
    try {
      const sent = await payAndForward(call)
      ended = sent.ended
      return sent.reply
    } catch (error) {
      closeIfUnread(request, reply)
      throw error
    } finally {
      leaveAfter(ended, leave)
    }
  }

  async function payAndForward(call: Call): Promise<Sent> {
    const { request } = call
    for (let looks = 0; looks < maxLooks; looks += 1) {
      const { terms, operation, path, ...located } = await locate(call)
      const { facts } = terms
      const refusal = located.refusal ?? refuseHeaders(request.raw) ?? tooLarge(request)
      if (refusal) return finish(call, { facts, operation, price: 0, balance: null }, notSent(refusal))

      const leave = admission.enterApi(facts.api)
      let ended: Promise<unknown> | undefined
      try {
        const price = priceOf(terms, operation)
        const charge = await books.charge({
          facts,
          requestId: request.id,
          price,
          now: call.at,
          refundAfterSeconds,
        })
        if (charge.outcome === 'STALE') {
          cache.forget(call)
          continue
        }
        const { balance } = charge
        if (charge.outcome === 'SHORT')
          return await finish(call, { facts, operation, price: 0, balance }, notSent(short()))
        const outcome = await makeCall({ request, forwarder, base: baseOf(facts), path })
        const sent = await finish(call, { facts, operation, price, balance }, outcome)
        ended = sent.ended
        return sent
      } finally {
        leaveAfter(ended, leave)
      }
    }
    throw new Problem(
      'unavailable',
      "The terms of this key keep changing. You weren't charged. Try again in a moment.",
      {
        retryAfterSeconds: 1,
      },
    )
  }

  /** Which operation of which API is meant, on what terms, and why it may not be called. */
  async function locate(call: Call): Promise<Located> {
    const kept = cache.kept(call)
    const located = kept && locateOn(kept, call)
    if (located && !('nowhere' in located) && !located.refusal) return located
    // What was refused may be permitted by now.
    const terms = await cache.read(call)
    if (!terms) throw unknownAddress()
    const fresh = locateOn(terms, call)
    if ('nowhere' in fresh) {
      if (fresh.allow) call.reply.header('Allow', fresh.allow)
      throw fresh.nowhere
    }
    // A call without a known key belongs to nobody: there is no log to write it into.
    if (fresh.refusal && !terms.facts.key_id) throw fresh.refusal
    if (!fresh.refusal) cache.keep(call, terms)
    return fresh
  }

  function locateOn(terms: CallTerms, { request, address, sentKey, at }: Call): Located | Nowhere {
    const { facts } = terms
    const { sunset_on: end, version } = facts
    if (end !== null && end <= terms.day) {
      const detail = `${version} ended on ${dayInWords(end)}. Move to a newer version.`
      return { nowhere: new Problem('not_found', detail, { status: 410 }) }
    }
    const path = facts.tag === null ? address.afterVersion : address.afterTag
    const match = terms.match(request.method, path)
    if (!match.operation) return unmatched(match.allowed)
    const refusal = refusalOf(facts, sentKey, at)
    return { terms, operation: match.operation, path: `${path}${address.search}`, refusal }
  }

  /** Books the call, then responds. A response that flows is booked when it has ended: only then is it known what it costs. */
  async function finish(
    { request, reply, at, day }: Call,
    { facts, operation, price, balance }: Pick<Located, 'operation'> & Charged,
    outcome: Outcome,
  ): Promise<Sent> {
    const { status, errorCode, free } = outcome
    const call = { facts, operation, at, day, price, status, errorCode, requestId: request.id }
    const durationMs = reply.elapsedTime
    const flows = 'response' in outcome && !Buffer.isBuffer(outcome.response.body)
    let ended: Promise<unknown> | undefined
    if (flows) {
      if (price > 0) await keepInFlight(request)
      ended = outcome.completed.then((whole) => books.book({ ...call, durationMs, free: free || !whole }))
      flowing.add(ended)
      void ended.finally(() => flowing.delete(ended as Promise<unknown>))
    } else await books.book({ ...call, durationMs, free })
    closeIfUnread(request, reply)
    // Who holds a key that is not accepted learns nothing of the wallet.
    if (balance !== null) {
      reply.headers({
        'X-Environment': facts.key_type,
        'X-Credits-Charged': toDecimal(free ? 0 : price),
        'X-Credits-Left': toDecimal(free ? balance + price : balance),
      })
    }
    if ('problem' in outcome) throw outcome.problem
    const { headers, body } = outcome.response
    return { reply: reply.code(status).headers(headersForCaller(headers, status)).send(body), ended }
  }

  /** Where that is not possible now, the call is charged again when it is booked. */
  async function keepInFlight({ id, log: requestLog }: FastifyRequest): Promise<void> {
    const refundAfter = after(clock(), refundAfterSeconds + maxResponseSeconds)
    await extendFlight(db, id, refundAfter).catch((error) =>
      requestLog.warn({ err: error }, 'a call that flows may be refunded meanwhile'),
    )
  }

  const baseOf = ({ api, document_name, upstream, key_type }: CallFacts): string | undefined =>
    (key_type === 'LIVE' ? (settings.upstreams[api] ?? upstream) : null) ?? mocks.get(document_name ?? '')

  continueInTurn(app.server)
  await app.register(async (scope) => {
    // What is sent is handed on as it flows in.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.addHook('onClose', async () => {
      await Promise.allSettled(running)
      // What still flows has had its time.
      forwarder.abort()
      await Promise.allSettled(flowing)
      await books.drain()
      await forwarder.close()
    })
    scope.all('/gateway/*', (request, reply) => {
      // A caller who hangs up does not stop the metering; nor does a server that is told to end.
      const call = respond(request, reply)
      running.add(call)
      return call.finally(() => running.delete(call))
    })
  })
}

/** A response on its way. */
interface Sent {
  readonly reply: FastifyReply
  /** When a response that flows is over. */
  readonly ended: Promise<unknown> | undefined
}

/** A place among the calls under way is held until the response is over. */
function leaveAfter(ended: Promise<unknown> | undefined, leave: () => void): void {
  if (ended) void ended.finally(leave)
  else leave()
}

interface Charged {
  readonly facts: CallFacts
  /** What was taken, in hundredths. */
  readonly price: number
  /** What is left; null where the caller is not told. */
  readonly balance: number | null
}

const unknownAddress = (): Problem =>
  new Problem('not_found', 'No API has this address. The catalogue lists what there is.')

function unmatched(allowed: readonly string[]): Nowhere {
  if (allowed.length === 0)
    return { nowhere: new Problem('not_found', 'The API has no operation at this path.') }
  const allow = allowed.join(', ')
  return { nowhere: new Problem('method_not_allowed', `This path takes ${allow}.`), allow }
}

const short = (): Problem =>
  new Problem(
    'insufficient_credits',
    'The wallet holds fewer credits than this call costs. Top up, then call again.',
  )

function tooLarge({ headers }: FastifyRequest): Problem | undefined {
  if (Number(headers['content-length'] ?? 0) <= maxBodyBytes) return undefined
  return new Problem('body_too_large', 'The body is larger than the gateway takes.')
}
