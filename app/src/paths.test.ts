import { expect, test } from 'vitest'
import { href } from './paths.ts'

test('a plain page is its own address', () => {
  expect(href('home')).toBe('/')
  expect(href('overview')).toBe('/dashboard')
})

test('parameters are filled in and encoded', () => {
  expect(href('insight', { slug: 'sim swap/fraud' })).toBe('/insights/sim%20swap%2Ffraud')
  expect(href('api', { publisher: 'lumina', tag: 'sim-swap', version: 'v1' })).toBe('/api/lumina/sim-swap/v1')
})

test('an optional segment without a value is left out', () => {
  expect(href('api', { publisher: 'beacon', tag: null, version: 'v0' })).toBe('/api/beacon/v0')
  expect(href('paymentSuccess', {})).toBe('/payment/success')
})

test('query and hash follow the path', () => {
  expect(href('login', {}, { query: { 'redirect-url': '/plans?x=1' } })).toBe(
    '/login?redirect-url=%2Fplans%3Fx%3D1',
  )
  expect(href('privacyNotice', {}, { hash: 'policy' })).toBe('/privacy-notice#policy')
})
