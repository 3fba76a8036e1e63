import { reading } from '../../platform/http/reading.ts'
import { recoveryView } from '../second-factor/recovery.ts'
import { findOpenRecovery } from '../second-factor/recovery-repo.ts'
import { listAllSubscriptions } from '../subscriptions/all-repo.ts'
import { listSubscriptions } from '../subscriptions/repo.ts'
import { ledgerFilterOf } from '../wallet/ledger-file.ts'
import { listLedger } from '../wallet/repo.ts'
import { transactionsOf } from '../wallet/transactions-repo.ts'
import { listAccounts, readAccounts } from './accounts-repo.ts'
import { adminDecideAdjustment, adminListAdjustments } from './adjustments.ts'
import { adminExportAuditLog, adminListAuditLog } from './audit-log.ts'
import { adminAddCredits, adminDeductCredits, adminReverseCredits } from './credits.ts'
import {
  adminExportDeliveries,
  adminGetDelivery,
  adminGiveUpDelivery,
  adminListDeliveries,
  adminRetryDelivery,
} from './deliveries.ts'
import {
  adminExportAccounts,
  adminExportAdjustments,
  adminExportSubscriptions,
  adminExportTaxDocuments,
  adminExportTransactions,
} from './exports.ts'
import { findUser } from './find-user.ts'
import { adminRegenerateKeys, adminRevokeKey, adminRevokeKeys } from './keys.ts'
import { adminListLimits, adminSetLimits } from './limits.ts'
import { adminGetOverview } from './overview.ts'
import { adminAddNote, adminGetUserProfile } from './user-profile.ts'
import { adminApproveFactorRecovery, adminLockUser, adminSignOutUser, adminUnlockUser } from './users.ts'
import { adminListViews, adminRemoveView, adminRenameView, adminSaveView } from './views.ts'
import { adminGetWaiting } from './waiting.ts'

const adminListSubscriptions = reading<'adminListSubscriptions'>(async ({ db, query, clock }) => {
  const { page = 1, limit = 20, search = '', ...rest } = query
  const { accounts, total } = await listAccounts(db, { ...rest, page, limit, search, now: clock() })
  return { status: 200, body: { data: accounts, meta: { page, limit, total } } }
})

const adminListAllSubscriptions = reading<'adminListAllSubscriptions'>(async ({ db, query, clock }) => ({
  status: 200,
  body: await listAllSubscriptions(db, query, clock()),
}))

const adminGetUserSubscription = reading<'adminGetUserSubscription'>(async (call) => {
  const { db, query, clock, settings, user } = call
  const now = clock()
  const { id } = await findUser(db, query.user_id)
  const [account] = await readAccounts(db, [id], now)
  if (!account) throw new Error(`${id} was there a moment ago.`)
  const subscriptions = await listSubscriptions(db, { userId: id, now, timeZone: settings.timeZone })
  const open = await findOpenRecovery(db, id, now)
  const factor_recovery = open ? recoveryView(open, user.id) : null
  return { status: 200, body: { data: { account, subscriptions, factor_recovery } } }
})

const adminListTransactions = reading<'adminListTransactions'>(async ({ db, query, settings }) => {
  const { page = 1, limit = 20, user_id, ...rest } = query
  const { id: userId } = await findUser(db, user_id)
  const filter = ledgerFilterOf({ settings }, userId, rest)
  const { rows, total } = await listLedger(db, filter, { page, limit })
  const data = await transactionsOf(db, rows, { staff: true })
  return { status: 200, body: { data, meta: { page, limit, total } } }
})

export const adminHandlers = {
  adminApproveFactorRecovery,
  adminExportAccounts,
  adminExportAdjustments,
  adminExportAuditLog,
  adminExportDeliveries,
  adminExportSubscriptions,
  adminExportTaxDocuments,
  adminExportTransactions,
  adminListSubscriptions,
  adminListAllSubscriptions,
  adminGetUserSubscription,
  adminListTransactions,
  adminRegenerateKeys,
  adminDeductCredits,
  adminAddCredits,
  adminReverseCredits,
  adminRevokeKey,
  adminRevokeKeys,
  adminListAdjustments,
  adminDecideAdjustment,
  adminListAuditLog,
  adminAddNote,
  adminGetOverview,
  adminGetUserProfile,
  adminGetWaiting,
  adminListViews,
  adminSaveView,
  adminRenameView,
  adminRemoveView,
  adminListLimits,
  adminSetLimits,
  adminLockUser,
  adminUnlockUser,
  adminSignOutUser,
  adminListDeliveries,
  adminGetDelivery,
  adminRetryDelivery,
  adminGiveUpDelivery,
}
