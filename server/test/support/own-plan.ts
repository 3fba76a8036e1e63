import type { Db } from '../../src/platform/db/client.ts'

export const mara = 'usr_mara3K'

const own = (since: string) => ({
  product_id: 'prd_sim-swap-own',
  product_version_id: 'pvr_sim-swap-own-2607',
  name: 'SIM Swap monthly',
  version: '2026-07',
  since,
})

const month = (since: string) => ({
  ...own(since),
  product_id: 'prd_sim-swap-month',
  product_version_id: 'pvr_sim-swap-month-2607',
})

/** Mara takes the plan of SIM Swap, beside her other product or alone. */
export async function takeOwnPlan(
  db: Db,
  { since = '2026-09-20T03:00:00.000Z', alone = true } = {},
): Promise<void> {
  await setProducts(db, alone ? [own(since)] : [month(since), own(since)])
}

/** As if she had never taken it. */
export const leaveOwnPlan = (db: Db) => setProducts(db, [month('2026-09-20T03:00:00.000Z')])

const setProducts = (db: Db, products: readonly object[]) =>
  db
    .updateTable('subscriptions')
    .set({ products: JSON.stringify(products), status: 'ACTIVE' })
    .where('user_id', '=', mara)
    .where('api', '=', 'sim-swap')
    .execute()

export const simSwapOfMara = (db: Db) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', mara)
    .where('api', '=', 'sim-swap')
    .executeTakeFirstOrThrow()

/** Mara's usage in hundredths of a credit; all else is forgotten. */
export async function useOfMara(
  db: Db,
  rows: readonly (readonly [day: string, api: string, credits: number])[],
): Promise<void> {
  await db.deleteFrom('usage_days').where('user_id', '=', mara).execute()
  for (const [day, api, credits] of rows) {
    await db
      .insertInto('usage_days')
      .values({ user_id: mara, day, api, calls: 1, failed: 0, credits, latencies: [1] })
      .execute()
  }
}
