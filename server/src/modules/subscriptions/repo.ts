import type { components } from '@switchboard/sdk'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayIn } from '../../platform/time/days.ts'
import { newestApis } from '../catalogue/repo.ts'
import { accountPlan, asPaid, ownPlansOn } from '../pricing/plans-repo.ts'
import { apiKeyOf } from './keys.ts'
import { readKeys } from './keys-repo.ts'
import { liveBlocker } from './rules.ts'

type Subscription = components['schemas']['Subscription']

const maxSubscriptions = 200

interface Verification {
  readonly state: 'IN_REVIEW' | 'APPROVED' | 'REJECTED'
  readonly reason: string | null
}

interface SubscriptionsQuery {
  readonly userId: string
  /** One of them alone. */
  readonly id?: string
  readonly now: Date
  readonly timeZone: string
}

/** Newest first, cancelled ones last, each with its keys. */
export async function listSubscriptions(
  db: Reads,
  { userId, id, now, timeZone }: SubscriptionsQuery,
): Promise<Subscription[]> {
  let query = standings(db).where('subscriptions.user_id', '=', userId)
  if (id !== undefined) query = query.where('subscriptions.id', '=', id)
  const rows = await query
    .orderBy(sql`subscriptions.status = 'CANCELLED'`)
    .orderBy('subscriptions.created_at', 'desc')
    .orderBy('subscriptions.id')
    .limit(maxSubscriptions)
    .execute()
  const keys = await readKeys(
    db,
    rows.map((row) => row.id),
    now,
  )
  const planOf = await planFinder(db, { userId, on: dayIn(timeZone, now) })
  return rows.map((row) => ({
    user_subscription_id: row.id,
    api: row.api,
    publisher: row.publisher,
    tag: row.tag,
    version: row.version,
    name: row.name,
    status: row.status,
    products: row.products,
    plan: planOf(row),
    keys: (keys.get(row.id) ?? []).map((key) => apiKeyOf(key, now)),
    live_blocker: liveBlocker(row),
    created_at: row.created_at.toISOString(),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
  }))
}

/** One that is known to be there. */
export async function readSubscription(db: Queries, of: Required<SubscriptionsQuery>): Promise<Subscription> {
  const [subscription] = await listSubscriptions(db, of)
  if (!subscription) throw new Error(`The subscription ${of.id} is to an API that isn’t published.`)
  return subscription
}

/** Subscriptions with their API, the plan of the product taken last, and what is known of the business. */
const standings = (db: Reads) =>
  db
    .selectFrom('subscriptions')
    .innerJoin(newestApis(db).as('apis'), 'apis.api', 'subscriptions.api')
    .leftJoin('products as taken', (join) =>
      join.on('taken.product_id', '=', sql<string>`subscriptions.products -> -1 ->> 'product_id'`),
    )
    .leftJoin('plans', 'plans.plan_id', 'taken.plan_id')
    .leftJoinLateral(
      sql<Verification>`verification_of(subscriptions.user_id, apis.publisher, apis.tag)`.as<'kyb'>(
        sql.ref('kyb'),
      ),
      (join) => join.onTrue(),
    )
    .select(['subscriptions.id', 'subscriptions.api', 'subscriptions.status', 'subscriptions.products'])
    .select(['subscriptions.created_at', 'subscriptions.cancelled_at'])
    .select(['plans.plan_id', 'plans.plan_type', 'plans.plan_name'])
    .select(['apis.name', 'apis.publisher', 'apis.tag', 'apis.version', 'apis.kyb_required'])
    .select(['kyb.state as kyb_state', 'kyb.reason as kyb_reason'])

type SubscriptionPlan = components['schemas']['SubscriptionPlan']

interface PlanRow {
  readonly id: string
  readonly status: string
  /** From the product taken last: the plan of a prepared subscription while the account has none. */
  readonly plan_id: string | null
  readonly plan_type: SubscriptionPlan['plan_type'] | null
  readonly plan_name: string | null
}

/** Finds the plan that calls of a person's subscription are charged by: the API's own, else the account's. */
async function planFinder(
  db: Reads,
  { userId, on }: { readonly userId: string; readonly on: string },
): Promise<(row: PlanRow) => SubscriptionPlan | null> {
  const newestFirst = await ownPlansOn(db, { userId, on })
  const account = (await accountPlan(db, userId))?.plan
  const own = new Map(
    newestFirst.toReversed().map(({ subscriptionId, plan }) => [subscriptionId, asPaid(plan, account)]),
  )
  return (row) => {
    if (row.status === 'CANCELLED') return null
    const { plan_id, plan_type, plan_name } = own.get(row.id) ?? account ?? row
    return plan_id && plan_type && plan_name ? { plan_id, plan_type, plan_name } : null
  }
}

interface LockQuery {
  readonly id: string
  readonly userId: string
}

/**
 * A person's subscription, locked until the transaction ends: changes of it, its products and its keys take turns.
 * Undefined if it doesn't exist or belongs to another person.
 */
export const lockSubscription = (tx: Tx, { id, userId }: LockQuery): Promise<SubscriptionRow | undefined> =>
  lockById(tx, id).where('user_id', '=', userId).executeTakeFirst()

/** The same, whoever it belongs to, for what no person asked for. */
export const lockAnySubscription = (tx: Tx, id: string): Promise<SubscriptionRow> =>
  lockById(tx, id).executeTakeFirstOrThrow()

const lockById = (tx: Tx, id: string) =>
  tx.selectFrom('subscriptions').selectAll().where('id', '=', id).forNoKeyUpdate()

/** The caller's own; a stranger's is answered as a missing one. */
export async function lockOwnSubscription(tx: Tx, locked: LockQuery) {
  const subscription = await lockSubscription(tx, locked)
  if (subscription) return subscription
  throw new Problem('not_found', 'You have no such subscription. Yours are listed under Subscriptions.')
}

const idsOf = (db: Queries, userId: string) =>
  db.selectFrom('subscriptions').select('id').where('user_id', '=', userId).orderBy('id')

/** Every subscription of a person, held until the transaction ends. Returns their ids. */
export async function lockSubscriptionsOf(tx: Tx, userId: string): Promise<readonly string[]> {
  return (await idsOf(tx, userId).forNoKeyUpdate().execute()).map(({ id }) => id)
}

export async function openSubscriptionsOf(db: Queries, userId: string): Promise<readonly string[]> {
  return (await idsOf(db, userId).where('status', '<>', 'CANCELLED').execute()).map(({ id }) => id)
}

export type SubscriptionRow = Selectable<Database['subscriptions']>

interface ApiOfUser {
  readonly userId: string
  readonly api: string
}

/** A person's subscription to an API that is not cancelled; there is at most one. */
export const lastingSubscription = (db: Queries, { userId, api }: ApiOfUser) =>
  db
    .selectFrom('subscriptions')
    .select(['id', 'created_at'])
    .where('user_id', '=', userId)
    .where('api', '=', api)
    .where('status', '<>', 'CANCELLED')
    .executeTakeFirst()

export const oldestActive = (db: Queries, userId: string) =>
  db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Whether an API has a subscription that is not cancelled. */
export async function hasSubscribers(db: Queries, api: string): Promise<boolean> {
  const rows = db.selectFrom('subscriptions').select('id').where('api', '=', api)
  return (await rows.where('status', '<>', 'CANCELLED').limit(1).executeTakeFirst()) !== undefined
}

/** False where one lasts already: of two at once, the unique index lets one through. */
export async function addSubscription(tx: Tx, row: Insertable<Database['subscriptions']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) =>
      // As a literal: a prepared statement finds no partial index by a parameter.
      conflict.columns(['user_id', 'api']).where('status', '<>', sql.lit('CANCELLED')).doNothing(),
    )
    .executeTakeFirstOrThrow()
  return inserted !== 0n
}

interface ProductsChange {
  readonly products: SubscriptionRow['products']
  /** With a prepared subscription that starts. */
  readonly status?: 'ACTIVE'
}

export async function setProducts(
  tx: Tx,
  id: string,
  { products, ...status }: ProductsChange,
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ products: JSON.stringify(products), ...status })
    .where('id', '=', id)
    .execute()
}

export async function cancelSubscription(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ status: 'CANCELLED', cancelled_at: now })
    .where('id', '=', id)
    .execute()
}
