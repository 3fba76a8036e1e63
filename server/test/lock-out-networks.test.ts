// A stranger's wrong passwords shut out strangers, never the places that the owner of the account has signed in from.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { mailedToken } from './support/mailed.ts'
import { serverOfFile, type TestServer } from './support/server.ts'

const mara = 'mara@lakbay.example'
const nobody = 'nobody@example.com'
const home = '203.0.113.7'
const strangers = (count: number) => Array.from({ length: count }, (_, index) => `198.51.100.${index + 1}`)

const server = await serverOfFile({ trustProxy: '127.0.0.1' })
let twin: TestServer
beforeAll(async () => {
  twin = await server.twin()
})
beforeEach(async () => {
  await server.db.deleteFrom('sign_in_failures').execute()
  await server.db.deleteFrom('sign_in_networks').execute()
})
afterAll(async () => {
  await twin.close()
})

interface Attempt {
  readonly from: string
  readonly email?: string
  readonly password?: string
  readonly on?: TestServer
}
const login = ({ from, email = mara, password = demoPassword, on = server }: Attempt) =>
  on.ask('POST', '/portal-api/login', { body: { email, password }, headers: { 'X-Forwarded-For': from } })
const statusOf = async (attempt: Attempt) => (await login(attempt)).status
const fail = async (from: string, times = 5, email = mara) => {
  for (let attempt = 0; attempt < times; attempt += 1)
    expect(await statusOf({ from, email, password: 'wrong' })).toBe(401)
}
/** As many wrong passwords as all unknown networks have together, from as few networks as that takes. */
const exhaust = async (email = mara) => {
  for (const from of strangers(4)) await fail(from, 5, email)
}

describe('login', () => {
  test('200: where the owner signed in before, however many wrong passwords strangers send', async () => {
    expect(await statusOf({ from: home })).toBe(200)
    await exhaust()
    for (const on of [server, twin]) expect(await statusOf({ from: home, on })).toBe(200)
    expect(await statusOf({ from: '198.51.100.99' })).toBe(429)
  })

  test('200: at a new place, while one stranger is locked out', async () => {
    await fail('198.51.100.1')
    expect(await statusOf({ from: '198.51.100.1' })).toBe(429)
    expect(await statusOf({ from: '198.51.100.2' })).toBe(200)
  })

  test('429: five wrong passwords lock a known place, too, and that place alone', async () => {
    expect(await statusOf({ from: home })).toBe(200)
    expect(await statusOf({ from: '203.0.113.8' })).toBe(200)
    await fail(home)
    expect(await statusOf({ from: home })).toBe(429)
    expect(await statusOf({ from: '203.0.113.8' })).toBe(200)
    expect(await statusOf({ from: '198.51.100.1' })).toBe(200)
  })

  test.each([mara, nobody])(
    '429: of sixty parallel guesses at %s from sixty places no more than twenty are looked at',
    async (email) => {
      const responses = await Promise.all(
        strangers(60).map((from, index) =>
          login({ from, email, password: 'wrong', on: index % 2 ? twin : server }),
        ),
      )
      expect(responses.filter(({ status }) => status === 401)).toHaveLength(20)
      expect(responses.filter(({ status }) => status === 429)).toHaveLength(40)
    },
  )

  test('429: Retry-After is exact, and an address without an account is answered the very same', async () => {
    const course = async (email: string) => {
      await exhaust(email)
      server.advance(600)
      const { status, headers, body } = await login({ from: '198.51.100.99', email, password: 'wrong' })
      server.advance(300)
      const later = await statusOf({ from: '198.51.100.99', email, password: 'wrong' })
      const { request_id: _request, ...problem } = body
      return { status, retryAfter: headers.get('Retry-After'), said: problem, later }
    }
    const known = await course(mara)
    expect(known).toMatchObject({ status: 429, retryAfter: '300', later: 401 })
    await server.db.deleteFrom('sign_in_failures').execute()
    expect(await course(nobody)).toEqual(known)
  })

  test("429: the owner's own sign-in gives strangers no new guesses", async () => {
    expect(await statusOf({ from: home })).toBe(200)
    for (const from of strangers(3)) await fail(from)
    await fail('198.51.100.4', 4)
    expect(await statusOf({ from: home })).toBe(200)
    await fail('198.51.100.4', 1)
    expect(await statusOf({ from: '198.51.100.5', password: 'wrong' })).toBe(429)
  })

  test('429: a place is forgotten 90 days after the last sign-in there', async () => {
    const days = (count: number) => server.advance(count * 86_400)
    expect(await statusOf({ from: home })).toBe(200)
    days(60)
    expect(await statusOf({ from: home })).toBe(200)
    days(89)
    await exhaust()
    expect(await statusOf({ from: home, password: 'wrong' })).toBe(401)
    days(1)
    await exhaust()
    expect(await statusOf({ from: home })).toBe(429)
  })

  test('429: ten places are known, the newest', async () => {
    for (const from of strangers(11)) {
      server.advance(1)
      expect(await statusOf({ from })).toBe(200)
    }
    for (const from of strangers(20).slice(15)) await fail(from, 4)
    expect(await statusOf({ from: '198.51.100.1' })).toBe(429)
    expect(await statusOf({ from: '198.51.100.2' })).toBe(200)
  })
})

describe('a place becomes known', () => {
  const post = (path: string, body: unknown, from = home) =>
    server.ask('POST', `/portal-api${path}`, { body, headers: { 'X-Forwarded-For': from } })

  test('by a password that was reset there, so that nobody is shut out for good', async () => {
    await exhaust()
    expect(await statusOf({ from: home })).toBe(429)
    await post('/api/forgot-password', { email: mara })
    const token = await mailedToken(server, mara)
    const password = 'a new and long password'
    expect((await post('/api/reset-password', { password, verification_token: token })).status).toBe(200)
    await exhaust()
    expect(await statusOf({ from: home, password })).toBe(200)
  })

  test('by signing in with Google there', async () => {
    const { body } = await server.ask('GET', '/__dev/google/credential?email=jun@example.com')
    const { credential } = body as { credential: string }
    const response = await post('/api/sso_google_callback', { credential })
    const { sso_token } = response.body.data as { sso_token: string }
    expect((await post('/sso-verify', { sso_token })).status).toBe(200)
    await exhaust('jun@example.com')
    expect(await statusOf({ from: home, email: 'jun@example.com' })).toBe(200)
  })

  test('and is kept as a hash that a secret of the database is part of', async () => {
    await statusOf({ from: home, email: 'jun@example.com' })
    const { network } = await server.db
      .selectFrom('sign_in_networks')
      .select('network')
      .executeTakeFirstOrThrow()
    const bare = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(home))
    expect(network).toHaveLength(32)
    expect(network.equals(Buffer.from(bare))).toBe(false)
  })
})

describe('changePassword counts with login', () => {
  const change = async (token: string, current_password: string, from: string) => {
    const body = { current_password, new_password: 'another long one', repeat_password: 'another long one' }
    const headers = { 'X-Forwarded-For': from }
    return (await server.ask('PUT', '/portal-api/api/profile/change-password', { token, body, headers }))
      .status
  }

  test('429 here after five wrong passwords there, in one place; a stranger shuts out nobody', async () => {
    const email = 'tess@bantaypay.example'
    const { body } = await login({ from: home, email })
    const { access_token: token } = body.data as { access_token: string }
    await exhaust(email)
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await change(token, 'wrong', home)).toBe(422)
    expect(await change(token, demoPassword, home)).toBe(429)
    expect(await statusOf({ from: home, email })).toBe(429)
    expect(await change(token, demoPassword, '198.51.100.99')).toBe(429)
    server.advance(900)
    const again = (await login({ from: home, email })).body.data as { access_token: string }
    expect(await change(again.access_token, demoPassword, home)).toBe(200)
  })
})
