import type { components } from '@switchboard/sdk'
import { type RawBuilder, sql } from 'kysely'
import { audit } from '../../platform/db/audit.ts'
import type { Queries } from '../../platform/db/client.ts'
import { wordsMatch } from '../../platform/db/words-match.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { giveUpMail, retryMail } from '../../platform/mail/queue.ts'
import { dayIn, dayInWords } from '../../platform/time/days.ts'
import { people } from '../accounts/people-repo.ts'
import { giveUpDelivery, retryDelivery } from '../webhooks/administer.ts'

type Schemas = components['schemas']
type Kind = Schemas['AdminDeliveryKind']
type Status = Schemas['AdminDeliveryStatus']

interface Row {
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
  readonly next_attempt_at: Date | null
  readonly sent_at: Date | null
}

interface Filter {
  readonly status?: Status | undefined
  readonly search?: string
  readonly id?: string
}

/** What it says is not even read: a mail may hold a link to sign in by, a webhook what its owner alone should see. */
const sources: Readonly<
  Record<Kind, { readonly columns: RawBuilder<unknown>; readonly from: RawBuilder<unknown> }>
> = {
  MAIL: {
    columns: sql`mails.id, 'MAIL' AS kind, mails.status, users.id AS user_id, users.name AS user_name,
        recipient AS target, subject, attempts, last_error, mails.created_at,
        (SELECT run_at FROM graphile_worker._private_jobs
          WHERE key = 'mail:' || mails.id AND mails.status = 'WAITING') AS next_attempt_at, sent_at`,
    from: sql`mails LEFT JOIN ${people('users')} ON lower(users.email) = lower(recipient)`,
  },
  WEBHOOK: {
    columns: sql`found.id, 'WEBHOOK' AS kind, found.status, found.user_id, users.name AS user_name,
        url AS target, event AS subject, attempts, last_error, found.created_at, next_attempt_at, sent_at`,
    from: sql`webhook_deliveries AS found JOIN webhooks ON webhooks.id = webhook_id
        JOIN ${people('users')} ON users.id = found.user_id`,
  },
}

const tableOf = { MAIL: 'mails', WEBHOOK: 'found' } as const

function whereOf(kind: Kind, { status, search = '', id }: Filter): RawBuilder<unknown> {
  const table = tableOf[kind]
  const said = kind === 'MAIL' ? ['recipient', 'subject'] : ['event']
  const conditions = [
    sql`true`,
    ...(status ? [sql`${sql.ref(`${table}.status`)} = ${status}`] : []),
    ...(id === undefined ? [] : [sql`${sql.ref(`${table}.id`)} = ${id}`]),
    ...(search.trim() ? [searchOf(search, [`${table}.id`, ...said, ...accountColumns], kind)] : []),
  ]
  return sql.join(conditions, sql` AND `)
}

const accountColumns = ['users.id', 'users.firstname', 'users.lastname', 'users.email', 'users.company_name']

/** Of a webhook's address the host alone is looked at: what follows may be a secret, which a search could find letter by letter. */
const searchOf = (search: string, columns: readonly string[], kind: Kind) =>
  kind === 'MAIL'
    ? wordsMatch(search, columns)
    : sql`(${wordsMatch(search, columns)} OR split_part(url, '/', 3) ILIKE ${`%${search.trim().replace(/[\\%_]/g, '\\$&')}%`})`

interface Page {
  readonly page: number
  readonly limit: number
}

/** Each list is read from its index as far as the page goes, then the two are merged. */
async function listPage(
  db: Queries,
  kinds: readonly Kind[],
  filter: Filter,
  { page, limit }: Page,
): Promise<Row[]> {
  const parts = kinds.map((kind) => {
    const { columns, from } = sources[kind]
    const table = tableOf[kind]
    return sql`(SELECT ${columns} FROM ${from} WHERE ${whereOf(kind, filter)}
      ORDER BY ${sql.ref(`${table}.created_at`)} DESC, ${sql.ref(`${table}.id`)} LIMIT ${page * limit})`
  })
  const { rows } = await sql<Row>`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) AS merged
    ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db)
  return rows
}

async function countAll(db: Queries, kinds: readonly Kind[], filter: Filter): Promise<number> {
  const counts = kinds.map(
    (kind) => sql`(SELECT count(*) FROM ${sources[kind].from} WHERE ${whereOf(kind, filter)})`,
  )
  const { rows } = await sql<{ total: number }>`SELECT (${sql.join(counts, sql` + `)}) AS total`.execute(db)
  return rows[0]?.total ?? 0
}

export const adminListDeliveries = handler<'adminListDeliveries'>(async ({ db, query }) => {
  const { page = 1, limit = 20, kind, status, search = '' } = query
  const kinds: readonly Kind[] = kind ? [kind] : ['MAIL', 'WEBHOOK']
  const filter = { status, search }
  const rows = await listPage(db, kinds, filter, { page, limit })
  const total = await countAll(db, kinds, filter)
  return { status: 200, body: { data: rows.map(deliveryOf), meta: { page, limit, total } } }
})

export const adminGetDelivery = handler<'adminGetDelivery'>(async ({ db, query }) => {
  const row = await readOne(db, query.delivery_id)
  const attempts = row.kind === 'MAIL' ? sql`mail_attempts` : sql`webhook_attempts`
  const owner = row.kind === 'MAIL' ? sql`mail_id` : sql`delivery_id`
  const { rows } = await sql<{ at: Date; error: string | null }>`
    SELECT at, error FROM ${attempts} WHERE ${owner} = ${row.id} ORDER BY id DESC LIMIT 50`.execute(db)
  const attempt_log = rows.map(({ at, error }) => ({ at: at.toISOString(), error }))
  return { status: 200, body: { data: { ...deliveryOf(row), attempt_log } } }
})

export const adminRetryDelivery = inTransaction<'adminRetryDelivery'>(async (call) => {
  const { db, body, clock, settings } = call
  const { id, kind, status, sent_at } = await readOne(db, body.delivery_id)
  // A webhook that was sent may be sent again by its owner alone: they know whether that does harm.
  if (status === 'SENT') {
    const day = sent_at ? ` on ${dayInWords(dayIn(settings.timeZone, sent_at))}` : ''
    throw new Problem('delivery_sent', `It was sent${day}. It can’t be sent again from here.`)
  }
  const outcome = kind === 'MAIL' ? await retryMail(db, id) : await retryDelivery(db, id, clock())
  if (outcome === 'off') {
    throw new Problem('webhook_off', 'The webhook’s owner has to switch it on first.')
  }
  if (!outcome) throw new Problem('delivery_sent', 'It’s being sent right now, or just was.')
  await audit(call, { action: 'admin.delivery.retry', subject: id, details: { kind, before: status } })
  return { status: 200, body: { data: deliveryOf(await readOne(db, id)) } }
})

export const adminGiveUpDelivery = inTransaction<'adminGiveUpDelivery'>(async (call) => {
  const { db, body } = call
  const { id, kind, status } = await readOne(db, body.delivery_id)
  const ended =
    status === 'WAITING' && (await (kind === 'MAIL' ? giveUpMail(db, id) : giveUpDelivery(db, id)))
  if (!ended) throw new Problem('delivery_not_waiting', 'Only waiting deliveries can be stopped.')
  await audit(call, { action: 'admin.delivery.give_up', subject: id, details: { kind } })
  return { status: 200, body: { data: deliveryOf(await readOne(db, id)) } }
})

async function readOne(db: Queries, id: string): Promise<Row> {
  const [row] = await listPage(db, ['MAIL', 'WEBHOOK'], { id }, { page: 1, limit: 1 })
  if (row) return row
  throw new Problem('not_found', 'No email or webhook delivery has this ID. Old ones are deleted.')
}

const deliveryOf = ({ id, target, ...row }: Row): Schemas['AdminDelivery'] => ({
  ...row,
  delivery_id: id,
  recipient: row.kind === 'MAIL' ? target : new URL(target).origin,
  created_at: row.created_at.toISOString(),
  next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  sent_at: row.sent_at?.toISOString() ?? null,
})
