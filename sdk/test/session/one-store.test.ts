import { beforeEach, describe, expect, it, vi } from 'vitest'
import { localStorageStore, memoryStore, type TokenStore } from '../../src/index.ts'
import { credits, problem, refresh, startAuthServer } from '../support/auth-server.ts'
import { gate, until } from '../support/gate.ts'
import { pair, signedIn } from '../support/session.ts'

/** As Node 20 and Bun have it. */
beforeEach(() => void vi.stubGlobal('navigator', { userAgent: 'Bun' }))

function slowStore(): TokenStore {
  const { get, set } = memoryStore({ ...pair })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return {
    get: async () => {
      await turn()
      return get()
    },
    set: async (next) => {
      await turn()
      await set(next)
    },
  }
}

function storage() {
  const items = new Map<string, string>([['switchboard-session', JSON.stringify(pair)]])
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

const named = (store: TokenStore): TokenStore => ({ ...store, lockName: 'jun' })

describe('two portals of a process on one store, without navigator.locks', () => {
  it.each<[string, () => readonly [TokenStore, TokenStore]]>([
    ['memoryStore()', () => twice(memoryStore({ ...pair }))],
    ['a store that answers later', () => twice(slowStore())],
    ['localStorageStore()', () => twice(localStorageStore({ storage: storage() }))],
    [
      'two objects that name the same lock',
      () => {
        const store = slowStore()
        return [named(store), named(store)]
      },
    ],
  ])('refresh once, where the server takes each refresh token once: %s', async (_what, stores) => {
    const server = await startAuthServer()
    server.expire()
    const [one, two] = stores().map((store) => signedIn(server.url, { store }))
    if (!one || !two) return expect.unreachable()
    const answers = await Promise.all([one.credits(), two.credits(), one.credits(), two.credits()])
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200, 200])
    expect(server.count(refresh)).toBe(1)
    const pairs = await Promise.all([one.portal.session.get(), two.portal.session.get()])
    expect(pairs).toMatchObject([{ refresh_token: 'r2' }, { refresh_token: 'r2' }])
    for (const { onSessionEnd } of [one, two]) expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it('go on after a refresh of the other that failed', async () => {
    const server = await startAuthServer({
      [refresh]: (call, times) => (times === 1 ? problem(503, 'unavailable') : server.trade(call, times)),
    })
    server.expire()
    const [one, two] = twice(memoryStore({ ...pair })).map((store) => signedIn(server.url, { store }))
    const answers = await Promise.all([one?.credits(), two?.credits()])
    expect(answers.map((answer) => answer?.response.status)).toEqual([503, 200])
  })

  it('of different people do not wait for each other', async () => {
    const barrier = gate()
    const server = await startAuthServer({
      [credits]: ({ token }) => (token === 'b2' ? { status: 200, body: {} } : problem(401, 'token_expired')),
      [refresh]: async ({ body }) => {
        if (body.includes('r1')) await barrier.opened
        return { status: 200, body: { data: { access_token: 'b2', refresh_token: 's2' } } }
      },
    })
    const jun = signedIn(server.url, { store: slowStore() })
    const mara = signedIn(server.url, { store: memoryStore({ access_token: 'b1', refresh_token: 's1' }) })
    const waiting = jun.credits()
    await until(() => server.count(refresh) > 0)
    expect((await mara.credits()).response.status).toBe(200)
    barrier.open()
    await waiting
  })
})

function twice(store: TokenStore): readonly [TokenStore, TokenStore] {
  return [store, store]
}
