// Attacks by a provider, or by somebody between it and a browser: each attempt begins at one process and ends at another.
import { createHash } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { browserOf } from './support/browser-of.ts'
import { type Lies, person, startLyingProvider } from './support/lying-provider.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'
import { start } from './support/world.ts'

const publicUrl = 'http://portal.example'
const liar = await startLyingProvider(() => server.parts.clock())
const provider = (id: string) => ({
  ...{ id, name: 'Liar', issuer: liar.issuer, client_id: 'portal', client_secret: 'shared-with-it' },
})
const settings = {
  publicUrl,
  identityProviders: [
    provider('liar'),
    provider('other'),
    { ...provider('sakay'), domains: ['sakay.example'] },
    { ...provider('slash'), issuer: `${liar.issuer}/elsewhere` },
  ],
}
const server = await serverOfFile({ settings })
const twin = await twinOfFile(server)
beforeEach(() => liar.tell({}))
afterAll(() => liar.close())

interface Attempt {
  readonly at?: string
  readonly browser?: ReturnType<typeof browserOf>
  readonly key?: string
}

/** To the callback, which nobody has opened yet. */
async function begin({ at = 'liar', browser = browserOf(publicUrl), key = '' }: Attempt = {}) {
  const { location } = await browser.open(new URL(`${publicUrl}/sign-in/${at}?key=${key}`), server)
  const isThere = location?.origin === liar.issuer
  return { browser, callback: isThere ? liar.authorize(location) : (location as URL) }
}

const end = async (callback: URL, browser: ReturnType<typeof browserOf>, on = twin) =>
  outcomeOf((await browser.open(callback, on)).location)

/** The reason of a failure, or `in`. */
const outcomeOf = (page: URL | undefined) =>
  page?.pathname === '/sso-verify' ? 'in' : page?.searchParams.get('failed')

async function signIn(lies: Lies, attempt: Attempt = {}) {
  liar.tell(lies)
  const { browser, callback } = await begin(attempt)
  return callback.pathname === '/login' ? outcomeOf(callback) : end(callback, browser)
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const count = async () => {
  const { total } = await server.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
const accountOf = (email: string) =>
  server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
const now = start.getTime() / 1000

test('an honest one logs its person in, and again', async () => {
  expect(await signIn({})).toBe('in')
  expect(await signIn({})).toBe('in')
  expect(await accountOf(person.email)).toMatchObject({
    sso_by: 'liar',
    sso_id: person.sub,
    firstname: 'Ana',
  })
})

test('PKCE: a code comes with the verifier of its attempt, and no two attempts share one', async () => {
  await signIn({})
  await signIn({})
  const [first, second] = liar.exchanges.slice(-2)
  for (const { verifier, challenge } of [first, second].flatMap((exchange) => exchange ?? []))
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge)
  expect(second?.verifier).not.toBe(first?.verifier)
})

describe('refused, and nobody is registered', () => {
  const other = { sub: 'person-2', email: 'new@example.com' }
  test.each<[string, string, Lies, string?]>([
    ['a token for another attempt: its nonce', 'refused', { claims: { nonce: 'of another' } }],
    ['a token without a nonce', 'refused', { claims: { nonce: undefined } }],
    ['alg none', 'refused', { sign: (claims) => `${base64({ alg: 'none' })}.${base64(claims)}.` }],
    [
      'alg none with some signature',
      'refused',
      { sign: (claims) => `${base64({ alg: 'none' })}.${base64(claims)}.c2ln` },
    ],
    ['a forged signature', 'refused', { key: 'forged' }],
    ['a key that nobody published', 'refused', { key: 'forged', header: { kid: 'k9' } }],
    ['a token for another client', 'refused', { claims: { aud: 'other' } }],
    ['a token for several, made for another', 'refused', { claims: { aud: ['portal', 'x'], azp: 'x' } }],
    ['a token of another issuer', 'refused', { claims: { iss: 'https://evil.example' } }],
    ['a token that has expired', 'refused', { claims: { exp: now - 31 } }],
    ['a token without a person', 'refused', { claims: { sub: undefined } }],
    ['no token', 'refused', { tokens: { id_token: undefined } }],
    ['facts of another person', 'refused', { claims: { email: undefined }, userInfo: { sub: 'person-3' } }],
    ['mix-up: a response of another provider', 'refused', { response: { iss: 'https://evil.example' } }],
    ['a response for another attempt: its state', 'refused', { response: { state: 'of another' } }],
    ['an address that isn’t verified', 'unverified', { claims: { email_verified: false } }],
    ['an address that a text says is verified', 'unverified', { claims: { email_verified: 'true' } }],
    ['no address', 'unverified', { claims: { email: '' } }],
    ['two addresses', 'unverified', { claims: { email: 'a@x.example, b@x.example' } }],
    ['a person who said no', 'cancelled', { response: { error: 'access_denied' } }],
    ['a server that is down', 'unavailable', { tokenStatus: 500 }],
    ['an address of another domain', 'not_allowed', {}, 'sakay'],
    ['a domain that ends alike', 'not_allowed', { claims: { email: 'a@evilsakay.example' } }, 'sakay'],
    ['a domain below', 'not_allowed', { claims: { email: 'a@x.sakay.example' } }, 'sakay'],
  ])('%s: %s', async (_attack, reason, { claims, ...lies }, at) => {
    const before = await count()
    expect(await signIn({ ...lies, claims: { ...other, ...claims } }, { ...(at && { at }) })).toBe(reason)
    expect(await count()).toBe(before)
  })

  test('a token signed with the secret that both share', async () => {
    const { SignJWT } = await import('jose')
    const secret = new TextEncoder().encode('shared-with-it'.padEnd(32, '\0'))
    const sign = (claims: object) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(secret)
    expect(await signIn({ sign, claims: other })).toBe('refused')
  })

  test('an issuer that lies about itself', async () => {
    expect(await signIn({}, { at: 'slash' })).toBe('unavailable')
  })

  test('a callback in a browser that began nothing, or something else', async () => {
    const { callback } = await begin()
    expect(await end(callback, browserOf(publicUrl))).toBe('expired')
    const victim = await begin()
    const attacker = await begin()
    expect(await end(attacker.callback, victim.browser)).toBe('refused')
  })

  test('mix-up: a response at the callback of another provider', async () => {
    const { browser, callback } = await begin({ at: 'other' })
    callback.pathname = '/sign-in/liar/callback'
    expect(await end(callback, browser)).toBe('expired')
  })

  test('a replay, at either process, also when ten come at once', async () => {
    const { browser, callback } = await begin()
    const [cookie = ''] = [...browser.cookies()].map((pair) => pair.join('='))
    const replay = async (on = server) => {
      const { pathname, search } = callback
      const headers = { cookie }
      const response = await fetch(on.url + pathname + search, { headers, redirect: 'manual' })
      return outcomeOf(new URL(response.headers.get('Location') ?? '', publicUrl))
    }
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, i) => replay(i % 2 ? twin : server)))
    expect(outcomes.toSorted()).toEqual([...Array(9).fill('expired'), 'in'])
    expect(await replay()).toBe('expired')
  })

  test('an attempt that is ten minutes old', async () => {
    const { browser, callback } = await begin()
    server.advance(600)
    expect(await end(callback, browser)).toBe('expired')
    server.advance(-600)
  })
})

describe('a stranger’s provider takes no account over', () => {
  const jun = { claims: { sub: 'attacker', email: 'JUN@example.com' } }
  const link = (token: string, key: string) =>
    server.ask('POST', '/portal-api/api/profile/link-identity', { token, body: { sign_in_key: key } })

  test('by the address of somebody who has an account', async () => {
    expect(await signIn(jun)).toBe('link')
    expect(await accountOf('jun@example.com')).toMatchObject({ is_sso: false, sso_id: null })
  })

  test('by an address that changed to that of another account: it stays who it was', async () => {
    await signIn({})
    expect(await signIn({ claims: { email: 'jun@example.com' } })).toBe('in')
    expect(await signIn({ claims: { email: 'jun@example.com', email_verified: false } })).toBe('in')
    expect(await accountOf('jun@example.com')).toMatchObject({ sso_id: null })
  })

  test('by the same name at another provider', async () => {
    expect(await signIn({}, { at: 'other' })).toBe('linked_elsewhere')
  })

  test('by a key that its owner doesn’t have, nor by another’s session: only its owner links it, once, and is told', async () => {
    const key = 'of-the-page-that-has-begun-it'
    expect(await signIn(jun, { key })).toBe('link')
    const { access_token: token } = await server.signIn('user')
    const { access_token: stranger } = await server.signIn('business')
    expect((await link(token, 'of-another-page-that-has-begun')).status).toBe(410)
    expect((await link(stranger, key)).status).toBe(410)
    server.advance(601)
    expect((await link(token, key)).status).toBe(428)
    server.advance(-601)
    expect((await link(token, key)).status).toBe(200)
    expect((await link(token, key)).status).toBe(410)
    const [mail] = await server.mailsTo('jun@example.com')
    expect(mail?.subject).toBe('You can now log in with Liar')
    expect(await signIn(jun)).toBe('in')
    const actions = await server.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'account.link')
      .execute()
    expect(actions).toEqual([{ details: { by: 'liar', verified_before: true } }])
  })

  test('whose account is suspended', async () => {
    await server.db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', 'usr_paolo0').execute()
    expect(await signIn({ claims: { sub: 'p', email: 'paolo@example.com' } })).toBe('suspended')
  })
})

describe('administrators log in with the provider of the staff alone', () => {
  test('not with a password nor another provider, and there with the address that it knows', async () => {
    const staff = { ...provider('staff'), staff: true }
    const other = provider('liar')
    const strict = await server.twin({ settings: { identityProviders: [staff, other] } })
    const iris = { claims: { sub: 'iris', email: 'iris@switchboard.example' } }
    const enter = async (at: string) => {
      liar.tell(iris)
      const browser = browserOf(publicUrl)
      const { location } = await browser.open(new URL(`${publicUrl}/sign-in/${at}`), strict)
      return end(liar.authorize(location as URL), browser, strict)
    }
    const login = (email: string) =>
      strict.ask('POST', '/portal-api/login', { body: { email, password: demoPassword } })
    const refused = await login('iris@switchboard.example')
    expect([refused.status, refused.body.detail]).toEqual([403, 'Administrators log in with Liar here.'])
    expect((await login('mara@lakbay.example')).status).toBe(200)
    expect(await enter('liar')).toBe('staff')
    expect(await enter('staff')).toBe('in')
    expect(await accountOf('iris@switchboard.example')).toMatchObject({ sso_by: 'staff', sso_id: 'iris' })
    // Without the setting again, she is linked to the provider of the staff alone.
    expect(await signIn(iris)).toBe('linked_elsewhere')
    await strict.close()
  })
})
