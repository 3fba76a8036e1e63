import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../src/index.ts'
import { credits, problem, refresh, startAuthServer } from '../support/auth-server.ts'
import { until } from '../support/gate.ts'
import type { Answer } from '../support/server.ts'
import { pair, signedIn } from '../support/session.ts'

const start = Date.UTC(2026, 10, 22)

/** State that tabs share or that outlives a reload, with one clock for all. */
async function site(answer: Answer | Promise<Answer>) {
  const server = await startAuthServer({ [refresh]: () => answer })
  server.expire()
  const noted = new Map<string, string>()
  const refreshNotes = {
    getItem: (name: string) => noted.get(name) ?? null,
    setItem: (name: string, text: string) => void noted.set(name, text),
  }
  let now = start
  /** As a page load makes it. */
  const tab = () => {
    const { portal } = signedIn(server.url, {
      store: memoryStore({ ...pair }),
      locks: null,
      clock: () => now,
      refreshNotes,
    })
    return () => portal.GET('/api/wallet/credits').then(({ response }) => response.status, String)
  }
  const at = (ms: number) => {
    now = start + ms
  }
  return { server, noted, tab, at }
}

describe('a refresh whose failures are noted for all tabs', () => {
  it.each<[string, Answer]>([
    ['unreachable', 'drop'],
    ['429', problem(429, 'too_many_requests')],
  ])(
    '%s: is asked six times a minute by six tabs, reloaded or not, and again after it',
    async (_, answer) => {
      const { server, tab, at } = await site(answer)
      const tabs = Array.from({ length: 3 }, tab)
      for (let second = 0; second < 60; second++) {
        at(second * 1000)
        for (const call of [...tabs, tab(), tab(), tab()]) await call()
      }
      expect(server.count(refresh)).toBe(6)
      at(61_000)
      await tab()()
      expect(server.count(refresh)).toBe(7)
    },
  )

  it('that hangs is not asked for by all who lose patience', async () => {
    const { server, tab } = await site(new Promise(() => {}))
    const calls = Array.from({ length: 20 }, () => tab()())
    await until(() => server.count(refresh) === 6)
    // Those that were not let through have their answer.
    const done = await Promise.all(calls.slice(6))
    expect(done).toEqual(Array(14).fill('TypeError: Refreshes fail'))
    expect(server.count(refresh)).toBe(6)
  })

  it('is left alone after a reload for as long as its Retry-After said', async () => {
    const { server, tab, at } = await site({
      ...(problem(503, 'unavailable') as object),
      status: 503,
      headers: { 'Retry-After': '120' },
    })
    await tab()()
    at(119_000)
    expect(await tab()()).toBe('TypeError: Refreshes fail')
    expect(server.count(refresh)).toBe(1)
    at(120_000)
    await tab()()
    expect(server.count(refresh)).toBe(2)
  })

  it.each(['trade', 401] as const)('begins its count anew once it is answered: %s', async (answer) => {
    const { server, noted, tab, at } = await site(problem(503, 'unavailable'))
    const failing = server.handlers[refresh]
    for (const ms of [0, 1, 1_001]) {
      at(ms)
      await tab()()
    }
    at(4_000)
    server.handlers[refresh] = answer === 'trade' ? server.trade : () => problem(answer, 'refresh_refused')
    expect(await tab()()).toBe(answer === 'trade' ? 200 : 401)
    expect([...noted.values()]).toEqual([''])
    server.handlers[refresh] = failing ?? server.trade
    server.expire()
    await tab()()
    await tab()()
    expect(server.count(refresh)).toBe(6)
  })

  it('is the first one again the day after', async () => {
    const { server, tab, at } = await site(problem(503, 'unavailable'))
    for (const ms of [0, 1, 1_001, 3_001, 7_001]) {
      at(ms)
      await tab()()
    }
    at(86_400_000)
    await tab()()
    await tab()()
    expect(server.count(refresh)).toBe(7)
  })

  it.each(['', 'null', 'soon', '9,9,9,9', '-1', '6,NaN,45000', `6,${start + 3_600_000},45000`])(
    'is asked where the notes say %j: a clock that was set back, or another’s text, locks nobody out',
    async (text) => {
      const { server, noted, tab } = await site(problem(503, 'unavailable'))
      noted.set(`switchboard ${server.url}`, text)
      expect(await tab()()).toBe(503)
      expect(server.count(refresh)).toBe(1)
      expect(server.count(credits)).toBe(1)
    },
  )
})
