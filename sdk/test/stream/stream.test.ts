import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPortal, type Portal } from '../../src/index.ts'
import {
  type FollowOptions,
  followNotifications,
  type NotificationEvent,
  notificationEvents,
} from '../../src/stream.ts'

type Serve = (response: ServerResponse, request: IncomingMessage, times: number) => unknown

const type = { 'Content-Type': 'text/event-stream' }
const line = (event: object) => `data: ${JSON.stringify(event)}\n\n`

/** A server whose every call is the stream, and a portal of it. */
async function streaming(serve: Serve) {
  const calls: { at: number; query: string; token: string | undefined; closed: Promise<unknown> }[] = []
  const server = createServer((request, response) => {
    const [path = '', query = ''] = request.url?.split('?') ?? []
    if (!path.endsWith('/stream')) return void serve(response, request, 0)
    const token = request.headers.authorization
    calls.push({ at: Date.now(), query, token, closed: once(response, 'close') })
    serve(response, request, calls.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const pair = { access_token: 'a', refresh_token: 'r' }
  let tokens: typeof pair | null = pair
  const portal = createPortal({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    store: {
      lockName: null,
      get: () => tokens,
      set: (next) => {
        tokens = next
      },
    },
  })
  return { portal, calls }
}

async function collect(portal: Portal, options = {}) {
  const events: NotificationEvent[] = []
  let failure: unknown
  try {
    for await (const event of notificationEvents(portal, options)) events.push(event)
  } catch (error) {
    failure = error
  }
  return { events, failure }
}

describe('notificationEvents', () => {
  it('reads events however they are cut, and passes over what is none', async () => {
    const { portal, calls } = await streaming(async (response) => {
      response.writeHead(200, type)
      const text = `\ufeff: a comment\r\n\r\ndata: {"type":"ready"}\r\n\r\ndata: no JSON\n\ndata: 7\n\nid: 1\ndata: {"type":"created",\ndata: "notification_id":"ntf_é1"}\n\nretry: 5\n\n${line({ type: 'later', more: 1 })}data: {"type":"read"}`
      for (const byte of Buffer.from(text)) {
        response.write(Buffer.from([byte]))
        if (byte % 7 === 0) await pause(0)
      }
      response.end()
    })
    const { events, failure } = await collect(portal)
    expect(failure).toBeUndefined()
    // The last one was not ended by an empty line, so it was not whole.
    expect(events).toEqual([
      { type: 'ready' },
      { type: 'created', notification_id: 'ntf_é1' },
      { type: 'later', more: 1 },
    ])
    expect(calls[0]?.token).toBe('Bearer a')
  })

  it('renews the token like any call', async () => {
    const { portal, calls } = await streaming((response, request) => {
      if (request.url === '/api/refresh-token') {
        const data = { access_token: 'b', refresh_token: 's', token_type: 'Bearer', expires_in: 900 }
        return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data }))
      }
      if (request.headers.authorization === 'Bearer a') return response.writeHead(401).end()
      return response.writeHead(200, type).end(line({ type: 'ready' }))
    })
    expect((await collect(portal)).events).toEqual([{ type: 'ready' }])
    expect(calls.map(({ token }) => token)).toEqual(['Bearer a', 'Bearer b'])
  })

  it('gives up a connection that is silent, and hangs up', async () => {
    const { portal, calls } = await streaming((response) => {
      response.writeHead(200, type).write(line({ type: 'ready' }))
    })
    const { events, failure } = await collect(portal, { silenceMs: 100 })
    expect(events).toEqual([{ type: 'ready' }])
    expect(failure).toMatchObject({ name: 'ApiError', status: 0, code: 'timeout' })
    await calls[0]?.closed
  })

  it('stays as long as there are heartbeats', async () => {
    const { portal } = await streaming(async (response) => {
      response.writeHead(200, type)
      for (let beat = 0; beat < 8; beat += 1) {
        response.write(line({ type: 'heartbeat' }))
        await pause(300)
      }
      response.end()
    })
    const { events, failure } = await collect(portal, { silenceMs: 1_500 })
    expect([events.length, failure]).toEqual([8, undefined])
  })

  it('hangs up when its reader leaves, and when it is aborted', async () => {
    const { portal, calls } = await streaming((response) => {
      response.writeHead(200, type).write(line({ type: 'ready' }))
    })
    for await (const { type: first } of notificationEvents(portal)) {
      expect(first).toBe('ready')
      break
    }
    await calls[0]?.closed
    const abort = new AbortController()
    setTimeout(() => abort.abort(), 100)
    const { failure } = await collect(portal, { signal: abort.signal })
    expect(failure).toHaveProperty('name', 'AbortError')
    await calls[1]?.closed
  })

  it('tells a connection that broke from one that ended', async () => {
    const { portal } = await streaming((response) => {
      response.writeHead(200, type).write(line({ type: 'ready' }))
      setTimeout(() => response.destroy(), 50)
    })
    expect(await collect(portal)).toMatchObject({
      events: [{ type: 'ready' }],
      failure: { name: 'ApiError', code: 'network_error' },
    })
  })

  it.each([
    ['in whole seconds, rounded up', 2_001, 'read_seconds_ago=3'],
    ['not at all where the server would not remember', 60_001, ''],
    ['as now where the clock was set back', -5_000, 'read_seconds_ago=0'],
  ])('says how long ago what is shown was read: %s', async (_how, agoMs, query) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { portal, calls } = await streaming((response) => response.writeHead(200, type).end())
    await collect(portal, { readAt: Date.now() - agoMs })
    expect(calls[0]?.query).toBe(query)
  })

  it('trusts no ready that came late: the call may have been under way meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    let underWayMs = 0
    const { portal } = await streaming((response) => {
      vi.advanceTimersByTime(underWayMs)
      response.writeHead(200, type).end(line({ type: 'ready', unchanged: true }))
    })
    const first = async () => (await collect(portal, { readAt: Date.now() })).events[0]
    expect(await first()).toEqual({ type: 'ready', unchanged: true })
    underWayMs = 5_001
    expect(await first()).toEqual({ type: 'ready' })
  })

  it('takes no page for a stream', async () => {
    const { portal } = await streaming((response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Sign in to the Wi-Fi</p>')
    })
    expect((await collect(portal)).failure).toMatchObject({ code: 'unreadable_answer' })
  })
})

describe('followNotifications', { timeout: 30_000 }, () => {
  /** Follows until the server was called that often and said something each time, or until it is no use. */
  async function follow(serve: Serve, times: number, options: Partial<FollowOptions> = {}) {
    const { portal, calls } = await streaming(serve)
    const abort = new AbortController()
    const types: string[] = []
    const following = followNotifications(portal, {
      ...options,
      signal: abort.signal,
      onEvent: ({ type }) => {
        types.push(type)
        if (calls.length >= times) abort.abort()
      },
    })
    await following
    return { calls, types, ended: !abort.signal.aborted }
  }
  const gaps = (calls: readonly { at: number }[]) =>
    calls.slice(1).map(({ at }, index) => at - Number(calls[index]?.at))

  it('connects again ever later where streams end at once', async () => {
    const { calls, types } = await follow(
      (response) => response.writeHead(200, type).end(line({ type: 'ready' })),
      3,
    )
    expect(types).toEqual(['ready', 'ready', 'ready'])
    const [first = 0, second = 0] = gaps(calls)
    expect(first).toBeGreaterThanOrEqual(990)
    expect(second).toBeGreaterThanOrEqual(1_990)
  })

  it.each([
    ['Retry-After of a refusal', 429],
    ['Retry-After of a server that stops', 503],
  ])('waits for %s', async (_what, status) => {
    const { calls } = await follow(
      (response, _request, times) =>
        times === 1
          ? response.writeHead(status, { 'Retry-After': '2' }).end()
          : response.writeHead(200, type).write(line({ type: 'ready' })),
      2,
    )
    expect(calls).toHaveLength(2)
    expect(gaps(calls)[0]).toBeGreaterThanOrEqual(1_990)
  })

  it('waits for what the last event says', async () => {
    const last = { type: 'end', reason: 'unavailable', retry_after: 2 }
    const { calls, types } = await follow(
      (response, _request, times) =>
        times === 1
          ? response.writeHead(200, type).end(line({ type: 'ready' }) + line(last))
          : response.writeHead(200, type).write(line({ type: 'ready' })),
      2,
    )
    expect(types).toEqual(['ready', 'end', 'ready'])
    expect(gaps(calls)[0]).toBeGreaterThanOrEqual(1_990)
  })

  it.each([403, 404, 501])('stops where another try is no use: %i', async (status) => {
    const { calls, ended } = await follow((response) => response.writeHead(status).end(), 9)
    expect(ended).toBe(true)
    // A 403 may be the token's, so the session asks once more.
    expect(calls.length).toBeLessThanOrEqual(2)
  })

  it('says when it was told something last, once it was', async () => {
    const readAt = Date.now() - 30_000
    const end = { type: 'end', reason: 'token_expired', retry_after: 0 }
    const ended = (response: ServerResponse) =>
      response.writeHead(200, type).end(line({ type: 'ready' }) + line(end))
    const { calls } = await follow(ended, 2, { readAt })
    const [first = 0, second = 0] = calls.map(({ query }) =>
      Number(new URLSearchParams(query).get('read_seconds_ago')),
    )
    expect(first).toBeGreaterThanOrEqual(30)
    expect(second).toBeLessThan(first)
  })

  it('stops while it waits', async () => {
    const { portal, calls } = await streaming((response) =>
      response.writeHead(503, { 'Retry-After': '60' }).end(),
    )
    const abort = new AbortController()
    const following = followNotifications(portal, { signal: abort.signal, onEvent: () => {} })
    await expect.poll(() => calls.length).toBe(1)
    await calls[0]?.closed
    abort.abort()
    await following
    expect(calls).toHaveLength(1)
  })
})
