// Changes of prices and limits: announced, told to those who are affected, cancelled, and what can't be announced.
import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { tellAnnouncement } from '../src/modules/announcements/tell-announcement.ts'
import { race } from './support/race.ts'
import { webhookOwner } from './support/receiver.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'
import { type Subscriber, subscriber } from './support/subscribers.ts'

type Schemas = components['schemas']

const server = await serverOfFile()
const twin = await twinOfFile(server)
const { db } = server
const jun = 'usr_jun7Q2'
let iris: Subscriber
beforeAll(async () => {
  iris = await subscriber(server, 'admin')
  await (await webhookOwner(server, 'user')).add('https://1.1.1.1/', ['announcement.updated'])
})
beforeEach(async () => {
  await db.deleteFrom('announcement_notices').execute()
  await db.deleteFrom('announcements').execute()
  await db.deleteFrom('notifications').execute()
  await db.deleteFrom('webhook_deliveries').execute()
  await db.deleteFrom('outbox').execute()
})

const january = '2026-12-31T16:00:00.000Z'
const open = { calls_per_second: null, calls_per_minute: null, calls_per_day: null, calls_per_month: null }
const priceRise = {
  api: 'messaging',
  version: 'v1',
  effective_at: january,
  prices: [{ operation_id: 'sendMessage', price: '0.90' }],
  reason: 'Network charges rise.',
}
const announce = (body: object, path = '') => iris.ask('POST', `admin/announcements${path}`, body)
async function announced(body: object): Promise<Schemas['AdminAnnouncement']> {
  const { status, body: answer } = await announce(body)
  expect([status, answer.errors]).toEqual([201, undefined])
  return answer.data as unknown as Schemas['AdminAnnouncement']
}
const cancel = (announcement_id: string) =>
  iris.ask('POST', 'admin/announcements/cancel', { announcement_id, reason: 'The charges stay.' })
const upcoming = async (query = '') => {
  const { body } = await server.ask(
    'GET',
    `/portal-api/api/announcements${query}` as '/portal-api/api/announcements',
  )
  return body.data
}
const affected = async (id: string) => {
  const { body } = await iris.ask('GET', `admin/announcements/affected?announcement_id=${id}&limit=200`)
  return body.data as unknown as Schemas['AffectedAccount'][]
}
const noticesOf = (userId: string) =>
  db
    .selectFrom('notifications')
    .select(['user_id', 'kind', 'message', 'link'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'announcements')
    .orderBy('created_at')
    .execute()
const subscribersOf = async (api: string) =>
  (
    await db
      .selectFrom('subscriptions')
      .select('user_id')
      .distinct()
      .where('api', '=', api)
      .where('status', '<>', 'CANCELLED')
      .execute()
  ).map(({ user_id }) => user_id)

test('a higher price is shown before, then told to those who are affected, once each and by every way they chose', async () => {
  const subscribers = await subscribersOf('messaging')
  const { body: preview } = await announce(priceRise, '/preview')
  const change = {
    field: 'PRICE',
    operation_id: 'sendMessage',
    operation_name: expect.any(String),
    before: '0.60',
    after: '0.90',
    worse: true,
  }
  expect(preview.data).toMatchObject({ changes: [change], notice_days: 30, affected: expect.any(Number) })
  expect(await upcoming()).toEqual([])
  const { announcement_id: id } = await announced(priceRise)
  expect(await upcoming('?api=messaging')).toMatchObject([
    { announcement_id: id, api_name: 'Messaging', status: 'UPCOMING', changes: [change] },
  ])
  expect(await upcoming('?api=sim-swap')).toEqual([])
  await server.runJobs()
  await tellAnnouncement({ id }, twin.parts)
  const accounts = await affected(id)
  expect(accounts.map(({ user_id }) => user_id)).toEqual(expect.arrayContaining([...subscribers]))
  expect((preview.data as { affected: number }).affected).toBe(accounts.length)
  expect(accounts.every(({ told_at }) => told_at === server.parts.clock().toISOString())).toBe(true)
  expect(accounts.find(({ user_id }) => user_id === jun)).toMatchObject({
    in_app: true,
    mail: true,
    webhooks: 1,
  })
  const words = 'From 1 January 2027 at 00:00 (Asia/Manila), Messaging v1: '
  expect(await noticesOf(jun)).toMatchObject([
    { message: expect.stringContaining(words), link: '/api/lumina/messaging/v1?part=prices' },
  ])
  expect((await noticesOf(jun))[0]?.message).toContain(
    '0.90 credits (0.60 credits before). Network charges rise.',
  )
  expect((await server.mailsTo('jun@example.com')).map(({ subject }) => subject)).toEqual([
    'An API or plan you use will change',
  ])
  const events = await db.selectFrom('webhook_deliveries').select(['user_id', 'payload']).execute()
  expect(events.map(({ user_id, payload }) => [user_id, JSON.parse(payload)])).toMatchObject([
    [
      jun,
      { type: 'announcement.updated', data: { announcement_id: id, status: 'UPCOMING', changes: [change] } },
    ],
  ])
  const { body: listed } = await iris.ask('GET', 'admin/announcements?status=UPCOMING')
  expect(listed.data).toMatchObject([
    { announcement_id: id, affected: accounts.length, told: accounts.length },
  ])
})

test('who called the version within 90 days is affected without a subscription, and nobody else is', async () => {
  const stranger = await db
    .selectFrom('users')
    .select('id')
    .where('user_type', '=', 'ADMIN')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('api_version_callers').where('api', '=', 'messaging').execute()
  await db
    .insertInto('api_version_callers')
    .values({ user_id: stranger.id, api: 'messaging', version: 'v1', last_called_on: '2026-08-24' })
    .execute()
  const { announcement_id: id } = await announced(priceRise)
  expect((await affected(id)).map(({ user_id }) => user_id)).toContain(stranger.id)
  await db.updateTable('api_version_callers').set({ last_called_on: '2026-08-23' }).execute()
  expect((await affected(id)).map(({ user_id }) => user_id).toSorted()).toEqual(
    (await subscribersOf('messaging')).toSorted(),
  )
})

test('a change of a plan affects the accounts on it', async () => {
  const limits = { ...open, calls_per_second: 50, calls_per_day: 1_000 }
  const { announcement_id: id, changes } = await announced({
    plan_id: 'pln_payg',
    effective_at: january,
    limits,
    reason: 'Fair use.',
  })
  expect(changes.map(({ field, before, after, worse }) => [field, before, after, worse])).toEqual([
    ['CALLS_PER_SECOND', '100', '50', true],
    ['CALLS_PER_MINUTE', '3000', null, false],
    ['CALLS_PER_DAY', '100000', '1000', true],
  ])
  const emails = (await affected(id)).map(({ email }) => email)
  expect(emails).toContain('jun@example.com')
  expect(emails).not.toContain('mara@lakbay.example')
  await server.runJobs()
  expect((await noticesOf(jun))[0]?.message).toContain('Pay as you go: calls a second 50 (100 before)')
  expect(await upcoming('?api=messaging')).toMatchObject([{ plan_name: 'Pay as you go' }])
})

test('a cancelled change doesn’t happen, and those who know of it hear so; others never hear of it', async () => {
  const first = await announced(priceRise)
  await server.runJobs()
  expect(await cancel(first.announcement_id)).toMatchObject({
    status: 200,
    body: { data: { status: 'CANCELLED', cancel_reason: 'The charges stay.' } },
  })
  await server.runJobs()
  expect((await noticesOf(jun)).map(({ message }) => message).at(-1)).toBe(
    'The change to Messaging v1 announced for 1 January 2027 at 00:00 (Asia/Manila) won’t happen. The charges stay.',
  )
  const [account] = await affected(first.announcement_id)
  expect(account?.cancellation_told_at).toBe(server.parts.clock().toISOString())
  expect(await upcoming()).toEqual([])
  await db.deleteFrom('notifications').execute()
  const second = await announced(priceRise)
  await cancel(second.announcement_id)
  await server.runJobs()
  expect(await noticesOf(jun)).toEqual([])
  const again = await cancel(second.announcement_id)
  expect([again.status, again.body.errors?.[0]?.pointer]).toEqual([422, '#/announcement_id'])
  expect((await cancel('ann_unknown')).status).toBe(404)
  expect((await iris.ask('GET', 'admin/announcements/affected?announcement_id=ann_unknown')).status).toBe(404)
})

test.each<[what: string, change: object, errors: readonly (readonly string[])[]]>([
  ['a time that’s past', { effective_at: '2026-11-21T01:42:00Z' }, [['#/effective_at', 'not_in_future']]],
  ['too little notice', { effective_at: '2026-12-21T01:41:59Z' }, [['#/effective_at', 'notice_too_short']]],
  ['a higher price right away', { effective_at: null }, [['#/effective_at', 'notice_too_short']]],
  [
    'a negative price',
    { prices: [{ operation_id: 'sendMessage', price: '-0.10' }] },
    [['#/prices/0/price', 'pattern']],
  ],
  [
    'three decimals',
    { prices: [{ operation_id: 'sendMessage', price: '0.125' }] },
    [['#/prices/0/price', 'pattern']],
  ],
  [
    'an unknown operation',
    { prices: [{ operation_id: 'no', price: '1' }] },
    [['#/prices/0/operation_id', 'not_allowed']],
  ],
  [
    'the price of now',
    { prices: [{ operation_id: 'sendMessage', price: '0.6' }] },
    [['#/prices', 'nothing_changes']],
  ],
  [
    'fewer calls a month than a day',
    { limits: { ...open, calls_per_day: 10, calls_per_month: 9 } },
    [['#/limits/calls_per_month', 'below_minimum']],
  ],
  [
    'fewer calls a minute than a second',
    { limits: { ...open, calls_per_second: 10, calls_per_minute: 9 } },
    [['#/limits/calls_per_minute', 'below_minimum']],
  ],
  ['an API that’s gone', { api: 'no-such-api' }, [['#/version', 'not_allowed']]],
  ['a version that’s gone', { version: 'v9' }, [['#/version', 'not_allowed']]],
  ['neither a plan nor a version', { api: undefined, version: undefined }, [['#/version', 'required']]],
  ['both', { plan_id: 'pln_payg' }, [['#/plan_id', 'required']]],
  [
    'an unknown plan',
    { api: undefined, version: undefined, prices: undefined, plan_id: 'pln_no' },
    [['#/plan_id', 'not_allowed']],
  ],
  ['a plan’s price of a version', { plan_price: '10' }, [['#/plan_price', 'not_allowed']]],
  [
    'the fee of a plan without periods',
    { api: undefined, version: undefined, prices: undefined, plan_id: 'pln_payg', plan_price: '10' },
    [['#/plan_price', 'not_allowed']],
  ],
  ['no reason', { reason: ' ' }, [['#/reason', 'min_length']]],
])('422 names the field, and nothing is kept: %s', async (_what, change, errors) => {
  for (const path of ['', '/preview']) {
    const { status, body } = await announce({ ...priceRise, ...change }, path)
    expect([status, body.errors?.map(({ pointer, code }) => [pointer, code])]).toEqual([422, errors])
  }
  expect(await db.selectFrom('announcements').select('id').execute()).toEqual([])
})

test('too little notice needs a reason, which is in the audit log alone; a lower price needs neither', async () => {
  const short = {
    ...priceRise,
    effective_at: '2026-11-22T00:00:00Z',
    short_notice_reason: 'A supplier’s error.',
  }
  const { announcement_id: id } = await announced(short)
  expect(JSON.stringify(await upcoming())).not.toContain('supplier')
  const audited = await db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'admin.announcement.make')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(audited.details).toMatchObject({ announcement_id: id, short_notice_reason: 'A supplier’s error.' })
  await cancel(id)
  const lower = { ...priceRise, prices: [{ operation_id: 'sendMessage', price: '0.50' }] }
  expect(await announced({ ...lower, effective_at: '2026-11-22T00:00:00Z' })).toMatchObject({
    short_notice_reason: null,
    changes: [{ worse: false }],
  })
})

test('of one version one change is ahead, also of two administrators at one moment', async () => {
  const outcomes = await race({
    db,
    lock: sql`SELECT pg_advisory_xact_lock(7021958)`,
    start: () => [announce(priceRise), announce({ ...priceRise, effective_at: '2027-02-01T00:00:00Z' })],
  })
  const results = outcomes.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
  expect(results.map((one) => one?.status).toSorted()).toEqual([201, 422])
  expect(results.find((one) => one?.status === 422)?.body.errors).toMatchObject([
    { pointer: '#/version', code: 'already_announced' },
  ])
  expect(await db.selectFrom('announcements').select('id').execute()).toHaveLength(1)
})

test('plans are listed with what they cost and allow', async () => {
  const { body } = await iris.ask('GET', 'admin/plans')
  expect(body.data).toContainEqual(
    expect.objectContaining({ plan_id: 'pln_business', price: '1200.00', period: 'MONTHLY' }),
  )
})
