import type { components } from '@switchboard/sdk'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber, subscriptionTo } from './support/subscribers.ts'

type Schemas = components['schemas']

const server = await serverOfFile()
const open = {
  credits_per_day: null,
  credits_per_month: null,
  credits_in_all: null,
  operations: null,
  addresses: null,
}
let jun: Subscriber
let iris: Subscriber
let id: string
let keyId: string
beforeAll(async () => {
  jun = await subscriber(server, 'user')
  iris = await subscriber(server, 'admin')
  id = (await subscriptionTo(jun, 'messaging')).user_subscription_id
})
beforeEach(async () => {
  const { body } = await jun.regenerate(id, { type: 'LIVE', grace_seconds: 0 })
  keyId = (body.data as Schemas['ApiKeyCreated']).key_id
})

const setKey = (limits: object, of: object = {}) =>
  jun.ask('PUT', 'limits/key', { key_id: keyId, limits: { ...open, ...limits }, ...of })
const spend = (credits: number) =>
  server.db
    .insertInto('usage_key_days')
    .values({
      user_id: 'usr_jun7Q2',
      key_id: keyId,
      day: '2026-11-21',
      api: 'messaging',
      calls: 1,
      failed: 0,
      credits,
      latencies: [],
      last_at: server.parts.clock(),
    })
    .execute()
const used = async () => {
  const { body } = await jun.ask('GET', 'limits')
  const data = body.data as unknown as Schemas['SubscriptionUse'][]
  return data.find(({ user_subscription_id }) => user_subscription_id === id)
}

describe('setKeyLimits', () => {
  test('200: the key has its limits and what it has spent; a key in its place takes them over', async () => {
    const limits = { credits_per_day: '50.00', operations: ['sendMessage'], addresses: ['203.0.113.0/24'] }
    await spend(120)
    const { status, body } = await setKey(limits, { expires_at: '2026-12-31T16:00:00.000Z' })
    const expected = { limits: { ...open, ...limits }, credits_today: '1.20', credits_in_all: '1.20' }
    expect([status, body.data]).toMatchObject([
      200,
      { key_id: keyId, expires_at: '2026-12-31T16:00:00.000Z', ...expected },
    ])
    const { body: replaced } = await jun.regenerate(id, { type: 'LIVE' })
    const { key_id } = replaced.data as Schemas['ApiKeyCreated']
    const keys = (await used())?.keys ?? []
    expect(keys.find((key) => key.key_id === keyId)).toMatchObject(expected)
    expect(keys.find((key) => key.key_id === key_id)?.limits).toEqual({ ...open, ...limits })
    const audited = server.db.selectFrom('audit_log').select('details').where('action', '=', 'key.limits')
    expect(await audited.execute()).toMatchObject([{ details: { key_id: keyId, credits_per_day: '50.00' } }])
  })

  test.each([
    [{ credits_per_day: '1.19' }, '#/limits/credits_per_day', 'below_minimum'],
    [{ credits_per_month: '0.00' }, '#/limits/credits_per_month', 'below_minimum'],
    [{ credits_in_all: '1.00' }, '#/limits/credits_in_all', 'below_minimum'],
    [{ operations: ['sendMessage', 'nothing'] }, '#/limits/operations/1', 'not_allowed'],
    [{ addresses: ['10.0.0.0/33'] }, '#/limits/addresses/0', 'format'],
    [{ addresses: ['::1', 'example.com'] }, '#/limits/addresses/1', 'format'],
  ])('422 names the field, and nothing is saved: %j', async (limits, pointer, code) => {
    await spend(120)
    await setKey({ credits_per_day: '9.00' })
    const { status, body } = await setKey({ credits_per_day: '8.00', ...limits })
    expect([status, body.errors?.map((error) => [error.pointer, error.code])]).toEqual([
      422,
      [[pointer, code]],
    ])
    const key = (await used())?.keys.find(({ key_id }) => key_id === keyId)
    expect(key?.limits).toEqual({ ...open, credits_per_day: '9.00' })
  })

  test('422: an end that is past', async () => {
    const { body } = await setKey({}, { expires_at: '2026-11-20T00:00:00Z' })
    expect(body.errors?.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['#/expires_at', 'not_in_future'],
    ])
  })

  test('404: a key of another account, 409: one that has ended', async () => {
    const mara = await subscriber(server, 'business')
    const foreign = await mara.ask('PUT', 'limits/key', { key_id: keyId, limits: open })
    expect(foreign.status).toBe(404)
    await server.db
      .updateTable('api_keys')
      .set({ revoked_at: server.parts.clock() })
      .where('id', '=', keyId)
      .execute()
    const ended = await setKey({})
    expect([ended.status, ended.body.code]).toEqual([409, 'key_not_active'])
  })
})

describe('adminSetLimits', () => {
  const plan = {
    calls_per_second: 100,
    calls_per_minute: 3000,
    calls_per_day: 100_000,
    calls_per_month: null,
  }
  const set = (limits: object | null, of: object = {}) =>
    iris.ask('PUT', 'admin/limits', { user_subscription_id: id, limits, reason: 'Launch', ...of })

  test('200: other limits than the plan’s, with a reason in the audit log; null follows the plan again', async () => {
    expect(await used()).toMatchObject({ source: 'PLAN', limits: plan, plan_name: 'Pay as you go' })
    const higher = { ...plan, calls_per_second: 500, calls_per_day: null }
    expect((await set(higher)).body.data).toMatchObject({ source: 'ADMIN', limits: higher })
    expect(await used()).toMatchObject({ source: 'ADMIN', limits: higher })
    const { body } = await iris.ask('GET', 'admin/limits?user_id=usr_jun7Q2')
    expect(body.data).toContainEqual(expect.objectContaining({ user_subscription_id: id, source: 'ADMIN' }))
    const audited = server.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'admin.limits.set')
    expect(await audited.execute()).toMatchObject([
      { details: { reason: 'Launch', before: plan, limits: higher } },
    ])
    expect((await jun.notices()).map(({ message }) => message)).toContain(
      'An administrator changed the limits of Messaging.',
    )
    expect((await set(null)).body.data).toMatchObject({ source: 'PLAN', limits: plan })
  })

  test('422: a quota below what was called already, and no reason', async () => {
    const { calls_today: calls = 0 } = (await used()) ?? {}
    expect(calls).toBeGreaterThan(1)
    const low = await set({ ...plan, calls_per_day: calls - 1 })
    expect(low.body.errors?.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['#/limits/calls_per_day', 'below_minimum'],
    ])
    expect((await set(plan, { reason: ' ' })).status).toBe(422)
    expect((await used())?.source).toBe('PLAN')
  })
})
