import { bounds } from './bounds.ts'
import { deeds } from './deeds/deeds.ts'
import { examples } from './examples.ts'
import { filters } from './filters/filters.ts'
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
import { rowsAreOwn, thingsAreOwn } from './foreign.ts'
import { crossOrigin, headersAlike, heads, versionsHeld } from './headers.ts'
import { accountFile } from './invariants/account-file.ts'
import { exportsEqualLists } from './invariants/exports.ts'
import { filesAreWellMade } from './invariants/files.ts'
import { inTime } from './invariants/in-time.ts'
import {
  daysFollowLedger,
  ledgerAddsUp,
  momentsFollowLedger,
  statementsAddUp,
  usageAddsUp,
} from './invariants/ledger.ts'
import { pages } from './invariants/pages.ts'
import { unknownThings } from './invariants/unknown.ts'
import { viewsAgree } from './invariants/views.ts'
import { bodies } from './negative/body.ts'
import { messages, oddities, tooLarge } from './negative/messages.ts'
import { unsupportedMethods } from './negative/methods.ts'
import { queries } from './negative/queries.ts'
import { positive } from './positive.ts'
import { reachability } from './reachability.ts'
import { roles } from './roles.ts'
import { phases, type Rule } from './rule.ts'
import { teamReads, teamRoles } from './team-roles.ts'

export const negative: readonly Rule[] = [unsupportedMethods, messages, tooLarge, queries, bodies, oddities]

/** Invariants of an account at any moment. These only read. */
export const invariants: readonly Rule[] = [
  ledgerAddsUp,
  daysFollowLedger,
  momentsFollowLedger,
  statementsAddUp,
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

/** Every rule, in the order in which they run. */
export const rules: readonly Rule[] = [
  reachability,
  examples,
  passwordChanges,
  deeds,
  positive,
  bounds,
  ...negative,
  ...roles,
  teamRoles,
  teamReads,
  crossOrigin,
  rowsAreOwn,
  thingsAreOwn,
  ...flows,
  ...invariants,
].toSorted((one, other) => phases.indexOf(one.phase) - phases.indexOf(other.phase))
