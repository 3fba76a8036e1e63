// All that is held about a person, as one file.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readBundle } from '../src/platform/http/contract.ts'
import { logCalls } from './support/call-log.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const db = server.db

type Rows = readonly Record<string, unknown>[]
interface Export extends Readonly<Record<string, Rows>> {}

async function download(persona: string, token?: string) {
  const response = await server.ask('GET', '/portal-api/api/profile/export', {
    token: token ?? (await server.signIn(persona)).access_token,
  })
  expect(response.status).toBe(200)
  return { headers: response.headers, data: (response.body as unknown as { data: Export }).data }
}

const count = async (table: string, where = sql`user_id = 'usr_jun7Q2'`): Promise<number> => {
  const { rows } = await sql<{
    count: number
  }>`SELECT count(*) FROM ${sql.table(table)} WHERE ${where}`.execute(db)
  return Number(rows[0]?.count)
}

test('200: every list of the contract, complete, each row of this person alone', async () => {
  await logCalls(db, {
    userId: 'usr_jun7Q2',
    at: '2026-11-20T03:00:00Z',
    count: 1201,
    stepMicroseconds: 1000,
    prefix: 'req_export',
  })
  await db
    .updateTable('api_keys')
    .set({ name: 'Night shift' })
    .where(
      'id',
      'in',
      db
        .selectFrom('subscriptions')
        .innerJoin('api_keys', 'subscription_id', 'subscriptions.id')
        .select('api_keys.id')
        .where('user_id', '=', 'usr_jun7Q2')
        .limit(1),
    )
    .execute()
  const { data, headers } = await download('user')
  expect(headers.get('Content-Disposition')).toBe(
    'attachment; filename="switchboard-account-2026-11-21.json"',
  )

  const { components } = readBundle<{ components: { schemas: { AccountExport: { required: string[] } } } }>()
  expect(Object.keys(data).sort()).toEqual(components.schemas.AccountExport.required.toSorted())

  for (const [name, table] of [
    ['sessions', 'session_families'],
    ['notifications', 'notifications'],
    ['subscriptions', 'subscriptions'],
    ['ledger', 'ledger'],
    ['payments', 'payments'],
    ['statements', 'statements'],
    ['usage', 'usage_days'],
  ] as const) {
    expect([name, data[name]?.length]).toEqual([name, await count(table)])
  }
  expect(data.ledger?.length).toBeGreaterThan(500)
  expect(new Set(data.ledger?.map(({ transaction_id }) => transaction_id)).size).toBe(data.ledger?.length)
  const logged = data.calls?.filter(({ request_id }) => String(request_id).startsWith('req_export'))
  expect(logged).toHaveLength(1201)
  expect(data.keys?.map(({ name }) => name)).toContain('Night shift')
  expect(data.keys?.length).toBe(
    await count(
      'api_keys',
      sql`subscription_id IN (SELECT id FROM subscriptions WHERE user_id = 'usr_jun7Q2')`,
    ),
  )
})

test('200: it holds nobody else, and no secret', async () => {
  const { data } = await download('user')
  const text = JSON.stringify(data)
  for (const other of ['mara@lakbay.example', 'usr_mara3K', 'iris@switchboard.example', 'usr_iris9A'])
    expect(text).not.toContain(other)
  const { rows } = await sql<{ hash: string }>`
    SELECT encode(hash, 'hex') AS hash FROM api_keys UNION SELECT encode(hash, 'hex') FROM access_tokens
    UNION SELECT password_hash FROM users WHERE password_hash IS NOT NULL`.execute(db)
  for (const { hash } of rows) expect(text).not.toContain(hash)
  expect(text).not.toMatch(/password_hash|argon2|\\\\x/)
})

test('200: credits and money are decimal strings, times are RFC 3339', async () => {
  const { data } = await download('user')
  for (const row of data.ledger ?? []) {
    expect(row.credits).toMatch(/^-?\d+\.\d\d$/)
    expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  }
  expect((data.wallet as unknown as { credits: string }).credits).toBe('1250.50')
})

test('200: what was written to support under the address, whatever its case', async () => {
  await db
    .insertInto('contact_messages')
    .values({
      id: 'msg_jun',
      first_name: 'Jun',
      last_name: 'Dela Cruz',
      email: 'JUN@example.com',
      company: null,
      message: 'Hello',
      about_request: null,
      request_id: 'req_1',
      created_at: server.parts.clock(),
    })
    .execute()
  expect((await download('user')).data.contact_messages).toMatchObject([{ message: 'Hello' }])
  expect((await download('keyInGrace')).data.contact_messages).toEqual([])
})

test('200: of an administrator, who has no wallet', async () => {
  expect((await download('admin')).data.wallet).toBeNull()
})
