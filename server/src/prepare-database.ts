import { migrate } from './migrate.ts'
import { hasUsers } from './modules/accounts/people-repo.ts'
import { addFirstOwners } from './modules/accounts/staff-repo.ts'
import { setMarketZone } from './modules/ledger/market-zone.ts'
import { tendCallPartitions } from './modules/usage/partitions-repo.ts'
import { dbOn, openPool } from './platform/db/client.ts'
import type { Settings } from './platform/settings/settings.ts'
import type { Clock } from './platform/time/clock.ts'
import { hasDemoAccounts } from './seed/demo-accounts.ts'

interface Preparation {
  readonly clock: Clock
  readonly settings: Settings
  /** Documents of the demo products; without, no demo data is laid in. */
  readonly products?: string
  /** Throws `ExposedDemo` where there are accounts of the demo. */
  readonly rejectsDemo: boolean
}

/** Others would reach accounts whose password everybody knows. */
export class ExposedDemo extends Error {
  override readonly name = 'ExposedDemo'
}

/** All that is done before the first request, on connections of its own: a migration may take its time. */
export async function prepareDatabase(
  url: string,
  { clock, settings, products, rejectsDemo }: Preparation,
): Promise<void> {
  const pool = openPool({ url })
  const db = dbOn(pool)
  try {
    await migrate(db, pool)
    await addFirstOwners(db)
    await setMarketZone(db, settings.timeZone)
    await tendCallPartitions({ db, clock, settings })
    if (products !== undefined && !(await hasUsers(db))) {
      // Loaded by the first start alone: the packages that read documents would stay in memory for as long as the server runs.
      const { seed } = await import('./seed/seed.ts')
      await seed(db, { clock, settings, products })
    }
    if (rejectsDemo && (await hasDemoAccounts(db)))
      throw new ExposedDemo(
        'It has accounts of the demo, whose password everybody knows, and NODE_ENV, HOST or PUBLIC_URL say that others reach this server. Begin with an empty database, or set DEMO_DATA=true.',
      )
  } finally {
    await db.destroy()
  }
}
