import type { components, operations } from '@switchboard/sdk'
import { sql } from 'kysely'
import { orderOf } from '../../platform/db/order.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { wordsMatch } from '../../platform/db/words-match.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { people } from '../accounts/people-repo.ts'
import { accepted, keysStatus } from '../subscriptions/keys-repo.ts'

type AdminAccount = components['schemas']['AdminAccount']

type AccountQuery = NonNullable<operations['adminListSubscriptions']['parameters']['query']>

interface AccountFilter extends Pick<AccountQuery, 'status' | 'keys_status' | 'sort'> {
  readonly search: string
  readonly now: Date
}

interface AccountPage extends AccountFilter {
  readonly page: number
  readonly limit: number
}

/** A page of users, with the number of all that were found. */
export async function listAccounts(db: Reads, page: AccountPage) {
  const matches = findAccounts(db, page)
  const { total } = await matches
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await inOrder(matches, page.sort)
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute()
  const accounts = await readAccounts(
    db,
    rows.map(({ id }) => id),
    page.now,
  )
  return { accounts, total }
}

/** All that match, in order. */
export async function findAccountIds(db: Reads, filter: AccountFilter): Promise<string[]> {
  const rows = await inOrder(findAccounts(db, filter), filter.sort).execute()
  return rows.map(({ id }) => id)
}

const inOrder = (matches: ReturnType<typeof findAccounts>, sort: AccountFilter['sort']) =>
  matches
    .select('users.id')
    .orderBy(orderOf(sort ?? 'name', orders))
    .orderBy('users.id')

/** Where words of a search may stand. */
export const searched = ['firstname', 'lastname', 'email', 'company_name', 'users.id'] as const

function findAccounts(db: Reads, { search, status, keys_status: keys, now }: AccountFilter) {
  const matches = listed(db).where(wordsMatch(search, searched))
  const inState = status ? matches.where('users.status', '=', status) : matches
  if (!keys) return inState
  return inState.where(
    sql<boolean>`(SELECT ${keysStatus(now)} FROM subscriptions
      LEFT JOIN api_keys ON api_keys.subscription_id = subscriptions.id
      WHERE subscriptions.user_id = users.id) = ${keys}`,
  )
}

const orders = {
  name: [sql`lower(lastname)`, sql`lower(firstname)`],
  wallet_credits: [sql`(SELECT balance FROM wallets WHERE user_id = users.id)`],
  last_used_at: [
    sql`(SELECT max(last_use_of(api_keys)) FROM api_keys JOIN subscriptions
      ON subscriptions.id = subscription_id WHERE user_id = users.id)`,
  ],
} as const

const users = (db: Reads) => db.selectFrom(people('users')).where('user_type', '=', 'USER')

/** A deleted account is looked up by its identifier alone: it has no name to be found by. */
const listed = (db: Reads) => users(db).where('deleted_at', 'is', null)

/** Accounts in the order of their identifiers here. One statement over three modules’ tables: decision 0029. */
export async function readAccounts(
  db: Reads,
  userIds: readonly string[],
  now: Date,
): Promise<AdminAccount[]> {
  if (userIds.length === 0) return []
  const rows = await users(db)
    .leftJoin('wallets', 'wallets.user_id', 'users.id')
    .leftJoinLateral(
      (keys) =>
        keys
          .selectFrom('subscriptions')
          .leftJoin('api_keys', 'api_keys.subscription_id', 'subscriptions.id')
          .whereRef('subscriptions.user_id', '=', 'users.id')
          .select(keysStatus(now).as('keys_status'))
          .select(
            sql<number>`count(*) FILTER (WHERE ${accepted(now)} AND api_keys.id IS NOT NULL)`.as(
              'active_keys',
            ),
          )
          .select(
            sql<number>`count(*) FILTER (WHERE ${accepted(now)} AND api_keys.grace_ends_at IS NOT NULL)`.as(
              'grace_keys',
            ),
          )
          .select(
            sql<number>`count(DISTINCT subscriptions.id) FILTER (WHERE subscriptions.status = 'ACTIVE')`.as(
              'active',
            ),
          )
          .select(sql<Date | null>`max(last_use_of(api_keys))`.as('last_used_at'))
          .as('keys'),
      (join) => join.onTrue(),
    )
    .select(['users.id', 'firstname', 'lastname', 'email', 'company_name', 'users.status', 'plan_type'])
    .select([
      'wallets.balance',
      'keys.keys_status',
      'keys.active_keys',
      'keys.grace_keys',
      'keys.active',
      'keys.last_used_at',
    ])
    .select((user) =>
      user
        .selectFrom('lots')
        .select(sql<number>`coalesce(sum(remaining), 0)::bigint`.as('free'))
        .whereRef('lots.user_id', '=', 'users.id')
        .where('valid_until', 'is not', null)
        .as('free'),
    )
    .where('users.id', 'in', [...userIds])
    .orderBy(sql`array_position(${[...userIds]}::text[], users.id)`)
    .execute()
  return rows.map((row) => ({
    user_id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    company_name: row.company_name,
    status: row.status,
    plan_type: row.plan_type,
    subscriptions: row.active ?? 0,
    wallet_credits: toDecimal(row.balance ?? 0),
    free_credits: toDecimal(row.free ?? 0),
    keys_status: row.keys_status ?? 'NONE',
    active_keys: row.active_keys ?? 0,
    grace_keys: row.grace_keys ?? 0,
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }))
}
