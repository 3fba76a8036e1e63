import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
let token: string
beforeAll(async () => {
  token = (await server.signIn('admin')).access_token
})

const get = (path: string) => server.ask('GET', `/portal-api/api/admin/${path}`, { token })
const linesOf = (text: unknown) => String(text).trimEnd().split('\r\n').slice(1)
const idsIn = (lines: readonly string[]) => lines.map((line) => line.split(',')[0])
async function exported(path: string) {
  const { status, body } = await get(path)
  expect(status).toBe(200)
  return linesOf(body.text)
}

const many = 10_300

/** Rows of one moment, too: a page must not end where its time repeats. */
const seeds = {
  'audit-log': sql`INSERT INTO audit_log (actor_id, action, subject, details, at)
    SELECT 'usr_iris9A', 'admin.bulk', 'thing_' || n, '{}', now() - (n % 700) * interval '3 microseconds' FROM generate_series(1, ${many}) AS n`,
  deliveries: sql`INSERT INTO mails (id, recipient, subject, created_at, status)
    SELECT 'mail_bulk' || n, 'bulk@example.com', 'bulk', now() - (n / 700) * interval '3 microseconds', 'SENT'
    FROM generate_series(1, ${many}) AS n`,
  'user-subscriptions': sql`INSERT INTO users SELECT (jsonb_populate_record(users, jsonb_build_object(
      'id', 'usr_bulk' || n, 'email', 'bulk' || n || '@example.com', 'lastname', 'Bulk'))).*
    FROM users, generate_series(1, ${many}) AS n WHERE users.id = 'usr_jun7Q2'`,
  'all-user-subscriptions': sql`INSERT INTO subscriptions SELECT (jsonb_populate_record(subscriptions, jsonb_build_object(
      'id', 'sub_bulk' || n, 'user_id', 'usr_bulk' || n))).*
    FROM subscriptions, generate_series(1, ${many}) AS n WHERE subscriptions.id = (SELECT min(id) FROM subscriptions WHERE status = 'ACTIVE')`,
} as const
const filters: Readonly<Record<keyof typeof seeds, string>> = {
  'audit-log': 'action=admin.bulk',
  deliveries: 'search=bulk',
  'user-subscriptions': 'search=bulk',
  'all-user-subscriptions': 'search=bulk&status=ACTIVE',
}

test.each(Object.keys(filters) as (keyof typeof seeds)[])(
  '200: %s has more rows than any page, each once',
  async (list) => {
    await seeds[list].execute(server.db)
    const ids = idsIn(await exported(`${list}/export?${filters[list]}`))
    expect([ids.length, new Set(ids).size]).toEqual([many, many])
  },
)
