import type { Db, Queries } from '../../platform/db/client.ts'

/** Tells the database whose midnights end free credits. Throws where it does not know the zone. */
export async function setMarketZone(db: Db, timeZone: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('market').set({ time_zone: timeZone }).execute()
    await tx
      .selectFrom('market')
      .select(({ fn, val }) => fn('market_day', [val(new Date())]).as('today'))
      .execute()
  })
}

export const marketZone = async (db: Queries): Promise<string> =>
  (await db.selectFrom('market').select('time_zone').executeTakeFirstOrThrow()).time_zone
