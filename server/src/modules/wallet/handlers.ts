import { audit } from '../../platform/db/audit.ts'
import { csvOf } from '../../platform/http/csv.ts'
import { rangeOf } from '../../platform/http/day-range.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { refusedField } from '../../platform/http/problem.ts'
import { exportedReading, reading } from '../../platform/http/reading.ts'
import { toDecimal, toHundredths } from '../../platform/money/decimals.ts'
import { dayIn } from '../../platform/time/days.ts'
import { watchLevel } from '../ledger/level-changes.ts'
import { ledgerFile, ledgerFilterOf } from './ledger-file.ts'
import { momentOf } from './moment.ts'
import { tellOfLevelChanges } from './move-credits.ts'
import { redeemStarterCredits } from './redeem-starter.ts'
import { lastRowAt, listLedger, readThresholds, readWalletCredits, setThreshold } from './repo.ts'
import { starterRedeemed } from './rules.ts'
import { listStatements, readBalances } from './statements-repo.ts'
import { transactionsOf } from './transactions-repo.ts'

const getWalletCredits = handler<'getWalletCredits'>(async (call) => ({
  status: 200,
  body: { data: await readWalletCredits(call, call.user.id) },
}))

const getWalletThreshold = handler<'getWalletThreshold'>(async ({ db, user }) => {
  return { status: 200, body: { data: await readThresholds(db, user.id) } }
})

const updateWalletThreshold = inTransaction<'updateWalletThreshold'>(async (call) => {
  const threshold1 = toHundredths(call.body.threshold1)
  if (threshold1 <= 0) throw refusedField('#/threshold1', 'pattern', 'Enter a number of credits above 0.')
  const { db, user } = call
  await setThreshold(db, user.id, threshold1)
  await watchLevel(db, user.id, call.clock())
  await tellOfLevelChanges(db, user.id)
  await audit(call, { action: 'wallet.threshold', subject: user.id, details: { threshold1 } })
  return { status: 200, body: { data: await readThresholds(db, user.id) } }
})

const redeemStarter = inTransaction<'redeemStarter'>(async (call) => {
  if (!(await redeemStarterCredits(call))) throw starterRedeemed()
  return { status: 200, body: { data: await readWalletCredits(call, call.user.id) } }
})

const listWalletStatements = reading<'listWalletStatements'>(async ({ db, user, query, clock, settings }) => {
  const { page = 1, limit = 20, month } = query
  const { statements, total } = await listStatements(db, {
    userId: user.id,
    timeZone: settings.timeZone,
    now: clock(),
    month,
    page,
    limit,
  })
  return { status: 200, body: { data: statements, meta: { page, limit, total } } }
})

const listTransactions = reading<'listTransactions'>(async (call) => {
  const { page = 1, limit = 20 } = call.query
  const { rows, total } = await listLedger(call.db, ledgerFilterOf(call, call.user.id, call.query), {
    page,
    limit,
  })
  return { status: 200, body: { data: await transactionsOf(call.db, rows), meta: { page, limit, total } } }
})

const exportTransactions = exportedReading<'exportTransactions'>(async (call) =>
  csvOf(ledgerFile(call, { userId: call.user.id, query: call.query })),
)

const listWalletBalances = reading<'listWalletBalances'>(async ({ db, clock, settings, user, query }) => {
  const { timeZone } = settings
  const { start, end } = rangeOf(query, dayIn(timeZone, clock()))
  const days = await readBalances(db, { userId: user.id, timeZone, start, end })
  return {
    status: 200,
    body: { data: days.map(({ day, balance }) => ({ day, balance: toDecimal(balance) })) },
  }
})

const getWalletBalance = handler<'getWalletBalance'>(async ({ db, clock, user, query }) => {
  const moment = momentOf(query.at)
  if (moment.date > clock()) throw refusedField('?at', 'in_future', 'Choose a time in the past.')
  const row = await lastRowAt(db, { userId: user.id, at: moment.text })
  const [last_transaction = null] = row ? await transactionsOf(db, [row]) : []
  const balance = last_transaction?.balance_after ?? toDecimal(0)
  return { status: 200, body: { data: { at: moment.text, balance, last_transaction } } }
})

export const walletHandlers = {
  listWalletStatements,
  getWalletCredits,
  getWalletBalance,
  getWalletThreshold,
  updateWalletThreshold,
  redeemStarter,
  listTransactions,
  listWalletBalances,
  exportTransactions,
}
