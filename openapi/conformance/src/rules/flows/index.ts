import type { Rule } from '../rule.ts'
import { creditsMove, noOverdraft, starterOnce } from './credits.ts'
import { pricesAreCharged } from './gateway.ts'
import { repeatedAdd, repeatedDeduct, repeatedPayment } from './idempotency.ts'
import { readsAreOwn, writesAreOwn } from './isolation.ts'
import { adminRevokes, keysAreMadeOnce, keysAreReplaced, keysAreRevoked } from './keys.ts'
import { notificationsAreRead, preferencesAreKept } from './notifications.ts'
import { othersEnd, refreshRotates, resendWaits, signInTellsNothing, signOutEnds } from './sessions.ts'
import { lowCredits, marksAreKept } from './thresholds.ts'

/** What has to happen when something is done, one after another. They change the test accounts alone. */
export const flows: readonly Rule[] = [
  readsAreOwn,
  writesAreOwn,
  starterOnce,
  creditsMove,
  noOverdraft,
  repeatedAdd,
  repeatedDeduct,
  repeatedPayment,
  marksAreKept,
  lowCredits,
  keysAreMadeOnce,
  keysAreReplaced,
  keysAreRevoked,
  pricesAreCharged,
  adminRevokes,
  notificationsAreRead,
  preferencesAreKept,
  refreshRotates,
  signOutEnds,
  othersEnd,
  signInTellsNothing,
  resendWaits,
]
