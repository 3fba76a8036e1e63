import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dayIn, dayInWords } from '../days.ts'
import { toDecimal, toHundredths } from '../decimals.ts'
import type { Parts } from '../handler.ts'
import { Problem } from '../http/problem.ts'
import { hashKey, isWellFormed } from '../modules/keys/secret.ts'
import { ownPrices } from '../modules/prices/own-prices.ts'
import { addressOf } from './address.ts'
import { type Found, findCall } from './find-call.ts'
import { createForwarder, largestBodyBytes } from './forward.ts'
import { headersForCaller } from './headers.ts'
import { closeIfUnread, makeCall, notSent } from './make-call.ts'
import type { Operation } from './matcher.ts'
import { charge, settle } from './metering.ts'
import type { MockAddresses } from './mock-addresses.ts'
import { createMatchers } from './operations.ts'
import { refusalOf } from './refusal.ts'

type Gateway = Pick<Parts, 'db' | 'clock' | 'settings'> & { readonly mocks: MockAddresses }

interface Wanted {
  readonly found: Found
  readonly operation: Operation
  readonly path: string
  readonly at: Date
}

/** Every API behind one address, `/gateway/{publisher}/{tag}/{version}/…`: checked, charged, handed on, written down. */
export async function serveGateway(
  app: FastifyInstance,
  { db, clock, settings, mocks }: Gateway,
): Promise<void> {
  const matcherOf = createMatchers(db)
  const forwarder = createForwarder({ timeoutMs: settings.upstreamTimeoutMs })
  const running = new Set<Promise<unknown>>()

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    reply.header('Cache-Control', 'no-store')
    const at = clock()
    const sentKey = request.headers['x-api-key']?.toString()
    const { found, operation, path } = await locate(request, reply, { sentKey, at })
    const refusal = refusalOf(found, sentKey) ?? tooLarge(request)
    // What is refused to a known key is in its owner's log, so that they can see why their calls fail.
    if (!found.key_id) throw refusal
    const { outcome, left } = refusal
      ? { outcome: notSent(refusal), left: found.balance }
      : await payAndCall(request, { found, operation, path, at })
    const credits = await settle(db, {
      call: {
        at,
        request_id: request.id,
        user_id: found.user_id,
        api: found.api,
        version: found.version,
        operation: operation.operation_id,
        method: operation.method,
        path: operation.path,
        status: outcome.status,
        error_code: outcome.errorCode,
        duration_ms: Math.min(600_000, Math.round(reply.elapsedTime)),
        key_id: found.key_id,
        key_last_four: found.key_last_four,
        key_type: found.key_type,
      },
      giveBack: outcome.free,
      timeZone: settings.timeZone,
      now: clock(),
    })

    closeIfUnread(request, reply)
    // Who holds a key that is not accepted learns nothing of the wallet.
    if (!refusal) {
      reply.headers({
        'X-Environment': found.key_type,
        'X-Credits-Charged': toDecimal(credits),
        'X-Credits-Left': toDecimal(left - credits),
      })
    }
    if ('problem' in outcome) throw outcome.problem
    return reply
      .code(outcome.status)
      .headers(headersForCaller(outcome.answer.headers))
      .send(outcome.answer.body)
  }

  /** Which operation of which API is meant, and what is known of the key. */
  async function locate(
    request: FastifyRequest,
    reply: FastifyReply,
    { sentKey, at }: { readonly sentKey: string | undefined; readonly at: Date },
  ) {
    const address = addressOf(request.raw.url ?? '')
    const keyHash = sentKey && isWellFormed(sentKey) ? hashKey(sentKey) : null
    const found = address && (await findCall(db, address, { keyHash, now: at }))
    if (!found) throw new Problem('not_found', 'No API has this address. The catalogue lists what there is.')
    const { sunset_on: end, version } = found
    if (end !== null && end <= dayIn(settings.timeZone, at))
      throw new Problem('not_found', `${version} ended on ${dayInWords(end)}. Move to a newer version.`, {
        status: 410,
      })
    const path = found.tag === null ? address.afterVersion : address.afterTag
    const match = (await matcherOf(found))(request.method, path)
    if (!match.operation) throw unmatched(reply, match.allowed)
    return { found, operation: match.operation, path: `${path}${address.search}` }
  }

  /** `left` is what the wallet held before the price was taken. */
  async function payAndCall(request: FastifyRequest, { found, operation, path, at }: Wanted) {
    const price = await priceOf(found, operation, at)
    const { user_id: userId, api, name: apiName } = found
    const paid = { requestId: request.id, userId, credits: price, api, apiName, now: at }
    const after = price > 0 ? await charge(db, paid) : found.balance
    if (after === null) return { outcome: notSent(short()), left: found.balance }
    const outcome = await makeCall({ request, forwarder, base: baseOf(found), path })
    return { outcome, left: after + price }
  }

  /** Test keys are free. */
  async function priceOf({ user_id, api, key_type }: Found, operation: Operation, at: Date): Promise<number> {
    if (key_type === 'TEST') return 0
    const prices = await ownPrices(db, { userId: user_id, api, on: dayIn(settings.timeZone, at) })
    return prices.get(operation.operation_id) ?? toHundredths(operation.price)
  }

  const baseOf = ({ api, document_name, upstream, key_type }: Found): string | undefined =>
    (key_type === 'LIVE' ? (settings.upstreams[api] ?? upstream) : null) ?? mocks.get(document_name ?? '')

  await app.register(async (scope) => {
    // What is sent is handed on as it flows in.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.addHook('onClose', async () => {
      await Promise.allSettled(running)
      forwarder.close()
    })
    scope.all('/gateway/*', (request, reply) => {
      // A caller who hangs up does not stop the metering; nor does a server that is told to end.
      const call = answer(request, reply)
      running.add(call)
      return call.finally(() => running.delete(call))
    })
  })
}

function unmatched(reply: FastifyReply, allowed: readonly string[]): Problem {
  if (allowed.length === 0) return new Problem('not_found', 'The API has no operation at this path.')
  const methods = allowed.join(', ')
  reply.header('Allow', methods)
  return new Problem('method_not_allowed', `This path takes ${methods}.`)
}

const short = (): Problem =>
  new Problem(
    'insufficient_credits',
    'The wallet holds fewer credits than this call costs. Top up, then call again.',
  )

function tooLarge({ headers }: FastifyRequest): Problem | undefined {
  if (Number(headers['content-length'] ?? 0) <= largestBodyBytes) return undefined
  return new Problem('body_too_large', 'The body is larger than the gateway takes.')
}
