// Clients that may be told that nothing has changed since they read, and those that may not.
import { expect, test } from 'vitest'
import { notify } from '../src/modules/notifications/notify.ts'
import { type EventReader, readEvents } from './support/event-reader.ts'
import { serverOfFile } from './support/server.ts'
import { start } from './support/world.ts'

const server = await serverOfFile({ streams: { deafMs: 500 } })
const tokenOf = async (persona: string) => (await server.signIn(persona)).access_token
const ended = async (reader: EventReader) => {
  reader.close()
  await reader.ended
}

async function ready(token: string, query = '?read_seconds_ago=0') {
  const reader = await readEvents(server.url, token, query)
  const [event] = await reader.until(1)
  await ended(reader)
  return event
}
const unchanged = { type: 'ready', unchanged: true }
/** Nothing is known of the time before the server was started. */
const knowsNothingNew = (token: string) =>
  expect.poll(() => ready(token), { interval: 500, timeout: 30_000 }).toEqual(unchanged)

test('ready says unchanged to a person whom nothing was told since, where they say when they read', async () => {
  const [jun, stranger] = [await tokenOf('user'), await tokenOf('lowBalance')]
  await knowsNothingNew(jun)
  expect(await ready(jun, '')).toEqual({ type: 'ready' })
  expect(await ready(jun, '?read_seconds_ago=60')).toEqual({ type: 'ready' })

  const listening = await readEvents(server.url, jun)
  await server.db
    .transaction()
    .execute((tx) => notify(tx, { userId: 'usr_jun7Q2', kind: 'credits', message: 'New.', now: start }))
  await listening.until(2)
  await ended(listening)
  expect(await ready(jun)).toEqual({ type: 'ready' })
  expect(await ready(stranger)).toEqual(unchanged)
})

test('a write in an account is a change for its whole team', async () => {
  const [owner, viewer, stranger] = [
    await tokenOf('business'),
    await tokenOf('viewer'),
    await tokenOf('lowBalance'),
  ]
  await knowsNothingNew(viewer)
  const listening = await readEvents(server.url, viewer)
  const { status } = await server.ask('PUT', '/portal-api/api/wallet/threshold', {
    token: owner,
    body: { threshold1: '640' },
  })
  expect(status).toBe(200)
  await listening.until(2)
  await ended(listening)
  expect(await ready(viewer)).toEqual({ type: 'ready' })
  expect(await ready(stranger)).toEqual(unchanged)
})
