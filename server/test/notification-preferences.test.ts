import type { components } from '@switchboard/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Notice, notify } from '../src/modules/notifications/notify.ts'
import { kindRules } from '../src/modules/notifications/rules.ts'
import { moveCredits } from '../src/modules/wallet/move-credits.ts'
import { serverOfFile } from './support/server.ts'
import { start } from './support/world.ts'

type Kind = components['schemas']['NotificationKind']
const jun = { id: 'usr_jun7Q2', email: 'jun@example.com' }

const server = await serverOfFile()
const tokens: Record<string, string> = {}
beforeAll(async () => {
  for (const persona of ['user', 'admin', 'lowBalance'])
    tokens[persona] = (await server.signIn(persona)).access_token
})

const path = '/portal-api/api/notifications/preferences'
async function read(persona = 'user') {
  const { body } = await server.ask('GET', path, { token: tokens[persona] })
  return new Map(body.data.map(({ kind, ...rest }) => [kind, rest]))
}
const change = (preferences: readonly object[], persona = 'user') =>
  server.ask('PUT', path, { token: tokens[persona], body: { preferences } })

async function deliveriesOf(kind: Kind, rest: Partial<Notice> = {}) {
  await server.db.deleteFrom('notifications').where('user_id', '=', jun.id).execute()
  await server.db.deleteFrom('outbox').execute()
  await server.db
    .transaction()
    .execute((tx) => notify(tx, { userId: jun.id, kind, message: `About ${kind}.`, now: start, ...rest }))
  const rows = await server.db
    .selectFrom('notifications')
    .select(['message', 'kind'])
    .where('user_id', '=', jun.id)
    .execute()
  return { rows, mails: await server.mailsTo(jun.email) }
}

describe('getNotificationPreferences 200', () => {
  test('as an account begins: all in the portal, by email what was mailed before there was a choice', async () => {
    const all = await read()
    expect([...all.keys()]).not.toContain('administration')
    expect([...all.values()].every(({ in_app }) => in_app)).toBe(true)
    expect([...all].filter(([, { mail }]) => mail).map(([kind]) => kind)).toEqual([
      'low_credits',
      'payments',
      'announcements',
      'limits',
      'approvals',
      'webhooks',
      'verification',
      'team',
      'password_changed',
      'new_device',
      'second_factor',
    ])
  })

  test('an administrator meets no wallet', async () => {
    expect([...(await read('admin')).keys()]).toEqual([
      'administration',
      'password_changed',
      'new_device',
      'second_factor',
    ])
  })
})

describe('updateNotificationPreferences', () => {
  test('200: what is named changes, the rest stays, and the last of one kind counts', async () => {
    const { status } = await change([
      { kind: 'plans', in_app: true, mail: true },
      { kind: 'keys', in_app: true, mail: true },
      { kind: 'keys', in_app: false, mail: false },
    ])
    expect(status).toBe(200)
    const all = await read()
    expect(all.get('plans')).toMatchObject({ in_app: true, mail: true })
    expect(all.get('keys')).toMatchObject({ in_app: false, mail: false })
    expect(all.get('credits')).toMatchObject({ in_app: true, mail: false })
    expect((await read('lowBalance')).get('plans')?.mail).toBe(false)
  })

  test.each(['password_changed', 'new_device', 'second_factor'])(
    '422: emails about security stay on: %s; and nothing of the request is kept',
    async (kind) => {
      const { status, body } = await change([
        { kind: 'subscriptions', in_app: false, mail: false },
        { kind, in_app: true, mail: false },
      ])
      expect([status, body.errors?.[0]]).toEqual([
        422,
        expect.objectContaining({ pointer: '#/preferences/1/mail', code: 'not_allowed' }),
      ])
      expect((await read()).get('subscriptions')?.in_app).toBe(true)
    },
  )

  test.each([
    ['user', 'administration', 'not_allowed'],
    ['admin', 'low_credits', 'not_allowed'],
    ['user', 'gossip', 'enum'],
  ])('422: a kind that a %s does not meet: %s', async (persona, kind, code) => {
    const { status, body } = await change([{ kind, in_app: true, mail: true }], persona)
    expect([status, body.errors?.[0]?.pointer, body.errors?.[0]?.code]).toEqual([
      422,
      '#/preferences/0/kind',
      code,
    ])
  })
})

describe('who tells something keeps to them', () => {
  const choices = [true, false].flatMap((in_app) => [true, false].map((mail) => ({ in_app, mail })))

  test.each(choices)('in the portal $in_app, by email $mail', async ({ in_app, mail }) => {
    await change([{ kind: 'credits', in_app, mail }])
    const { rows, mails } = await deliveriesOf('credits', { route: '/dashboard/wallet', text: 'View wallet' })
    expect(rows).toEqual(in_app ? [{ message: 'About credits.', kind: 'credits' }] : [])
    expect(mails).toHaveLength(mail ? 1 : 0)
    if (mail) expect(mails[0]?.text).toContain('/dashboard/wallet')
  })

  test('a mail of its own is sent instead of the message, and only where mails are wanted', async () => {
    const sent: string[] = []
    const mail = async () => void sent.push('own')
    await change([{ kind: 'plans', in_app: true, mail: true }])
    expect((await deliveriesOf('plans', { mail })).mails).toEqual([])
    await change([{ kind: 'plans', in_app: true, mail: false }])
    await deliveriesOf('plans', { mail })
    expect(sent).toEqual(['own'])
  })

  test('security is mailed, even where the table says otherwise and the account is suspended', async () => {
    const row = { user_id: jun.id, kind: 'new_device', in_app: false, mail: false } as const
    await server.db.insertInto('notification_preferences').values(row).execute()
    await server.db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', jun.id).execute()
    const { rows, mails } = await deliveriesOf('new_device')
    expect([rows, mails.map(({ subject }) => subject)]).toEqual([[], [kindRules.new_device.subject]])
    expect((await deliveriesOf('payments')).mails).toEqual([])
    await server.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', jun.id).execute()
  })

  test('low credits: no mail to who wants none, and the bell still says it', async () => {
    const tess = 'usr_tess8L'
    await change([{ kind: 'low_credits', in_app: true, mail: false }], 'lowBalance')
    const move = (amount: number, key: string) =>
      moveCredits(server.db, {
        userId: tess,
        kind: 'ADJUSTMENT',
        amount,
        description: 'Test',
        reference: key,
        actor: 'ADMIN',
        key,
        now: start,
        requestId: key,
      })
    await move(1_000_00, 'up')
    await server.db.deleteFrom('notifications').where('user_id', '=', tess).execute()
    await move(-1_000_00, 'down')
    const rows = await server.db
      .selectFrom('notifications')
      .where('user_id', '=', tess)
      .select('kind')
      .execute()
    expect(rows).toEqual([{ kind: 'low_credits' }])
    expect(await server.mailsTo('tess@bantaypay.example')).toEqual([])
  })
})

test('a second factor that is set up, and one that is taken away, is told behind the bell and by its own email', async () => {
  const { recordChange } = await import('../src/modules/second-factor/change-factors.ts')
  const account = { id: jun.id, name: null, role: 'OWNER' as const, suspended: false }
  const user = {
    ...jun,
    role: 'USER' as const,
    isService: false,
    termsAccepted: true,
    staffRoles: [],
    securityVersion: 0,
    session: 'ses_1',
    tokenExpiresAt: start,
    account,
  }
  await server.db.deleteFrom('outbox').execute()
  for (const change of ['totp.add', 'totp.remove'] as const)
    await server.db
      .transaction()
      .execute((db) => recordChange({ ...server.parts, db, user, requestId: `req_${change}` }, change))
  const rows = await server.db
    .selectFrom('notifications')
    .select(['message', 'important'])
    .where('user_id', '=', jun.id)
    .where('kind', '=', 'second_factor')
    .orderBy('important')
    .execute()
  expect(rows).toEqual([
    { message: 'An authenticator app was added to your account.', important: false },
    { message: 'The authenticator app was removed from your account.', important: true },
  ])
  expect(await server.mailsTo(jun.email)).toHaveLength(2)
})
