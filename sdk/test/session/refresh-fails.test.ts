import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../src/index.ts'
import { credits, problem, refresh, startAuthServer } from '../support/auth-server.ts'
import type { Answer } from '../support/server.ts'
import { pair, signedIn } from '../support/session.ts'

describe('refresh refused', () => {
  it.each([400, 401, 403, 404, 422])(
    'with %i ends the session once, whatever number of calls waited',
    async (status) => {
      const server = await startAuthServer({ [refresh]: () => problem(status, 'refresh_refused') })
      server.expire()
      const { credits: call, store, onSessionEnd } = signedIn(server.url)
      const answers = await Promise.all(Array.from({ length: 10 }, call))
      expect(answers.map(({ error }) => error?.code)).toEqual(Array(10).fill('token_expired'))
      expect(store.get()).toBeNull()
      expect(onSessionEnd.mock.calls).toEqual([['refresh-refused']])
      expect(server.count(refresh)).toBe(1)
    },
  )

  it('before a call lets the server itself refuse the call', async () => {
    const server = await startAuthServer({ [refresh]: () => problem(401, 'refresh_refused') })
    server.expire()
    const { credits: call, onSessionEnd } = signedIn(server.url, {
      store: memoryStore({ ...pair, expires_at: 1 }),
    })
    expect((await call()).error?.code).toBe('token_expired')
    expect(onSessionEnd).toHaveBeenCalledTimes(1)
    expect(server.count(credits)).toBe(1)
  })
})

describe('refresh unreachable', () => {
  const failures: [string, Answer][] = [
    ['a dropped connection', 'drop'],
    ['500', problem(500, 'unexpected')],
    ['503', problem(503, 'unavailable')],
    ['504', problem(504, 'upstream_late')],
    ['408', problem(408, 'request_timeout')],
    ['429', problem(429, 'too_many_requests')],
    ['a page instead of tokens', { status: 200, body: '<html>' }],
  ]

  it.each(failures)('by %s keeps the session and gives the caller the error', async (_name, answer) => {
    const server = await startAuthServer({ [refresh]: () => answer })
    server.expire()
    const { credits: call, store, onSessionEnd } = signedIn(server.url)
    const outcome = await call().then(
      ({ response }) => response.status,
      (error) => error,
    )
    if (answer !== 'drop' && answer.status !== 200) expect(outcome).toBe(answer.status)
    else expect(outcome).toBeInstanceOf(Error)
    expect(store.get()).toEqual(pair)
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it('gives each waiting caller an error of its own to read', async () => {
    const server = await startAuthServer({ [refresh]: () => problem(503, 'unavailable') })
    server.expire()
    const { credits: call } = signedIn(server.url)
    const answers = await Promise.all([call(), call(), call()])
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(3).fill('unavailable'))
  })

  it('is asked at most six times a minute, and again after it', async () => {
    const start = Date.UTC(2026, 10, 22)
    let now = start
    const server = await startAuthServer({ [refresh]: () => problem(503, 'unavailable') })
    server.expire()
    const { credits: call } = signedIn(server.url, { clock: () => now })
    for (; now < start + 59_000; now += 1_000) expect((await call()).response.status).toBe(503)
    expect(server.count(refresh)).toBe(6)
    now = start + 61_000
    await call()
    expect(server.count(refresh)).toBe(7)
  })

  it('is over when the server comes back: the session goes on', async () => {
    const server = await startAuthServer({ [refresh]: () => 'drop' })
    server.expire()
    const { credits: call } = signedIn(server.url)
    await expect(call()).rejects.toThrow()
    server.handlers[refresh] = server.trade
    expect((await call()).response.status).toBe(200)
  })
})
