import type { Rule } from '../rule.ts'
import { exportsArePrepared } from './exports.ts'
import { pricesAreCharged } from './gateway.ts'
import { keysAreReplaced } from './keys.ts'
import { budgets } from './limits/budgets.ts'
import { quotas } from './limits/quotas.ts'
import { locking } from './locking.ts'
import { notificationsAreRead } from './notifications.ts'
import { secondFactor } from './second-factor.ts'
import {
  accountsLookAlike,
  othersEnd,
  refreshRotates,
  resendWaits,
  signInTellsNothing,
  signOutEnds,
} from './sessions.ts'
import { lowCredits } from './wallet.ts'

/** Effects of operations, one after another. They change only the test accounts. */
export const flows: readonly Rule[] = [
  lowCredits,
  keysAreReplaced,
  pricesAreCharged,
  quotas,
  budgets,
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
