import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkRules } from '../src/platform/backup/check-rules.ts'
import { serverOfFile } from './support/server.ts'

const { db } = await serverOfFile()
const [jun, mara, nadia] = ['usr_jun7Q2', 'usr_mara3K', 'usr_nadia4R']

test('the demo keeps every rule', async () => {
  expect(await checkRules(db)).toEqual([])
})

const usage = (user: string, api: string) => sql`
  INSERT INTO usage_days (user_id, day, api, calls, failed, credits, latencies)
  VALUES (${user}, '2026-11-20', ${api}, 3, 0, 600, '{}')`
/** A copy of one of Jun’s rows that differs in some columns. */
const copy = (table: 'api_calls' | 'payments', change: Record<string, unknown>, which = sql`true`) => sql`
  INSERT INTO ${sql.table(table)}
  SELECT (jsonb_populate_record(NULL::${sql.table(table)}, to_jsonb(kept) || ${JSON.stringify(change)}::jsonb)).*
  FROM ${sql.table(table)} AS kept WHERE user_id = ${jun} AND ${which} LIMIT 1`
const call = (change: Record<string, unknown>) =>
  copy('api_calls', { request_id: 'req_broken', ...change }, sql`credits > 0`)
const payment = (user_id: string, change: Record<string, unknown>) =>
  copy('payments', { transaction_id: 'txn_broken', reference_number: 'pay_broken', user_id, ...change })
const billing = { source: 'BILLING', credits: null, invoices: ['inv_1'] }

test.each([
  ['a rejected business that pays for calls', usage(nadia, 'sim-swap'), /without a verification/],
  ['paid calls without a live key', usage(jun, 'quality-on-demand'), /no live key/],
  ['a charge for a test call', call({ key_type: 'TEST' }), /by a test key cost/],
  ['a call by the key of somebody else', call({ user_id: mara }), /not theirs/],
  ['calls that no ledger knows', usage(mara, 'one-time-password'), /by usage, /],
  ['a payment without its credits', payment(jun, {}), /were not added once/],
  [
    'a statement paid by nobody',
    sql`UPDATE statements SET paid_at = now() WHERE paid_at IS NULL AND amount_due > 0`,
    /its payment is not/,
  ],
  ['a statement of somebody who is not billed', payment(jun, billing), /not billed monthly/],
  ['an administrator who pays', payment('usr_iris9A', billing), /has no wallet/],
  [
    'a statement that is not what was used',
    sql`UPDATE statements SET used = used + 1, closing = closing - 1`,
    /the ledger/,
  ],
  [
    'a ledger with a gap',
    sql`UPDATE ledger SET balance_after = balance_after + 1 WHERE user_id = ${jun} AND sequence = (SELECT max(sequence) FROM ledger WHERE user_id = ${jun})`,
    /does not follow/,
  ],
  [
    'a day of the ledger that was counted twice',
    sql`INSERT INTO ledger_days VALUES (${jun}, '2026-11-20', 'USAGE', 'messaging', 1, -60)`,
    /is counted with 1 rows/,
  ],
])('found: %s', async (_what, breach, sentence) => {
  const undo = new Error('undo')
  const check = db.transaction().execute(async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    await breach.execute(tx)
    expect((await checkRules(tx)).join('\n')).toMatch(sentence)
    throw undo
  })
  await expect(check).rejects.toBe(undo)
  expect(await checkRules(db)).toEqual([])
})

test('no two people of the demo have grown alike', async () => {
  const { rows } = await sql<{ growth: number }>`
    SELECT round(100.0 * sum(calls) FILTER (WHERE day > '2026-10-22') / sum(calls) FILTER (WHERE day <= '2026-10-22')) AS growth
    FROM usage_days GROUP BY user_id`.execute(db)
  const growths = rows.map(({ growth }) => Number(growth))
  expect(new Set(growths).size).toBe(growths.length)
})
