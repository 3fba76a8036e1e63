import { beforeAll, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { start } from './support/world.ts'

const server = await serverOfFile()
let token: string
beforeAll(async () => {
  token = (await server.signIn('user')).access_token
  await server.db.deleteFrom('notifications').where('user_id', '=', 'usr_jun7Q2').execute()
  const minutes = { old: 90, important: 60, newest: 1, newer: 30 }
  const rows = Object.entries(minutes).map(([id, minutesAgo]) => ({
    id,
    user_id: 'usr_jun7Q2',
    message: id,
    important: id === 'important',
    action: null,
    link: null,
    text: null,
    created_at: new Date(start.getTime() - minutesAgo * 60_000),
    read_at: null,
  }))
  await server.db.insertInto('notifications').values(rows).execute()
})

const list = async () => {
  const { body } = await server.ask('GET', '/portal-api/api/notifications', { token })
  return body.data
}
const mark = async (...notification_ids: string[]) => {
  const { body } = await server.ask('POST', '/portal-api/api/notifications', {
    token,
    body: { notification_ids },
  })
  return body.data
}

test('listNotifications 200: important ones first, then the newest', async () => {
  expect((await list()).map(({ notification_id }) => notification_id)).toEqual([
    'important',
    'newest',
    'newer',
    'old',
  ])
})

test('markNotificationsRead 200: counts what is left, and the first time of reading stays', async () => {
  const first = await mark('old', 'newer', 'nobody-has-this')
  expect(first.unread).toBe(2)
  server.advance(60)
  expect((await mark('old')).unread).toBe(2)
  const old = (await list()).find(({ notification_id }) => notification_id === 'old')
  expect(old?.read_at).toBe(first.read_at)
})
