// The first day of a portal: its first owner, by the link of a start, and the checklist.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { firstOwnerLink } from '../src/modules/setup/first-owner.ts'
import { checkSettings } from '../src/platform/settings/checklist.ts'
import { readDeployment } from '../src/platform/settings/deployment.ts'
import { race } from './support/race.ts'
import { serverOfFile, startServer, twinOfFile } from './support/server.ts'

const server = await serverOfFile()
const twin = await twinOfFile(server)
const { db } = server
const publicUrl = 'https://portal.example'
const password = 'paper-boat-on-pasig'
const email = 'ana@provider.example'

const printed = () => firstOwnerLink({ db, now: server.parts.clock(), publicUrl })
const tokenOf = (link: string | undefined) => new URL(link ?? 'x:').searchParams.get('token')

interface Claim {
  readonly verification_token: string | null
  readonly email: string
  readonly password: string
}

const claim = (change: Partial<Claim> = {}, on = server) => {
  const body = { firstname: 'Ana', lastname: 'Reyes', email, password, ...change }
  return on.ask('POST', '/portal-api/api/first-owner', { body })
}
const outcome = (response: { status: number; body: unknown }) => [
  response.status,
  (response.body as { code?: string }).code,
]

describe('the first owner', () => {
  beforeEach(async () => {
    await sql`DELETE FROM staff`.execute(db)
    await sql`DELETE FROM secrets WHERE name = 'first-owner'`.execute(db)
    await sql`DELETE FROM audit_log`.execute(db)
    await sql`DELETE FROM users WHERE email LIKE '%@provider.example'`.execute(db)
  })

  test('createFirstOwner 201: the link makes an owner, who logs in and is asked for nothing else', async () => {
    const link = await printed()
    expect(link).toMatch(/^https:\/\/portal\.example\/first-owner\?token=own_/)
    const { rows: secrets } = await sql<{
      value: Buffer
    }>`SELECT value FROM secrets WHERE name = 'first-owner'`.execute(db)
    expect(secrets[0]?.value.toString()).not.toContain(tokenOf(link))
    expect(outcome(await claim({ verification_token: tokenOf(link) }))).toEqual([201, undefined])
    const { body } = await server.ask('POST', '/portal-api/login', { body: { email, password } })
    const { access_token: token } = body.data as { access_token: string }
    const profile = await server.ask('GET', '/portal-api/api/profile', { token })
    expect(profile.body.data).toMatchObject({ tc_agree: true, firstname: 'Ana', staff_roles: ['OWNER'] })
    expect((await server.ask('GET', '/portal-api/api/admin/staff', { token })).status).toBe(200)
    const rows = await db.selectFrom('audit_log').select('action').execute()
    expect(rows.map(({ action }) => action)).toContain('admin.staff.first')
  })

  test('createFirstOwner 404, 410: a token that is unknown, replaced, too old or used makes nobody an owner', async () => {
    expect(outcome(await claim({ verification_token: 'own_nobody_made_this_one' }))).toEqual([
      404,
      'verification_unknown',
    ])
    const first = tokenOf(await printed())
    server.advance(61)
    const second = tokenOf(await printed())
    expect(outcome(await claim({ verification_token: first }))).toEqual([404, 'verification_unknown'])
    server.advance(86_401)
    expect(outcome(await claim({ verification_token: second }))).toEqual([410, 'verification_expired'])
    const third = tokenOf(await printed())
    expect((await claim({ verification_token: third })).status).toBe(201)
    const again = await claim({ verification_token: third, email: 'ben@provider.example' })
    expect(outcome(again)).toEqual([410, 'verification_used'])
    expect(await printed()).toBeUndefined()
  })

  test('createFirstOwner 409, 422: the link stays valid after an address of a customer and a common password', async () => {
    const verification_token = tokenOf(await printed())
    const taken = await claim({ verification_token, email: 'mara@lakbay.example' })
    expect(outcome(taken)).toEqual([409, 'staff_address_taken'])
    for (const guessable of ['password123', email])
      expect((await claim({ verification_token, password: guessable })).status).toBe(422)
    expect((await claim({ verification_token })).status).toBe(201)
  })

  test('of processes that start together, one prints a link', async () => {
    const now = server.parts.clock()
    const links = await Promise.all(
      [db, twin.db, db, twin.db].map((on) => firstOwnerLink({ db: on, now, publicUrl })),
    )
    const [link, ...others] = links.filter((one) => one !== undefined)
    expect(others).toEqual([])
    expect((await claim({ verification_token: tokenOf(link) })).status).toBe(201)
  })

  test('of two who use the link together, one becomes the owner', async () => {
    const verification_token = tokenOf(await printed())
    const outcomes = await race({
      db,
      lock: sql`SELECT FROM secrets WHERE name = 'first-owner' FOR NO KEY UPDATE`,
      start: () => [
        claim({ verification_token }),
        claim({ verification_token, email: 'ben@provider.example' }, twin),
      ],
    })
    const statuses = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.status : one.reason))
    expect(statuses.sort()).toEqual([201, 410])
    const owners = await db.selectFrom('staff').select('roles').execute()
    expect(owners).toEqual([{ roles: ['OWNER'] }])
  })
})

describe('the checklist', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-setup-'))
  const findings = checkSettings(
    readDeployment({
      DATABASE_URL: 'postgres://127.0.0.1/x',
      PUBLIC_URL: publicUrl,
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'x@portal.example',
    }),
  )
  const portal = await startServer({
    backupFolder: folder,
    findings,
    settings: { publicUrl, paymentProvider: 'none' },
  })
  afterAll(async () => {
    await portal.close()
    await portal.database.close()
    rmSync(folder, { recursive: true })
  })
  let token: string
  beforeEach(async () => {
    token = (await portal.signIn('admin')).access_token
  })
  const item = async (id: string) => {
    const { body } = await portal.ask('GET', '/portal-api/api/admin/setup', { token })
    return (body.data as { id: string }[]).find((one) => one.id === id)
  }
  const sendTest = () => portal.ask('POST', '/portal-api/api/admin/setup/test-email', { token })

  test('adminGetSetup 200: each part says what was found, as settings, files and rows have it', async () => {
    expect(await item('domain')).toMatchObject({
      state: 'done',
      finding: 'The portal is at https://portal.example.',
    })
    expect(await item('brand')).toMatchObject({
      state: 'open',
      finding: expect.stringContaining('Switchboard'),
    })
    expect(await item('payments')).toMatchObject({
      state: 'open',
      required: false,
      finding: expect.stringContaining('Nobody can buy credits'),
    })
    expect(await item('prices')).toMatchObject({ state: 'done' })
  })

  test('adminSendTestEmail 202: the message goes to the caller, and the checklist has its outcome', async () => {
    await portal.database.pool.query('DELETE FROM mails')
    expect(await item('email')).toMatchObject({
      state: 'open',
      finding: expect.stringContaining('Send a test'),
    })
    expect((await sendTest()).status).toBe(202)
    expect((await portal.mailsTo('iris@switchboard.example'))[0]?.subject).toBe(
      'Test message from Switchboard',
    )
    expect(await item('email')).toMatchObject({ state: 'done' })
    await portal.database.pool.query(`UPDATE mail_attempts SET error = 'Connection refused'`)
    expect(await item('email')).toEqual({
      ...{ id: 'email', title: 'Email', state: 'open', required: true },
      finding: 'The last email wasn’t sent: Connection refused',
    })
  })

  test('a backup that is missing, fresh or too old', async () => {
    const write = (days: number) => {
      mkdirSync(join(folder, 'last'), { recursive: true })
      const finished_at = new Date(portal.parts.clock().getTime() - days * 86_400_000)
      writeFileSync(join(folder, 'last/backup.json'), JSON.stringify({ finished_at }))
    }
    expect(await item('backup')).toMatchObject({ state: 'open', required: true })
    write(1)
    expect(await item('backup')).toMatchObject({ state: 'done' })
    write(3)
    expect(await item('backup')).toMatchObject({
      state: 'open',
      finding: expect.stringContaining('3 days old'),
    })
  })

  test('the first API: published, connected, called', async () => {
    const answered = (calls: number) =>
      portal.database.pool.query(
        `INSERT INTO api_hours VALUES (now(), 'sim-swap', $1, 0, 0, '{}')
         ON CONFLICT (hour, api) DO UPDATE SET calls = $1`,
        [calls],
      )
    await portal.database.pool.query(
      `DELETE FROM api_hours; DELETE FROM upstreams WHERE environment = 'LIVE'`,
    )
    expect((await item('api')) as object).toMatchObject({ finding: expect.stringContaining('no server') })
    await answered(1)
    expect(await item('api')).toMatchObject({ state: 'done' })
  })
})
