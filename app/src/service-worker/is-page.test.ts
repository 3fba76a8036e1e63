import { expect, test } from 'vitest'
import { isPage } from './is-page.ts'

test.each([
  '/',
  '/api',
  '/api/lumina/v1',
  '/api/lumina/sim-swap/v1',
  '/api/lumina/sim-swap/1.2',
  '/insights/codes-that-arrive',
  '/dashboard/wallet/topup',
  '/docs/users',
  '/docs/users/errors',
])('%s is a page', (path) => expect(isPage(path)).toBe(true))

test.each([
  '/portal-api/api/faqs',
  '/content-api/pages',
  '/gateway/lumina/sim-swap/v1/check',
  '/api/lumina/sim-swap/v1.md',
  '/insights/feed.xml',
  '/__dev/mail',
  '/__dev/google',
  '/sign-in/google',
  '/sandbox-pay/TOP-1',
  '/portal-config.json',
  '/no/such/page',
])('%s is not', (path) => expect(isPage(path)).toBe(false))
