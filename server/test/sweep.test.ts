import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { after } from '../src/platform/time/clock.ts'
import { purgeExpired } from '../src/purge-expired.ts'
import { mailedToken } from './support/mailed.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()

const hour = 3600
const day = 24 * hour
const post = (path: string, body: unknown) => server.ask('POST', `/portal-api/api/${path}`, { body })
const count = async (table: string) => {
  const { rows } = await sql<{ rows: number }>`SELECT count(*)::int AS rows FROM ${sql.table(table)}`.execute(
    server.db,
  )
  return rows[0]?.rows
}

test('what is over is thrown away at its time, and what may still be asked for stays', async () => {
  const { db } = server
  // Not as long as an access token lives, so that each has its own moment.
  const parts = { ...server.parts, settings: { ...server.parts.settings, lockOutSeconds: 1000 } }
  const now = parts.clock()
  await server.signIn('user')
  await post('forgot-password', { email: 'jun@example.com' })
  const { sso_token } = (await post('sso_google_callback', { credential: await credential() })).body
    .data as never
  await server.ask('POST', '/portal-api/login', { body: { email: 'jun@example.com', password: 'wrong' } })
  await fetch(`${server.url}/sign-in/google`, { redirect: 'manual' })
  const link = await mailedToken(server, 'jun@example.com')
  await db.deleteFrom('outbox').execute()
  await db
    .insertInto('outbox')
    .values({ to: 'a@example.com', subject: 's', text: 't', html: 'h', sent_at: now })
    .execute()
  await db
    .insertInto('idempotency_keys')
    .values({
      user_id: 'usr_jun7Q2',
      operation: 'x',
      key_hash: Buffer.alloc(32),
      body_hash: Buffer.alloc(32),
      answer: null,
      created_at: now,
    })
    .execute()
  await sql`INSERT INTO call_counts VALUES ('login', 'me', ${now}, 1)`.execute(db)

  const times = {
    sso_tokens: 300,
    sign_in_attempts: 600,
    access_tokens: 900,
    sign_in_failures: 1000,
    mail_waits: hour,
    call_counts: day,
    idempotency_keys: 7 * day,
    mailed_tokens: 7 * day + hour,
    outbox: 30 * day,
    session_families: 37 * day,
    sign_in_networks: 90 * day,
  }
  let gone = 0
  for (const [table, seconds] of Object.entries(times)) {
    server.advance(seconds - gone)
    gone = seconds
    await purgeExpired(parts)
    expect([table, await count(table)]).toEqual([table, 1])
    await purgeExpired({ ...parts, clock: () => after(parts.clock(), 1) })
    expect([table, await count(table)]).toEqual([table, 0])
  }
  expect(await count('refresh_tokens')).toBe(0)
  expect((await post('reset-password', { password: 'long enough', verification_token: link })).status).toBe(
    404,
  )
  expect((await server.ask('POST', '/portal-api/sso-verify', { body: { sso_token } })).status).toBe(401)
})

async function credential(): Promise<string> {
  const response = await server.ask('GET', '/__dev/google/credential?email=jun@example.com')
  return (response.body as { credential: string }).credential
}

test('an ended session is forgotten after a week', async () => {
  await server.db.deleteFrom('session_families').execute()
  const { refresh_token } = await server.signIn('user')
  await post('logout', { refresh_token })
  server.advance(7 * day)
  await purgeExpired(server.parts)
  expect(await count('session_families')).toBe(1)
  server.advance(1)
  await purgeExpired(server.parts)
  expect(await count('session_families')).toBe(0)
})

test('refreshToken 200: a parent token is answered after the access token of its pair was swept away', async () => {
  const first = await server.signIn('user')
  const refresh = () => post('refresh-token', { refresh_token: first.refresh_token })
  const next = await refresh()
  server.advance(901)
  await purgeExpired(server.parts)
  const again = await refresh()
  expect(again.status).toBe(200)
  expect((again.body.data as { refresh_token: string }).refresh_token).toBe(
    (next.body.data as { refresh_token: string }).refresh_token,
  )
})

test('refreshToken 401: a stolen token is known for one, however long after', async () => {
  const first = await server.signIn('user')
  const pairOf = (response: Awaited<ReturnType<typeof post>>) => response.body.data as typeof first
  const second = pairOf(await post('refresh-token', { refresh_token: first.refresh_token }))
  const third = pairOf(await post('refresh-token', { refresh_token: second.refresh_token }))
  server.advance(20 * day)
  await purgeExpired(server.parts)
  expect((await post('refresh-token', { refresh_token: first.refresh_token })).body.code).toBe(
    'refresh_refused',
  )
  expect((await post('refresh-token', { refresh_token: third.refresh_token })).body.code).toBe(
    'refresh_refused',
  )
})
