// A stream's events, its audience, and its end.
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { notify } from '../src/modules/notifications/notify.ts'
import { type EventReader, metricsToken, openStreams, readEvents } from './support/event-reader.ts'
import { serverOfFile } from './support/server.ts'
import { start } from './support/world.ts'

const jun = 'usr_jun7Q2'
const server = await serverOfFile({
  streams: {},
  metricsToken,
  settings: { accessTokenSeconds: 900, maxStreamsPerUser: 4, maxStreams: 12, streamHeartbeatMs: 200 },
})
let token: string
let tess: string
beforeAll(async () => {
  token = (await server.signIn('user')).access_token
  tess = (await server.signIn('lowBalance')).access_token
})

const readers: EventReader[] = []
async function open(as = token): Promise<EventReader> {
  const reader = await readEvents(server.url, as)
  readers.push(reader)
  if (reader.status === 200) await reader.until(1)
  return reader
}
afterEach(async () => {
  for (const reader of readers.splice(0)) {
    reader.close()
    await reader.ended
  }
  await expect.poll(() => openStreams(server.url)).toBe(0)
})

const tell = (userId = jun) =>
  server.db
    .transaction()
    .execute((tx) => notify(tx, { userId, kind: 'credits', message: 'Something.', now: start }))
const newest = async () => {
  const { body } = await server.ask('GET', '/portal-api/api/notifications/history', { token })
  return body.data.map(({ notification_id }) => notification_id)
}

describe('streamNotifications 200', () => {
  test('begins with ready, and no proxy keeps it back', async () => {
    const { headers, events } = await open()
    expect(events).toEqual([{ type: 'ready' }])
    expect(headers.get('Content-Type')).toBe('text/event-stream')
    expect(headers.get('Cache-Control')).toBe('no-store, no-transform')
    expect(headers.get('X-Accel-Buffering')).toBe('no')
    expect(headers.get('X-Request-Id')).toMatch(/^req_/)
  })

  test('tells the id of what came in, in every stream of the person, and nothing of what it says', async () => {
    const [one, other, stranger] = [await open(), await open(), await open(tess)]
    await tell()
    const event = { type: 'created', notification_id: expect.stringMatching(/^ntf_/) }
    expect((await one.until(2))[1]).toEqual(event)
    expect((await other.until(2))[1]).toEqual(event)
    expect(await newest()).toContain((one.events[1] as { notification_id: string }).notification_id)
    expect(one.text()).not.toContain('Something')
    expect(stranger.events).toHaveLength(1)
  })

  test('tells of many that are read at once by one event, and of what was read before by none', async () => {
    // Opened first: an event may reach a stream that was opened after what it tells of.
    const reader = await open()
    await Promise.all([tell(), tell(), tell()])
    await reader.until(4)
    const [up_to] = await newest()
    const readAll = () =>
      server.ask('POST', '/portal-api/api/notifications/read-all', { token, body: { up_to } })
    await readAll()
    await reader.until(5)
    await readAll()
    await tell()
    await reader.until(6)
    expect(reader.events.map(({ type }) => type)).toEqual([
      'ready',
      'created',
      'created',
      'created',
      'read',
      'created',
    ])
  })

  test('beats, so that no proxy takes it for dead', async () => {
    const reader = await open()
    await expect.poll(() => reader.text().split('"heartbeat"').length).toBeGreaterThan(3)
  })

  test('a HEAD gets the headers and opens nothing, so it takes no place of those that are open', async () => {
    await Promise.all([open(), open(), open(), open()])
    const response = await fetch(`${server.url}/portal-api/api/notifications/stream`, {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${token}` },
    })
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/event-stream'])
    expect(await openStreams(server.url)).toBe(4)
  })

  test.each(['{"topic":"notification_created","user":"usr_jun7Q2"}', 'no JSON', '', '[1]', 'null'])(
    'passes over %j, which anybody may tell on the channel',
    async (payload) => {
      const reader = await open()
      await sql`SELECT pg_notify('changes', ${payload})`.execute(server.db)
      await tell()
      expect((await reader.until(2)).map(({ type }) => type)).toEqual(['ready', 'created'])
    },
  )
})

describe('it ends', () => {
  const end = (reason: string) => ({ type: 'end', reason, retry_after: expect.any(Number) })
  const signIn = () => server.signIn('user')
  const logout = (refresh_token: string) =>
    server.ask('POST', '/portal-api/api/logout', { body: { refresh_token } })

  test('with its session, and others of the person go on', async () => {
    const mine = await signIn()
    const [ending, staying] = [await open(mine.access_token), await open()]
    await logout(mine.refresh_token)
    expect((await ending.until(2))[1]).toEqual(end('session_ended'))
    expect(await ending.ended).toBe(true)
    await tell()
    expect((await staying.until(2))[1]).toMatchObject({ type: 'created' })
  })

  test('when the session is deleted', async () => {
    const reader = await open((await signIn()).access_token)
    const { id } = await server.db
      .selectFrom('session_families')
      .select('id')
      .where('user_id', '=', jun)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await server.db.deleteFrom('session_families').where('user_id', '=', jun).where('id', '>=', id).execute()
    expect((await reader.until(2))[1]).toEqual(end('session_ended'))
    token = (await signIn()).access_token
  })

  test('when the account is suspended, and stays shut', async () => {
    const reader = await open(tess)
    const set = (status: 'ACTIVE' | 'SUSPENDED') =>
      server.db.updateTable('users').set({ status }).where('id', '=', 'usr_tess8L').execute()
    await set('SUSPENDED')
    expect((await reader.until(2))[1]).toEqual(end('session_ended'))
    expect((await readEvents(server.url, tess)).status).toBe(403)
    await set('ACTIVE')
  })

  test('when the access token does, and a fresh one opens another', async () => {
    const mine = await signIn()
    await sql`UPDATE access_tokens SET expires_at = ${new Date(start.getTime() + 400)}
      WHERE family_id = (SELECT id FROM session_families WHERE user_id = ${jun} ORDER BY created_at DESC, id LIMIT 1)
        OR family_id IN (SELECT id FROM session_families WHERE user_id = ${jun})`.execute(server.db)
    const reader = await open(mine.access_token)
    const { refresh_token } = mine
    expect((await reader.until(2))[1]).toEqual({ type: 'end', reason: 'token_expired', retry_after: 0 })
    expect(await reader.ended).toBe(true)
    const { body } = await server.ask('POST', '/portal-api/api/refresh-token', { body: { refresh_token } })
    expect((await open(body.data.access_token)).status).toBe(200)
    token = (await signIn()).access_token
  })
})

describe('there are only so many', () => {
  test('429 too_many_requests: of twelve at once for one person four, and one more when one ends', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => readEvents(server.url, token)))
    readers.push(...all.filter(({ status }) => status === 200))
    expect(all.map(({ status }) => status).sort()).toEqual([...Array(4).fill(200), ...Array(8).fill(429)])
    const refused = all.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(refused?.headers.get('Content-Type')).toContain('application/problem+json')
    readers.shift()?.close()
    await expect.poll(() => openStreams(server.url)).toBe(3)
    expect((await open()).status).toBe(200)
  })
})
