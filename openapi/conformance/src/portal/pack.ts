import type { RulePack } from '../engine/pack.ts'
import type { Rule } from '../engine/rules/rule.ts'
import { lookUpAccounts, rememberSettings } from './accounts.ts'
import { filters } from './filters/filters.ts'
import { findBase } from './find-base.ts'
import { exportsArePrepared } from './flows/exports.ts'
import { pricesAreCharged } from './flows/gateway.ts'
import { keysAreReplaced } from './flows/keys.ts'
import { budgets } from './flows/limits/budgets.ts'
import { quotas } from './flows/limits/quotas.ts'
import { locking } from './flows/locking.ts'
import { notificationsAreRead } from './flows/notifications.ts'
import { passwordChanges } from './flows/password.ts'
import { secondFactor } from './flows/second-factor.ts'
import {
  accountsLookAlike,
  othersEnd,
  refreshRotates,
  resendWaits,
  signInTellsNothing,
  signOutEnds,
} from './flows/sessions.ts'
import { lowCredits } from './flows/wallet.ts'
import { crossOrigin, headersAlike, heads, versionsHeld } from './headers.ts'
import { accountFile } from './invariants/account-file.ts'
import { exportsEqualLists } from './invariants/exports.ts'
import { filesAreWellMade } from './invariants/files.ts'
import { inTime } from './invariants/in-time.ts'
import { daysFollowLedger, ledgerAddsUp, momentsFollowLedger, statementsAddUp } from './invariants/ledger.ts'
import { pages } from './invariants/pages.ts'
import { documentsAddUp, returnsAreBooked } from './invariants/payments.ts'
import { planPreviews, planPrices, plansOnSale } from './invariants/plans.ts'
import { unknownThings } from './invariants/unknown.ts'
import { usageAddsUp } from './invariants/usage.ts'
import { viewsAgree } from './invariants/views.ts'
import { leftAlone, whyOnlyRejected } from './left-alone.ts'
import { rowsAreOwn, thingsAreOwn } from './other-accounts.ts'
import { roles } from './roles.ts'
import { safeValues } from './safe-values.ts'
import { checkSums, checkTimes } from './sums.ts'
import { teamReads, teamRoles } from './team-roles.ts'
import { writes } from './writes/writes.ts'

/** Invariants of an account at any moment. These only read. */
const invariants: readonly Rule[] = [
  ledgerAddsUp,
  daysFollowLedger,
  momentsFollowLedger,
  statementsAddUp,
  returnsAreBooked,
  documentsAddUp,
  plansOnSale,
  planPreviews,
  planPrices,
  usageAddsUp,
  pages,
  filters,
  viewsAgree,
  filesAreWellMade,
  accountFile,
  exportsEqualLists,
  unknownThings,
  versionsHeld,
  heads,
  headersAlike,
  inTime,
]

/** Effects of operations, one after another. They change only the test accounts. */
const flows: readonly Rule[] = [
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

/** The rules of the Switchboard portal, and how its operations are called. */
export const portal: RulePack = {
  rules: [
    passwordChanges,
    writes,
    ...roles,
    teamRoles,
    teamReads,
    crossOrigin,
    rowsAreOwn,
    thingsAreOwn,
    ...flows,
    ...invariants,
  ],
  login: 'login',
  profile: 'getProfile',
  leftAlone,
  findBase,
  safeValues,
  whyOnlyRejected,
  checkResponse: (response, contractPointer) => [
    ...checkSums(response, contractPointer),
    ...checkTimes(response, contractPointer),
  ],
  async begin(contexts, notes, options) {
    await lookUpAccounts(contexts, notes, options)
    return rememberSettings(contexts)
  },
}
