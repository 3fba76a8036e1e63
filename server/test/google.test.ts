import { describe, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { allAtOnce } from './support/all-wait.ts'
import { mailedToken } from './support/mailed.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'

const server = await serverOfFile()
const twin = await twinOfFile(server)

const password = 'mango-tree-by-the-well'
const post = (path: string, body: unknown, on = server) => on.ask('POST', `/portal-api/${path}`, { body })
const login = (email: string, attempt = password) => post('login', { email, password: attempt })
const account = (email: string) =>
  server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

async function credentialOf(email: string, on = server): Promise<string> {
  const { body } = await on.ask('GET', `/__dev/google/credential?other=${encodeURIComponent(email)}`)
  return (body as { credential: string }).credential
}
const googleSignIn = async (email: string, on = server) =>
  post('api/sso_google_callback', { credential: await credentialOf(email) }, on)
const trade = (sso_token: string, on = server) => post('sso-verify', { sso_token }, on)
const tokenOf = (response: { body: { data?: unknown } }) =>
  response.body.data as { sso_token: string; newly_registered: boolean }

async function profileBy(email: string) {
  const session = await trade(tokenOf(await googleSignIn(email)).sso_token)
  const { access_token: token } = session.body.data as { access_token: string }
  return (await server.ask('GET', '/portal-api/api/profile', { token })).body.data
}

describe('googleSignIn', () => {
  test('200: a new address makes a verified account without a password, with a wallet, and terms to accept', async () => {
    expect(tokenOf(await googleSignIn('ana@example.com')).newly_registered).toBe(true)
    expect(await profileBy('ana@example.com')).toMatchObject({
      status: 'ACTIVE',
      is_sso: true,
      sso_by: 'google',
      tc_agree: false,
      is_one_globe: false,
      newly_registered: true,
      plan_type: 'PREPAID',
    })
    const { id, password_hash, email_verified_at } = await account('ana@example.com')
    expect([password_hash, email_verified_at]).toEqual([null, server.parts.clock()])
    const wallets = await server.db.selectFrom('wallets').selectAll().where('user_id', '=', id).execute()
    expect(wallets).toHaveLength(1)
    expect(tokenOf(await googleSignIn('ana@example.com')).newly_registered).toBe(false)
  })

  test('200: a verified account with that address is linked, and keeps its password and its names', async () => {
    expect(await profileBy('RICO@sakay.example')).toMatchObject({
      id: 'usr_rico6G',
      email: 'rico@sakay.example',
      firstname: 'Rico',
      is_sso: true,
      tc_agree: true,
    })
    expect((await login('rico@sakay.example', demoPassword)).status).toBe(200)
  })

  test('200: what a stranger set for an address they never verified goes before its owner comes in', async () => {
    await post('api/register', {
      email: 'bea@example.com',
      password: 'password-of-a-thief',
      tc_agree: true,
      one_shared_globe: true,
      reference: 'thief',
    })
    const link = await mailedToken(server, 'bea@example.com')
    expect(await profileBy('bea@example.com')).toMatchObject({
      tc_agree: false,
      reference: null,
      status: 'ACTIVE',
    })
    expect((await account('bea@example.com')).password_hash).toBeNull()
    expect((await login('bea@example.com', 'password-of-a-thief')).status).toBe(401)
    const late = await post('api/register/verify', { verification_token: link })
    expect(late.body.code).toBe('verification_used')
    expect((await login('bea@example.com', 'password-of-a-thief')).status).toBe(401)
  })

  test('200: ten at once for a new address make one account', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => googleSignIn('crowd@example.com', index % 2 ? twin : server)),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(responses.filter((response) => tokenOf(response).newly_registered)).toHaveLength(1)
    const users = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'crowd@example.com')
      .execute()
    expect(users).toHaveLength(1)
  })

  test('200: a sign-in that waits while a copy of it links the account finds it linked', async () => {
    const { sso_id } = await account('crowd@example.com')
    const isCrowd = ['email', '=', 'crowd@example.com'] as const
    const of = (tx: typeof server.db) => tx.updateTable('users').where(...isCrowd)
    await of(server.db).set({ sso_id: null, sso_by: null }).execute()
    const copy = (tx: typeof server.db) => of(tx).set({ sso_id, sso_by: 'google' }).execute()
    await allAtOnce(server.db, copy, [
      async () => expect((await googleSignIn('crowd@example.com')).status).toBe(200),
    ])
  })

  test('200: the account is found by the person, also after the address at Google changed', async () => {
    await profileBy('mara@lakbay.example')
    const { sso_id } = await account('mara@lakbay.example')
    await googleSignIn('cleo@example.com')
    await server.db
      .updateTable('users')
      .set({ sso_id: 'other' })
      .where('email', '=', 'mara@lakbay.example')
      .execute()
    await server.db.updateTable('users').set({ sso_id }).where('email', '=', 'cleo@example.com').execute()
    expect(await profileBy('mara@lakbay.example')).toMatchObject({ email: 'cleo@example.com' })
  })

  test('401 credential_refused: an address that passed on to another Google account opens nothing', async () => {
    await googleSignIn('dora@example.com')
    await server.db
      .updateTable('users')
      .set({ sso_id: 'somebody else' })
      .where('email', '=', 'dora@example.com')
      .execute()
    const { status, body } = await googleSignIn('dora@example.com')
    expect([status, body.code]).toEqual([401, 'credential_refused'])
  })

  test('403 account_suspended: nothing is linked', async () => {
    await server.db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', 'usr_paolo0').execute()
    const { status, body } = await googleSignIn('paolo@example.com')
    expect([status, body.code]).toEqual([403, 'account_suspended'])
    expect((await account('paolo@example.com')).is_sso).toBe(false)
  })
})

describe('ssoVerify', () => {
  test('401 sso_token_refused: of ten who trade one token at once, one gets a session', async () => {
    const { sso_token } = tokenOf(await googleSignIn('jun@example.com'))
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => trade(sso_token, index % 2 ? twin : server)),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)])
    expect((await trade(sso_token)).body.code).toBe('sso_token_refused')
  })

  test('401: too old, or made up', async () => {
    const [early, late] = [await googleSignIn('jun@example.com'), await googleSignIn('jun@example.com')]
    server.advance(299)
    expect((await trade(tokenOf(early).sso_token)).status).toBe(200)
    server.advance(1)
    expect((await trade(tokenOf(late).sso_token)).body.code).toBe('sso_token_refused')
    expect((await trade('sso_made-up')).status).toBe(401)
  })

  test('403 account_suspended: suspended after the first step', async () => {
    const { sso_token } = tokenOf(await googleSignIn('tess@bantaypay.example'))
    await server.db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', 'usr_tess8L').execute()
    expect((await trade(sso_token)).body.code).toBe('account_suspended')
  })

  test('the token is kept as a hash', async () => {
    const { sso_token } = tokenOf(await googleSignIn('jun@example.com'))
    const rows = await server.db.selectFrom('sso_tokens').selectAll().execute()
    expect(rows.every(({ hash }) => hash.length === 32 && !hash.toString().includes(sso_token))).toBe(true)
  })
})

describe('the stand-in', () => {
  const get = (path: string, cookie = '', on = server) =>
    fetch(`${on.url}${path}`, { redirect: 'manual', headers: { cookie } })
  const locationOf = (response: Response) => new URL(response.headers.get('Location') ?? '', server.url)

  test('offers the people of the demo, without a script, and keeps what it was asked', async () => {
    const html = await (await get('/__dev/google?state=s%22%3E')).text()
    expect(html).toContain('value="iris@switchboard.example"')
    expect(html).toContain('value="s&quot;&gt;"')
    expect(html).not.toMatch(/<script|\son\w+=/)
  })

  test('has one key for all processes', async () => {
    const twins = await (await get('/__dev/google/jwks', '', twin)).json()
    expect(await (await get('/__dev/google/jwks')).json()).toEqual(twins)
    expect(JSON.stringify(twins)).not.toContain('"d"')
    const credential = await credentialOf('jun@example.com', twin)
    expect((await post('api/sso_google_callback', { credential })).status).toBe(200)
  })

  test('logs a person in by the flow of every provider, which begins at one process and ends at another', async () => {
    const begun = await get('/sign-in/google')
    const [cookie = ''] = begun.headers.get('Set-Cookie')?.split(';') ?? []
    const { searchParams } = locationOf(begun)
    expect(searchParams.get('scope')).toBe('profile email openid')
    const query = new URLSearchParams({ ...Object.fromEntries(searchParams), email: 'jun@example.com' })
    const callback = locationOf(await get(`/__dev/google/credential?${query}`))
    expect(callback.pathname).toBe('/sign-in/google/callback')
    const ended = locationOf(await get(callback.pathname + callback.search, cookie, twin))
    expect(ended.pathname).toBe('/sso-verify')
    expect((await trade(ended.searchParams.get('token') ?? '')).status).toBe(200)
  })

  test('422: no address', async () => {
    expect((await get('/__dev/google/credential?email=nobody')).status).toBe(422)
  })
})
