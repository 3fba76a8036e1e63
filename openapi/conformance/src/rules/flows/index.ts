import type { Rule } from '../rule.ts'
import { creditsMove, noOverdraft, starterOnce } from './credits.ts'
import { exportsArePrepared } from './exports.ts'
import { pricesAreCharged } from './gateway.ts'
import { readsAreOwn } from './isolation.ts'
import { adminRevokes, keysAreReplaced } from './keys.ts'
import { budgets } from './limits/budgets.ts'
import { quotas } from './limits/quotas.ts'
import { locking } from './locking.ts'
import { notificationsAreRead } from './notifications.ts'
import { pricedPayment } from './payments.ts'
import { secondFactor } from './second-factor.ts'
import {
  accountsLookAlike,
  othersEnd,
  refreshRotates,
  resendWaits,
  signInTellsNothing,
  signOutEnds,
} from './sessions.ts'
import { lowCredits, marksAreKept } from './thresholds.ts'

/** Effects of operations, one after another. They change only the test accounts. */
export const flows: readonly Rule[] = [
  readsAreOwn,
  starterOnce,
  creditsMove,
  noOverdraft,
  pricedPayment,
  marksAreKept,
  lowCredits,
  keysAreReplaced,
  pricesAreCharged,
  quotas,
  budgets,
  adminRevokes,
  notificationsAreRead,
  exportsArePrepared,
  refreshRotates,
  signOutEnds,
  othersEnd,
  signInTellsNothing,
  accountsLookAlike,
  resendWaits,
  locking,
  secondFactor,
]
