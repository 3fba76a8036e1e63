import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { Queries } from '../../db/client.ts'
import { apiKeyOf } from '../keys/api-key.ts'
import { liveBlocker } from './live-blocker.ts'

type Subscription = components['schemas']['Subscription']
type SubscriptionPlan = components['schemas']['SubscriptionPlan']

const most = 200
const keptDays = 30
const planIds = { PREPAID: 'pln_payg01', POSTPAID: 'pln_busMonth' } as const

/** Newest first, cancelled ones last, each with its keys. */
export async function listSubscriptions(db: Queries, userId: string, now: Date): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .innerJoin(
      (apis) =>
        apis
          .selectFrom('apis')
          .select(['api', 'name', 'publisher', 'tag', 'version', 'kyb_required'])
          .distinctOn('api')
          .orderBy('api')
          .orderBy('version', 'desc')
          .as('apis'),
      (join) => join.onRef('apis.api', '=', 'subscriptions.api'),
    )
    .leftJoin('business_verifications as kyb', (join) =>
      join
        .onRef('kyb.user_id', '=', 'subscriptions.user_id')
        .onRef('kyb.publisher', '=', 'apis.publisher')
        .on('kyb.tag', '=', sql<string>`coalesce(apis.tag, '')`),
    )
    .select(['subscriptions.id', 'subscriptions.api', 'subscriptions.status', 'products'])
    .select(['subscriptions.created_at', 'cancelled_at', 'users.plan_type', 'users.plan_name'])
    .select(['apis.name', 'apis.publisher', 'apis.tag', 'apis.version', 'apis.kyb_required'])
    .select(['kyb.state as kyb_state', 'kyb.reason as kyb_reason'])
    .where('subscriptions.user_id', '=', userId)
    .orderBy(sql`subscriptions.status = 'CANCELLED'`)
    .orderBy('subscriptions.created_at', 'desc')
    .limit(most)
    .execute()
  const keys = await readKeys(
    db,
    rows.map(({ id }) => id),
    now,
  )
  return rows.map((row) => ({
    user_subscription_id: row.id,
    api: row.api,
    publisher: row.publisher,
    tag: row.tag,
    version: row.version,
    name: row.name,
    status: row.status,
    products: row.products,
    plan: row.status === 'CANCELLED' ? null : planOf(row),
    keys: (keys.get(row.id) ?? []).map((key) => apiKeyOf(key, now)),
    live_blocker: liveBlocker(row),
    created_at: row.created_at.toISOString(),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
  }))
}

/** Newest first. Keys that ended stay listed for a while, so that people see what became of them. */
async function readKeys(db: Queries, subscriptionIds: readonly string[], now: Date) {
  if (subscriptionIds.length === 0) return new Map<string, never[]>()
  const since = new Date(now.getTime() - keptDays * 86_400_000)
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('subscription_id', 'in', [...subscriptionIds])
    .where(sql<boolean>`coalesce(revoked_at, least(expires_at, grace_ends_at), now()) > ${since}`)
    .orderBy('created_at', 'desc')
    .execute()
  return Map.groupBy(rows, ({ subscription_id }) => subscription_id)
}

function planOf(row: {
  plan_type: 'PREPAID' | 'POSTPAID' | null
  plan_name: string | null
}): SubscriptionPlan | null {
  const { plan_type, plan_name } = row
  return plan_type && plan_name ? { plan_id: planIds[plan_type], plan_type, plan_name } : null
}
