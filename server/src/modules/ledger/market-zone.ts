import type { Db, Queries } from '../../platform/db/client.ts'
import { forgetLedgerDays } from './days-repo.ts'

/** Tells the database whose midnights end free credits. Throws where it does not know the zone. */
export async function setMarketZone(db: Db, timeZone: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('market')
      .set({ time_zone: timeZone })
      .where('time_zone', '<>', timeZone)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await forgetLedgerDays(tx)
    await tx
      .selectFrom('market')
      .select(({ fn, val }) => fn('market_day', [val(new Date())]).as('today'))
      .execute()
  })
}

export const marketZone = async (db: Queries): Promise<string> =>
  (await db.selectFrom('market').select('time_zone').executeTakeFirstOrThrow()).time_zone
