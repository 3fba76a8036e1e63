import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
let token: string

const change = (user_id: string, credits: string) =>
  server.ask('POST', '/portal-api/api/admin/add-credits', {
    token,
    body: { user_id, type: 'PAID', credits, description: 'A large invoice' },
  })

beforeAll(async () => {
  token = (await server.signIn('admin')).access_token
  for (const credits of ['60000.00', '50000.00', '70000.00']) {
    server.advance(60)
    await change('usr_mara3K', credits)
  }
  // Written after entries of a later time, as of a request that began before theirs.
  await sql`INSERT INTO audit_log (actor_id, action, subject, details, at)
    SELECT actor_id, 'admin.late', subject, '{}', at - interval '30 seconds' FROM audit_log WHERE action = 'admin.adjustment.request'`.execute(
    server.db,
  )
  await sql`INSERT INTO mails (id, recipient, subject, created_at, status)
    SELECT 'mail_' || n, 'jun@example.com', 'Receipt', now() - n * interval '1 minute', 'SENT' FROM generate_series(1, 3) AS n`.execute(
    server.db,
  )
  await sql`UPDATE subscriptions SET created_at = created_at - ascii(right(id, 1)) * interval '1 day'`.execute(
    server.db,
  )
})

type Row = Readonly<Record<string, unknown>>
const form = (row: Row) => row.submission as Row
const text = (value: unknown) => String(value).toLowerCase()

/** The value that a list is sorted by, for each of its sorts. */
const lists: Readonly<Record<string, Readonly<Record<string, (row: Row) => string | number>>>> = {
  'user-subscriptions?status=ACTIVE': {
    name: (row) => text(`${row.lastname} ${row.firstname}`),
    wallet_credits: (row) => Number(row.wallet_credits),
  },
  'all-user-subscriptions?status=ACTIVE': {
    created_at: (row) => text(row.created_at),
    api: (row) => text(row.name),
    user: (row) => text(`${row.lastname} ${row.firstname}`),
  },
  'transactions?user_id=usr_tess8L': { created_at: (row) => text(row.created_at) },
  'audit-log?actor=iris': { at: (row) => text(row.at) },
  'adjustments?user_id=usr_mara3K': {
    requested_at: (row) => text(row.requested_at),
    credits: (row) => Number(row.credits),
  },
  'kyb?search=': {
    submitted_at: (row) => text(form(row).submitted_at),
    business_name: (row) => text(form(row).business_name),
  },
  'apis?search=lumina': {
    name: (row) => text(row.name),
    subscribers: (row) => Number(row.subscribers),
    calls: (row) => Number(row.calls),
    published_at: (row) => text(row.published_at),
  },
  'deliveries?kind=MAIL': { created_at: (row) => text(row.created_at) },
}

const cases = Object.entries(lists).flatMap(([list, keys]) =>
  Object.entries(keys).flatMap(([key, read]) => [
    { list, sort: key, read },
    { list, sort: `-${key}`, read },
  ]),
)

const rowsOf = async (path: string) => {
  const { status, body } = await server.ask('GET', `/portal-api/api/admin/${path}`, { token })
  expect(status).toBe(200)
  return body as { readonly data: readonly Row[]; readonly meta: { readonly total: number } }
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

test.each(cases)('200: $list is sorted by $sort, and so is its file', async ({ list, sort, read }) => {
  const { data } = await rowsOf(`${list}&limit=200&sort=${sort}`)
  const values = data.map(read)
  const ascending = values.toSorted(compare)
  expect(new Set(values).size).toBeGreaterThan(1)
  expect(values).toEqual(sort.startsWith('-') ? ascending.reverse() : ascending)

  const { body } = await server.ask(
    'GET',
    `/portal-api/api/admin/${list.replace('?', '/export?')}&sort=${sort}`,
    { token },
  )
  const lines = String(body.text).trimEnd().split('\r\n').slice(1)
  const ids = data.map((row) => String(Object.values(row.submission ? form(row) : row)[0]))
  expect(lines.slice(0, 5).map((line, index) => line.includes(ids[index] ?? '-'))).toEqual(
    lines.slice(0, 5).map(() => true),
  )
})

test('200: all subscriptions come in pages as soon as they have a limit, with the number of all', async () => {
  const all = await rowsOf('all-user-subscriptions?sort=user')
  const second = await rowsOf('all-user-subscriptions?sort=user&limit=7&page=2')
  expect(second.data).toEqual(all.data.slice(7, 14))
  expect(second.meta.total).toBe(all.data.length)
  const ofOne = await rowsOf('all-user-subscriptions?search=tess&status=ACTIVE')
  expect(new Set(ofOne.data.map(({ user_id }) => user_id))).toEqual(new Set(['usr_tess8L']))
})

test('200: without a status, subscriptions in any state are listed, and in the file', async () => {
  await sql`UPDATE subscriptions SET status = 'SUSPENDED' WHERE user_id = 'usr_paolo0'`.execute(server.db)
  const { data } = await rowsOf('all-user-subscriptions')
  expect(new Set(data.map(({ status }) => status))).toContain('SUSPENDED')
  const { body } = await server.ask('GET', '/portal-api/api/admin/all-user-subscriptions/export', { token })
  expect(String(body.text).trimEnd().split('\r\n')).toHaveLength(data.length + 1)
})

test('200: the audit log finds what its details name', async () => {
  const { data } = await rowsOf('adjustments?sort=credits')
  const id = String(data[0]?.adjustment_id)
  const entries = await rowsOf(`audit-log?subject=${id}`)
  expect(entries.data).toMatchObject([{ action: 'admin.adjustment.request', subject: 'usr_mara3K' }])
})
