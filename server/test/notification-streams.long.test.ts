import { expect, onTestFinished, test } from 'vitest'
import { notify } from '../src/modules/notifications/notify.ts'
import { metricsToken, openStreams } from './support/event-reader.ts'
import { type RawConnection, rawConnection } from './support/raw.ts'
import { startServer } from './support/server.ts'
import { start } from './support/world.ts'

test('a thousand are told, and cost little each', { timeout: 180_000 }, async () => {
  const server = await startServer({
    streams: {},
    metricsToken,
    settings: { maxStreamsPerUser: 1_000, callLimits: {} },
  })
  onTestFinished(() => server.database.close())
  const { access_token: token } = await server.signIn('user')
  const request = `GET /portal-api/api/notifications/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const all: RawConnection[] = []
  for (let count = 0; count < 1_000; count += 1) all.push(await rawConnection(server.url, request))
  await expect.poll(() => openStreams(server.url)).toBe(1_000)
  const each = (process.memoryUsage().rss - before) / 1_000
  await server.db
    .transaction()
    .execute((tx) => notify(tx, { userId: 'usr_jun7Q2', kind: 'credits', message: 'Something.', now: start }))
  await expect
    .poll(() => all.every(({ received }) => received().includes('"created"')), {
      interval: 10,
    })
    .toBe(true)
  // Both ends of each connection are in this process.
  expect(each).toBeLessThan(200_000)
  await server.close()
  for (const { received } of all) expect(received()).toContain('"reason":"unavailable"')
  for (const { socket } of all) socket.destroy()
})
