import { describe, expect, it } from 'vitest'
import { cookieStore, createPortal, localStorageStore, memoryStore } from '../src/index.ts'
import { startAuthServer } from './support/auth-server.ts'
import { cookieJar } from './support/cookie-jar.ts'
import { pair, person } from './support/session.ts'

describe('memoryStore', () => {
  it('keeps the pair with its expiry until it is cleared', () => {
    const store = memoryStore()
    store.set({ ...pair, expires_at: 5 })
    expect(store.get()).toEqual({ ...pair, expires_at: 5 })
    store.set(null)
    expect(store.get()).toBeNull()
  })
})

describe('localStorageStore', () => {
  const storage = () => {
    const items = new Map<string, string>()
    return {
      held: items,
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    }
  }

  it('keeps the pair under its key until it is cleared', () => {
    const place = storage()
    const store = localStorageStore({ key: 'k', storage: place })
    store.set({ ...pair, expires_at: 5 })
    expect(localStorageStore({ key: 'k', storage: place }).get()).toEqual({ ...pair, expires_at: 5 })
    store.set(null)
    expect(place.held.size).toBe(0)
    expect(store.get()).toBeNull()
  })

  it.each(['', '{', 'null', '"a"', '{"access_token":1}', '{"access_token":"a"}'])(
    'takes %j for no session',
    (text) => {
      const place = storage()
      place.setItem('switchboard-session', text)
      expect(localStorageStore({ storage: place }).get()).toBeNull()
    },
  )

  it('holds no session where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    expect(
      localStorageStore({ storage: { getItem: blocked, setItem: blocked, removeItem: blocked } }).get(),
    ).toBeNull()
  })
})

describe('cookieStore', () => {
  it('sets SameSite=Lax, one day and thirty days, and Secure on https alone', () => {
    const jar = cookieJar('app.example.com')
    cookieStore({ document: jar, secure: true }).set(pair)
    cookieStore({ document: jar, secure: false }).set(null)
    expect(jar.written).toEqual([
      'CON_TOKEN=a1; Max-Age=86400; Path=/; SameSite=Lax; Secure',
      'CON_REFRESH_TOKEN=r1; Max-Age=2592000; Path=/; SameSite=Lax; Secure',
      'CON_TOKEN=; Max-Age=0; Path=/; SameSite=Lax',
      'CON_REFRESH_TOKEN=; Max-Age=0; Path=/; SameSite=Lax',
    ])
  })

  it('clears with the Domain and Path it set with, so that nothing is left', () => {
    const jar = cookieJar('app.example.com')
    const store = cookieStore({ document: jar, domain: 'example.com', path: '/app' })
    store.set(pair)
    expect(jar.cookie).toBe('CON_TOKEN=a1; CON_REFRESH_TOKEN=r1')
    store.set(null)
    expect(jar.cookie).toBe('')
    expect(store.get()).toBeNull()
  })

  it('reads what a sister site wrote, and keeps the expiry of its own pair alone', () => {
    const jar = cookieJar('app.example.com')
    const store = cookieStore({ document: jar })
    store.set({ ...pair, expires_at: 5 })
    expect(store.get()).toEqual({ ...pair, expires_at: 5 })
    jar.cookie = 'CON_TOKEN=shared%'
    expect(store.get()).toEqual({ access_token: 'shared%', refresh_token: 'r1' })
    jar.cookie = 'CON_TOKEN=; Max-Age=0'
    expect(store.get()).toEqual({ access_token: '', refresh_token: 'r1' })
  })

  it('keeps any characters, under names of choice, beside cookies of alike names', () => {
    const jar = cookieJar('app.example.com')
    jar.cookie = 'XT=no'
    const store = cookieStore({ document: jar, names: { access: 'T', refresh: 'R' } })
    const odd = { access_token: 'a=1; é', refresh_token: '%41"' }
    store.set(odd)
    expect(cookieStore({ document: jar, names: { access: 'T', refresh: 'R' } }).get()).toEqual(odd)
  })

  it('says so when the browser refuses the cookie', () => {
    const jar = cookieJar('app.example.com')
    const store = cookieStore({ document: jar, domain: 'other.org' })
    expect(() => store.set(pair)).toThrow('Cookie CON_TOKEN was not kept: check its domain, path and size.')
  })

  it('holds no session where there is no page', () => {
    expect(cookieStore().get()).toBeNull()
  })

  it('carries a session from login to logout', async () => {
    const server = await startAuthServer()
    const jar = cookieJar('app.example.com')
    const portal = createPortal({ baseUrl: server.url, store: cookieStore({ document: jar }) })
    await portal.session.login(person)
    server.expire()
    expect((await portal.GET('/api/wallet/credits')).response.status).toBe(200)
    expect(jar.cookie).toBe('CON_TOKEN=a2; CON_REFRESH_TOKEN=r2')
    await portal.session.logout()
    expect(jar.cookie).toBe('')
  })
})
