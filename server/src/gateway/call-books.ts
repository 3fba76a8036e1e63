import type { Log } from '../platform/app-context.ts'
import { createBatcher } from '../platform/batch.ts'
import type { Db } from '../platform/db/client.ts'
import { connectionsOfAccount, Turns } from '../platform/http/turns.ts'
import type { Clock } from '../platform/time/clock.ts'
import { inSpan, type Tracing } from '../platform/tracing/tracing.ts'
import { createBookkeeper, type FinishedCall, type FinishedCallRow, finishedCallRow } from './booking.ts'
import { type CallToCharge, type Charge, callToChargeRow, chargeAlone } from './charge.ts'
import { bookInFlight, chargeCalls } from './repo.ts'
import { createAccountTeller } from './tell-accounts.ts'
import { tellOwner } from './tell-owner.ts'

export interface CallBooks {
  /** Checks the facts, takes the price and puts the call in flight: all or nothing. */
  charge(callToCharge: CallToCharge): Promise<Charge>
  /** The result that a charge would have now. Nothing is taken. */
  tryCharge(callToCharge: CallToCharge): Promise<Charge>
  /**
   * Resolves when the call is on the disk, or when it is plain that this takes longer than the caller should wait: then it
   * is tried again until it succeeds. Never rejects.
   */
  book(call: FinishedCall): Promise<void>
  /** How long the oldest call has ended that is not on the disk yet; 0 where all are. */
  unbookedMs(): number
  /** Resolves when nothing is left to book. */
  drain(): Promise<void>
}

interface CallBooksContext {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  /** Shared with the calls of the portal. */
  readonly turns?: Turns
  readonly tracing?: Tracing | undefined
  /** Is told how long each charge took. */
  readonly onCharged?: (ms: number) => void
}

interface BatchedCharge extends Omit<Charge, 'outcome'> {
  /** `BUSY`: somebody else has the wallet locked. */
  readonly outcome: Charge['outcome'] | 'BUSY'
}

const maxBatch = 100
const maxWaitMs = 2_000

/**
 * Calls that are charged at the same time share a statement and a commit, as do those that are booked. The commit of a charge doesn’t wait for
 * the disk, that of a booking does (decision 0120). Neither waits for a wallet: a call that has to wait is charged on its own, or
 * left to the bookkeeper, as are all that fail.
 */
export function createCallBooks({
  db,
  clock,
  log,
  turns = new Turns({ maxAtOnce: connectionsOfAccount }),
  tracing,
  onCharged,
}: CallBooksContext): CallBooks {
  const bookkeeper = createBookkeeper({ db, clock, log, tracing })
  const teller = createAccountTeller({ db, log })
  const charges = createBatcher({
    maxSize: maxBatch,
    run: (calls: readonly CallToCharge[]) => chargeCalls<BatchedCharge>(db, calls.map(callToChargeRow)),
    tracing,
  })
  const bookings = createBatcher({
    maxSize: maxBatch,
    run: (calls: readonly FinishedCallRow[]) => bookInFlight(db, calls),
    tracing,
  })
  /** With the moments since when; the oldest first. */
  const unbooked = new Map<Promise<void>, number>()

  async function bookRow(finishedCall: FinishedCallRow): Promise<void> {
    // A refund has to wait for the wallet.
    const isRefund = finishedCall.free && finishedCall.price > 0
    const isDone = !isRefund && (await bookings.add(finishedCall).catch(() => false))
    if (!isDone) await bookkeeper.book(finishedCall)
  }

  async function charge(callToCharge: CallToCharge): Promise<Charge> {
    const begun = performance.now()
    const result = await charges.add(callToCharge)
    const charged =
      result.outcome === 'BUSY'
        ? await turns.take(callToCharge.facts.user_id, () => chargeAlone(db, callToCharge))
        : (result as Charge)
    onCharged?.(performance.now() - begun)
    if (charged.level_changed) await tellOwner({ db, log }, callToCharge.facts.user_id)
    return charged
  }

  return {
    charge: (callToCharge) => inSpan(tracing, 'charge', () => charge(callToCharge)),
    tryCharge: (callToCharge) =>
      turns.take(callToCharge.facts.user_id, () => chargeAlone(db, callToCharge, { isTrial: true })),
    book(call) {
      const booked = inSpan(tracing, 'book', () => bookRow(finishedCallRow(call)))
      unbooked.set(booked, performance.now())
      void booked.then(() => {
        unbooked.delete(booked)
        if (call.facts.user_id) teller.booked(call.facts.user_id)
      })
      return settledWithin(booked, maxWaitMs)
    },
    unbookedMs() {
      const [oldest] = unbooked.values()
      return oldest === undefined ? 0 : performance.now() - oldest
    },
    async drain() {
      await Promise.all(unbooked.keys())
      teller.stop()
    },
  }
}

/** Resolves with the promise, or when the time is over. */
function settledWithin(promise: Promise<unknown>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    void promise.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
