import { problems } from '@switchboard/sdk/problems'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { findRoute } from './router/find-route.ts'
import { routes } from './routes.ts'

const at = (path: string) => findRoute(routes, path)

test('every path of the app has one route', () => {
  expect(routes.map(({ name }) => name).sort()).toEqual(Object.keys(paths).sort())
})

test.each([
  ['/api/lumina/sim-swap/v1', 'api', { publisher: 'lumina', tag: 'sim-swap', version: 'v1' }],
  ['/api/beacon/v0', 'api', { publisher: 'beacon', version: 'v0' }],
  ['/api', 'catalogue', {}],
  ['/kyb/lumina/otp', 'kybTag', { publisher: 'lumina', tag: 'otp' }],
  ['/kyb/beacon/v1', 'kybVersion', { publisher: 'beacon', version: 'v1' }],
  ['/kyb/beacon/v2.1', 'kybVersion', { publisher: 'beacon', version: 'v2.1' }],
  ['/kyb/lumina/voice', 'kybTag', { publisher: 'lumina', tag: 'voice' }],
  ['/kyb/lumina/otp/v1', 'kybVersion', { publisher: 'lumina', tag: 'otp', version: 'v1' }],
  ['/payment/success', 'paymentSuccess', {}],
  ['/payment/billing/success/pay_1', 'billingSuccess', { slug: 'pay_1' }],
  ['/admin/credits/add/usr_1', 'addCredits', { id: 'usr_1' }],
  ['/admin/credits', 'adminCredits', {}],
])('%s is the page %s', (path, name, params) => {
  expect(at(path)).toMatchObject({ route: { name }, params })
})

test.each(['/nowhere', '/dashboard/nowhere', '/api/a/b/c/d', '/payment'])('%s is nobody’s', (path) => {
  expect(at(path)).toBeNull()
})

test('what helps with a problem is a page', () => {
  const ways = Object.values(problems).flatMap(({ see }) => see?.path ?? [])
  expect(ways.filter((path) => !at(path.replace(/\?.*/, '')))).toEqual([])
})
