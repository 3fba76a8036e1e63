// Whatever was begun in the name of an account is worth nothing once it has changed who can get into it: decision 0064.
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { Authenticator } from './support/authenticator.ts'
import { autoTopUpOf } from './support/auto-top-up.ts'
import { api, emails, factorCalls } from './support/factors.ts'
import { mailedToken } from './support/mailed.ts'
import { race } from './support/race.ts'
import { serverOfFile } from './support/server.ts'
import { mara as maraId, teamCalls } from './support/teams.ts'

const { mara, jun, iris } = emails
const server = await serverOfFile()
const { db } = server
const factors = factorCalls(server)
const { sessionOf, challengeOf, finish, beginStepUp, prove, codeOf, beginPasskey, reset } = factors
const { invite, accept } = teamCalls(server)
const { cardPage, press } = autoTopUpOf(server, 'business', maraId)

const call = (method: string, path: string, token?: string, body?: unknown) =>
  server.ask(method, `/portal-api${path}`, { token, body })
const beginTotp = async (token: string) => {
  const { body } = await server.ask('POST', `${api}/totp`, { token })
  return body.data as { challenge_token: string; secret: string }
}
const confirmTotp = (
  token: string,
  { challenge_token, secret }: { challenge_token: string; secret: string },
) => server.ask('PUT', `${api}/totp`, { token, body: { challenge_token, code: codeOf(secret) } })
const ssoToken = async (email: string) => {
  const google = await server.ask('GET', `/__dev/google/credential?other=${encodeURIComponent(email)}`)
  const { body } = await call('POST', '/api/sso_google_callback', undefined, google.body)
  return (body.data as { sso_token: string }).sso_token
}

interface Account {
  readonly token: string
  readonly secret: string
  readonly passkeyId: string
  readonly junsToken: string
  readonly admin: string
}
let account: Account
const { password_hash } = await db
  .selectFrom('users')
  .select('password_hash')
  .where('id', '=', maraId)
  .executeTakeFirstOrThrow()

beforeAll(async () => {
  // To link an account is a change of its own.
  await ssoToken(mara)
})
beforeEach(async () => {
  server.advance(3_700)
  await db
    .updateTable('users')
    .set({ password_hash, email: mara, user_type: 'USER', status: 'ACTIVE' })
    .where('id', '=', maraId)
    .execute()
  await reset()
  for (const table of ['mail_waits', 'outbox', 'sandbox_cards', 'saved_cards', 'team_invitations'] as const)
    await db.deleteFrom(table).execute()
  const token = await sessionOf(mara)
  const card = await cardPage()
  const { secret } = await factors.addTotp(token)
  const { passkeyId } = await factors.addPasskey(token)
  account = { token, secret, passkeyId, junsToken: await sessionOf(jun), admin: await sessionOf(iris) }
  stalePage = card
})
let stalePage = ''

/** Things that can be open, each with its later use, which returns the status. */
const capabilities: Readonly<Record<string, (on: Account) => Promise<() => Promise<number>>>> = {
  'the set-up of an app': async ({ token }) => {
    const begun = await beginTotp(token)
    return async () => (await confirmTotp(token, begun)).status
  },
  'the set-up of a passkey': async ({ token }) => {
    const { challenge_token, options } = await beginPasskey(token)
    const passkey = new Authenticator().create(options)
    const body = { challenge_token, name: 'Late', passkey }
    return async () => (await server.ask('POST', `${api}/passkeys`, { token, body })).status
  },
  'a sign-in that waits for its second step': async ({ secret }) => {
    const { challenge_token } = await challengeOf(mara)
    return async () => (await finish({ challenge_token, code: codeOf(secret) })).status
  },
  'a step-up': async ({ token, secret }) => {
    const { challenge_token } = await beginStepUp(token)
    return async () => (await prove(token, { challenge_token, code: codeOf(secret) })).status
  },
  'a sign-in by Google': async () => {
    const sso_token = await ssoToken(mara)
    return async () => (await call('POST', '/sso-verify', undefined, { sso_token })).status
  },
  'a link to set a password': async () => {
    await call('POST', '/api/forgot-password', undefined, { email: mara })
    const verification_token = await mailedToken(server, mara)
    const body = { verification_token, password: 'quiet-harbour-at-noon' }
    return async () => (await call('POST', '/api/reset-password', undefined, body)).status
  },
  'an invitation': async ({ token, junsToken }) => {
    const link = await invite(token, jun)
    return async () => (await accept(junsToken, link)).status
  },
}

const newPassword = 'slow-river-by-the-mill'
/** Changes of the ways into an account. */
const changes: Readonly<Record<string, (on: Account) => Promise<{ status: number } | undefined>>> = {
  'an app takes the place of another': async ({ token }) => confirmTotp(token, await beginTotp(token)),
  'a passkey is added': async ({ token }) => {
    const { challenge_token, options } = await beginPasskey(token)
    const passkey = new Authenticator().create(options)
    return server.ask('POST', `${api}/passkeys`, { token, body: { challenge_token, name: 'New', passkey } })
  },
  'the app is removed': ({ token }) => server.ask('POST', `${api}/totp/remove`, { token }),
  'a passkey is removed': ({ token, passkeyId }) =>
    server.ask('POST', `${api}/passkeys/remove`, { token, body: { passkey_id: passkeyId } }),
  'recovery codes are made anew': ({ token }) => server.ask('POST', `${api}/recovery-codes`, { token }),
  'the password is changed': ({ token }) =>
    call('PUT', '/api/profile/change-password', token, {
      current_password: demoPassword,
      new_password: newPassword,
      repeat_password: newPassword,
    }),
  'the password is reset': async () => {
    await db.deleteFrom('mail_waits').execute()
    await call('POST', '/api/forgot-password', undefined, { email: mara })
    const verification_token = await mailedToken(server, mara)
    return call('POST', '/api/reset-password', undefined, { verification_token, password: newPassword })
  },
  'the other sessions are ended': ({ token }) => call('POST', '/api/sessions/end-others', token),
  'an administrator signs the person out': ({ admin }) =>
    call('POST', '/api/admin/users/sign-out', admin, { user_id: maraId }),
  'an administrator locks the account': ({ admin }) =>
    call('POST', '/api/admin/users/lock', admin, { user_id: maraId, reason: 'Stolen' }),
  'the address is another': async () => {
    await db.updateTable('users').set({ email: 'mara@elsewhere.example' }).where('id', '=', maraId).execute()
    return undefined
  },
  'the role is another': async () => {
    await db.updateTable('users').set({ user_type: 'ADMIN' }).where('id', '=', maraId).execute()
    return undefined
  },
}

describe.each(Object.entries(capabilities))('%s', (_name, open) => {
  test('works, where nothing was changed', async () => {
    const use = await open(account)
    expect(String(await use())).toMatch(/^20\d$/)
    await db.deleteFrom('team_members').where('user_id', '=', 'usr_jun7Q2').execute()
  })
})

test.each(Object.entries(changes))('all that is open is worth nothing when %s', async (_name, change) => {
  const opened: [string, () => Promise<number>][] = []
  for (const [name, open] of Object.entries(capabilities)) opened.push([name, await open(account)])
  expect((await change(account))?.status ?? 200).toBe(200)
  const uses: [string, number][] = []
  for (const [name, use] of opened) uses.push([name, await use()])
  expect(uses.filter(([, status]) => ![401, 403, 404, 410, 428].includes(status))).toEqual([])
})

test('a link to delete an account is worth nothing after a change', async () => {
  const { token } = account
  await call('POST', '/api/profile/delete-link', token)
  const verification_token = await mailedToken(server, mara)
  const use = async () => (await call('POST', '/api/profile/delete', token, { verification_token })).body.code
  // The link is good; the account has a statement that is not paid.
  expect(await use()).toBe('bill_open')
  await factors.addPasskey(token)
  expect(await use()).toBe('verification_expired')
})

test('a page on which a card was to be saved saves none after a change, and the provider forgets the card', async () => {
  expect((await press(stalePage, 'save')).status).toBe(303)
  await server.runJobs()
  const saved = () => db.selectFrom('saved_cards').select('user_id').execute()
  expect(await saved()).toEqual([])
  expect(await db.selectFrom('sandbox_cards').select('token').execute()).toEqual([])
})

test('resendInvitation: what ended with a change is over for its owner too, and works again when it is resent', async () => {
  const { token, junsToken } = account
  const first = await invite(token, jun)
  await factors.addPasskey(token)
  expect((await accept(junsToken, first)).body.code).toBe('verification_expired')
  const { body } = await call('GET', '/api/team', token)
  const [open] = (body.data as { invitations: { invitation_id: string; expires_at: string }[] }).invitations
  expect(Date.parse(open?.expires_at ?? '')).toBeLessThanOrEqual(server.parts.clock().getTime())
  server.advance(301)
  const again = await call('POST', '/api/team/invitations/resend', token, {
    invitation_id: open?.invitation_id,
  })
  expect(again.status).toBe(200)
  expect((await accept(junsToken, await mailedToken(server, jun))).status).toBe(200)
  await db.deleteFrom('team_members').where('user_id', '=', 'usr_jun7Q2').execute()
})

describe('a stolen session', () => {
  beforeEach(reset)

  test('410, then 428: what it began before the owner enrolled sets up nothing, and it begins nothing after', async () => {
    const [thief, owner] = [await sessionOf(mara), await sessionOf(mara)]
    const app = await beginTotp(thief)
    const { challenge_token, options } = await beginPasskey(thief)
    const passkey = new Authenticator().create(options)
    const { secret } = await factors.addTotp(owner)
    expect((await confirmTotp(thief, app)).status).toBe(428)
    const added = await server.ask('POST', `${api}/passkeys`, {
      token: thief,
      body: { challenge_token, name: 'Late', passkey },
    })
    expect(added.status).toBe(428)
    expect((await server.ask('POST', `${api}/totp`, { token: thief })).status).toBe(428)
    // Also with a code that it was told on the telephone.
    const step = await beginStepUp(thief)
    await prove(thief, { challenge_token: step.challenge_token, code: codeOf(secret) })
    expect((await confirmTotp(thief, app)).body.code).toBe('challenge_expired')
    const { body } = await server.ask('GET', api, { token: owner })
    expect(body.data).toMatchObject({ passkeys: [], recovery_codes_left: 10 })
  })

  test('one of two: whoever confirms first is the only one, also when both are past the check', async () => {
    const sessions = [await sessionOf(mara), await sessionOf(mara)]
    const begun = await Promise.all(sessions.map(beginTotp))
    const ended = await race({
      db,
      lock: sql`SELECT FROM users WHERE id = ${maraId} FOR UPDATE`,
      start: () => sessions.map((token, index) => confirmTotp(token, begun[index] as never)),
    })
    const statuses = ended.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
    expect(statuses.sort()).toEqual([200, 410])
  })

  test('428: what it had proved counts no more when the owner changes a factor elsewhere', async () => {
    const owner = await sessionOf(mara)
    const { secret } = await factors.addTotp(owner)
    const { challenge_token } = await challengeOf(mara)
    const { body } = await finish({ challenge_token, code: codeOf(secret) })
    const { access_token: thief } = body.data as { access_token: string }
    const removes = (token: string) => server.ask('POST', `${api}/recovery-codes`, { token })
    expect((await removes(owner)).status).toBe(200)
    expect((await removes(thief)).status).toBe(428)
    // The person who made the change keeps access.
    expect((await removes(owner)).status).toBe(200)
  })
})

test('registering an address anew does not end the link that its owner waits for', async () => {
  const email = 'nobody.yet@example.com'
  const body = { email, password: newPassword, tc_agree: true, one_shared_globe: true }
  await call('POST', '/api/register', undefined, body)
  const verification_token = await mailedToken(server, email)
  await call('POST', '/api/register', undefined, { ...body, password: 'another-slow-river' })
  expect((await call('POST', '/api/register/verify', undefined, { verification_token })).status).toBe(200)
})
