// Administrators who look after each other: invitations, roles, and the last owner.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addFirstOwners } from '../src/modules/accounts/staff-repo.ts'
import { race } from './support/race.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'
import { repo } from './support/world.ts'

const server = await serverOfFile()
const twin = await twinOfFile(server)
const { db } = server
const [iris, otto] = ['usr_iris9A', 'usr_otto2B']
const lea = 'lea@switchboard.example'

let token: string
let other: string
beforeEach(async () => {
  await sql`DELETE FROM staff WHERE user_id NOT IN (${iris}, ${otto})`.execute(db)
  await sql`
    INSERT INTO staff SELECT id, '{OWNER}', now() FROM users WHERE id IN (${iris}, ${otto})
    ON CONFLICT (user_id) DO UPDATE SET roles = '{OWNER}'`.execute(db)
  await db.updateTable('users').set({ status: 'ACTIVE' }).where('id', 'in', [iris, otto]).execute()
  token = (await server.signIn('admin')).access_token
  other = (await server.signIn('secondAdmin')).access_token
})

type Body = Readonly<Record<string, unknown>>
const staff = (method: string, path: string, body?: Body, as = token, on = server) =>
  on.ask(method, `/portal-api/api/admin/staff${path}`, { token: as, body })
const list = async () => (await staff('GET', '')).body.data as readonly Record<string, unknown>[]
const invite = (roles: readonly string[] = ['SUPPORT'], email = lea) => staff('POST', '', { email, roles })
const change = (user_id: string, roles: readonly string[], ...as: [string?, typeof server?]) =>
  staff('PUT', '', { user_id, roles }, ...as)
const remove = (user_id: string, ...as: [string?, typeof server?]) =>
  staff('POST', '/remove', { user_id }, ...as)
const seen = (response: { status: number; body: unknown }) => [
  response.status,
  (response.body as { code?: string }).code,
]
const noticesOf = async (user_id: string) =>
  (await db.selectFrom('notifications').select('message').where('user_id', '=', user_id).execute()).map(
    ({ message }) => message,
  )

describe('an invitation', () => {
  test('adds somebody who can log in only with the emailed link, and can do what their role does', async () => {
    const { status, body } = await invite()
    expect([status, body.data]).toMatchObject([201, { email: lea, roles: ['SUPPORT'], invited: true }])
    const login = { email: lea, password: 'a-long-own-passphrase' }
    expect((await server.ask('POST', '/portal-api/login', { body: login })).status).toBe(401)
    // A registration of the address changes nothing.
    await server.ask('POST', '/portal-api/api/register', { body: { ...login, tc_agree: true } })
    const mails = await server.mailsTo(lea)
    const [mail] = mails.filter(({ subject }) => subject === 'Help run Switchboard')
    const verification_token = /token=(\S+)/.exec(mail?.text ?? '')?.[1]
    // Well after an hour, in which other links of this kind end.
    server.advance(6 * 86_400)
    const password = login.password
    const reset = { verification_token, password }
    expect((await server.ask('POST', '/portal-api/api/reset-password', { body: reset })).status).toBe(200)
    const session = (await server.ask('POST', '/portal-api/login', { body: login })).body.data as {
      access_token: string
    }
    const ask = (path: string) =>
      server.ask('GET', `/portal-api/api/${path}`, { token: session.access_token })
    await server.ask('PUT', '/portal-api/api/sso-verify/agree', {
      token: session.access_token,
      body: { tc_agree: true, one_shared_globe: true },
    })
    expect((await ask('profile')).body.data).toMatchObject({ user_type: 'ADMIN', staff_roles: ['SUPPORT'] })
    expect((await ask('admin/kyb')).status).toBe(200)
    expect(seen(await ask('admin/plans'))).toEqual([403, 'staff_role'])
    expect(seen(await ask('admin/staff'))).toEqual([403, 'staff_role'])
    token = (await server.signIn('admin')).access_token
    expect((await list()).find(({ email }) => email === lea)).toMatchObject({ invited: false })
    expect(await noticesOf(otto)).toContain(`${lea} was invited as support.`)
  })

  test('409: an address of a customer, or of an administrator', async () => {
    expect(seen(await invite(['OWNER'], 'mara@lakbay.example'))).toEqual([409, 'staff_address_taken'])
    expect(seen(await invite(['OWNER'], 'OTTO@switchboard.example'))).toEqual([409, 'staff_address_taken'])
    expect(await list()).toHaveLength(2)
  })

  test('422: no role, one that is none, one twice', async () => {
    for (const roles of [[], ['BOSS'], ['OWNER', 'OWNER']]) expect((await invite(roles)).status).toBe(422)
  })

  test('again for somebody who is invited: the earlier link ends', async () => {
    const email = 'max@switchboard.example'
    await invite(['AUDITOR'], email)
    expect((await invite(['FINANCE'], email)).body.data).toMatchObject({ roles: ['FINANCE'] })
    const [, older] = await server.mailsTo(email)
    const verification_token = /token=(\S+)/.exec(older?.text ?? '')?.[1]
    const body = { verification_token, password: 'a-long-own-passphrase' }
    expect((await server.ask('POST', '/portal-api/api/reset-password', { body })).status).toBe(404)
  })
})

test('404: roles of somebody who is no administrator', async () => {
  for (const id of ['usr_nobody1', 'usr_mara3K'])
    expect(seen(await change(id, ['SUPPORT']))).toEqual([404, 'not_found'])
})

test('a role that is taken away is gone with the next request, of the same session', async () => {
  expect((await server.ask('GET', '/portal-api/api/admin/plans', { token: other })).status).toBe(200)
  expect((await change(otto, ['SUPPORT'])).status).toBe(200)
  const next = await server.ask('GET', '/portal-api/api/admin/plans', { token: other })
  expect(seen(next)).toEqual([403, 'staff_role'])
  expect(next.body).toMatchObject({
    detail: 'Your staff role is support. An owner, finance, or an auditor can do this.',
  })
  expect(await noticesOf(otto)).toContain('Your staff roles are now support.')
  const [row] = await db
    .selectFrom('audit_log')
    .select(['subject', 'details'])
    .where('action', '=', 'admin.staff.roles')
    .execute()
  expect(row).toEqual({ subject: otto, details: { from: ['OWNER'], to: ['SUPPORT'] } })
})

test('whoever is removed is out, can’t log in, and is told; a new invitation opens the account again', async () => {
  expect((await remove(otto)).status).toBe(200)
  expect((await server.ask('GET', '/portal-api/api/profile', { token: other })).status).toBe(401)
  await expect(server.signIn('secondAdmin')).rejects.toThrow()
  expect((await server.mailsTo('otto@switchboard.example'))[0]?.subject).toBe(
    'You’re no longer an administrator',
  )
  expect(seen(await remove(otto))).toEqual([404, 'not_found'])
  expect((await invite(['AUDITOR'], 'otto@switchboard.example')).body.data).toMatchObject({
    user_id: otto,
    invited: true,
  })
  await sql`UPDATE users SET email_verified_at = now(),
    password_hash = (SELECT password_hash FROM users WHERE id = ${iris}) WHERE id = ${otto}`.execute(db)
})

describe('the last owner', () => {
  test('409: stays, and keeps the role; an invited owner is not there yet', async () => {
    await remove(otto)
    await invite(['OWNER'], 'new@switchboard.example')
    expect(seen(await remove(iris))).toEqual([409, 'staff_last_owner'])
    expect(seen(await change(iris, ['FINANCE']))).toEqual([409, 'staff_last_owner'])
    expect((await change(iris, ['OWNER', 'FINANCE'])).status).toBe(200)
  })

  const lock = sql`SELECT FROM staff WHERE user_id IN (${iris}, ${otto}) FOR UPDATE`
  test.each([
    ['each other', () => [remove(otto), remove(iris, other, twin)], [200, 403]],
    ['themselves', () => [remove(iris), remove(otto, other, twin)], [200, 409]],
    [
      'themselves the role',
      () => [change(iris, ['FINANCE']), change(otto, ['SUPPORT'], other, twin)],
      [200, 409],
    ],
  ])(
    'two owners in two processes take %s away at the same moment: one stays',
    async (_what, start, statuses) => {
      const results = await race({ db, lock, start })
      expect(
        results.map((result) => (result.status === 'fulfilled' ? result.value.status : 0)).sort(),
      ).toEqual(statuses)
      const owners = await sql`SELECT FROM staff WHERE 'OWNER' = ANY (roles)`.execute(db)
      expect(owners.rows).toHaveLength(1)
    },
  )
})

test('administrators of before there were roles become owners, once', async () => {
  await sql`DELETE FROM staff`.execute(db)
  expect((await staff('GET', '')).status).toBe(403)
  await addFirstOwners(db)
  expect((await staff('GET', '')).status).toBe(200)
  await sql`DELETE FROM staff WHERE user_id = ${otto}`.execute(db)
  await addFirstOwners(db)
  expect((await list()).map(({ user_id }) => user_id)).not.toContain(otto)
})

describe('the command for operators', () => {
  const run = promisify(execFile)
  const command = (...args: string[]) =>
    run(process.execPath, [join(repo, 'server/src/commands/staff.ts'), ...args], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: server.database.url },
    })
  const tokenIn = (text: string) => /token=(\S+)/.exec(text)?.[1]
  const setPassword = (verification_token: string | undefined, password: string) =>
    server.ask('POST', '/portal-api/api/reset-password', { body: { verification_token, password } })
  const login = (email: string, password: string) =>
    server.ask('POST', '/portal-api/login', { body: { email, password } })

  test('makes an owner without SQL and lets one who is locked out in again, whose sessions end', async () => {
    const email = 'first@provider.example'
    const added = await command('add', email, '--role', 'owner')
    expect((await setPassword(tokenIn(added.stdout), 'a-long-own-passphrase')).status).toBe(200)
    const { body } = await login(email, 'a-long-own-passphrase')
    const { access_token } = body.data as { access_token: string }
    const agree = { token: access_token, body: { tc_agree: true, one_shared_globe: true } }
    await server.ask('PUT', '/portal-api/api/sso-verify/agree', agree)
    expect((await staff('GET', '', undefined, access_token)).status).toBe(200)
    expect((await command('list')).stdout).toContain(`${email}  owner\n`)

    const recovered = await command('recover', email)
    expect((await staff('GET', '', undefined, access_token)).status).toBe(401)
    expect((await login(email, 'a-long-own-passphrase')).status).toBe(401)
    expect((await setPassword(tokenIn(recovered.stdout), 'another-long-passphrase')).status).toBe(200)
    expect((await setPassword(tokenIn(recovered.stdout), 'a-third-long-passphrase')).status).not.toBe(200)
    expect((await login(email, 'another-long-passphrase')).status).toBe(200)
    const rows = await db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_id', 'like', 'operator:%')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['admin.staff.invite', 'admin.staff.recover'])
  })

  test.each([
    [['add', 'mara@lakbay.example', '--role', 'owner'], /belongs to a customer/],
    [['recover', 'mara@lakbay.example'], /is no administrator/],
    [['add', 'new@provider.example', '--role', 'king'], /^Usage:/],
    [['add', 'new@provider.example'], /^Usage:/],
    [[], /^Usage:/],
  ])('%s is rejected plainly', async (args, message) => {
    await expect(command(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(message) })
  })
})
