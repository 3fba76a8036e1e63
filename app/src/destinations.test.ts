// @vitest-environment jsdom
// Where everybody ends who opens an address: the real route table and the real guards, followed through every redirect.
import { describe, expect, test } from 'vitest'
import { decide, type GuardSession } from './guards.ts'
import type { CrossSiteValues } from './lib/session/cross-site-cookies.ts'
import { findRoute } from './router/find-route.ts'
import { routes } from './routes.ts'

const people = {
  visitor: { kind: 'visitor' },
  'user without terms': { kind: 'member', role: 'USER', termsAccepted: false },
  user: { kind: 'member', role: 'USER', termsAccepted: true },
  // A company name changes menus, never what may be seen.
  'business user': { kind: 'member', role: 'USER', termsAccepted: true },
  administrator: { kind: 'member', role: 'ADMIN', termsAccepted: true },
  'administrator without terms': { kind: 'member', role: 'ADMIN', termsAccepted: false },
} as const satisfies Record<string, GuardSession>
type Person = keyof typeof people

const handoffs = {
  nothing: {},
  'a token': { CON_TOKEN: 'whatever' },
  'a docs flag': { CON_FROM_DOCS: '1' },
  'a last route': { CON_LAST_ROUTE: '/subscriptions/usage?view=api' },
  'a last route by a guard': { CON_LAST_ROUTE: '/subscriptions/usage?view=api', CON_FROM_MID: '1' },
  'a forged last route': { CON_LAST_ROUTE: '//evil.example', CON_FROM_MID: '1' },
  'a logged-in flag': { CON_FROM_LI: '1' },
  'a guard flag alone': { CON_FROM_MID: '1' },
  'a logout flag': { CON_LOGOUT: '1' },
  'all of them': {
    CON_TOKEN: 'whatever',
    CON_FROM_LI: '1',
    CON_FROM_DOCS: '1',
    CON_FROM_MID: '1',
    CON_LOGOUT: '1',
    CON_LAST_ROUTE: '/subscriptions/usage?view=api',
  },
} as const satisfies Record<string, CrossSiteValues>
type Handoff = keyof typeof handoffs

/** Each address of the specification under the rule that holds for it. */
const addresses = {
  everybody: [
    '/',
    '/about-us',
    '/api',
    '/api/lumina/sim-swap/v1',
    '/api/beacon/v0',
    '/preview/mZ4tq0Jb8Xo1vT6cW2kYfR9sLh5nPd7u',
    '/contact-us',
    '/faqs',
    '/insights',
    '/insights/codes-that-arrive',
    '/pricing',
    '/status',
    '/guides',
    '/guides/errors',
    '/problems',
    '/problems/consent-missing',
    '/privacy-notice',
    '/privacy-policy',
    '/terms-and-conditions',
    '/maintenance',
    '/500',
    '/502',
    '/error',
    '/forgot-password',
    '/reset-password',
    '/verify',
    '/cancel-recovery',
    '/first-owner',
    '/team/accept',
  ],
  'those who are not signed in': ['/login', '/register', '/sso-verify'],
  users: [
    '/dashboard',
    '/dashboard/team',
    '/dashboard/errors',
    '/dashboard/exports',
    '/dashboard/webhooks',
    '/dashboard/wallet',
    '/dashboard/wallet/topup',
    '/dashboard/pay',
    '/dashboard/pay/2026-10',
    '/dashboard/documents',
    '/dashboard/documents/OR-2026-000124',
    '/dashboard/keys',
    '/dashboard/agents',
    '/subscriptions',
    '/agents/authorize/kZ3vQx8LmT2rYc7Wb5Nf0d',
    '/subscriptions/usage',
    '/plans',
    '/plans/view',
    '/kyb',
    '/kyb/lumina/otp',
    '/kyb/lumina/otp/v1',
    '/kyb/beacon/v1',
    '/payment/success/pay_1',
    '/payment/failed/pay_1',
    '/payment/billing/success/pay_1',
  ],
  'all who are signed in': ['/dashboard/profile', '/dashboard/notifications'],
  administrators: [
    '/admin',
    '/admin/keys',
    '/admin/credits',
    '/admin/credits/add',
    '/admin/credits/add/usr_1',
    '/admin/credits/deduct/usr_1',
    '/admin/credits/ledger/usr_1',
    '/admin/kyb',
    '/admin/kyb/kyb_1',
    '/admin/users',
    '/admin/users/usr_1',
    '/admin/approvals',
    '/admin/audit',
    '/admin/staff',
    '/admin/setup',
    '/admin/deliveries',
    '/admin/payments',
    '/admin/incidents',
    '/admin/announcements',
    '/admin/plans',
    '/admin/plans/new',
    '/admin/plans/pln_growth1',
    '/admin/apis',
    '/admin/apis/publish',
    '/admin/apis/sim-swap/v1',
    '/admin/apis/sim-swap/v1/upstreams/live',
  ],
  'readers of the documentation': [
    '/docs/users',
    '/docs/users/keys',
    '/docs/vouchers',
    '/docs/vouchers/codes',
  ],
  'nobody: their slug is missing': ['/payment/success', '/payment/failed', '/payment/billing/success'],
} as const
type Audience = keyof typeof addresses

const here = 'here'
const toLogin = 'the log-in, and back'
const terms = '/login?action=accept-terms-and-conditions'
const missing = '/error?code=400&reason=payment'

/** Where each ends, without cookies. */
const rules: Record<Audience, Record<Person, string>> = {
  everybody: {
    visitor: here,
    'user without terms': here,
    user: here,
    'business user': here,
    administrator: here,
    'administrator without terms': here,
  },
  'those who are not signed in': {
    visitor: here,
    'user without terms': terms,
    user: '/dashboard',
    'business user': '/dashboard',
    administrator: '/admin/keys',
    'administrator without terms': terms,
  },
  users: {
    visitor: toLogin,
    'user without terms': terms,
    user: here,
    'business user': here,
    // The start of customers' pages leads to the administrators' own; the others say so.
    administrator: '403',
    'administrator without terms': terms,
  },
  'all who are signed in': {
    visitor: toLogin,
    'user without terms': terms,
    user: here,
    'business user': here,
    administrator: here,
    'administrator without terms': terms,
  },
  administrators: {
    visitor: toLogin,
    'user without terms': terms,
    user: '/dashboard',
    'business user': '/dashboard',
    administrator: here,
    'administrator without terms': terms,
  },
  'readers of the documentation': {
    visitor: toLogin,
    'user without terms': here,
    user: here,
    'business user': here,
    administrator: here,
    'administrator without terms': here,
  },
  'nobody: their slug is missing': {
    visitor: missing,
    'user without terms': missing,
    user: missing,
    'business user': missing,
    administrator: missing,
    'administrator without terms': missing,
  },
}

/** The two things that cookies change; everything else they leave as it is. */
function changedByCookies(
  handoff: Handoff,
  audience: Audience,
  path: string,
  person: Person,
): string | undefined {
  const fromDocs = handoff === 'a docs flag' || handoff === 'all of them'
  if (fromDocs && audience === 'readers of the documentation' && person === 'visitor') return here
  const lastRoute = ['a last route', 'a last route by a guard', 'all of them'].includes(handoff)
  if (path === '/dashboard' && person === 'administrator') return '/admin/keys'
  const isUser = person === 'user' || person === 'business user'
  if (lastRoute && (path === '/login' || path === '/sso-verify')) {
    if (isUser) return '/subscriptions/usage?view=api'
    // A page of customers.
    if (person === 'administrator') return '403'
  }
  return undefined
}

/** Opens an address and follows where it leads, with the cookies as each step leaves them. */
function endOf(address: string, person: Person, cookies: CrossSiteValues): string {
  let [at, jar] = [address, { ...cookies }]
  for (let steps = 0; steps < 6; steps++) {
    const { pathname: path, search, hash } = new URL(at, 'https://portal.example')
    const match = findRoute(routes, path)
    if (!match) return `nobody’s: ${at}`
    const location = { path, search, hash, params: match.params }
    const decision = decide(match.route.guards, { session: people[person], location, cookies: jar })
    if (decision.kind === 'allow') return at
    if (decision.kind === 'error') return String(decision.status)
    jar = Object.fromEntries(
      Object.entries(jar).filter(([name]) => !decision.clear?.some((cleared) => cleared === name)),
    )
    at = decision.to
  }
  return `round and round: ${at}`
}

const all = (Object.keys(addresses) as Audience[]).flatMap((audience) =>
  addresses[audience].map((path) => ({ audience, path })),
)

test('no page of the portal is missing here', () => {
  const listed = new Set(all.map(({ path }) => findRoute(routes, path)?.route.name))
  expect(routes.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([])
})

describe.each(all)('$path is for $audience', ({ audience, path }) => {
  test.each(Object.keys(people) as Person[])('%s', (person) => {
    for (const handoff of Object.keys(handoffs) as Handoff[]) {
      const rule = changedByCookies(handoff, audience, path, person) ?? rules[audience][person]
      const expected =
        rule === here ? path : rule === toLogin ? `/login?redirect-url=${encodeURIComponent(path)}` : rule
      expect(endOf(path, person, handoffs[handoff]), `with ${handoff}`).toBe(expected)
    }
  })
})
