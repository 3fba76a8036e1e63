// Guesses and races at the second factor. Two servers on one database, as two processes are.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Authenticator } from './support/authenticator.ts'
import { api, emails, factorCalls } from './support/factors.ts'
import { race } from './support/race.ts'
import { serverOfFile, type TestServer } from './support/server.ts'

const { mara, jun } = emails
const home = '203.0.113.7'
const server = await serverOfFile({ trustProxy: '127.0.0.1' })
const { codeOf, login, sessionOf, challengeOf, finish, addTotp, beginPasskey, addPasskey, reset } =
  factorCalls(server)
let twin: TestServer
beforeAll(async () => {
  twin = await server.twin()
})
afterAll(() => twin.close())
beforeEach(reset)

const side = (index: number) => (index % 2 ? twin : server)
const lock = sql`SELECT FROM users WHERE email = ${mara} FOR UPDATE`
/** How many of them got in, when all came at once. */
async function atOnce(start: () => readonly Promise<{ status: number }>[]): Promise<number[]> {
  const ended = await race({ db: server.db, lock, start })
  return ended.map((one) => (one.status === 'fulfilled' ? one.value.status : 0)).sort()
}

describe('of several that come at once, one gets in', () => {
  test('with one code of an app, each under a challenge of its own', async () => {
    const { secret } = await addTotp(await sessionOf(mara))
    const challenges = [await challengeOf(mara), await challengeOf(mara), await challengeOf(mara)]
    const code = codeOf(secret)
    const statuses = await atOnce(() =>
      challenges.map(({ challenge_token }, index) => finish({ challenge_token, code }, { on: side(index) })),
    )
    expect(statuses).toEqual([200, 422, 422])
  })

  test('under one challenge, each with a recovery code of its own', async () => {
    const { codes } = await addTotp(await sessionOf(mara))
    const { challenge_token } = await challengeOf(mara)
    const statuses = await atOnce(() =>
      codes
        .slice(0, 3)
        .map((recovery_code, index) => finish({ challenge_token, recovery_code }, { on: side(index) })),
    )
    expect(statuses).toEqual([200, 410, 410])
  })

  test('with one recovery code, each under a challenge of its own', async () => {
    const { codes } = await addTotp(await sessionOf(mara))
    const challenges = [await challengeOf(mara), await challengeOf(mara), await challengeOf(mara)]
    const statuses = await atOnce(() =>
      challenges.map(({ challenge_token }, index) =>
        finish({ challenge_token, recovery_code: codes[0] }, { on: side(index) }),
      ),
    )
    expect(statuses).toEqual([200, 422, 422])
  })

  test('with a passkey and its copy, which count alike', async () => {
    const { key } = await addPasskey(await sessionOf(mara))
    const challenges = [await challengeOf(mara), await challengeOf(mara)]
    const signed = challenges.map(({ challenge_token, passkey }) => {
      key.counter = 7
      return { challenge_token, passkey: passkey && key.get(passkey) }
    })
    const statuses = await atOnce(() => signed.map((body, index) => finish(body, { on: side(index) })))
    expect(statuses).toEqual([200, 422])
  })
})

test('of an app and a passkey that are added at once, one comes, with one set of recovery codes', async () => {
  // Emails are queued in order: a transaction that holds the first one blocks all others.
  await addPasskey(await sessionOf(jun))
  // Two sessions: within one, the row of its proof makes them take turns.
  const [token, other] = [await sessionOf(mara), await sessionOf(mara)]
  const app = (await server.ask('POST', `${api}/totp`, { token })).body.data as never as {
    challenge_token: string
    secret: string
  }
  const { challenge_token, options } = await beginPasskey(other)
  const passkey = new Authenticator().create(options)
  const answers = await race({
    db: server.db,
    // Both have counted the codes that there are, where they may, when one may make some.
    lock: sql`LOCK TABLE recovery_codes IN EXCLUSIVE MODE`,
    start: () => [
      server.ask('PUT', `${api}/totp`, {
        token,
        body: { challenge_token: app.challenge_token, code: codeOf(app.secret) },
      }),
      twin.ask('POST', `${api}/passkeys`, {
        token: other,
        body: { challenge_token, name: 'Phone', passkey },
      }),
    ],
  })
  const statuses = answers.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
  expect(statuses.sort()).toEqual([200, 410])
  const { body } = await server.ask('GET', api, { token })
  expect(body.data).toMatchObject({ recovery_codes_left: 10 })
})

test('of two sets of recovery codes that are asked for at once, one is made', async () => {
  const token = await sessionOf(mara)
  await addTotp(token)
  const results = await race({
    db: server.db,
    lock,
    start: () => [server, twin].map((on) => on.ask('POST', `${api}/recovery-codes`, { token })),
  })
  const sets = results.map((one) =>
    one.status === 'fulfilled' && one.value.status === 200
      ? (one.value.body.data as { recovery_codes: string[] }).recovery_codes
      : [],
  )
  expect(sets.map(({ length }) => length).sort()).toEqual([0, 10])
  const { challenge_token } = await challengeOf(mara)
  const recovery_code = sets.flat()[0] ?? ''
  expect((await finish({ challenge_token, recovery_code })).status).toBe(200)
  const { body } = await server.ask('GET', api, { token })
  expect(body.data).toMatchObject({ recovery_codes_left: 9 })
})

describe('guesses', () => {
  const wrong = async (from: string, challenge_token: string) =>
    (await finish({ challenge_token, code: '000000' }, { from })).status
  const from = (count: number) => Array.from({ length: count }, (_, index) => `198.51.100.${index + 1}`)

  test('410: of forty parallel ones under one challenge no more than five are looked at', async () => {
    await addTotp(await sessionOf(mara))
    const { challenge_token } = await challengeOf(mara)
    const statuses = await Promise.all(
      from(40).map((network, index) =>
        finish({ challenge_token, code: '000000' }, { from: network, on: side(index) }),
      ),
    )
    expect(statuses.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(statuses.filter(({ status }) => status === 410)).toHaveLength(35)
  })

  test('429 locked_out: five wrong codes from one network, under however many challenges', async () => {
    const { secret } = await addTotp(await sessionOf(mara))
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await wrong(home, (await challengeOf(mara)).challenge_token)).toBe(422)
    const { challenge_token } = await challengeOf(mara)
    const refused = await finish({ challenge_token, code: codeOf(secret) }, { from: home })
    expect([refused.status, refused.body.code]).toEqual([429, 'locked_out'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(890)
    server.advance(901)
    const later = await challengeOf(mara)
    const { status } = await finish(
      { challenge_token: later.challenge_token, code: codeOf(secret) },
      { from: home },
    )
    expect(status).toBe(200)
  })

  test('200: where its owner signed in before, whatever somebody with the password tries elsewhere', async () => {
    const { secret } = await addTotp(await sessionOf(mara))
    const first = await challengeOf(mara)
    await finish({ challenge_token: first.challenge_token, code: codeOf(secret) }, { from: home })
    server.advance(30)
    for (const network of from(4)) {
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect(await wrong(network, (await challengeOf(mara)).challenge_token)).toBe(422)
    }
    expect(await wrong('198.51.100.99', (await challengeOf(mara)).challenge_token)).toBe(429)
    const { challenge_token } = await challengeOf(mara)
    expect((await finish({ challenge_token, code: codeOf(secret) }, { from: home })).status).toBe(200)
  })

  test('the right password without the second factor makes no network known', async () => {
    const { secret } = await addTotp(await sessionOf(mara))
    await login(mara, { from: home })
    const known = () => server.db.selectFrom('sign_in_networks').selectAll().execute()
    const before = (await known()).length
    const { challenge_token } = await challengeOf(mara)
    await finish({ challenge_token, code: codeOf(secret) }, { from: home })
    expect((await known()).length).toBe(before + 1)
  })
})
