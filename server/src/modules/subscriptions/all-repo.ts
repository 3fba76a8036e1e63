import type { components, operations } from '@switchboard/sdk'
import { sql } from 'kysely'
import { orderOf } from '../../platform/db/order.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { wordsMatch } from '../../platform/db/words-match.ts'
import { people } from '../accounts/people-repo.ts'
import { newestApis } from '../catalogue/repo.ts'
import { keysStatus } from './keys-repo.ts'

type Filter = NonNullable<operations['adminExportSubscriptions']['parameters']['query']>
type Page = NonNullable<operations['adminListAllSubscriptions']['parameters']['query']>

/** Length of the list when it isn't paged. */
const maxSubscriptions = 10_000

/** Subscriptions of all users, in short, with the number of all that match. */
export async function listAllSubscriptions(
  db: Reads,
  { page: asked = 1, limit, ...filter }: Page,
  now: Date,
) {
  const ids = await findSubscriptionIds(db, filter)
  const page = limit === undefined ? { page: 1, limit: maxSubscriptions } : { page: asked, limit }
  const start = (page.page - 1) * page.limit
  const data = await readSubscriptions(db, ids.slice(start, start + page.limit), now)
  return { data, meta: { ...page, total: ids.length } }
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

/** All that match, in order. */
export async function findSubscriptionIds(
  db: Reads,
  { search = '', status, sort = '-created_at' }: Filter,
): Promise<string[]> {
  const matches = subscriptions(db)
    .select('subscriptions.id')
    .where(wordsMatch(search, searched))
    .$if(status !== undefined, (query) => query.where('subscriptions.status', '=', status ?? 'ACTIVE'))
    .orderBy(orderOf(sort, orders))
    .orderBy('subscriptions.id')
  return (await matches.execute()).map(({ id }) => id)
}

const subscriptions = (db: Reads) =>
  db
    .selectFrom('subscriptions')
    .innerJoin(people('users'), 'users.id', 'subscriptions.user_id')
    .innerJoin(newestApis(db).as('apis'), 'apis.api', 'subscriptions.api')
    .where('users.deleted_at', 'is', null)

const orders = {
  created_at: [sql`subscriptions.created_at`],
  api: [sql`lower(apis.name)`],
  user: [sql`lower(lastname)`, sql`lower(firstname)`],
} as const

/** In the order of their identifiers here. */
export async function readSubscriptions(
  db: Reads,
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
    .orderBy(sql`array_position(${[...ids]}::text[], subscriptions.id)`)
    .execute()
  return rows.map(({ id, created_at, ...row }) => ({
    ...row,
    user_subscription_id: id,
    created_at: created_at.toISOString(),
  }))
}
