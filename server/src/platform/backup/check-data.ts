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

/** Whether money and documents agree with themselves: what a restored backup must show before it is used. */
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
    if (!content) faults.push(`${what} is not there.`)
    else if (!createHash('sha256').update(content).digest().equals(sha256)) faults.push(`${what} is another.`)
  }
  return { wallets: wallets.rows.length, documents: documents.length, faults }
}
