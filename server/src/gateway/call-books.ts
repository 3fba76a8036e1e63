import type { Log } from '../platform/app-context.ts'
import { createBatcher } from '../platform/batch.ts'
import type { Db } from '../platform/db/client.ts'
import { AccountTurns } from '../platform/http/account-turns.ts'
import type { Clock } from '../platform/time/clock.ts'
import { createBookkeeper, type FinishedCall, type FinishedCallRow, finishedCallRow } from './booking.ts'
import { type Charge, chargeAlone, type NewCall, newCallRow } from './charge.ts'
import { bookAndCharge } from './repo.ts'
import { createAccountTeller } from './tell-accounts.ts'
import { tellOwner } from './tell-owner.ts'

interface CallBooks {
  /** Checks the facts, takes the price and puts the call in flight: all or nothing. */
  charge(newCall: NewCall): Promise<Charge>
  /**
   * Resolves when the call is on the disk, or when it is plain that this takes longer than the caller should wait: then it
   * is tried again until it succeeds. Never rejects.
   */
  book(call: FinishedCall): Promise<void>
  /** Resolves when nothing is left to book. */
  drain(): Promise<void>
}

interface CallBooksContext {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  /** Shared with the calls of the portal. */
  readonly turns?: AccountTurns
}

/** Either a new call, or one that is finished. */
type Entry = { readonly newCall: NewCall } | { readonly row: FinishedCallRow }

interface EntryResult {
  /** `BUSY`: somebody else has the wallet locked. `LATE`: the call is not in flight any more. */
  readonly outcome: Charge['outcome'] | 'BUSY' | 'BOOKED' | 'LATE'
  readonly balance: number | null
  readonly level_changed: boolean
}

const maxBatch = 100
const maxWaitMs = 2_000

/**
 * Calls that are charged and calls that are booked at the same time share a statement and a commit (`book_and_charge`). It
 * never waits for a wallet: what has to is charged on its own, or left to the bookkeeper, with all that fails.
 */
export function createCallBooks({ db, clock, log, turns = new AccountTurns() }: CallBooksContext): CallBooks {
  const bookkeeper = createBookkeeper({ db, clock, log })
  const teller = createAccountTeller({ db, log })
  const batcher = createBatcher({
    maxSize: maxBatch,
    run: (entries: readonly Entry[]) => settleEntries(db, entries),
  })
  const unbooked = new Set<Promise<void>>()

  async function bookRow(row: FinishedCallRow): Promise<void> {
    // A refund has to wait for the wallet.
    const isRefund = row.free && row.price > 0
    const booked = !isRefund && (await batcher.add({ row }).then(isBooked, () => false))
    if (!booked) await bookkeeper.book(row)
  }

  return {
    async charge(newCall) {
      const result = await batcher.add({ newCall })
      const charge =
        result.outcome === 'BUSY'
          ? await turns.take(newCall.facts.user_id, () => chargeAlone(db, newCall))
          : (result as Charge)
      if (charge.level_changed) await tellOwner({ db, log }, newCall.facts.user_id)
      return charge
    },
    book(call) {
      const booked = bookRow(finishedCallRow(call))
      unbooked.add(booked)
      void booked.then(() => {
        unbooked.delete(booked)
        if (call.facts.user_id) teller.booked(call.facts.user_id)
      })
      return settledWithin(booked, maxWaitMs)
    },
    async drain() {
      await Promise.all(unbooked)
      teller.stop()
    },
  }
}

const isBooked = ({ outcome }: EntryResult): boolean => outcome === 'BOOKED'

/** Results are in the order of the entries. */
async function settleEntries(db: Db, entries: readonly Entry[]): Promise<readonly EntryResult[]> {
  const finished = entries.flatMap((entry) => ('row' in entry ? [entry.row] : []))
  const newCalls = entries.flatMap((entry) => ('newCall' in entry ? [newCallRow(entry.newCall)] : []))
  const rows = await bookAndCharge<EntryResult>(db, finished, newCalls)
  if (rows.length !== entries.length) throw new Error('A call has no outcome.')
  let nextFinished = 0
  let nextNew = finished.length
  return entries.map((entry) => rows['row' in entry ? nextFinished++ : nextNew++] as EntryResult)
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
