import { expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { serverOfFile } from './support/server.ts'

const acme = { id: 'acme', name: 'Acme', issuer: 'https://id.acme.example', client_id: 'portal' }
const identityProviders = [{ ...acme, client_secret: 'never shown' }]
const server = await serverOfFile({ settings: { identityProviders } })

test('portal-config 200: what the app must know before its first call, and no secret', async () => {
  const app = await buildApp({ db: server.db, settings: { identityProviders } })
  const { statusCode, headers, json } = await app.inject('/portal-config.json')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-cache')
  expect(json()).toEqual({
    captcha: { kind: 'altcha', forms: ['contact_us'] },
    providers: [{ id: 'acme', name: 'Acme' }],
    webhooks: { privateAddresses: false },
  })
  const policy = headers['content-security-policy']
  expect(policy).toContain("script-src 'self';")
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  await app.close()
})

test('portal-config 200: a demo has a stand-in for Google beside the providers', async () => {
  const { body } = await server.ask('GET', '/portal-config.json')
  expect(body.providers).toEqual([
    { id: 'google', name: 'Google' },
    { id: 'acme', name: 'Acme' },
  ])
})

test('challenge 200: never kept by a cache, another each time', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => server.ask('GET', '/captcha/challenge')))
  expect([one?.status, one?.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(one?.body.signature).not.toBe(two?.body.signature)
})
