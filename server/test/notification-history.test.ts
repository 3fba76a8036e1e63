import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { start } from './support/world.ts'

const jun = 'usr_jun7Q2'
const server = await serverOfFile()
let token: string
let tess: string
beforeAll(async () => {
  token = (await server.signIn('user')).access_token
  tess = (await server.signIn('lowBalance')).access_token
})

const day = 86_400_000
async function add(userId: string, id: string, ageMs: number, rest: object = {}): Promise<void> {
  const created_at = new Date(start.getTime() - ageMs)
  const blank = { kind: null, important: false, action: null, link: null, text: null, read_at: null }
  await server.db
    .insertInto('notifications')
    .values({ ...blank, id, user_id: userId, message: id, created_at, ...rest })
    .execute()
}

beforeEach(async () => {
  await server.db.deleteFrom('notifications').execute()
  await add(jun, 'ntf_ancient', 100 * day)
  await add(jun, 'ntf_alert', 3 * day, { important: true })
  await add(jun, 'ntf_readOne', 2 * day, { read_at: start, kind: 'payments' })
  await add(jun, 'ntf_fresh', 1000)
  await add('usr_tess8L', 'ntf_ofTess', 0)
})

async function history(query = '', as = token) {
  const address = `/portal-api/api/notifications/history?${query}` as const
  const { status, body } = await server.ask('GET', address, { token: as })
  expect(status).toBe(200)
  return { ids: body.data.map(({ notification_id }) => notification_id), meta: body.meta }
}

test('listNotifications 200: takes no parameters, has no meta, and ends after 90 days', async () => {
  const { body } = await server.ask('GET', '/portal-api/api/notifications?page=2&limit=1&view=unread', {
    token,
  })
  expect(Object.keys(body)).toEqual(['data'])
  expect(body.data.map(({ notification_id }) => notification_id)).toEqual([
    'ntf_alert',
    'ntf_fresh',
    'ntf_readOne',
  ])
  expect(body.data[2]?.kind).toBe('payments')
  expect(body.data[0]).not.toHaveProperty('kind')
})

async function readAll(up_to: unknown, as = token) {
  return server.ask('POST', '/portal-api/api/notifications/read-all', { token: as, body: { up_to } })
}

test('markAllNotificationsRead 200: what came in after the one that was seen stays unread', async () => {
  await add(jun, 'ntf_unseen', 0)
  const { status, body } = await readAll('ntf_fresh')
  expect([status, body.data.unread]).toEqual([200, 1])
  expect((await history('view=unread')).ids).toEqual(['ntf_unseen'])
})

test('markAllNotificationsRead 200: in one moment, by the order of the list', async () => {
  for (const id of ['ntf_same1', 'ntf_same2', 'ntf_same3']) await add(jun, id, 1000)
  const { ids } = await history()
  await readAll(ids[1])
  expect((await history('view=unread')).ids).toEqual(ids.slice(0, 1))
})

test.each(['ntf_nobody0', 'ntf_fresh'])(
  'markAllNotificationsRead 200: %s, which is not their own, changes nothing',
  async (id) => {
    const { status, body } = await readAll(id, tess)
    expect([status, body.data.unread]).toEqual([200, 1])
    expect((await history('view=unread')).ids).toContain('ntf_fresh')
  },
)

test('markNotificationsRead 200: counts what is left, and the first time of reading stays', async () => {
  const mark = async (...notification_ids: string[]) => {
    const body = { notification_ids }
    return (await server.ask('POST', '/portal-api/api/notifications', { token, body })).body.data
  }
  const first = await mark('ntf_fresh', 'nobody-has-this')
  expect(first.unread).toBe(2)
  server.advance(60)
  expect((await mark('ntf_fresh')).unread).toBe(2)
  const { body } = await server.ask('GET', '/portal-api/api/notifications', { token })
  const fresh = body.data.find(({ notification_id }) => notification_id === 'ntf_fresh')
  expect(fresh?.read_at).toBe(first.read_at)
  server.advance(-60)
})
