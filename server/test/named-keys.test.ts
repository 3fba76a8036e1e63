import type { components } from '@switchboard/sdk'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber, subscriptionTo } from './support/subscribers.ts'
import { start } from './support/world.ts'

type Schemas = components['schemas']
type CreatedKey = Schemas['ApiKeyCreated']

const server = await serverOfFile()
let jun: Subscriber
let id: string
beforeAll(async () => {
  jun = await subscriber(server, 'user')
  id = (await subscriptionTo(jun, 'messaging')).user_subscription_id
})
beforeEach(async () => {
  await server.db.deleteFrom('api_keys').where('subscription_id', '=', id).execute()
  await server.db.updateTable('subscriptions').set({ status: 'ACTIVE' }).where('id', '=', id).execute()
  await jun.regenerate(id, { type: 'TEST' })
})

const create = (body: object, key?: string) =>
  jun.ask(
    'POST',
    'user-subscription/keys',
    { user_subscription_id: id, type: 'TEST', name: 'CI', ...body },
    key,
  )
const madeOf = ({ body }: { body: { data?: object } }) => body.data as CreatedKey
const keys = () => jun.keys('messaging')
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000).toISOString()

describe('createKey', () => {
  test('201: a key beside the others, with its name and its end', async () => {
    const response = await create({ name: ' Build server ', expires_at: inDays(30) })
    expect(response.status).toBe(201)
    const { api_key, ...key } = madeOf(response)
    expect(api_key).toMatch(/^sb_test_[0-9A-Za-z]{38}$/)
    expect(key).toMatchObject({ name: 'Build server', status: 'ACTIVE', expires_at: inDays(30) })
    const listed = await keys()
    expect(listed).toHaveLength(2)
    expect(listed.find(({ key_id }) => key_id === key.key_id)).toEqual(key)
    expect(listed.map(({ name }) => name).sort()).toEqual(['Build server', 'Test key'])
    expect((await jun.notices()).map(({ message }) => message)).toContain(
      'A new test key “Build server” was created for Messaging.',
    )
  })

  test('201: a key of an agent is born with its budget, and its replacement has both', async () => {
    const limits = {
      credits_per_day: '5.00',
      credits_per_month: null,
      credits_in_all: '50.00',
      operations: ['sendMessage'],
      addresses: null,
    }
    const key = madeOf(await create({ type: 'LIVE', name: 'Claude Code', agent: true, limits }))
    expect(key.agent).toBe(true)
    const use = async () => {
      const { data } = (await jun.ask('GET', 'limits')).body as { data: Schemas['SubscriptionUse'][] }
      return data
        .flatMap((one) => one.keys)
        .find(({ name, expires_at }) => name === 'Claude Code' && !expires_at)
    }
    expect(await use()).toMatchObject({ key_id: key.key_id, agent: true, limits })
    await jun.regenerate(id, { type: 'LIVE', key_id: key.key_id, grace_seconds: 0 })
    expect(await use()).toMatchObject({ agent: true, limits })
  })

  test.each([
    ['a budget of nothing', { credits_in_all: '0' }, '#/limits/credits_in_all'],
    ['an operation that the API doesn’t have', { operations: ['dropTables'] }, '#/limits/operations/0'],
    ['an address that is none', { addresses: ['here'] }, '#/limits/addresses/0'],
  ])('422: %s; no key is made', async (_what, change, pointer) => {
    const before = (await keys()).length
    const none = {
      credits_per_day: null,
      credits_per_month: null,
      credits_in_all: null,
      operations: null,
      addresses: null,
    }
    const { status, body } = await create({ limits: { ...none, ...change } })
    expect([status, body.errors?.map((one) => one.pointer)]).toEqual([422, [pointer]])
    expect(await keys()).toHaveLength(before)
  })

  test('409: the twenty-first key of a type, also of many at once; the other type is not counted', async () => {
    const responses = await Promise.all(Array.from({ length: 22 }, () => create({})))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(19)
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('key_limit')
    expect((await create({ type: 'LIVE' })).status).toBe(201)
  })

  test.each([
    [{ name: '' }],
    [{ name: ' ' }],
    [{ name: 'x'.repeat(61) }],
    [{ type: 'PROD' }],
    [{ expires_at: inDays(-1) }],
    [{ expires_at: 'tomorrow' }],
  ])('422 for %j', async (body) => {
    expect((await create(body)).status).toBe(422)
  })
})

describe('regenerateKey of several', () => {
  test('200: the key that is named is replaced, by its name; the others are left alone', async () => {
    const ci = madeOf(await create({ name: 'CI' }))
    const other = madeOf(await create({ name: 'Other' }))
    const key = madeOf(await jun.regenerate(id, { type: 'TEST', key_id: ci.key_id }))
    expect([key.name, key.expires_at]).toEqual(['CI', null])
    const statusOf = new Map((await keys()).map(({ key_id, status }) => [key_id, status]))
    expect([ci, other, key].map(({ key_id }) => statusOf.get(key_id))).toEqual(['GRACE', 'ACTIVE', 'ACTIVE'])
  })

  test('200: the replacement of a key that expires is valid as long as that one was to be', async () => {
    const agent = madeOf(await create({ name: 'Agent', agent: true, expires_at: inDays(1) }))
    await server.db
      .updateTable('api_keys')
      .set({ created_at: new Date(inDays(-29)) })
      .where('id', '=', agent.key_id)
      .execute()
    const key = madeOf(await jun.regenerate(id, { type: 'TEST', key_id: agent.key_id }))
    expect(key.expires_at).toBe(inDays(30))
  })

  test('200: a second replacement ends the first one’s old key, and no other’s', async () => {
    const ci = madeOf(await create({ name: 'CI' }))
    const other = madeOf(await create({ name: 'Other' }))
    await jun.regenerate(id, { type: 'TEST', key_id: other.key_id })
    const second = madeOf(await jun.regenerate(id, { type: 'TEST', key_id: ci.key_id }))
    await jun.regenerate(id, { type: 'TEST', key_id: second.key_id })
    const statusOf = new Map((await keys()).map(({ key_id, status }) => [key_id, status]))
    expect([ci, second, other].map(({ key_id }) => statusOf.get(key_id))).toEqual([
      'REVOKED',
      'GRACE',
      'GRACE',
    ])
  })

  test('409: one that has ended; 404: one of another subscription', async () => {
    const ci = madeOf(await create({ name: 'CI' }))
    await jun.ask('POST', 'user-subscription/keys/revoke', { key_ids: [ci.key_id] })
    expect(await jun.regenerate(id, { type: 'TEST', key_id: ci.key_id })).toMatchObject({
      status: 409,
      body: { code: 'key_not_active' },
    })
    const [elsewhere] = await jun.keys('number-verification')
    expect((await jun.regenerate(id, { type: 'TEST', key_id: elsewhere?.key_id })).status).toBe(404)
  })
})
