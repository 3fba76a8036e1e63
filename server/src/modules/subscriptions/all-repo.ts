import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { people } from '../accounts/people-repo.ts'
import { newestApis } from '../catalogue/repo.ts'
import { keysStatus } from './keys-repo.ts'

/** Length of the list, which has no pages. */
const maxSubscriptions = 10_000

/** The newest subscriptions of all users, in short. */
export async function listAllSubscriptions(
  db: Queries,
  now: Date,
): Promise<components['schemas']['AdminSubscription'][]> {
  const rows = await db
    .selectFrom((newest) =>
      newest
        .selectFrom('subscriptions')
        .innerJoin(people('owners'), 'owners.id', 'subscriptions.user_id')
        .selectAll('subscriptions')
        .where('owners.deleted_at', 'is', null)
        .orderBy('subscriptions.created_at', 'desc')
        .orderBy('subscriptions.id')
        .limit(maxSubscriptions)
        .as('subscriptions'),
    )
    .innerJoin(people('users'), 'users.id', 'subscriptions.user_id')
    .innerJoin(newestApis(db).as('apis'), 'apis.api', 'subscriptions.api')
    .leftJoin('api_keys', 'api_keys.subscription_id', 'subscriptions.id')
    .select(['subscriptions.id', 'subscriptions.api', 'subscriptions.status', 'subscriptions.created_at'])
    .select(['users.id as user_id', 'firstname', 'lastname', 'email', 'company_name'])
    .select(['apis.name', 'apis.version'])
    .select(keysStatus(now, sql`api_keys.type = 'TEST'`).as('test_key'))
    .select(keysStatus(now, sql`api_keys.type = 'LIVE'`).as('live_key'))
    .groupBy(['subscriptions.id', 'subscriptions.api', 'subscriptions.status', 'subscriptions.created_at'])
    .groupBy(['users.id', 'firstname', 'lastname', 'email', 'company_name', 'apis.name', 'apis.version'])
    .orderBy('subscriptions.created_at', 'desc')
    .orderBy('subscriptions.id')
    .execute()
  return rows.map(({ id, created_at, ...row }) => ({
    ...row,
    user_subscription_id: id,
    created_at: created_at.toISOString(),
  }))
}
