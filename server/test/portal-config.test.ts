import { expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile({ settings: { googleClientId: 'client.apps.example' } })

test('portal-config 200: what the app must know before its first call, and no secret', async () => {
  const { status, headers, body } = await server.ask('GET', '/portal-config.json')
  expect(status).toBe(200)
  expect(headers.get('Cache-Control')).toBe('no-cache')
  expect(body).toEqual({
    captcha: { kind: 'altcha', forms: ['contact_us'] },
    google: { clientId: 'client.apps.example' },
    webhooks: { privateAddresses: false },
  })
  const policy = headers.get('Content-Security-Policy')
  expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;")
  expect(policy).not.toContain('recaptcha')
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
})

test('portal-config 200: without Google, a demo names the page that stands in for it; others name nothing', async () => {
  for (const [showOutbox, google] of [
    [true, { standIn: '/__dev/google' }],
    [false, {}],
  ] as const) {
    const app = await buildApp({ db: server.db, showOutbox })
    const response = await app.inject('/portal-config.json')
    expect(response.json().google).toEqual(google)
    await app.close()
  }
})

test('challenge 200: never kept by a cache, another each time', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => server.ask('GET', '/captcha/challenge')))
  expect([one?.status, one?.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(one?.body.signature).not.toBe(two?.body.signature)
})
