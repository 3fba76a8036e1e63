// @vitest-environment jsdom
// What somebody may put into an address or a cookie to lead a person away, or to sign them in as somebody else.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { json, problem } from '../../../test/fake-portal.ts'
import { hostileRedirects } from '../../../test/hostile-redirects.ts'
import { jun } from '../../../test/profiles.ts'
import { createTestApp } from '../../../test/render-app.tsx'
import { decide, type GuardSession } from '../../guards.ts'
import { safeRedirect } from './safe-redirect.ts'
import { createSavedRedirect } from './saved-redirect.ts'

const member = { kind: 'member', role: 'USER', termsAccepted: true } as const satisfies GuardSession

test('there are at least sixty', () => {
  expect(new Set(hostileRedirects).size).toBeGreaterThanOrEqual(60)
})

describe.each(hostileRedirects.map((payload) => [payload] as const))('%j leads nowhere', (payload) => {
  const loginWith = (rest: { search?: string; cookie?: string; saved?: string }) =>
    decide(['login'], {
      session: member,
      location: { path: '/login', search: rest.search ?? '', params: {} },
      cookies: rest.cookie === undefined ? {} : { CON_LAST_ROUTE: rest.cookie, CON_FROM_MID: '1' },
      savedRedirect: rest.saved ?? null,
    })

  test('by itself, from the address, a cookie, or the tab’s memory', () => {
    expect(safeRedirect(payload)).toBeNull()
    const search = `?${new URLSearchParams({ 'redirect-url': payload })}`
    for (const where of [{ search }, { cookie: payload }, { saved: payload }]) {
      expect(loginWith(where)).toMatchObject({ kind: 'redirect', to: '/dashboard' })
    }
    const saved = createSavedRedirect(sessionStorage)
    saved.save(payload)
    expect(saved.state.redirectUrl).toBeNull()
  })

  test('as the page that a guard turns a visitor away from', () => {
    const decision = decide(['logged-in'], {
      session: { kind: 'visitor' },
      location: { path: payload, search: '', params: {} },
      cookies: {},
    })
    const to = decision.kind === 'redirect' ? decision.to : ''
    expect(new URL(to, 'https://portal.example').origin).toBe('https://portal.example')
    expect(safeRedirect(new URL(to, 'https://portal.example').searchParams.get('redirect-url'))).toBeNull()
  })
})

const unsignedToken = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"usr_iris9A","user_type":"ADMIN"}')}.`
const forgedTokens: readonly string[] = [
  'x',
  '1',
  'true',
  'null',
  'undefined',
  'Bearer x',
  'admin',
  '{"user_type":"ADMIN","tc_agree":true}',
  '[object Object]',
  unsignedToken,
  '../../api/profile',
  '%00',
  '%E0%A4%A',
  'a\u00e4ß',
  "' OR '1'='1",
  'x'.repeat(3000),
]
const flags: readonly string[] = [
  '',
  'CON_FROM_LI=1',
  'CON_FROM_DOCS=1',
  'CON_FROM_MID=1; CON_LAST_ROUTE=%2Fadmin%2Fkeys',
  'CON_LOGOUT=1',
  'CON_LOGOUT=portal',
  'CON_FROM_LI=1; CON_FROM_DOCS=1; CON_FROM_MID=1; CON_LAST_ROUTE=%2F%2Fevil.example',
]

const write = (jar: { cookie: string }, cookie: string) => {
  jar.cookie = cookie
}

describe('a forged handoff signs nobody in', () => {
  const give = (cookie: string) => write(document, `${cookie}; Path=/`)
  const cookieNames = () => document.cookie.split('; ').map((one) => one.split('=')[0] ?? '')
  const empty = () => {
    for (const name of cookieNames()) give(`${name}=; Max-Age=0`)
  }
  beforeEach(empty)
  afterEach(empty)

  const bearers: (string | null)[] = []
  beforeEach(() => {
    bearers.length = 0
    vi.stubGlobal('fetch', answerProven)
  })
  /** As the server does: the profile is for the one token that it has given out. */
  async function answerProven(request: Request): Promise<Response> {
    const bearer = request.headers.get('Authorization')
    bearers.push(bearer)
    const proven = bearer === 'Bearer proven' && request.url.endsWith('/api/profile')
    return (proven ? json({ data: jun }) : problem(401, { code: 'unauthenticated' }))()
  }

  test.each(flags.flatMap((flag) => forgedTokens.map((token) => [token, flag] as const)))(
    'CON_TOKEN=%j beside %j',
    async (token, flag) => {
      give(`CON_TOKEN=${encodeURIComponent(token)}`)
      for (const one of flag.split('; ').filter(Boolean)) give(one)
      const services = createTestApp()
      await services.session.start()
      expect(services.session.state.current).toEqual({ kind: 'visitor' })
      expect(services.portal.session.isLoggedIn).toBe(false)
      expect(cookieNames()).not.toContain('CON_TOKEN')
      expect(services.crossSiteCookies.read().CON_LOGOUT).toBeTruthy()
    },
  )

  test.each(flags.filter(Boolean))('%s alone asks nothing of the server', async (flag) => {
    for (const one of flag.split('; ')) give(one)
    const services = createTestApp()
    await services.session.start()
    expect(services.session.state.current).toEqual({ kind: 'visitor' })
    expect(bearers).toEqual([])
  })

  test('a token of a sister site that the server knows does, also after an end that this site has told', async () => {
    give('CON_TOKEN=proven')
    give('CON_LOGOUT=portal')
    const services = createTestApp()
    await services.session.start()
    expect(services.session.state.current).toEqual({ kind: 'member', profile: jun })
    expect(services.crossSiteCookies.read().CON_LOGOUT).toBeUndefined()
  })

  test('not after a sister site has said that the session is over', async () => {
    give('CON_TOKEN=proven')
    give('CON_LOGOUT=1')
    const services = createTestApp()
    await services.session.start()
    expect(services.session.state.current).toEqual({ kind: 'visitor' })
    expect(bearers).toEqual([])
  })
})
