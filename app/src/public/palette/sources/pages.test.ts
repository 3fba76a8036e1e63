import { expect, test } from 'vitest'
import { decide, type GuardSession } from '../../../guards.ts'
import { routes } from '../../../routes.ts'
import { pageEntries } from './pages.ts'

const visitor: GuardSession = { kind: 'visitor' }
const user: GuardSession = { kind: 'member', role: 'USER', termsAccepted: true }
const admin: GuardSession = { kind: 'member', role: 'ADMIN', termsAccepted: true }

const addresses = (session: GuardSession) =>
  pageEntries({ rows: routes, decide }, session).map(({ target }) => ('href' in target ? target.href : ''))

test.each([
  [
    'a visitor may open the public pages and log in',
    visitor,
    ['/', '/pricing', '/login'],
    ['/dashboard', '/docs/users'],
  ],
  [
    'a user has a dashboard, and is logged in',
    user,
    ['/dashboard', '/docs/users'],
    ['/login', '/admin/keys'],
  ],
  ['an administrator has no dashboard', admin, ['/docs/users'], ['/dashboard']],
])('%s', (_who, session, open, shut) => {
  const offered = addresses(session)
  expect(offered).toEqual(expect.arrayContaining(open))
  expect(offered.filter((address) => shut.includes(address))).toEqual([])
})

test('an address that must be filled in, or that says of a fault, is nobody’s to go to', () => {
  const offered = addresses(user)
  expect(offered.filter((address) => /:|\/error$|maintenance|^\/50/.test(address))).toEqual([])
})

test('a person’s own area comes first', () => {
  expect(addresses(user)[0]).toBe('/dashboard')
})

test('who has not accepted the terms is offered what everybody may see', () => {
  const offered = addresses({ ...user, termsAccepted: false })
  expect(offered).toContain('/pricing')
  expect(offered).not.toContain('/dashboard')
})
