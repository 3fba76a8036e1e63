import { csvFile, csvOf, inPieces } from '../../platform/http/csv.ts'
import { exportedReading } from '../../platform/http/reading.ts'
import { findSubscriptionIds, readSubscriptions } from '../subscriptions/all-repo.ts'
import { documentsFile } from '../tax-documents/documents-file.ts'
import { ledgerFile } from '../wallet/ledger-file.ts'
import { findAccountIds, readAccounts } from './accounts-repo.ts'
import { findUser } from './find-user.ts'
import { findAdjustmentIds, readAdjustments } from './repo.ts'

export const adminExportAccounts = exportedReading<'adminExportAccounts'>(async ({ db, query, clock }) => {
  const now = clock()
  const { search = '', ...rest } = query
  const ids = await findAccountIds(db, { ...rest, search, now })
  return csvOf(
    csvFile({
      name: 'users',
      columns: [
        'user_id',
        'firstname',
        'lastname',
        'email',
        'company_name',
        'status',
        'plan_type',
        'subscriptions',
        'wallet_credits',
        'free_credits',
        'keys_status',
        'active_keys',
        'last_used_at',
      ],
      pages: inPieces(ids, (piece) => readAccounts(db, piece, now)),
    }),
  )
})

export const adminExportSubscriptions = exportedReading<'adminExportSubscriptions'>(
  async ({ db, query, clock }) => {
    const now = clock()
    const ids = await findSubscriptionIds(db, query)
    return csvOf(
      csvFile({
        name: 'subscriptions',
        columns: [
          'user_subscription_id',
          'created_at',
          'status',
          'api',
          'name',
          'version',
          'live_key',
          'test_key',
          'user_id',
          'firstname',
          'lastname',
          'email',
          'company_name',
        ],
        pages: inPieces(ids, (piece) => readSubscriptions(db, piece, now)),
      }),
    )
  },
)

export const adminExportTransactions = exportedReading<'adminExportTransactions'>(async (call) => {
  const { user_id, ...query } = call.query
  const { id: userId } = await findUser(call.db, user_id)
  return csvOf(ledgerFile(call, { userId, query, staff: true }))
})

export const adminExportAdjustments = exportedReading<'adminExportAdjustments'>(async ({ db, query }) => {
  const { status, user_id: userId, sort } = query
  const ids = await findAdjustmentIds(db, { status, userId, sort })
  return csvOf(
    csvFile({
      name: 'changes-of-credits',
      columns: [
        'adjustment_id',
        'status',
        'user_id',
        'user_name',
        'direction',
        'type',
        'credits',
        'description',
        'validity_date',
        'requested_by',
        'requested_by_name',
        'requested_at',
        'decided_by_name',
        'decided_at',
        'note',
        'transaction_id',
        'reason_code',
        'reverses',
      ],
      pages: inPieces(ids, async (piece) =>
        (await readAdjustments(db, piece)).map((row) => ({ reverses: null, ...row })),
      ),
    }),
  )
})

export const adminExportTaxDocuments = exportedReading<'adminExportTaxDocuments'>(async (call) =>
  csvOf(await documentsFile(call, { month: call.query.month })),
)
