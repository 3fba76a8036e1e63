import type { components, operations } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { wordsMatch } from '../../platform/db/words-match.ts'
import { people } from '../accounts/people-repo.ts'
import { newestApis } from '../catalogue/repo.ts'
import { keysStatus } from './keys-repo.ts'

type Filter = NonNullable<operations['adminExportSubscriptions']['parameters']['query']>

/** Length of the list, which has no pages. */
const maxSubscriptions = 10_000

/** The newest subscriptions of all users, in short. */
export async function listAllSubscriptions(db: Queries, now: Date) {
  const newest = await subscriptions(db).select('subscriptions.id').limit(maxSubscriptions).execute()
  return readSubscriptions(
    db,
    newest.map(({ id }) => id),
    now,
  )
}

const searched = [
  'firstname',
  'lastname',
  'email',
  'company_name',
  'apis.api',
  'apis.name',
  'users.id',
  'subscriptions.id',
] as const

/** All that match, newest first. */
export async function findSubscriptionIds(db: Queries, { search = '', status }: Filter): Promise<string[]> {
  const matches = subscriptions(db)
    .select('subscriptions.id')
    .where(wordsMatch(search, searched))
    .$if(status !== undefined, (query) => query.where('subscriptions.status', '=', status ?? 'ACTIVE'))
  return (await matches.execute()).map(({ id }) => id)
}

const subscriptions = (db: Queries) =>
  db
    .selectFrom('subscriptions')
    .innerJoin(people('users'), 'users.id', 'subscriptions.user_id')
    .innerJoin(newestApis(db).as('apis'), 'apis.api', 'subscriptions.api')
    .where('users.deleted_at', 'is', null)
    .orderBy('subscriptions.created_at', 'desc')
    .orderBy('subscriptions.id')

/** Newest first. */
export async function readSubscriptions(
  db: Queries,
  ids: readonly string[],
  now: Date,
): Promise<components['schemas']['AdminSubscription'][]> {
  const rows = await subscriptions(db)
    .leftJoin('api_keys', 'api_keys.subscription_id', 'subscriptions.id')
    .select(['subscriptions.id', 'subscriptions.api', 'subscriptions.status', 'subscriptions.created_at'])
    .select(['users.id as user_id', 'firstname', 'lastname', 'email', 'company_name'])
    .select(['apis.name', 'apis.version'])
    .select(keysStatus(now, sql`api_keys.type = 'TEST'`).as('test_key'))
    .select(keysStatus(now, sql`api_keys.type = 'LIVE'`).as('live_key'))
    .where(sql<boolean>`subscriptions.id = ANY(${[...ids]}::text[])`)
    .groupBy(['subscriptions.id', 'subscriptions.api', 'subscriptions.status', 'subscriptions.created_at'])
    .groupBy(['users.id', 'firstname', 'lastname', 'email', 'company_name', 'apis.name', 'apis.version'])
    .execute()
  return rows.map(({ id, created_at, ...row }) => ({
    ...row,
    user_subscription_id: id,
    created_at: created_at.toISOString(),
  }))
}
