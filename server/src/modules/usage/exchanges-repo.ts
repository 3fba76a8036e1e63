import { type Insertable, sql } from 'kysely'
import type { AppContext } from '../../platform/app-context.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { Reads } from '../../platform/db/reads.ts'

/** Days that headers and bodies of test calls are kept. */
const keptDays = 7

const edgeOf = (now: Date): Date => new Date(now.getTime() - keptDays * 86_400_000)

/** Adds those that aren't there yet. */
export async function addExchanges(
  db: Db,
  rows: readonly Insertable<Database['call_exchanges']>[],
): Promise<void> {
  await db
    .insertInto('call_exchanges')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** As JSON; undefined where none is kept. */
export async function readExchange(
  db: Reads,
  userId: string,
  { requestId, now }: { readonly requestId: string; readonly now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('call_exchanges')
    .select(sql<string>`exchange::text`.as('exchange'))
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .where('at', '>', edgeOf(now))
    .executeTakeFirst()
  return row?.exchange
}

export async function eraseExchanges(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('call_exchanges').where('user_id', '=', userId).execute()
}

export async function purgeExchanges({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('call_exchanges').where('at', '<=', edgeOf(clock())).execute()
}
