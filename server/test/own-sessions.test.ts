// A person's sessions: how they are shown, and the effects of ending one.
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { race } from './support/race.ts'
import { serverOfFile } from './support/server.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const server = await serverOfFile({ trustProxy: '127.0.0.1' })
beforeEach(async () => {
  await server.db.deleteFrom('session_families').execute()
})

interface SignIn {
  readonly email?: string
  readonly userAgent?: string
  readonly from?: string
}

async function signIn({ email = 'jun@example.com', userAgent = chrome, from = '203.0.113.24' }: SignIn = {}) {
  const { status, body } = await server.ask('POST', '/portal-api/login', {
    body: { email, password: demoPassword },
    headers: { 'User-Agent': userAgent, 'X-Forwarded-For': from },
  })
  expect(status).toBe(200)
  return body.data
}

const list = async (token: string, headers = {}) =>
  (await server.ask('GET', '/portal-api/api/sessions', { token, headers })).body.data
const end = (token: string, session_id: string) =>
  server.ask('POST', '/portal-api/api/sessions/end', { token, body: { session_id } })
const profile = async (token: string) =>
  (await server.ask('GET', '/portal-api/api/profile', { token })).status
const refresh = (refresh_token: string, on = server) =>
  on.ask('POST', '/portal-api/api/refresh-token', { body: { refresh_token } })
const idOf = async (token: string): Promise<string> =>
  (await list(token)).find(({ current }) => current)?.session_id ?? ''

describe('listSessions', () => {
  test('200: this session first, each with its device, network and times', async () => {
    await signIn({ userAgent: iphone, from: '2001:db8:52:9:1:2:3:4' })
    server.advance(60)
    await signIn({ userAgent: 'curl/8.4.0', from: '198.51.100.7' })
    server.advance(60)
    const { access_token } = await signIn()
    const sessions = await list(access_token)
    expect(
      sessions.map(({ current, client, system, device_type, network }) => [
        current,
        client,
        system,
        device_type,
        network,
      ]),
    ).toEqual([
      [true, 'Chrome', 'Windows', 'DESKTOP', '203.0.113.24'],
      [false, 'curl', null, 'UNKNOWN', '198.51.100.7'],
      [false, 'Safari', 'iOS', 'MOBILE', '2001:db8:52:9::/64'],
    ])
    const [first] = sessions
    expect(Date.parse(first?.expires_at ?? '') - Date.parse(first?.created_at ?? '')).toBe(30 * 86_400_000)
  })

  test.each([
    ['an address', 'evil.example/1.0 (see https://evil.example)'],
    ['a sentence', 'Your account is blocked, call 555'],
    ['markup', '<img src=x>/1.0'],
  ])('200: %s for a name of a program is not shown', async (_what, userAgent) => {
    const { access_token } = await signIn({ userAgent })
    const [session] = await list(access_token)
    expect(session?.client ?? '').toMatch(/^(Your)?$/)
    expect(session?.system).toBeNull()
  })

  test('200: the last use is noted once a minute, with where it was', async () => {
    const { access_token } = await signIn()
    const before = (await list(access_token))[0]?.last_used_at
    server.advance(59)
    expect((await list(access_token))[0]?.last_used_at).toBe(before)
    server.advance(2)
    const [after] = await list(access_token, { 'X-Forwarded-For': '192.0.2.44' })
    expect(Date.parse(after?.last_used_at ?? '') - Date.parse(before ?? '')).toBe(61_000)
    expect(after?.network).toBe('192.0.2.44')
  })

  test('200: noting a use waits for nobody who holds the session', async () => {
    const { access_token } = await signIn()
    server.advance(61)
    await server.db.transaction().execute(async (tx) => {
      await sql`SELECT FROM session_families FOR UPDATE`.execute(tx)
      expect(await profile(access_token)).toBe(200)
    })
  })

  test('200 on a disk that is full: a use that cannot be noted keeps nobody from their answer', async () => {
    const { access_token } = await signIn()
    server.advance(61)
    await sql`CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$`.execute(server.db)
    await sql`CREATE TRIGGER disk_is_full BEFORE UPDATE ON session_families EXECUTE FUNCTION disk_is_full()`.execute(
      server.db,
    )
    const status = await profile(access_token)
    await sql`DROP TRIGGER disk_is_full ON session_families`.execute(server.db)
    expect(status).toBe(200)
    expect(await profile(access_token)).toBe(200)
  })
})

describe('endSession', () => {
  test('200: its next call is refused, with either token, in every process', async () => {
    const other = await signIn({ userAgent: iphone })
    const { access_token } = await signIn()
    const twin = await server.twin()
    expect((await end(access_token, await idOf(other.access_token))).status).toBe(200)
    expect(await profile(other.access_token)).toBe(401)
    expect((await refresh(other.refresh_token, twin)).body.code).toBe('refresh_refused')
    expect(await profile(access_token)).toBe(200)
    await twin.close()
  })

  test('200: a refresh that is under way does not bring it back to life', async () => {
    const other = await signIn()
    const { access_token } = await signIn()
    const id = await idOf(other.access_token)
    for (const order of ['refresh', 'end'] as const) {
      const victim = order === 'refresh' ? other : await signIn()
      const victimId = order === 'refresh' ? id : await idOf(victim.access_token)
      const twin = await server.twin()
      const calls = [() => refresh(victim.refresh_token, twin), () => end(access_token, victimId)]
      const [refreshed] = await race({
        db: server.db,
        lock: sql`SELECT FROM session_families WHERE id = ${victimId} FOR UPDATE`,
        start: () => (order === 'refresh' ? calls : calls.toReversed()).map((call) => call()),
      }).then((settled) => (order === 'refresh' ? settled : settled.toReversed()))
      const pair =
        refreshed?.status === 'fulfilled'
          ? (refreshed.value.body as { data?: { access_token: string; refresh_token: string } }).data
          : undefined
      for (const token of [victim.access_token, pair?.access_token])
        if (token) expect(await profile(token)).toBe(401)
      for (const token of [victim.refresh_token, pair?.refresh_token])
        if (token) expect((await refresh(token)).status).toBe(401)
      expect((await list(access_token)).map(({ session_id }) => session_id)).not.toContain(victimId)
      await twin.close()
    }
  })
})

test('who ended what is in the audit log', async () => {
  const other = await signIn()
  const { access_token } = await signIn()
  const id = await idOf(other.access_token)
  await end(access_token, id)
  const rows = await server.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject', '=', id)
    .execute()
  expect(rows).toEqual([{ action: 'session.end', actor_id: 'usr_jun7Q2' }])
})
