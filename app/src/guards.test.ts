import { describe, expect, test } from 'vitest'
import { decide, type GuardInput, type GuardSession } from './guards.ts'
import { routes } from './routes.tsx'

const visitors = {
  visitor: { kind: 'visitor' },
  user: { kind: 'member', role: 'USER', termsAccepted: true },
  'user without terms': { kind: 'member', role: 'USER', termsAccepted: false },
  admin: { kind: 'member', role: 'ADMIN', termsAccepted: true },
  'admin without terms': { kind: 'member', role: 'ADMIN', termsAccepted: false },
  // A company name changes menus, never what may be seen.
  business: { kind: 'member', role: 'USER', termsAccepted: true },
} as const satisfies Record<string, GuardSession>

type Visitor = keyof typeof visitors

const filled = (path: string): string =>
  path.replace(/:(\w+)\??/g, (_all, name) => (name === 'version' ? 'v1' : `some-${name}`))

function inputOf(who: Visitor, path: string, rest: Partial<GuardInput> = {}): GuardInput {
  const params = path.includes('/payment/') ? { slug: path.split('/').at(-1) } : {}
  return { session: visitors[who], location: { path, search: '', params }, cookies: {}, ...rest }
}

const login = (path: string) => `/login?redirect-url=${encodeURIComponent(path)}`
const terms = '/login?action=accept-terms-and-conditions'

/** Where each kind of visitor ends up, by what a page demands; null is the page itself. */
const expected: Record<string, (path: string) => Record<Visitor, string | null>> = {
  '': () => ({
    visitor: null,
    user: null,
    'user without terms': null,
    admin: null,
    'admin without terms': null,
    business: null,
  }),
  login: () => ({
    visitor: null,
    user: '/dashboard',
    'user without terms': terms,
    admin: '/dashboard',
    'admin without terms': terms,
    business: '/dashboard',
  }),
  guest: () => ({
    visitor: null,
    user: '/dashboard',
    'user without terms': terms,
    admin: '/dashboard',
    'admin without terms': terms,
    business: '/dashboard',
  }),
  'logged-in': (path) => ({
    visitor: login(path),
    user: null,
    'user without terms': terms,
    admin: '/admin/keys',
    'admin without terms': terms,
    business: null,
  }),
  authenticated: (path) => ({
    visitor: login(path),
    user: null,
    'user without terms': terms,
    admin: null,
    'admin without terms': terms,
    business: null,
  }),
  'payment,logged-in': (path) => ({
    visitor: login(path),
    user: null,
    'user without terms': terms,
    admin: '/admin/keys',
    'admin without terms': terms,
    business: null,
  }),
  'authenticated,admin': (path) => ({
    visitor: login(path),
    user: '/dashboard',
    'user without terms': terms,
    admin: null,
    'admin without terms': terms,
    business: '/dashboard',
  }),
  token: (path) => ({
    visitor: login(path),
    user: null,
    'user without terms': null,
    admin: null,
    'admin without terms': null,
    business: null,
  }),
}

describe.each(routes.map((row) => [filled(row.path), row] as const))('%s', (path, row) => {
  const demand = expected[row.guards.join()]?.(path)
  test.each(Object.keys(visitors) as Visitor[])('%s', (who) => {
    const to = demand?.[who]
    expect(decide(row.guards, inputOf(who, path))).toEqual(
      to === null ? { kind: 'allow' } : { kind: 'redirect', to },
    )
  })
})

test('the way to log in remembers the full path', () => {
  const { location, ...rest } = inputOf('visitor', '/subscriptions/usage')
  expect(decide(['logged-in'], { ...rest, location: { ...location, search: '?view=daily&page=2' } })).toEqual(
    {
      kind: 'redirect',
      to: '/login?redirect-url=%2Fsubscriptions%2Fusage%3Fview%3Ddaily%26page%3D2',
    },
  )
})

test.each(['/payment/success', '/payment/failed', '/payment/billing/success'])(
  '%s without a slug is an error',
  (path) => {
    const location = { path, search: '', params: {} }
    for (const who of ['visitor', 'user'] as const) {
      expect(decide(['payment', 'logged-in'], inputOf(who, path, { location }))).toMatchObject({
        kind: 'redirect',
        to: expect.stringMatching(/^\/error\?/),
      })
    }
  },
)

test('an unknown guard is a 500, for whomever', () => {
  for (const who of Object.keys(visitors) as Visitor[]) {
    expect(decide(['logged-in', 'superuser'], inputOf('user', '/plans'))).toEqual({
      kind: 'error',
      status: 500,
    })
    expect(decide(['constructor'], inputOf(who, '/'))).toEqual({ kind: 'error', status: 500 })
  }
})

describe('/login', () => {
  const at = (who: Visitor, search: string, rest: Partial<GuardInput> = {}) =>
    decide(['login'], inputOf(who, '/login', { location: { path: '/login', search, params: {} }, ...rest }))

  test('leads on to the wanted page, from the address or from memory', () => {
    expect(at('user', '?redirect-url=%2Fplans%3Fx%3D1')).toEqual({ kind: 'redirect', to: '/plans?x=1' })
    expect(at('user', '', { savedRedirect: '/plans' })).toEqual({ kind: 'redirect', to: '/plans' })
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to %s',
    (wanted) => {
      expect(at('user', `?${new URLSearchParams({ 'redirect-url': wanted })}`)).toEqual({
        kind: 'redirect',
        to: '/dashboard',
      })
      expect(at('user', '', { cookies: { CON_LAST_ROUTE: wanted } })).toEqual({
        kind: 'redirect',
        to: '/dashboard',
      })
    },
  )

  test('is where the terms are accepted, and shows the plain form to a visitor', () => {
    const action = '?action=accept-terms-and-conditions'
    expect(at('user without terms', action)).toEqual({ kind: 'allow' })
    expect(at('visitor', action)).toEqual({ kind: 'allow' })
    expect(at('user', action)).toEqual({ kind: 'redirect', to: '/dashboard' })
  })

  test('leads to the last route of a sister site once', () => {
    expect(at('user', '', { cookies: { CON_LAST_ROUTE: '/plans' } })).toEqual({
      kind: 'redirect',
      to: '/plans',
      clear: ['CON_LAST_ROUTE'],
    })
  })
})

test('who comes from the documentation site is let in once', () => {
  expect(decide(['token'], inputOf('visitor', '/docs/users', { cookies: { CON_FROM_DOCS: '1' } }))).toEqual({
    kind: 'allow',
    clear: ['CON_FROM_DOCS'],
  })
  expect(decide(['logged-in'], inputOf('visitor', '/plans', { cookies: { CON_FROM_DOCS: '1' } }))).toEqual({
    kind: 'redirect',
    to: login('/plans'),
  })
})
