import type { createQuestions } from './ask-person.ts'
import type { CallBooks } from './call-books.ts'
import { priceOf, type TermsCache } from './call-terms.ts'
import type { IncomingCall, LocatedCall } from './incoming-call.ts'
import { createPeriodEnds, limitProblem, rateLimitHeaders } from './limits.ts'
import { type Outcome, rejected } from './make-call.ts'
import { short } from './rejection.ts'
import { type Route, refundAfterSeconds } from './upstreams/upstreams.ts'

interface ChargingContext {
  readonly cache: TermsCache
  readonly books: CallBooks
  readonly askPerson: ReturnType<typeof createQuestions>
  readonly timeZone: string
}

/** The charge of a call, or its rejection, which is free. */
export interface Payment {
  /** Hundredths. */
  readonly price: number
  /** The balance; null if the caller must not see it. */
  readonly balance: number | null
  readonly rejection?: Outcome
}

interface Sendable {
  readonly route: Route | undefined
  readonly body: Buffer | undefined
}

/** Located call to charged call. Undefined where the terms aren’t those of now: the call has to be located again. */
export function createCharging({ cache, books, askPerson, timeZone }: ChargingContext) {
  const endsOf = createPeriodEnds(timeZone)

  return async function charge(
    incoming: IncomingCall,
    { terms, operation, path }: LocatedCall,
    { route, body }: Sendable,
  ): Promise<Payment | undefined> {
    const { request, reply, at, day } = incoming
    const { facts } = terms
    const { price, version: priceVersion } = priceOf(terms, operation)
    const callToCharge = {
      facts,
      requestId: request.id,
      price,
      priceVersion,
      now: at,
      day,
      limits: terms.limits,
      refundAfterSeconds: refundAfterSeconds(route),
    }
    const tryCharge = () => books.tryCharge(callToCharge)
    const question = await askPerson({ request, facts, operation, path, price, body, at, tryCharge })
    if (question.outcome) return { price: 0, balance: null, rejection: question.outcome }
    const result = question.refused ?? (await books.charge(callToCharge))
    await question.settle(result)
    if (result.outcome === 'STALE') {
      cache.forget(incoming)
      return undefined
    }
    const { balance, limits } = result
    reply.headers(rateLimitHeaders(limits, terms.limits, { at, ends: endsOf(day) }))
    const problem = result.outcome === 'SHORT' ? short() : limitProblem(limits, terms, at)
    return problem ? { price: 0, balance, rejection: rejected(problem) } : { price, balance }
  }
}
