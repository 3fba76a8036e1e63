import { listAbandoned, refundCall } from '../modules/ledger/calls-in-flight.ts'
import { tellOfLevelChanges } from '../modules/wallet/move-credits.ts'
import type { AppContext } from '../platform/app-context.ts'

/**
 * Gives back what abandoned calls hold: those of a server that is gone. One call per transaction: each locks one wallet, so
 * that parallel runs cannot deadlock.
 */
export async function refundAbandoned({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  for (const { request_id, user_id } of await listAbandoned(db, clock())) {
    await refundCall(db, request_id, clock())
    // Free credits may have ended with it.
    await tellOfLevelChanges(db, user_id)
  }
}
