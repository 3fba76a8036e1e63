import type { components } from '@switchboard/sdk'
import type { Queries } from '../../db/client.ts'
import { toDecimal } from '../../decimals.ts'
import type { LedgerRow } from '../ledger/post.ts'

export const readWallet = (db: Queries, userId: string) =>
  db.selectFrom('wallets').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()

export async function readWalletCredits(
  db: Queries,
  userId: string,
): Promise<components['schemas']['WalletCredits']> {
  const { balance, held } = await readWallet(db, userId)
  const free = await db
    .selectFrom('lots')
    .select(['remaining', 'valid_until'])
    .where('user_id', '=', userId)
    .where('remaining', '>', 0)
    .where('valid_until', 'is not', null)
    .orderBy('valid_until')
    .execute()
  return {
    wallet_credits: toDecimal(balance - held),
    settled_credits: toDecimal(balance),
    in_flight_credits: toDecimal(held),
    free_credits: free.map(({ remaining, valid_until }) => ({
      credits: toDecimal(remaining),
      validity_date: valid_until ?? '',
    })),
  }
}

const views: Readonly<Record<string, readonly LedgerRow['kind'][]>> = {
  topup: ['TOPUP'],
  usage: ['USAGE', 'REFUND'],
  adjustment: ['ADJUSTMENT', 'STARTER', 'EXPIRY'],
}

interface LedgerPage {
  readonly userId: string
  readonly page: number
  readonly limit: number
  readonly view: string
}

/** Newest first. */
export async function listLedger(db: Queries, { userId, page, limit, view }: LedgerPage) {
  const kinds = views[view]
  let rows = db.selectFrom('ledger').where('user_id', '=', userId)
  if (kinds) rows = rows.where('kind', 'in', kinds)
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const found = await rows
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows: found, total }
}
