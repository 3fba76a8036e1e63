import type { FastifyReply } from 'fastify'
import type { AppContext } from '../platform/app-context.ts'
import { toDecimal } from '../platform/money/decimals.ts'
import type { CallBooks } from './call-books.ts'
import type { CallFacts } from './call-facts.ts'
import { deprecationHeaders } from './deprecation-headers.ts'
import type { IncomingCall } from './incoming-call.ts'
import { keepInFlight } from './keep-in-flight.ts'
import { closeIfUnread, type Outcome } from './make-call.ts'
import type { Operation } from './matcher.ts'
import { responseHeaders } from './response-headers.ts'
import type { Route } from './upstreams/upstreams.ts'

type FinisherContext = Pick<AppContext, 'db' | 'clock'> & {
  readonly books: CallBooks
  readonly publicUrl: string
}

export interface ChargedCall {
  readonly facts: CallFacts
  readonly operation: Operation
  /** Where it went, where anything stands behind the API. */
  readonly route?: Route | undefined
  /** The charge, in hundredths. */
  readonly price: number
  /** The balance; null if the caller must not see it. */
  readonly balance: number | null
}

/** A response on its way. */
export interface GatewayResponse {
  readonly reply: FastifyReply
  /** When a response that flows is over. */
  readonly ended: Promise<unknown> | undefined
}

/** Charged call to finished call: it is booked, then the caller has the response. */
export function createFinisher({ db, clock, books, publicUrl }: FinisherContext) {
  const flowing = new Set<Promise<unknown>>()

  return {
    /** A response that flows is booked when it has ended: only then is it known what it costs. Throws the problem of a rejection. */
    async finish(
      { request, reply, address, at, day }: IncomingCall,
      { facts, operation, price, balance, route }: ChargedCall,
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
      const ending = deprecationHeaders(facts, publicUrl, operation)
      reply.headers(ending)
      if ('problem' in outcome) throw outcome.problem
      const about = { facts, operation, route, address, ending, publicUrl }
      reply.code(status).headers(responseHeaders(outcome.response, about))
      return { reply: reply.send(outcome.response.body), ended }
    },
    /** Resolves when no response flows any more. */
    async drain(): Promise<void> {
      await Promise.allSettled(flowing)
    },
  }
}
