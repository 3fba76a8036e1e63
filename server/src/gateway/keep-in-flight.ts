import type { FastifyRequest } from 'fastify'
import { extendFlight } from '../modules/ledger/calls-in-flight.ts'
import type { AppContext } from '../platform/app-context.ts'
import { after } from '../platform/time/clock.ts'
import { type Route, refundAfterSeconds } from './upstreams/upstreams.ts'

/** For a response that flows. Where that is not possible now, the call is charged again when it is booked. */
export async function keepInFlight(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, log }: FastifyRequest,
  route: Route | undefined,
): Promise<void> {
  const totalSeconds = Math.ceil((route?.address.totalMs ?? 0) / 1000)
  const refundAfter = after(clock(), refundAfterSeconds(route) + totalSeconds)
  await extendFlight(db, id, refundAfter).catch((error) =>
    log.warn({ err: error }, 'a call may be refunded while its response is still streaming'),
  )
}
