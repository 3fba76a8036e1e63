// IDENTITY_PROVIDERS_FILE: each mistake is named with its line before anything starts.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDeployment } from '../src/platform/settings/deployment.ts'

const file = join(mkdtempSync(join(tmpdir(), 'providers-')), 'providers.yaml')
const read = (text: string, env: Readonly<Record<string, string>> = {}) => {
  writeFileSync(file, text)
  return readDeployment({ IDENTITY_PROVIDERS_FILE: file, ...env }).settings.identityProviders
}
const acme = '- id: acme\n  name: Acme\n  issuer: https://id.acme.example\n  client_id: portal\n'

test('providers in their order, Google first, with secrets of the file or of the environment', () => {
  const other = acme.replace('acme', 'other')
  const env = {
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 'GOCSPX-5kq0Zr8vYw2nTb7xLe',
    ACME: 'of the environment',
  }
  const providers = read(`${acme}  client_secret_env: ACME\n${other}  client_secret: of the file\n`, env)
  expect(providers.map(({ id, client_secret }) => [id, client_secret])).toEqual([
    ['google', 'GOCSPX-5kq0Zr8vYw2nTb7xLe'],
    ['acme', 'of the environment'],
    ['other', 'of the file'],
  ])
})

test.each([
  ['- id: acme\n  name: [', /providers\.yaml, line 2: Flow sequence/],
  [acme.replace('acme', 'ACME'), /line 1: 0\.id must match pattern/],
  [acme.replace('acme', 'google'), /line 1: 0\.id must NOT be valid/],
  [`${acme}  domain: acme.example\n`, /line 5: 0\.domain must NOT have additional properties/],
  [`${acme}  domains: ['@acme.example']\n`, /line 5: 0\.domains\.0 must match pattern/],
  [acme + acme, /acme: its id is another’s, too\./],
  [acme.replace('https', 'http'), /acme: its issuer needs https\./],
  [`${acme}  client_secret: a\n  client_secret_env: A\n`, /acme: use client_secret or client_secret_env\./],
  [`${acme}  client_secret_env: NOBODY_SET\n`, /NOBODY_SET: set it, since the provider acme names it\./],
])('refused: %j', (text, fault) => {
  expect(() => read(text)).toThrow(fault)
})

test('GOOGLE_CLIENT_ID needs its secret', () => {
  expect(() => readDeployment({ GOOGLE_CLIENT_ID: 'g' })).toThrow(
    'GOOGLE_CLIENT_SECRET: set both keys of Google, or neither.',
  )
})
