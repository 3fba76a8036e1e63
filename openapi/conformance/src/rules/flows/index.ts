import type { Rule } from '../rule.ts'
import { creditsMove, noOverdraft, starterOnce } from './credits.ts'
import { exportsArePrepared } from './exports.ts'
import { pricesAreCharged } from './gateway.ts'
import { repeatedAdd, repeatedDeduct, repeatedPayment } from './idempotency.ts'
import { invitations } from './invitations.ts'
import { readsAreOwn, writesAreOwn } from './isolation.ts'
import { adminRevokes, keysAreMadeOnce, keysAreReplaced, keysAreRevoked } from './keys.ts'
import { budgets } from './limits/budgets.ts'
import { quotas } from './limits/quotas.ts'
import { locking } from './locking.ts'
import { notificationsAreRead, preferencesAreKept } from './notifications.ts'
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
import { upstreams } from './upstreams.ts'
import { webhooks } from './webhooks.ts'

/** Effects of operations, one after another. They change only the test accounts. */
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
  quotas,
  budgets,
  adminRevokes,
  notificationsAreRead,
  preferencesAreKept,
  webhooks,
  upstreams,
  exportsArePrepared,
  invitations,
  refreshRotates,
  signOutEnds,
  othersEnd,
  signInTellsNothing,
  accountsLookAlike,
  resendWaits,
  locking,
  secondFactor,
]
