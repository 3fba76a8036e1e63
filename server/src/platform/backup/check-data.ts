import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

interface Data {
  readonly db: Db
  readonly kybFolder: string
}

export interface CheckResult {
  readonly wallets: number
  readonly documents: number
  /** One sentence for each thing that does not agree. */
  readonly faults: readonly string[]
}

/** Whether money, documents and counts are consistent: required of a restored backup before it is used. */
export async function checkData({ db, kybFolder }: Data): Promise<CheckResult> {
  const wallets = await sql<{ user_id: string; balance: number; ledger: number; lots: number }>`
    SELECT user_id, balance,
      (SELECT coalesce(sum(amount), 0)::bigint FROM ledger WHERE ledger.user_id = wallets.user_id) AS ledger,
      (SELECT coalesce(sum(remaining), 0)::bigint FROM lots WHERE lots.user_id = wallets.user_id) AS lots
    FROM wallets`.execute(db)
  const documents = await db.selectFrom('kyb_documents').select(['file', 'submission_id', 'sha256']).execute()
  const faults = wallets.rows
    .filter(({ balance, ledger, lots }) => balance !== ledger || balance !== lots)
    .map(
      ({ user_id, balance, ledger, lots }) =>
        `The wallet of ${user_id} holds ${balance}, its ledger ${ledger}, its lots ${lots} hundredths of credits.`,
    )
  for (const { file, submission_id, sha256 } of documents) {
    const content = await readFile(join(kybFolder, file)).catch(() => undefined)
    const what = `Document ${file} of ${submission_id}`
    if (!content) faults.push(`${what} is missing.`)
    else if (!createHash('sha256').update(content).digest().equals(sha256))
      faults.push(`${what} has changed.`)
  }
  faults.push(...(await findWrongSums(db)))
  return { wallets: wallets.rows.length, documents: documents.length, faults }
}

const maxNamed = 20

/** Counts that are kept as sums of others (decisions 0048 and 0049). Each comparison is one statement, so it sees one moment. */
async function findWrongSums(db: Db): Promise<string[]> {
  const days = await sql<{ fault: string }>`
    SELECT format('%s %s has %s calls on %s, its accounts %s.', api, version, coalesce(sums.calls, 0), day,
      coalesce(counted.calls, 0)) AS fault
    FROM (SELECT api, version, day, sum(calls) AS calls FROM api_call_days GROUP BY api, version, day) AS counted
    FULL JOIN (SELECT api, version, day, sum(calls) AS calls FROM api_version_days GROUP BY api, version, day) AS sums
      USING (api, version, day)
    WHERE counted.calls IS DISTINCT FROM sums.calls ORDER BY day, api, version LIMIT ${maxNamed}`.execute(db)
  const callers = await sql<{ fault: string }>`
    SELECT format('%s called %s %s last on %s, by its counts on %s.', user_id, api, version,
      coalesce(callers.last_called_on::text, 'no day'), coalesce(counted.day::text, 'no day')) AS fault
    FROM (SELECT api, version, user_id, max(day) AS day FROM api_call_days GROUP BY api, version, user_id) AS counted
    FULL JOIN api_version_callers AS callers USING (api, version, user_id)
    WHERE counted.day IS DISTINCT FROM callers.last_called_on ORDER BY user_id, api, version LIMIT ${maxNamed}`.execute(
    db,
  )
  const keys = await sql<{ fault: string }>`
    SELECT format('On %s the keys of %s made %s calls to %s (%s failed, %s hundredths of credits), the account %s (%s, %s).',
      day, user_id, coalesce(keys.calls, 0), api, coalesce(keys.failed, 0), coalesce(keys.credits, 0),
      coalesce(days.calls, 0), coalesce(days.failed, 0), coalesce(days.credits, 0)) AS fault
    FROM (
      SELECT user_id, day, api, calls, failed, credits FROM usage_days, market
      WHERE calls > 0 AND day >= coalesce(keys_counted_since, '-infinity')
    ) AS days FULL JOIN (
      SELECT user_id, day, api, sum(calls) AS calls, sum(failed) AS failed, sum(credits) AS credits
      FROM usage_key_days, market WHERE day >= coalesce(keys_counted_since, '-infinity') GROUP BY user_id, day, api
    ) AS keys USING (user_id, day, api)
    WHERE (days.calls, days.failed, days.credits) IS DISTINCT FROM (keys.calls, keys.failed, keys.credits)
    ORDER BY day, user_id, api LIMIT ${maxNamed}`.execute(db)
  return [...days.rows, ...callers.rows, ...keys.rows].map(({ fault }) => fault)
}
