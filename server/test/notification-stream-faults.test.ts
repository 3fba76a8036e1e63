import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { notify } from '../src/modules/notifications/notify.ts'
import { NotificationStreams } from '../src/modules/notifications/streams.ts'
import { ChangeFeed } from '../src/platform/db/change-feed.ts'
import type { AuthUser } from '../src/platform/http/authenticate.ts'
import { type EventSink, sendEvents } from '../src/platform/http/send-events.ts'
import { startDatabaseProxy, startPooler } from './support/database-proxy.ts'
import { metricsToken, openStreams } from './support/event-reader.ts'
import { rawConnection } from './support/raw.ts'
import { startServer, type TestServer } from './support/server.ts'
import { openSlowReader } from './support/slow-reader.ts'
import { start } from './support/world.ts'

const jun = 'usr_jun7Q2'
const path = '/portal-api/api/notifications/stream'

async function serve(options: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  const server = await startServer({ streams: {}, metricsToken, ...options })
  onTestFinished(async () => {
    await server.close()
    await server.database.close()
  })
  return server
}
const tell = ({ db }: TestServer) =>
  db
    .transaction()
    .execute((tx) => notify(tx, { userId: jun, kind: 'credits', message: 'Something.', now: start }))
const tokenOf = async (server: TestServer) => (await server.signIn('user')).access_token

describe('the database', () => {
  let behind: TestServer
  beforeAll(async () => {
    behind = await startServer()
  })
  afterAll(async () => {
    await behind.close()
    await behind.database.close()
  })

  test('goes deaf: within a probe nobody is let in any more, and once it hears all is well', async () => {
    const proxy = await startDatabaseProxy(behind.database.url)
    const errors: unknown[] = []
    const feed = new ChangeFeed({
      url: proxy.url,
      probeMs: 100,
      deafMs: 2_000,
      onError: (error) => errors.push(error),
    })
    let losses = 0
    const heard: string[] = []
    feed.onLost(() => {
      losses += 1
    })
    feed.onChange(({ topic }) => heard.push(topic))
    feed.start()
    onTestFinished(async () => {
      await feed.stop()
      await proxy.close()
    })
    await expect.poll(() => feed.liveSince).toBeDefined()

    proxy.deafen()
    await expect.poll(() => losses).toBe(1)
    expect(feed.liveSince).toBeUndefined()
    expect(String(errors[0])).toContain('heard nothing for 2000 ms')

    await proxy.restore()
    await expect.poll(() => feed.liveSince).toBeDefined()
    await tell(behind)
    await expect.poll(() => heard).toEqual(['notification_created'])
    expect(losses).toBe(1)
  })

  test('is away for a while: it is asked less and less often, and not left alone', async () => {
    const away = await startDatabaseProxy(behind.database.url)
    const tries: number[] = []
    const feed = new ChangeFeed({ url: away.url, onError: () => tries.push(Date.now()) })
    await away.refuse()
    feed.start()
    onTestFinished(async () => {
      await feed.stop()
      await away.close()
    })
    await expect.poll(() => tries.length).toBeGreaterThanOrEqual(4)
    const gaps = tries.slice(1, 4).map((at, index) => at - (tries[index] ?? 0))
    // A timer may be a millisecond early, and as late as the machine is busy.
    for (const [index, ms] of [100, 200, 400].entries()) expect(gaps[index]).toBeGreaterThanOrEqual(ms - 2)
    await away.restore()
    await expect.poll(() => feed.liveSince).toBeDefined()
  })

  test('hands each statement to another connection, as poolers do: LISTEN succeeds and nothing is heard', async () => {
    const pooler = await startPooler(behind.database.url)
    const errors: unknown[] = []
    const feed = new ChangeFeed({ url: pooler.url, deafMs: 200, onError: (error) => errors.push(error) })
    feed.start()
    onTestFinished(async () => {
      await feed.stop()
      await pooler.close()
    })
    await expect.poll(() => errors.length).toBeGreaterThan(0)
    expect(String(errors[0])).toContain('heard nothing for 200 ms')
    expect(feed.liveSince).toBeUndefined()
  })
})

describe('a session that ends', () => {
  const user = (session: string): AuthUser => ({
    id: jun,
    role: 'USER',
    isService: false,
    email: 'jun@example.com',
    termsAccepted: true,
    staffRoles: [],
    securityVersion: 0,
    session,
    tokenExpiresAt: new Date(start.getTime() + 900_000),
    account: { id: jun, name: null, role: 'OWNER', suspended: false },
  })

  test('between the check of its token and the opening of its stream is not let in', () => {
    let tellAll: (change: { topic: string; user: string; id: string }) => void = () => {}
    const changes = {
      liveSince: 0,
      onChange: (listener: typeof tellAll) => {
        tellAll = listener
      },
      onLost() {},
    } as unknown as ChangeFeed
    const settings = { maxStreams: 9, maxStreamsPerUser: 9, streamHeartbeatMs: 20_000 }
    const streams = new NotificationStreams({ changes, clock: () => start, settings })
    const opened = (session: string) => {
      const sent: unknown[] = []
      const sink: EventSink = { send: (data) => sent.push(data), end: () => sent.push('end'), onClose() {} }
      return { sent, open: () => streams.open({ user: user(session), network: '' }).onOpen(sink) }
    }
    const [ended, other] = [opened('ses_1'), opened('ses_2')]
    tellAll({ topic: 'session_ended', user: jun, id: 'ses_1' })
    ended.open()
    other.open()
    expect(ended.sent).toEqual([{ type: 'end', reason: 'session_ended', retry_after: 0 }, 'end'])
    expect(other.sent).toEqual([{ type: 'ready' }])
    expect(streams.count).toBe(1)
    streams.stop()
  })
})

describe('readers', () => {
  async function sinks() {
    const app = Fastify()
    const open: EventSink[] = []
    app.get('/', async (_request, reply) =>
      sendEvents(reply, {
        status: 200,
        onOpen(sink) {
          open.push(sink)
          sink.send({ type: 'ready' })
        },
      }),
    )
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    onTestFinished(() => app.close())
    return { url, open, app }
  }

  test('who reads nothing is cut off, and nothing of it is kept', async () => {
    const { url, open, app } = await sinks()
    const reader = await openSlowReader({ url, path: '/', token: 'x' })
    const closed = new Promise<void>((resolve) => open[0]?.onClose(resolve))
    const big = { text: 'x'.repeat(10_000) }
    let sent = 0
    for (; sent < 5_000 && !reader.closed(); sent += 1) {
      open[0]?.send(big)
      if (sent % 50 === 0) await pause(1)
    }
    await closed
    // At most the amount that the system buffers for a connection.
    expect(sent * 10_000).toBeLessThan(20_000_000)
    const connections = () =>
      new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)))
    await expect.poll(connections).toBe(0)
  })

  test('requests that wait behind a stream on its connection keep no more than a reader may', async () => {
    const server = await serve({ settings: { maxStreamsPerUser: 3 } })
    const token = await tokenOf(server)
    const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`
    const { socket, received } = await rawConnection(server.url, request.repeat(20))
    await expect.poll(received).toContain('"ready"')
    await pause(300)
    expect(await openStreams(server.url)).toBeLessThanOrEqual(3)
    socket.destroy()
    await expect.poll(() => openStreams(server.url)).toBe(0)
  })

  test('who leaves without a word, in whichever way, leaves nothing open', async () => {
    const server = await serve({ settings: { maxStreamsPerUser: 100 } })
    const token = await tokenOf(server)
    const request = (version: string) =>
      `GET ${path} HTTP/${version}\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`
    const all = await Promise.all(
      ['1.0', '1.1', '1.1', '1.1'].map((version) => rawConnection(server.url, request(version))),
    )
    for (const { received } of all) await expect.poll(received).toContain('"ready"')
    const early = await rawConnection(server.url, request('1.1'))
    early.socket.destroy()
    all[0]?.socket.destroy()
    all[1]?.socket.resetAndDestroy()
    all[2]?.socket.end()
    // One that has sent its end may still read: it is gone when it closes.
    all[3]?.socket.destroy()
    await expect.poll(() => openStreams(server.url)).toBeLessThanOrEqual(1)
    all[2]?.socket.destroy()
    await expect.poll(() => openStreams(server.url)).toBe(0)
  })
})

describe('the end of the server', () => {
  test('does not wait for who does not read the last event', async () => {
    const server = await serve()
    const reader = await openSlowReader({ url: server.url, path, token: await tokenOf(server) })
    await server.close()
    reader.socket.destroy()
  })
})
