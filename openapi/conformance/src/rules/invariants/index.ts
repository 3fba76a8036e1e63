import { filters } from '../filters/filters.ts'
import { headersAlike, versionsHeld } from '../headers.ts'
import type { Rule } from '../rule.ts'
import { accountFile } from './account-file.ts'
import { exportsEqualLists } from './exports.ts'
import { filesAreWellMade } from './files.ts'
import { heads } from './heads.ts'
import { inTime } from './in-time.ts'
import { daysFollowLedger, ledgerAddsUp, momentsFollowLedger, statementsAddUp } from './ledger.ts'
import { pages } from './pages.ts'
import { unknownThings } from './unknown.ts'
import { usageAddsUp } from './usage.ts'
import { viewsAgree } from './views.ts'

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
