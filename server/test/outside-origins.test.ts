// The Content-Security-Policy of a deployment whose app reaches other origins, and of one that does not.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outsideOrigins } from '../src/pages/outside-origins.ts'
import { secureResponses, securityHeaders } from '../src/platform/http/security-headers.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'switchboard-origins-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const built = (named: unknown) => writeFileSync(join(folder, 'outside-origins.json'), JSON.stringify(named))

async function policy(settings = {}): Promise<Record<string, string>> {
  const app = Fastify()
  const outside = outsideOrigins(folder, settings)
  const secured = securityHeaders({
    publicUrl: 'http://localhost',
    recaptcha: false,
    inlineScripts: [],
    outside,
  })
  secureResponses(app, secured)
  const { headers } = await app.inject('/')
  await app.close()
  const directives = String(headers['content-security-policy']).split('; ')
  return Object.fromEntries(directives.map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]))
}

const strict = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

test('an app that reaches no other origin has the strict policy, word for word', async () => {
  expect(await policy()).toEqual(strict)
})

test.each<[Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  [{ calls: 'https://api.example' }, { 'connect-src': "'self' https://api.example" }],
  [
    { content: 'https://cms.example' },
    { 'connect-src': "'self' https://cms.example", 'img-src': "'self' data: https://cms.example" },
  ],
  [{ analyticsUrl: 'https://collect.example/events' }, { 'connect-src': "'self' https://collect.example" }],
  [
    { tagManagerUrl: 'https://tags.example/t.js?id=1' },
    {
      'script-src': "'self' https://tags.example",
      'connect-src': "'self' https://tags.example",
      'img-src': "'self' data: https://tags.example",
    },
  ],
  [
    { calls: 'https://api.example', content: 'https://api.example' },
    { 'connect-src': "'self' https://api.example", 'img-src': "'self' data: https://api.example" },
  ],
  [{ calls: 'http://localhost:4010' }, { 'connect-src': "'self' http://localhost:4010" }],
])('%j widens what it is used for alone', async (named, widened) => {
  const { analyticsUrl, tagManagerUrl, ...origins } = named
  built(origins)
  expect(await policy({ analyticsUrl, tagManagerUrl })).toEqual({ ...strict, ...widened })
})

test.each([
  'http://api.example',
  'https://api.example/',
  'https://api.example/v1',
  'https://*.example',
  'https://user:secret@api.example',
  "https://api.example; script-src 'unsafe-inline'",
  'https://api.example https://evil.example',
  'data:text/plain,1',
  'wss://api.example',
  'HTTPS://API.EXAMPLE',
  '*',
  '',
  7,
])('%j is refused', (origin) => {
  built({ calls: origin })
  expect(() => outsideOrigins(folder)).toThrow('calls: ')
})

test('a use that is not known is refused', () => {
  built({ fonts: 'https://fonts.example' })
  expect(() => outsideOrigins(folder)).toThrow('fonts: ')
})
