// Deletion of an account: its requests, the end of its keys and sessions, the erased rows and the kept ones.
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkData } from '../src/platform/backup/check-data.ts'
import { demoPassword } from '../src/seed/personas.ts'
import { email, names, newcomerTo, password } from './support/newcomer.ts'
import { race } from './support/race.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const db = server.db

const call = (method: string, path: string, token?: string, body?: unknown) =>
  server.ask(method, `/portal-api${path}`, { token, body })
const remove = (token: string, body: object = { password: demoPassword }) =>
  server.ask('POST', '/portal-api/api/profile/delete', { token, body })
const login = (email: string, password: string = demoPassword) =>
  call('POST', '/login', undefined, { email, password })

/** Where PostgreSQL finds a text in any column of any table. */
async function placesOf(text: string): Promise<readonly string[]> {
  const { rows } = await sql<{ schema: string; table: string; column: string }>`
    SELECT table_schema AS schema, table_name AS table, column_name AS column FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`.execute(db)
  const places: string[] = []
  for (const { schema, table, column } of rows) {
    const { rows: hits } = await sql`SELECT FROM ${sql.table(`${schema}.${table}`)}
      WHERE ${sql.ref(column)}::text ILIKE ${`%${text}%`} LIMIT 1`.execute(db)
    if (hits.length > 0) places.push(`${table}.${column}`)
  }
  return [...new Set(places)].sort()
}

const newcomer = () => newcomerTo(server)

describe('deleteAccount', () => {
  test('200: nothing of the person is left but mails that were sent, and the books agree', async () => {
    const { id, token } = await newcomer()
    expect(await placesOf(email)).toContain('users.email')
    const { status, body } = await remove(token, { password })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ credits_lost: expect.stringMatching(/^[1-9]\d*\.\d\d$/) })
    await server.runJobs()
    // The outbox stands in for the post of a development server: sent emails aren't ours any more.
    const elsewhere = (places: readonly string[]) => places.filter((place) => !place.startsWith('outbox.'))
    for (const text of [email, ...names]) expect([text, elsewhere(await placesOf(text))]).toEqual([text, []])

    const { faults } = await checkData({ db, kybFolder: server.parts.settings.kybFolder })
    expect(faults).toEqual([])
    const last = await db
      .selectFrom('ledger')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('sequence', 'desc')
      .executeTakeFirst()
    expect(last).toMatchObject({ kind: 'ADJUSTMENT', description: 'Account deleted', balance_after: 0 })
    const audited = await db.selectFrom('audit_log').select('action').where('subject', '=', id).execute()
    expect(audited.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.register', 'account.delete']),
    )
    expect((await server.mailsTo(email))[0]?.subject).toBe('Your account was deleted')
  })

  test('200: sessions and keys have ended, and the same address registers anew', async () => {
    const { id, token, refresh_token } = await again()
    expect((await remove(token, { password })).body.data.keys_ended).toBeGreaterThan(0)
    expect((await call('GET', '/api/profile', token)).status).toBe(401)
    expect((await call('POST', '/api/refresh-token', undefined, { refresh_token })).status).toBe(401)
    expect((await login(email, password)).status).toBe(401)
    const keys = await db
      .selectFrom('api_keys')
      .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
      .select(['revoked_at', 'status'])
      .where('user_id', '=', id)
      .execute()
    expect(keys.every(({ revoked_at, status }) => revoked_at && status === 'CANCELLED')).toBe(true)
    const pending = await db.selectFrom('payments').select('status').where('user_id', '=', id).execute()
    expect(pending.map(({ status }) => status)).toEqual(['EXPIRED'])

    const anew = await again()
    expect(anew.id).not.toBe(id)
    expect((await call('GET', '/api/profile', anew.token)).status).toBe(200)
    await remove(anew.token, { password })
  })

  test('200: nobody else is touched', async () => {
    const { token } = await again()
    const rows = () =>
      sql<{
        all: string
      }>`SELECT md5(string_agg(users::text, '' ORDER BY id)) AS all FROM users WHERE id LIKE 'usr_%' AND email LIKE '%.example'`.execute(
        db,
      )
    const sessions = () =>
      db.selectFrom('session_families').select('id').where('user_id', '=', 'usr_mara3K').execute()
    await server.signIn('business')
    const before = [await rows(), await sessions()]
    await remove(token, { password })
    expect([await rows(), await sessions()]).toEqual(before)
  })

  test('422 password_wrong: and 429 after five, as at signing in', async () => {
    const { access_token } = await server.signIn('lowBalance')
    for (let tries = 0; tries < 5; tries += 1) {
      const response = await remove(access_token, { password: 'wrong' })
      expect([response.status, response.body.errors?.[0]?.code]).toEqual([422, 'password_wrong'])
    }
    expect((await remove(access_token)).status).toBe(429)
    expect(
      (
        await db
          .selectFrom('users')
          .select('deleted_at')
          .where('id', '=', 'usr_tess8L')
          .executeTakeFirstOrThrow()
      ).deleted_at,
    ).toBeNull()
  })

  test('409 bill_open: an unpaid statement, and a month that is still to be billed', async () => {
    const { access_token } = await server.signIn('business')
    const response = await remove(access_token)
    expect([response.status, response.body.code]).toEqual([409, 'bill_open'])
    await db
      .updateTable('statements')
      .set({ paid_at: new Date() })
      .where('user_id', '=', 'usr_mara3K')
      .execute()
    expect((await remove(access_token)).body.detail).toContain('billed monthly')
  })

  test('200: of three who ask at once, one does it', async () => {
    const { id, token } = await again()
    const settled = await race({
      db,
      lock: sql`SELECT FROM users WHERE id = ${id} FOR UPDATE`,
      start: () => Array.from({ length: 3 }, () => remove(token, { password })),
    })
    const statuses = settled.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const ends = await db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'account.delete')
      .where('subject', '=', id)
      .execute()
    expect(ends).toHaveLength(1)
  })

  async function again() {
    await db.deleteFrom('kyb_submissions').where('id', '=', 'kyb_corazon').execute()
    await db.deleteFrom('contact_messages').where('id', '=', 'msg_1').execute()
    await db.deleteFrom('leads').where('id', '=', 'lead_1').execute()
    await db.deleteFrom('outbox').execute()
    return newcomer()
  }
})

describe('by a mailed link', () => {
  const jun = 'jun@example.com'
  const linkToken = async () => {
    const [mail] = await server.mailsTo(jun)
    return /[?&]token=(del_[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  beforeEach(async () => {
    await db.deleteFrom('mail_waits').execute()
    await db.deleteFrom('outbox').execute()
    await db
      .updateTable('users')
      .set({ password_hash: null, is_sso: true, sso_by: 'google' })
      .where('id', '=', 'usr_jun7Q2')
      .execute()
  })
  const session = async () => {
    const google = await server.ask('GET', `/__dev/google/credential?other=${encodeURIComponent(jun)}`)
    const { body } = await call('POST', '/api/sso_google_callback', undefined, google.body)
    const signedIn = await call('POST', '/sso-verify', undefined, {
      sso_token: (body.data as { sso_token: string }).sso_token,
    })
    return (signedIn.body.data as { access_token: string }).access_token
  }

  test('409 password_not_set: there is no password to prove', async () => {
    expect((await remove(await session())).body.code).toBe('password_not_set')
  })

  test('404 verification_unknown: nobody’s token, and that of somebody else, which is not used up', async () => {
    const token = await session()
    expect((await remove(token, { verification_token: 'del_nobody' })).body.code).toBe('verification_unknown')
    await call('POST', '/api/profile/delete-link', token)
    const verification_token = await linkToken()
    const other = (await server.signIn('keyInGrace')).access_token
    expect((await remove(other, { verification_token })).body.code).toBe('verification_unknown')
    server.advance(3601)
    const late = await remove(await session(), { verification_token })
    expect([late.status, late.body.code]).toEqual([410, 'verification_expired'])
  })

  test('200: the link is asked for once in 360 seconds, and stands for the password', async () => {
    const token = await session()
    const response = await call('POST', '/api/profile/delete-link', token)
    expect(response.status).toBe(202)
    const soon = await call('POST', '/api/profile/delete-link', token)
    expect([soon.status, soon.body.code]).toEqual([429, 'resend_too_soon'])
    const verification_token = await linkToken()
    expect(verification_token).not.toBe('')
    expect((await remove(token, { verification_token })).status).toBe(200)
    expect((await call('GET', '/api/profile', token)).status).toBe(401)
    // Google’s own identifier opens a new account, not the old one.
    const anew = await session()
    const { body } = await call('GET', '/api/profile', anew)
    expect((body.data as { id: string }).id).not.toBe('usr_jun7Q2')
  })
})

test('an administrator’s lists leave a deleted account out', async () => {
  const { access_token } = await server.signIn('admin')
  const named = async (path: string) =>
    JSON.stringify((await call('GET', `/api/admin/${path}`, access_token)).body).match(/deleted\.invalid/g) ??
    []
  const { rows } = await sql`SELECT FROM users WHERE deleted_at IS NOT NULL`.execute(db)
  expect(rows.length).toBeGreaterThan(0)
  for (const path of ['user-subscriptions?limit=100', 'all-user-subscriptions'])
    expect(await named(path)).toEqual([])
})

test('every table that names a user is erased with them by its own word, or kept for a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype <> 'c' ORDER BY 1`.execute(db)
  // Erased by eraseNotifications and eraseSubmissions; the rest are books and their counts. For a change of credits
  // approved by a second administrator, the book names the owner and both administrators.
  expect(rows.map(({ name }) => name)).toEqual([
    'credit_adjustments',
    'credit_adjustments',
    'credit_adjustments',
    // The administrator who approved.
    'factor_recoveries',
    'kyb_submissions',
    'notifications',
    'payments',
    'subscriptions',
    'tax_documents',
    'usage_days',
    'usage_key_days',
    'wallets',
  ])
})
