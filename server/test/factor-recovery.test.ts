// A way back for an owner who has lost the second factor and the recovery codes: 72 hours, in which they are told and can stop it.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { mailRecoveryLinks } from '../src/modules/second-factor/recovery.ts'
import { purgeExpired } from '../src/purge-expired.ts'
import { emails, factorCalls } from './support/factors.ts'
import { race } from './support/race.ts'
import { serverOfFile, type TestServer, twinOfFile } from './support/server.ts'

const { mara } = emails
const userId = 'usr_mara3K'
const server = await serverOfFile({ trustProxy: '127.0.0.1' })
const { codeOf, login, sessionOf, challengeOf, finish, addTotp, beginStepUp, prove, reset } =
  factorCalls(server)
const twin = await twinOfFile(server)
const hour = 3_600

beforeEach(async () => {
  await reset()
  await server.db.deleteFrom('factor_recoveries').execute()
  // The challenge of each test is younger than the request of the one before.
  server.advance(25 * hour)
})

const begin = async (on: TestServer = server) =>
  on.ask('POST', '/portal-api/login/recovery', {
    body: { challenge_token: (await challengeOf(mara)).challenge_token },
  })
const cancel = (token: string, on: TestServer = server) =>
  on.ask('POST', '/portal-api/login/recovery/cancel', { body: { token } })
const announced = 'A request to log in without your second factor'
/** Of the mails since the newest request. */
const newest = async (subject: string, param: string) => {
  const mails = await server.mailsTo(mara)
  const since = mails.findIndex((one) => one.subject === announced)
  const mail = mails.slice(0, since + 1).find((one) => one.subject === subject)
  return new RegExp(`[?&]${param}=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
}
const cancelToken = () => newest(announced, 'token')
const subjects = async () => (await server.mailsTo(mara)).map(({ subject }) => subject)
/** The link that was mailed by now, by any process. */
async function link(): Promise<string> {
  await Promise.all([mailRecoveryLinks(server.parts), mailRecoveryLinks(twin.parts)])
  return newest('Log in without your second factor', 'recovery')
}
const use = async (recovery_token: string, on: TestServer = server) =>
  finish({ challenge_token: (await challengeOf(mara)).challenge_token, recovery_token }, { on })
/** With the factor set up, and the request made. */
async function waiting(): Promise<{ secret: string; codes: string[]; session: string }> {
  const session = await sessionOf(mara)
  const factor = await addTotp(session)
  const response = await begin()
  expect(response.status).toBe(202)
  return { ...factor, session }
}
const actions = async () => {
  const rows = await server.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', userId)
    .where('action', 'like', '%recovery%')
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

test('after 72 hours the mailed link and the password log in, once; factors, codes and sessions are gone', async () => {
  const { secret } = await waiting()
  const before = (
    await sql<{
      id: string
    }>`SELECT id FROM session_families WHERE user_id = ${userId} AND revoked_at IS NULL`.execute(server.db)
  ).rows
  expect(before.length).toBeGreaterThan(0)
  server.advance(72 * hour - 1)
  const sent = await subjects()
  expect(sent[0]).toBe(announced)
  expect(await link()).toBe('')
  server.advance(1)
  const token = await link()
  expect(token).not.toBe('')
  expect((await subjects()).filter((one) => one === 'Log in without your second factor')).toHaveLength(1)

  // The link alone opens nothing, nor does it with another's password.
  expect(
    (
      await server.ask('POST', '/portal-api/login/verify', {
        body: { challenge_token: 'x', recovery_token: token },
      })
    ).status,
  ).toBe(410)
  const done = await use(token, twin)
  expect(done.status).toBe(200)
  const { access_token } = done.body.data as { access_token: string }
  const factor = await server.ask('GET', '/portal-api/api/second-factor', { token: access_token })
  expect(factor.body.data).toMatchObject({ totp: null, passkeys: [], recovery_codes_left: 0 })
  const open = await sql<{
    id: string
  }>`SELECT id FROM session_families WHERE user_id = ${userId} AND revoked_at IS NULL`.execute(server.db)
  expect(open.rows).toHaveLength(1)
  expect(before).not.toContainEqual(open.rows[0])
  expect((await subjects())[0]).toBe('Your second factors were removed')
  expect((await actions()).slice(-2)).toEqual([
    'second_factor.recovery.request',
    'second_factor.recovery.use',
  ])

  // A new factor is set up; the old link says nothing about it, nor does the old factor.
  await addTotp(access_token)
  expect((await use(token)).status).toBe(422)
  const { challenge_token } = await challengeOf(mara)
  expect((await finish({ challenge_token, code: codeOf(secret) })).status).toBe(422)
})

const stops: readonly [string, (owner: { secret: string; codes: string[] }) => Promise<unknown>][] = [
  ['the link in the email', async () => expect((await cancel(await cancelToken(), twin)).status).toBe(200)],
  [
    'a sign-in with the second factor',
    async ({ secret }) => {
      server.advance(60)
      const { challenge_token } = await challengeOf(mara)
      expect((await finish({ challenge_token, code: codeOf(secret) })).status).toBe(200)
    },
  ],
  [
    'a sign-in with a recovery code',
    async ({ codes: [recovery_code] }) => {
      const { challenge_token } = await challengeOf(mara)
      expect((await finish({ challenge_token, recovery_code })).status).toBe(200)
    },
  ],
  [
    'a new password',
    () =>
      server.db
        .updateTable('users')
        .set(({ ref }) => ({ security_version: sql`${ref('security_version')} + 1` }) as never)
        .where('id', '=', userId)
        .execute(),
  ],
]

test.each(stops)('%s ends it before the link is mailed', async (_name, stop) => {
  const owner = await waiting()
  await stop(owner)
  server.advance(72 * hour)
  expect(await link()).toBe('')
  expect((await cancel(await cancelToken())).status).toBe(_name === 'a new password' ? 200 : 410)
})

test.each(stops)('%s ends it after the link was mailed', async (_name, stop) => {
  const owner = await waiting()
  server.advance(72 * hour)
  const token = await link()
  await stop(owner)
  expect((await use(token)).status).toBe(422)
})

test('confirming a change with the second factor ends it, too', async () => {
  const { secret, session } = await waiting()
  server.advance(60)
  const { challenge_token } = await beginStepUp(session)
  expect((await prove(session, { challenge_token, code: codeOf(secret) })).status).toBe(200)
  expect((await actions()).at(-1)).toBe('second_factor.recovery.cancel')
})

test('asking again changes nothing, and one that was cancelled is not followed by another on the same day', async () => {
  await waiting()
  const [first] = (await server.db.selectFrom('factor_recoveries').select('ready_at').execute()).map((one) =>
    one.ready_at.toISOString(),
  )
  server.advance(hour)
  const again = await begin(twin)
  expect([again.status, (again.body.data as { ready_at: string }).ready_at]).toEqual([202, first])
  expect((await subjects()).filter((one) => one === announced).length).toBe(
    (await actions()).filter((one) => one === 'second_factor.recovery.request').length,
  )
  await cancel(await cancelToken())
  const soon = await begin()
  expect([soon.status, soon.body.code]).toEqual([429, 'too_many_requests'])
  server.advance(24 * hour)
  expect((await begin()).status).toBe(202)
})

test('without the right password nothing begins, for whichever address', async () => {
  const ask = (challenge_token: string) =>
    server.ask('POST', '/portal-api/login/recovery', { body: { challenge_token } })
  expect((await ask('sfc_none')).status).toBe(410)
  await addTotp(await sessionOf(mara))
  const { challenge_token } = await challengeOf(mara)
  // A change of the account overtakes the password that was right.
  await server.db
    .updateTable('users')
    .set({ security_version: sql`security_version + 1` } as never)
    .where('id', '=', userId)
    .execute()
  expect((await ask(challenge_token)).status).toBe(410)
  expect((await cancel('rcx_none')).body.code).toBe('verification_unknown')
})

test('403 account_suspended: a locked account has no way back by itself', async () => {
  await addTotp(await sessionOf(mara))
  const { challenge_token } = await challengeOf(mara)
  await server.db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', userId).execute()
  // The lock overtakes the challenge, unless both came at once.
  await server.db
    .updateTable('second_factor_challenges')
    .set({ security_version: sql`(SELECT security_version FROM users WHERE id = ${userId})` } as never)
    .execute()
  const response = await server.ask('POST', '/portal-api/login/recovery', { body: { challenge_token } })
  expect([response.status, response.body.code]).toEqual([403, 'account_suspended'])
  await server.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', userId).execute()
})

test('of two processes one uses the link, and a cancel beside it leaves the account as one of them made it', async () => {
  await waiting()
  server.advance(72 * hour)
  const token = await link()
  const challenges = [await challengeOf(mara), await challengeOf(mara)]
  const lock = sql`SELECT FROM users WHERE id = ${userId} FOR UPDATE`
  const ended = await race({
    db: server.db,
    lock,
    start: () =>
      challenges.map(({ challenge_token }, index) =>
        finish({ challenge_token, recovery_token: token }, { on: index ? twin : server }),
      ),
  })
  // The second finds its challenge overtaken.
  expect(ended.map((one) => (one.status === 'fulfilled' ? one.value.status : 0)).sort()).toEqual([200, 410])

  await reset()
  server.advance(25 * hour)
  await waiting()
  server.advance(72 * hour)
  const [later, stopper] = [await link(), await cancelToken()]
  const { challenge_token } = await challengeOf(mara)
  const both = await race({
    db: server.db,
    lock,
    start: () => [finish({ challenge_token, recovery_token: later }), cancel(stopper, twin)],
  })
  const [used, cancelled] = both.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
  expect([
    [200, 410],
    [422, 200],
  ]).toContainEqual([used, cancelled])
  const { status } = await login(mara)
  expect(status).toBe(used === 200 ? 200 : 202)
})

test('two administrators, and not one twice, take the place of the 72 hours', async () => {
  await waiting()
  const approve = async (persona: string, reason = 'Called back on the number of the contract.') =>
    server.ask('POST', '/portal-api/api/admin/users/factor-recovery/approve', {
      token: (await server.signIn(persona)).access_token,
      body: { user_id: userId, reason },
    })
  expect((await approve('admin', '  ')).status).toBe(422)
  const first = await approve('admin')
  expect(first.body.data).toMatchObject({ approvals: 1, approved_by_caller: true })
  expect((await approve('admin')).body.code).toBe('recovery_approved')
  expect(await link()).toBe('')
  const seen = await server.ask('GET', `/portal-api/api/admin/user-subscription?user_id=${userId}`, {
    token: (await server.signIn('secondAdmin')).access_token,
  })
  expect((seen.body.data as never as { factor_recovery: object }).factor_recovery).toMatchObject({
    approvals: 1,
    approved_by_caller: false,
  })
  expect((await approve('secondAdmin')).body.data).toMatchObject({ approvals: 2 })
  const token = await newest('Log in without your second factor', 'recovery')
  expect((await use(token)).status).toBe(200)
  expect((await approve('admin')).status).toBe(404)
  expect((await actions()).filter((one) => one === 'admin.user.factor_recovery_approve')).toHaveLength(2)
})

test('a link works for 24 hours, and what is a month old is deleted', async () => {
  await waiting()
  server.advance(72 * hour)
  const token = await link()
  server.advance(24 * hour)
  expect((await use(token)).status).toBe(422)
  expect((await begin()).status).toBe(202)
  server.advance(31 * 24 * hour)
  await purgeExpired(server.parts)
  expect(await server.db.selectFrom('factor_recoveries').selectAll().execute()).toEqual([])
})
