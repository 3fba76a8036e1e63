// The real check, with an issuer whose keys are fetched over the network.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type GoogleIssuer, googleIssuer } from '../src/modules/auth/google/issuer.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { start, testSettings } from './support/world.ts'

const issuer = 'https://accounts.google.com'
const claims = {
  sub: '108204417730559213846',
  email: 'ana@example.com',
  email_verified: true,
  given_name: 'Ana',
}
const seconds = start.getTime() / 1000

let database: TestDatabase
let keysServer: Server
let google: GoogleIssuer
let genuine: CryptoKey
let forged: CryptoKey
beforeAll(async () => {
  database = await newDatabase('seeded')
  const pair = await generateKeyPair('RS256')
  genuine = pair.privateKey
  forged = (await generateKeyPair('RS256')).privateKey
  const jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k7', alg: 'RS256' }] }
  keysServer = createServer((_request, response) => response.end(JSON.stringify(jwks)))
  await new Promise<void>((done) => keysServer.listen(0, '127.0.0.1', done))
  const { port } = keysServer.address() as AddressInfo
  google = googleIssuer({ clientId: 'portal', keysUrl: `http://127.0.0.1:${port}/` })
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

async function signIn(credential: string, by: GoogleIssuer | 'nobody' = google) {
  const { db } = database
  const app = await buildApp({
    db,
    clock: () => start,
    settings: testSettings,
    validateAnswers: true,
    logLevel: 'silent',
    ...(by !== 'nobody' && { google: by }),
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
  ['an address that is not verified', { claims: { email_verified: false } }],
  ['an address that is said to be verified by a text', { claims: { email_verified: 'true' } }],
  ['no address', { claims: { email: undefined as never } }],
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
  const unreachable = googleIssuer({ clientId: 'portal', keysUrl: 'http://127.0.0.1:9/' })
  expect(await signIn(await token({}), unreachable)).toMatchObject({ status: 503, code: 'unavailable' })
})

test('googleSignIn 501 not_offered: neither Google nor its stand-in is set up', async () => {
  expect(await signIn('any', 'nobody')).toMatchObject({ status: 501, code: 'not_offered', page: 404 })
})
