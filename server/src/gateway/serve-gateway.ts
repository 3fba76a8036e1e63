import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dayIn } from '../days.ts'
import { toDecimal, toHundredths } from '../decimals.ts'
import type { Parts } from '../handler.ts'
import { Problem } from '../http/problem.ts'
import { hashKey, isWellFormed } from '../modules/keys/secret.ts'
import { ownPrices } from '../modules/prices/own-prices.ts'
import { addressOf } from './address.ts'
import { admit } from './admit.ts'
import { type Found, findCall } from './find-call.ts'
import { createForwarder, largestBodyBytes } from './forward.ts'
import { headersForCaller } from './headers.ts'
import { closeIfUnread, makeCall } from './make-call.ts'
import type { Operation } from './matcher.ts'
import { charge, settle } from './metering.ts'
import type { MockAddresses } from './mock-addresses.ts'
import { createMatchers } from './operations.ts'

type Gateway = Pick<Parts, 'db' | 'clock' | 'settings'> & { readonly mocks: MockAddresses }

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
    const address = addressOf(request.raw.url ?? '')
    const sentKey = request.headers['x-api-key']?.toString()
    const keyHash = sentKey && isWellFormed(sentKey) ? hashKey(sentKey) : null
    const found = address && (await findCall(db, address, { keyHash, now: at }))
    if (!found) throw new Problem('not_found', 'No API has this address. The catalogue lists what there is.')
    const path = found.tag === null ? address.afterVersion : address.afterTag
    const match = (await matcherOf(found))(request.method, path)
    if (!match.operation) throw unmatched(reply, match.allowed)
    admit(found, sentKey)
    if (Number(request.headers['content-length'] ?? 0) > largestBodyBytes) {
      closeIfUnread(request, reply)
      throw new Problem('body_too_large', 'The body is larger than the gateway takes.')
    }

    const { operation } = match
    const price = await priceOf(found, operation, at)
    const left = price > 0 ? await take(found, { price, requestId: request.id, at }) : found.balance
    const outcome =
      left === null
        ? short()
        : await makeCall({ request, forwarder, base: baseOf(found), path: `${path}${address.search}` })
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
      giveBack: outcome.failed,
      timeZone: settings.timeZone,
      now: clock(),
    })

    closeIfUnread(request, reply)
    const leftInTheEnd = left === null ? found.balance : left + price - credits
    const receipt = {
      'X-Environment': found.key_type,
      'X-Credits-Charged': toDecimal(credits),
      'X-Credits-Left': toDecimal(leftInTheEnd),
    }
    reply.headers(receipt)
    if ('problem' in outcome) throw outcome.problem
    return reply
      .code(outcome.status)
      .headers(headersForCaller(outcome.answer.headers))
      .send(outcome.answer.body)
  }

  /** Test keys are free. */
  async function priceOf({ user_id, api, key_type }: Found, operation: Operation, at: Date): Promise<number> {
    if (key_type === 'TEST') return 0
    const prices = await ownPrices(db, { userId: user_id, api, on: dayIn(settings.timeZone, at) })
    return prices.get(operation.operation_id) ?? toHundredths(operation.price)
  }

  const take = ({ user_id, api, name }: Found, call: { price: number; requestId: string; at: Date }) =>
    charge(db, {
      requestId: call.requestId,
      userId: user_id,
      credits: call.price,
      api,
      apiName: name,
      now: call.at,
    })

  const baseOf = ({ api, document_name, key_type }: Found): string | undefined =>
    (key_type === 'LIVE' ? settings.upstreams[api] : undefined) ?? mocks.get(document_name)

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

function short() {
  const problem = new Problem(
    'insufficient_credits',
    'The wallet holds fewer credits than this call costs. Top up, then call again.',
  )
  return { status: problem.status, errorCode: problem.code, failed: false, problem }
}
