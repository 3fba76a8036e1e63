import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { mailedToken } from './support/mailed.ts'
import { serverOfFile, type TestServer } from './support/server.ts'

const server = await serverOfFile()
let twin: TestServer
beforeAll(async () => {
  twin = await server.twin()
})
afterAll(async () => {
  await twin.close()
})

const password = 'paper-boat-on-pasig'
const post = (path: string, body: unknown, on = server) => on.ask('POST', `/portal-api/api/${path}`, { body })
const forgot = (email: string, on = server) => post('forgot-password', { email }, on)
const resend = (email: string, on = server) => post('register/resend', { email }, on)
const register = (email: string) =>
  post('register', { email, password, tc_agree: true, one_shared_globe: true })
const reset = (verification_token: string, attempt = password, on = server) =>
  post('reset-password', { password: attempt, verification_token }, on)
const login = (email: string, attempt = password) =>
  server.ask('POST', '/portal-api/login', { body: { email, password: attempt } })
const profile = (token: string) => server.ask('GET', '/portal-api/api/profile', { token })

describe.each([
  ['resendVerification', resend, 300],
  ['forgotPassword', forgot, 360],
] as const)('%s', (_operation, ask, wait) => {
  test('202: the same text for known and unknown addresses', async () => {
    const responses = [await ask('nadia@tindahan.example'), await ask('nobody@example.com')]
    expect(responses.map(({ status }) => status)).toEqual([202, 202])
    expect(responses[0]?.body).toEqual(responses[1]?.body)
    expect(await server.mailsTo('nobody@example.com')).toEqual([])
  })

  test.each(['mara@lakbay.example', 'stranger@example.com'])(
    '429 resend_too_soon: %s waits, in every process, and Retry-After is exact',
    async (email) => {
      server.advance(1000)
      expect((await ask(email)).status).toBe(202)
      server.advance(100)
      const refused = await ask(email.toUpperCase(), twin)
      expect([refused.status, refused.body.code]).toEqual([429, 'resend_too_soon'])
      expect(refused.headers.get('Retry-After')).toBe(String(wait - 100))
      expect(refused.body.detail).toContain(`${wait - 100} seconds`)
      server.advance(wait - 101)
      expect((await ask(email)).headers.get('Retry-After')).toBe('1')
      server.advance(1)
      expect((await ask(email)).status).toBe(202)
    },
  )

  test('429: of ten who ask at once for one address, one is served', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ask('crowd@example.com', index % 2 ? twin : server)),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([202, ...Array(9).fill(429)])
  })
})

describe('resendVerification', () => {
  test('202: a new link works, the older one is 404', async () => {
    await register('ola@example.com')
    const older = await mailedToken(server, 'ola@example.com')
    server.advance(300)
    expect((await resend('OLA@example.com')).status).toBe(202)
    const newer = await mailedToken(server, 'ola@example.com')
    expect((await post('register/verify', { verification_token: older })).body.code).toBe(
      'verification_unknown',
    )
    expect((await post('register/verify', { verification_token: newer })).status).toBe(200)
  })

  test('202: a verified address gets no mail', async () => {
    await resend('rico@sakay.example')
    expect(await server.mailsTo('rico@sakay.example')).toEqual([])
  })

  test('429: the mail of the registration counts', async () => {
    await register('pia@example.com')
    server.advance(60)
    expect((await resend('pia@example.com')).headers.get('Retry-After')).toBe('240')
  })

  test('429: an earlier wait tells nothing of an account made within it, and its link is mailed', async () => {
    for (const email of ['quin@example.com', 'rico@sakay.example']) {
      server.advance(1000)
      await resend(email)
      server.advance(100)
      await register(email)
      expect((await resend(email)).headers.get('Retry-After')).toBe('200')
    }
    await mailedToken(server, 'quin@example.com')
  })

  test('a job that runs twice mails once', async () => {
    await register('rosa@example.com')
    server.advance(300)
    await resend('rosa@example.com')
    const { rows } = await server.database.pool.query('SELECT payload FROM graphile_worker._private_jobs')
    const asked = rows.map(({ payload }) => payload).find(({ email }) => email === 'rosa@example.com')
    await server.database.pool.query(`SELECT graphile_worker.add_job('mailLink', $1::json)`, [asked])
    expect(await server.mailsTo('rosa@example.com')).toHaveLength(2)
  })
})

describe('resetPassword', () => {
  const linkFor = async (email: string) => {
    server.advance(360)
    await forgot(email)
    return mailedToken(server, email)
  }

  test('200: the new password holds, the old one does not, every session is over, and the owner is told', async () => {
    const sessions = [await server.signIn('lowBalance'), await server.signIn('lowBalance')]
    expect((await reset(await linkFor('tess@bantaypay.example'))).status).toBe(200)
    expect((await login('tess@bantaypay.example', demoPassword)).status).toBe(401)
    expect((await login('tess@bantaypay.example')).status).toBe(200)
    for (const { access_token, refresh_token } of sessions) {
      expect((await profile(access_token)).status).toBe(401)
      expect((await post('refresh-token', { refresh_token })).body.code).toBe('refresh_refused')
    }
    const [mail] = await server.mailsTo('tess@bantaypay.example')
    expect(mail?.subject).toBe('Your password was changed')
  })

  test('200: it proves the address, too, and leaves nothing to verify', async () => {
    await register('sam@example.com')
    const toVerify = await mailedToken(server, 'sam@example.com')
    expect((await reset(await linkFor('sam@example.com'), 'another-password')).status).toBe(200)
    expect((await login('sam@example.com', 'another-password')).status).toBe(200)
    expect((await post('register/verify', { verification_token: toVerify })).body.code).toBe(
      'verification_used',
    )
  })

  test('200: it opens an address that wrong passwords had locked', async () => {
    const link = await linkFor('paolo@example.com')
    for (let attempt = 0; attempt < 5; attempt += 1) await login('paolo@example.com', 'wrong')
    expect((await login('paolo@example.com', demoPassword)).body.code).toBe('locked_out')
    await reset(link)
    expect((await login('paolo@example.com')).status).toBe(200)
  })

  test('200: a suspended account stays suspended', async () => {
    await server.db
      .updateTable('users')
      .set({ status: 'SUSPENDED' })
      .where('id', '=', 'usr_nadia4R')
      .execute()
    const link = await linkFor('nadia@tindahan.example')
    expect((await reset(link)).status).toBe(200)
    expect((await login('nadia@tindahan.example')).body.code).toBe('account_suspended')
  })

  test('410 verification_used: of ten who follow one link at once, one sets their password', async () => {
    const link = await linkFor('jun@example.com')
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        reset(link, `password number ${index}`, index % 2 ? twin : server),
      ),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)])
    const winner = responses.findIndex(({ status }) => status === 200)
    expect((await login('jun@example.com', `password number ${winner}`)).status).toBe(200)
    expect((await reset(link)).body.code).toBe('verification_used')
  })

  test('404 verification_unknown: replaced, made up, or for another deed', async () => {
    const older = await linkFor('rico@sakay.example')
    await linkFor('rico@sakay.example')
    await register('tom@example.com')
    for (const token of [older, 'rst_made-up', await mailedToken(server, 'tom@example.com')]) {
      const { status, body } = await reset(token)
      expect([status, body.code]).toEqual([404, 'verification_unknown'])
    }
  })

  test('410 verification_expired: one hour and no second more', async () => {
    const link = await linkFor('iris@switchboard.example')
    server.advance(3600)
    const { status, body } = await reset(link)
    expect([status, body.code]).toEqual([410, 'verification_expired'])
  })

  test('422: a short password is refused and burns nothing', async () => {
    const link = await linkFor('leo@example.com')
    expect((await reset(link, 'too-short')).body.errors?.[0]?.pointer).toBe('#/password')
    expect((await reset(link)).status).toBe(200)
  })

  test('login 401: a sign-in that was under way with the old password gets no session', async () => {
    const client = await server.database.pool.connect()
    await client.query('BEGIN')
    await client.query(`UPDATE users SET password_hash = 'reset' WHERE id = 'usr_mara3K'`)
    const late = login('mara@lakbay.example', demoPassword)
    const waiting = `SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await server.database.pool.query(waiting)).rows[0].waiting).toBe(1)
    await client.query('COMMIT')
    client.release()
    expect((await late).status).toBe(401)
  })
})
