import { describe, expect, test } from 'vitest'
import { decide, type GuardInput, type GuardSession } from './guards.ts'

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

function inputOf(who: Visitor, path: string, rest: Partial<GuardInput> = {}): GuardInput {
  return { session: visitors[who], location: { path, search: '', params: {} }, cookies: {}, ...rest }
}

const login = (path: string) => `/login?redirect-url=${encodeURIComponent(path)}`

test('the way to log in remembers the full path', () => {
  const { location, ...rest } = inputOf('visitor', '/subscriptions/usage')
  expect(
    decide(['logged-in'], {
      ...rest,
      location: { ...location, search: '?view=daily&page=2', hash: '#today' },
    }),
  ).toEqual({
    kind: 'redirect',
    to: '/login?redirect-url=%2Fsubscriptions%2Fusage%3Fview%3Ddaily%26page%3D2%23today',
    turnedAwayFrom: '/subscriptions/usage?view=daily&page=2#today',
  })
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

test.each([
  ['admin', '/plans', ['logged-in'], { kind: 'error', status: 403 }],
  ['admin', '/dashboard', ['logged-in'], { kind: 'redirect', to: '/admin/keys' }],
  // As the specification has it; the dashboard says which page it was.
  ['user', '/admin/audit', ['admin'], { kind: 'redirect', to: '/dashboard', forbidden: true }],
] as const)('%s at %s', (who, path, guards, decision) => {
  expect(decide(guards, inputOf(who, path))).toEqual(decision)
})

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

  test.each([
    ['/login', '/dashboard'],
    ['/login/', '/dashboard'],
    ['/LOGIN#top', '/dashboard'],
    ['/%6cogin?x=1', '/dashboard'],
    ['/%E0%A4%A', '/dashboard'],
    [login('/login'), '/dashboard'],
    [login(login('/plans?x=1')), '/plans?x=1'],
    [login('//evil.example'), '/dashboard'],
    ['/login-help', '/login-help'],
  ])('%s, saved by whatever means, leads to %s', (target, to) => {
    const expected = { kind: 'redirect', to }
    expect(at('user', `?${new URLSearchParams({ 'redirect-url': target })}`)).toEqual(expected)
    expect(at('user', '', { savedRedirect: target })).toEqual(expected)
    expect(at('user', '', { cookies: { CON_LAST_ROUTE: target } })).toMatchObject(expected)
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to %s',
    (target) => {
      expect(at('user', `?${new URLSearchParams({ 'redirect-url': target })}`)).toEqual({
        kind: 'redirect',
        to: '/dashboard',
      })
      expect(at('user', '', { savedRedirect: target })).toEqual({ kind: 'redirect', to: '/dashboard' })
      expect(at('user', '', { cookies: { CON_LAST_ROUTE: target } })).toEqual({
        kind: 'redirect',
        to: '/dashboard',
        clear: ['CON_LAST_ROUTE'],
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

  test('leads to the page that a guard, of this site or another, has just turned the person away from', () => {
    const cookies = { CON_LAST_ROUTE: '/plans', CON_FROM_MID: '1' }
    const clear = ['CON_LAST_ROUTE', 'CON_FROM_MID']
    expect(at('user', '', { cookies, savedRedirect: '/kyb' })).toEqual({
      kind: 'redirect',
      to: '/plans',
      clear,
    })
    // Without a guard's note it may be of any time, and what this tab remembers comes first.
    const { CON_FROM_MID: _, ...last } = cookies
    expect(at('user', '', { cookies: last, savedRedirect: '/kyb' })).toMatchObject({ to: '/kyb' })
    // The address has the first word, and what was not used does not wait for the next sign-in.
    expect(at('user', '?redirect-url=%2Fsubscriptions', { cookies, savedRedirect: '/kyb' })).toEqual({
      kind: 'redirect',
      to: '/subscriptions',
      clear,
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
    turnedAwayFrom: '/plans',
  })
})
