import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { wordsMatch } from '../../platform/db/words-match.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { accepted, keysStatus } from '../subscriptions/keys.ts'

type AdminAccount = components['schemas']['AdminAccount']

interface AccountPage {
  readonly page: number
  readonly limit: number
  readonly search: string
  readonly now: Date
}

/** Users by family name, with the number of all that were found. */
export async function listAccounts(db: Queries, { page, limit, search, now }: AccountPage) {
  const found = listed(db).where(
    wordsMatch(search, ['firstname', 'lastname', 'email', 'company_name', 'users.id']),
  )
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select('users.id')
    .orderBy(sql`lower(lastname)`)
    .orderBy(sql`lower(firstname)`)
    .orderBy('users.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const accounts = await readAccounts(
    db,
    rows.map(({ id }) => id),
    now,
  )
  return { accounts, total }
}

const users = (db: Queries) => db.selectFrom('users').where('user_type', '=', 'USER')

/** A deleted account is looked up by its identifier alone: it has no name to be found by. */
const listed = (db: Queries) => users(db).where('deleted_at', 'is', null)

/** Accounts in the order of their identifiers here. One statement over three modules’ tables: decision 0029. */
export async function readAccounts(
  db: Queries,
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
            sql<number>`count(DISTINCT subscriptions.id) FILTER (WHERE subscriptions.status = 'ACTIVE')`.as(
              'active',
            ),
          )
          .select(({ fn }) => fn.max('api_keys.last_used_at').as('last_used_at'))
          .as('keys'),
      (join) => join.onTrue(),
    )
    .select(['users.id', 'firstname', 'lastname', 'email', 'company_name', 'users.status', 'plan_type'])
    .select(['wallets.balance', 'keys.keys_status', 'keys.active_keys', 'keys.active', 'keys.last_used_at'])
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
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }))
}
