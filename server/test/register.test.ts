import { describe, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { mailedToken } from './support/mailed.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'

const server = await serverOfFile()
const twin = await twinOfFile(server)

const password = 'mango-tree-by-the-well'
const post = (path: string, body: unknown, on = server) => on.ask('POST', `/portal-api/api/${path}`, { body })
const register = (email: string, more: object = {}, on = server) =>
  post('register', { email, password, tc_agree: true, one_shared_globe: true, ...more }, on)
const verify = (verification_token: string, on = server, device_id?: string) =>
  post('register/verify', { verification_token, ...(device_id && { device_id }) }, on)
const login = (email: string, attempt = password) =>
  server.ask('POST', '/portal-api/login', { body: { email, password: attempt } })
const account = (email: string) =>
  server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

describe('register', () => {
  test('202: an account that waits for its address, with a wallet, a plan and a mailed link', async () => {
    expect((await register('ana@example.com', { reference: 'lumina-2026' })).status).toBe(202)
    const user = await account('ana@example.com')
    expect(user).toMatchObject({
      status: 'PENDING',
      user_type: 'USER',
      email_verified_at: null,
      tc_agree: true,
      is_one_globe: true,
      newly_registered: true,
      reference: 'lumina-2026',
      plan_type: 'PREPAID',
      plan_name: 'Pay as you go',
      plan_consumption: 0,
    })
    expect(user?.password_hash).toMatch(/^\$argon2id\$/)
    const wallets = await server.db
      .selectFrom('wallets')
      .where('user_id', '=', user?.id ?? '')
      .selectAll()
      .execute()
    expect(wallets).toMatchObject([{ balance: 0 }])
    const [mail] = await server.mailsTo('ana@example.com')
    expect(mail?.text).toContain('http://localhost:8080/verify?token=ver_')
    const log = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'account.register')
      .execute()
    expect(log).toMatchObject([{ actor_id: user?.id, subject: user?.id }])
  })

  test('202: the same text for unknown, unverified and verified addresses', async () => {
    const responses = [
      await register('cara@example.com'),
      await register('cara@example.com'),
      await register('rico@sakay.example'),
    ]
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]))
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  test('202: the owner of a verified address is told, and nothing is changed', async () => {
    const before = await account('tess@bantaypay.example')
    await register('TESS@bantaypay.example', { reference: 'thief' })
    const [mail] = await server.mailsTo('tess@bantaypay.example')
    expect(mail?.subject).toBe('You already have an account')
    expect(mail?.text).toContain('/login')
    expect(mail?.text).toContain('/forgot-password')
    expect(mail?.text).not.toContain('token=')
    expect(await account('tess@bantaypay.example')).toEqual(before)
    await register('tess@bantaypay.example')
    expect(await server.mailsTo('tess@bantaypay.example')).toHaveLength(1)
  })

  test('202: twenty parallel registrations in two processes make one account, one wallet and one mail', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        register(index % 3 ? 'dan@example.com' : 'DAN@example.com', {}, index % 2 ? twin : server),
      ),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]))
    const users = await server.db
      .selectFrom('users')
      .select('email')
      .where('email', 'ilike', 'dan@%')
      .execute()
    expect(users).toHaveLength(1)
    expect(await server.mailsTo(users[0]?.email ?? '')).toHaveLength(1)
    await verify(await mailedToken(server, users[0]?.email ?? ''))
    expect((await login('dan@example.com')).status).toBe(200)
  })

  test('202: later, an unverified address gets a new link with the new password; the older link is 404', async () => {
    await register('eva@example.com')
    const older = await mailedToken(server, 'eva@example.com')
    server.advance(300)
    await register('eva@example.com', { password: 'another-password' })
    const newer = await mailedToken(server, 'eva@example.com')
    const refused = await verify(older)
    expect([refused.status, refused.body.code]).toEqual([404, 'verification_unknown'])
    expect((await verify(newer)).status).toBe(200)
    expect((await login('eva@example.com')).status).toBe(401)
    expect((await login('eva@example.com', 'another-password')).status).toBe(200)
  })

  test.each([
    ['before', ['password-of-a-thief', password]],
    ['after', [password, 'password-of-a-thief']],
  ])(
    '202: who registers a stranger’s address %s its owner cannot get in by the link they wait for',
    async (when, order) => {
      const email = `owner-${when}@example.com`
      for (const given of order) await register(email, { password: given })
      expect(await server.mailsTo(email)).toHaveLength(1)
      await verify(await mailedToken(server, email))
      expect((await login(email, 'password-of-a-thief')).status).toBe(401)
      await post('forgot-password', { email })
      const verification_token = await mailedToken(server, email)
      expect((await post('reset-password', { password, verification_token })).status).toBe(200)
      expect((await login(email)).status).toBe(200)
    },
  )
})

describe('verifyEmail', () => {
  test('200: the account is ACTIVE and may sign in; before, it may not', async () => {
    await register('hana@example.com')
    expect((await login('hana@example.com')).body.code).toBe('email_not_verified')
    const verified = await verify(await mailedToken(server, 'hana@example.com'))
    expect(verified).toMatchObject({ status: 200, body: { data: { email: 'hana@example.com' } } })
    expect(await account('hana@example.com')).toMatchObject({ status: 'ACTIVE' })
    expect((await account('hana@example.com'))?.email_verified_at).not.toBeNull()
    expect((await login('hana@example.com')).status).toBe(200)
  })

  test('410 verification_used: of ten who follow one link at once, one verifies', async () => {
    await register('ines@example.com')
    const token = await mailedToken(server, 'ines@example.com')
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => verify(token, index % 2 ? twin : server)),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)])
    expect((await verify(token)).body.code).toBe('verification_used')
  })

  test('410 verification_expired: 24 hours and no second more', async () => {
    for (const email of ['jo@example.com', 'kim@example.com']) await register(email)
    const [jo, kim] = [
      await mailedToken(server, 'jo@example.com'),
      await mailedToken(server, 'kim@example.com'),
    ]
    server.advance(86_399)
    expect((await verify(jo)).status).toBe(200)
    server.advance(1)
    expect((await verify(kim)).body.code).toBe('verification_expired')
  })

  test('404 verification_unknown: a made-up token, and one for another deed', async () => {
    expect((await verify('ver_made-up')).body.code).toBe('verification_unknown')
    await post('forgot-password', { email: 'paolo@example.com' })
    const reset = await mailedToken(server, 'paolo@example.com')
    expect((await verify(reset)).body.code).toBe('verification_unknown')
  })

  test('200: a suspended account stays suspended', async () => {
    await register('lea@example.com')
    await server.db
      .updateTable('users')
      .set({ status: 'SUSPENDED' })
      .where('email', '=', 'lea@example.com')
      .execute()
    expect((await verify(await mailedToken(server, 'lea@example.com'))).status).toBe(200)
    expect((await account('lea@example.com'))?.status).toBe('SUSPENDED')
    expect((await login('lea@example.com')).body.code).toBe('account_suspended')
  })

  describe('the session that comes with it', () => {
    const own = { device_id: 'dev_own_browser_0123456789' }
    const strange = { device_id: 'dev_strangers_browser_0123' }
    const later = () => server.advance(300)
    const suspend = () =>
      server.db
        .updateTable('users')
        .set({ status: 'SUSPENDED' })
        .where('email', 'like', 'session-%')
        .where('email_verified_at', 'is', null)
        .execute()
    const theirs = { ...strange, password: 'password-of-a-thief' }
    const byResend = async (email: string) => {
      later()
      await post('register/resend', { email })
    }

    test.each<
      [string, string | undefined, boolean, readonly (object | ((email: string) => unknown) | undefined)[]]
    >([
      ['the browser that registered', own.device_id, true, [own]],
      ['the same, by a link that was sent again', own.device_id, true, [own, byResend]],
      ['the browser of the newest registration', own.device_id, true, [theirs, later, own]],
      ['another browser', strange.device_id, false, [own]],
      ['a client that says nothing of itself', undefined, false, [own]],
      ['one that says something, where the registration did not', own.device_id, false, [{}]],
      ['an owner who registered after a stranger, in the wait', own.device_id, false, [theirs, own]],
      ['an owner whose address a stranger registered again', own.device_id, false, [own, theirs]],
      ['a stranger who registered again', strange.device_id, false, [own, theirs]],
      [
        'an owner who asks for the link of a stranger’s registration',
        own.device_id,
        false,
        [theirs, byResend],
      ],
      ['a suspended account', own.device_id, false, [own, suspend]],
    ])('%s', async (name, device, isGiven, steps) => {
      const email = `session-${name.replaceAll(/[^a-z]+/g, '-')}@example.com`
      for (const step of steps)
        if (typeof step === 'function') await step(email)
        else await register(email, step)
      const token = await mailedToken(server, email)
      const { status, body } = await verify(token, server, device)
      const { session: pair } = body.data as { session: { access_token: string } | null }
      expect([status, pair !== null]).toEqual([200, isGiven])
      if (!pair) return
      const session = { token: pair.access_token }
      const { data } = (await server.ask('GET', '/portal-api/api/profile', session)).body
      expect(data).toMatchObject({ email, newly_registered: true })
      expect((await verify(token, server, device)).body.code).toBe('verification_used')
      expect((await account(email))?.registration_device).toBeNull()
    })

    test('an address that was proven by a new password logs nobody in by its older link', async () => {
      const email = 'proven@example.com'
      await register(email, own)
      const link = await mailedToken(server, email)
      await post('forgot-password', { email })
      const verification_token = await mailedToken(server, email)
      expect((await post('reset-password', { password, verification_token })).status).toBe(200)
      expect((await verify(link, server, own.device_id)).status).toBe(410)
    })
  })
})

test('getProfile 200: newly_registered lasts through the first sign-in, and until the terms are accepted', async () => {
  await register('mia@example.com')
  await verify(await mailedToken(server, 'mia@example.com'))
  const seen = async (email: string, attempt = password) => {
    const { access_token: token } = (await login(email, attempt)).body.data
    return (await server.ask('GET', '/portal-api/api/profile', { token })).body.data as never
  }
  expect(await seen('mia@example.com')).toMatchObject({ newly_registered: true, plan_consumption: '0.00' })
  expect(await seen('mia@example.com')).toMatchObject({ newly_registered: false })
  for (const _time of [1, 2]) {
    expect(await seen('leo@example.com', demoPassword)).toMatchObject({ newly_registered: true })
  }
})

test('no token and no address is kept in the clear', async () => {
  await register('nina@example.com')
  const token = await mailedToken(server, 'nina@example.com')
  const tokens = await server.db.selectFrom('mailed_tokens').selectAll().execute()
  const waits = await server.db.selectFrom('mail_waits').selectAll().execute()
  expect(tokens.every(({ hash }) => hash.length === 32 && !hash.toString().includes(token))).toBe(true)
  expect(waits.every(({ address }) => address.length === 32)).toBe(true)
})
