// The real check, with an issuer whose keys are fetched over the network.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { ProviderSettings } from '../src/platform/settings/identity-providers.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { start, testSettings } from './support/world.ts'

let issuer = ''
const claims = {
  sub: '108204417730559213846',
  email: 'ana@example.com',
  email_verified: true,
  given_name: 'Ana',
}
const seconds = start.getTime() / 1000

let database: TestDatabase
let keysServer: Server
let genuine: CryptoKey
let forged: CryptoKey
beforeAll(async () => {
  database = await newDatabase('seeded')
  const pair = await generateKeyPair('RS256')
  genuine = pair.privateKey
  forged = (await generateKeyPair('RS256')).privateKey
  const jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k7', alg: 'RS256' }] }
  keysServer = createServer(({ url }, response) => {
    const metadata = { issuer, jwks_uri: `${issuer}/keys` }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(url === '/keys' ? jwks : metadata))
  })
  await new Promise<void>((done) => keysServer.listen(0, '127.0.0.1', done))
  const { port } = keysServer.address() as AddressInfo
  issuer = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await new Promise((done) => keysServer.close(done))
  await database.close()
})

interface Token {
  readonly claims?: JWTPayload
  readonly key?: CryptoKey
  readonly kid?: string
}

const token = ({ claims: more = {}, key = genuine, kid = 'k7' }: Token) =>
  new SignJWT({ iss: issuer, aud: 'portal', iat: seconds, exp: seconds + 3600, ...claims, ...more })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(key)

const google = (at = issuer): ProviderSettings => ({
  ...{ id: 'google', name: 'Google', vouches: true },
  ...{ issuer: at, client_id: 'portal', client_secret: 'secret' },
})

async function signIn(credential: string, by: readonly ProviderSettings[] = [google()]) {
  const { db } = database
  const app = await buildApp({
    db,
    clock: () => start,
    settings: { ...testSettings, identityProviders: by },
    validateAnswers: true,
    logLevel: 'silent',
  })
  const response = await app.inject({
    method: 'POST',
    url: '/portal-api/api/sso_google_callback',
    payload: { credential },
  })
  const page = await app.inject({ url: '/__dev/google' })
  await app.close()
  return { status: response.statusCode, code: response.json().code, page: page.statusCode }
}

test('googleSignIn 200: a genuine credential, and there is no stand-in beside Google', async () => {
  expect(await signIn(await token({}))).toMatchObject({ status: 200, page: 404 })
  const user = await database.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'ana@example.com')
    .executeTakeFirst()
  expect(user).toMatchObject({ sso_id: claims.sub, firstname: 'Ana', lastname: '' })
})

test.each<[string, Token | (() => Token)]>([
  ['another issuer', { claims: { iss: 'https://evil.example' } }],
  ['another site', { claims: { aud: 'other' } }],
  ['too old', { claims: { exp: seconds - 31 } }],
  ['without an end', { claims: { exp: undefined as never } }],
  ['an address that is not verified', { claims: { sub: '2', email_verified: false } }],
  ['an address that is said to be verified by a text', { claims: { sub: '2', email_verified: 'true' } }],
  ['no address', { claims: { sub: '2', email: undefined as never } }],
  ['a forged signature', () => ({ key: forged })],
  ['a key that nobody published', () => ({ key: forged, kid: 'k8' })],
])('googleSignIn 401 credential_refused: %s', async (_what, source) => {
  const credential = await token(typeof source === 'function' ? source() : source)
  expect(await signIn(credential)).toMatchObject({ status: 401, code: 'credential_refused' })
})

test.each([
  ['not a token', 'made-up'],
  [
    'no signature',
    `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ iss: issuer, aud: 'portal', ...claims }))}.`.replaceAll(
      '=',
      '',
    ),
  ],
])('googleSignIn 401 credential_refused: %s', async (_what, credential) => {
  expect(await signIn(credential)).toMatchObject({ status: 401, code: 'credential_refused' })
})

test('googleSignIn 503 unavailable: the keys cannot be had', async () => {
  expect(await signIn(await token({}), [google('http://127.0.0.1:9')])).toMatchObject({
    status: 503,
    code: 'unavailable',
  })
})

test('googleSignIn 501 not_offered: neither Google nor its stand-in is set up', async () => {
  expect(await signIn('any', [])).toMatchObject({ status: 501, code: 'not_offered', page: 404 })
})
