import type { FastifyReply, FastifyRequest } from 'fastify'
import { environmentOf } from '../modules/subscriptions/key-secret.ts'
import type { AppContext } from '../platform/app-context.ts'
import { callerNetwork } from '../platform/http/caller-network.ts'
import { Problem } from '../platform/http/problem.ts'
import { dayIn } from '../platform/time/days.ts'
import type { Tracing } from '../platform/tracing/tracing.ts'
import { addressOf } from './address.ts'
import type { Admission, ReadBody } from './admission.ts'
import type { createCharging } from './charge-call.ts'
import type { createFinisher, GatewayResponse } from './finish-call.ts'
import { rejectHeaders } from './headers.ts'
import type { IncomingCall, LocatedCall } from './incoming-call.ts'
import type { createExchangeKeeper } from './keep-exchanges.ts'
import type { createLocator } from './locate-call.ts'
import { type CallToSend, closeIfUnread, type Outcome, rejected } from './make-call.ts'
import { tooLarge, unknownAddress } from './rejection.ts'
import { takeSentKey } from './sent-key.ts'
import { checkTestValues } from './test-values.ts'
import { cannotOpen, type Upstreams } from './upstreams/upstreams.ts'

/** The stages of a call, in their order. */
type Stages = Pick<AppContext, 'clock' | 'settings'> & {
  readonly tracing: Tracing | undefined
  readonly locate: ReturnType<typeof createLocator>
  readonly admission: Admission
  readonly upstreams: Upstreams
  readonly charge: ReturnType<typeof createCharging>
  readonly send: (call: CallToSend) => Promise<Outcome>
  readonly finish: ReturnType<typeof createFinisher>['finish']
  readonly noteExchange: ReturnType<typeof createExchangeKeeper>['note']
}

/** Terms may change between a look and the charge, but hardly this often. */
const maxLooks = 5

/** A call from its first byte to its response. The problem of a rejection is thrown once the call is booked. */
export function createCallHandler(stages: Stages) {
  const { clock, settings, tracing, locate, admission, finish, noteExchange } = stages

  async function locateCall(call: IncomingCall): Promise<LocatedCall> {
    const leave = admission.arrive(callerNetwork(call.request))
    const located = await locate(call).finally(leave)
    const { facts } = located.terms
    tracing?.current()?.set({
      'switchboard.api': facts.api,
      'switchboard.version': facts.version,
      'switchboard.operation': located.operation.operation_id,
    })
    return located
  }

  async function respond(call: IncomingCall): Promise<FastifyReply> {
    const { request } = call
    let read: ReadBody | undefined
    for (let looks = 0; looks < maxLooks; looks += 1) {
      const located = await locateCall(call)
      const { terms, operation, path } = located
      const { facts } = terms
      const reject = async (outcome: Outcome) =>
        (await finish(call, { facts, operation, price: 0, balance: null }, outcome)).reply
      noteExchange(call, located, read?.body)
      const rejection = located.rejection ?? rejectHeaders(request.raw) ?? tooLarge(request.headers)
      if (rejection) return reject(rejected(rejection))
      read ??= await admission.readBody(request.raw, facts.user_id)
      const { body } = read
      noteExchange(call, located, body)
      const early = read.outcome ?? checkTestValues({ facts, operation, path, body })
      if (early) return reject(early)
      // As an object: a reply is a promise of its end.
      const response = await payAndSend(stages, call, { ...located, body })
      if (response) return response.reply
    }
    throw new Problem(
      'unavailable',
      'This key’s subscription is being changed. You weren’t charged. Try again in a moment.',
      { retryAfterSeconds: 1 },
    )
  }

  return async function handleCall(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('Cache-Control', 'no-store')
    const sentKey = takeSentKey(request.headers)
    const environment = sentKey && environmentOf(sentKey)
    if (environment) reply.header('X-Environment', environment)
    const address = addressOf(request.raw.url ?? '')
    if (!address) throw unknownAddress()
    const at = clock()
    try {
      return await respond({ request, reply, address, sentKey, at, day: dayIn(settings.timeZone, at) })
    } catch (error) {
      closeIfUnread(request, reply)
      throw error
    }
  }
}

type AdmittedCall = LocatedCall & Pick<ReadBody, 'body'>

/** Holds a place among the calls under way until the response is over. Undefined where the call has to be located again. */
async function payAndSend(
  { admission, upstreams, charge, send, finish }: Stages,
  call: IncomingCall,
  located: AdmittedCall,
): Promise<GatewayResponse | undefined> {
  const { request } = call
  const { terms, operation, path, body } = located
  const { facts } = terms
  const release = admission.enter(facts)
  let ended: Promise<unknown> | undefined
  try {
    const route = await upstreams.routeOf(facts).catch(cannotOpen(request))
    if (route instanceof Problem) {
      const unpaid = { facts, operation, price: 0, balance: null }
      return await finish(call, unpaid, rejected(route))
    }
    const payment = await charge(call, located, { route, body })
    if (!payment) return undefined
    const outcome =
      payment.rejection ?? (await send({ request, account: facts.user_id, route, path, operation, body }))
    const response = await finish(call, { facts, operation, route, ...payment }, outcome)
    ended = response.ended
    return response
  } finally {
    if (ended) void ended.finally(release)
    else release()
  }
}
