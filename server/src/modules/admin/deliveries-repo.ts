import type { components } from '@switchboard/sdk'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { directionOf } from '../../platform/db/order.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { wordsMatch } from '../../platform/db/words-match.ts'
import { people } from '../accounts/people-repo.ts'

type Schemas = components['schemas']
type Kind = Schemas['AdminDeliveryKind']
type Status = Schemas['AdminDeliveryStatus']

export interface DeliveryRow {
  readonly id: string
  readonly kind: Kind
  readonly status: Status
  readonly user_id: string | null
  readonly user_name: string | null
  /** An address of a mail, or of a webhook, which is cut to its origin. */
  readonly target: string
  readonly subject: string
  readonly attempts: number
  readonly last_error: string | null
  readonly created_at: Date
  readonly position: string
  readonly next_attempt_at: Date | null
  readonly sent_at: Date | null
}

/** Where a delivery stands in the list: its time to the microsecond, which a Date doesn't hold. */
interface Position {
  readonly at: string
  readonly id: string
}

interface Filter {
  readonly status?: Status | undefined
  readonly search?: string
  readonly id?: string
  /** Only what comes after it in the list. */
  readonly after?: Position | undefined
  /** Newest first without. */
  readonly sort?: 'created_at' | '-created_at' | undefined
}

/** Content isn't even selected: an email may hold a sign-in link, a webhook data for its owner's eyes only. */
const sources: Readonly<
  Record<Kind, { readonly columns: RawBuilder<unknown>; readonly from: RawBuilder<unknown> }>
> = {
  MAIL: {
    columns: sql`mails.id, 'MAIL' AS kind, mails.status, users.id AS user_id, users.name AS user_name,
        recipient AS target, subject, attempts, last_error, mails.created_at, mails.created_at::text AS position,
        (SELECT run_at FROM graphile_worker._private_jobs
          WHERE key = 'mail:' || mails.id AND mails.status = 'WAITING') AS next_attempt_at, sent_at`,
    from: sql`mails LEFT JOIN ${people('users')} ON lower(users.email) = lower(recipient)`,
  },
  WEBHOOK: {
    columns: sql`found.id, 'WEBHOOK' AS kind, found.status, found.user_id, users.name AS user_name,
        url AS target, event AS subject, attempts, last_error, found.created_at, found.created_at::text AS position, next_attempt_at, sent_at`,
    from: sql`webhook_deliveries AS found JOIN webhooks ON webhooks.id = webhook_id
        JOIN ${people('users')} ON users.id = found.user_id`,
  },
}

const tableOf = { MAIL: 'mails', WEBHOOK: 'found' } as const

function whereOf(kind: Kind, { status, search = '', id, after, sort }: Filter): RawBuilder<unknown> {
  const table = tableOf[kind]
  const textColumns = kind === 'MAIL' ? ['recipient', 'subject'] : ['event']
  const conditions = [
    sql`true`,
    ...(status ? [sql`${sql.ref(`${table}.status`)} = ${status}`] : []),
    ...(id === undefined ? [] : [sql`${sql.ref(`${table}.id`)} = ${id}`]),
    ...(after ? [isAfter(table, after, sort)] : []),
    ...(search.trim() ? [searchOf(search, [`${table}.id`, ...textColumns, ...accountColumns], kind)] : []),
  ]
  return sql.join(conditions, sql` AND `)
}

function isAfter(table: string, { at, id }: Position, sort: Filter['sort']) {
  const time = sql.ref(`${table}.created_at`)
  const further = sort === 'created_at' ? sql`>` : sql`<`
  return sql`${time} ${further}= ${at}::timestamptz
    AND (${time} ${further} ${at}::timestamptz OR ${sql.ref(`${table}.id`)} > ${id})`
}

const accountColumns = ['users.id', 'users.firstname', 'users.lastname', 'users.email', 'users.company_name']

/**
 * Only the host of a webhook's address is searched: its path may be a secret, which a search could reveal letter by
 * letter.
 */
const searchOf = (search: string, columns: readonly string[], kind: Kind) =>
  kind === 'MAIL'
    ? wordsMatch(search, columns)
    : sql`(${wordsMatch(search, columns)} OR split_part(url, '/', 3) ILIKE ${`%${search.trim().replace(/[\\%_]/g, '\\$&')}%`})`

interface Page {
  readonly page: number
  readonly limit: number
}

/** Each list is read from its index as far as the page goes, then the two are merged. */
export async function listDeliveries(
  db: Reads,
  kinds: readonly Kind[],
  filter: Filter,
  { page, limit }: Page,
): Promise<DeliveryRow[]> {
  const direction = directionOf(filter.sort ?? '-created_at')
  const parts = kinds.map((kind) => {
    const { columns, from } = sources[kind]
    const table = tableOf[kind]
    return sql`(SELECT ${columns} FROM ${from} WHERE ${whereOf(kind, filter)}
      ORDER BY ${sql.ref(`${table}.created_at`)} ${direction}, ${sql.ref(`${table}.id`)} LIMIT ${page * limit})`
  })
  const { rows } = await sql<DeliveryRow>`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) AS merged
    ORDER BY created_at ${direction}, id LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db)
  return rows
}

const rowsAtOnce = 500

/** All of them, a page at a time, each from where the last one ended. */
export async function* readDeliveryPages(
  db: Reads,
  kinds: readonly Kind[],
  filter: Filter,
): AsyncGenerator<readonly DeliveryRow[]> {
  let after: Position | undefined
  for (;;) {
    const rows = await listDeliveries(db, kinds, { ...filter, after }, { page: 1, limit: rowsAtOnce })
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (rows.length < rowsAtOnce || !last) return
    after = { at: last.position, id: last.id }
  }
}

export async function countDeliveries(db: Reads, kinds: readonly Kind[], filter: Filter): Promise<number> {
  const counts = kinds.map(
    (kind) => sql`(SELECT count(*) FROM ${sources[kind].from} WHERE ${whereOf(kind, filter)})`,
  )
  const { rows } = await sql<{ total: number }>`SELECT (${sql.join(counts, sql` + `)}) AS total`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findDelivery(db: Queries, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await listDeliveries(db, ['MAIL', 'WEBHOOK'], { id }, { page: 1, limit: 1 })
  return row
}

interface Attempt {
  readonly at: Date
  readonly error: string | null
}

export async function listAttempts(
  db: Queries,
  { kind, id }: Pick<DeliveryRow, 'kind' | 'id'>,
): Promise<readonly Attempt[]> {
  const attempts = kind === 'MAIL' ? sql`mail_attempts` : sql`webhook_attempts`
  const owner = kind === 'MAIL' ? sql`mail_id` : sql`delivery_id`
  const { rows } = await sql<Attempt>`
    SELECT at, error FROM ${attempts} WHERE ${owner} = ${id} ORDER BY id DESC LIMIT 50`.execute(db)
  return rows
}
