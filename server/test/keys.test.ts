import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashKey } from '../src/modules/subscriptions/key-secret.ts'
import { serverOfFile } from './support/server.ts'
import { dumpOf } from './support/sql-dump.ts'
import { type Subscriber, subscriber, subscriptionTo } from './support/subscribers.ts'
import { forgetVerifications, verify } from './support/verifications.ts'
import { start } from './support/world.ts'

type CreatedKey = components['schemas']['ApiKeyCreated']

const server = await serverOfFile()
let jun: Subscriber
let id: string
beforeAll(async () => {
  jun = await subscriber(server, 'user')
  id = (await subscriptionTo(jun, 'messaging')).user_subscription_id
})
// One test key and one live key, as after subscribing.
beforeEach(async () => {
  await server.db.deleteFrom('api_keys').where('subscription_id', '=', id).execute()
  await jun.regenerate(id, { type: 'TEST' })
  await jun.regenerate(id, { type: 'LIVE' })
})

const keys = () => jun.keys('messaging')
const ofType = async (type: string) => (await keys()).filter((key) => key.type === type)
const statuses = async (type: string) => (await ofType(type)).map(({ status }) => status).sort()
const madeOf = ({ body }: { body: { data?: object } }) => body.data as CreatedKey
const inSeconds = (seconds: number) => new Date(start.getTime() + seconds * 1000).toISOString()
const setKeys = (change: object) =>
  server.db.updateTable('api_keys').set(change).where('subscription_id', '=', id).execute()
const setSubscription = (change: object) =>
  server.db.updateTable('subscriptions').set(change).where('id', '=', id).execute()

/** Ages the keys instead of the clock, since the viewer's session must last. */
const age = (seconds: number) =>
  setKeys({
    created_at: sql`created_at - make_interval(secs => ${seconds})`,
    grace_ends_at: sql`grace_ends_at - make_interval(secs => ${seconds})`,
    revoked_at: sql`revoked_at - make_interval(secs => ${seconds})`,
  })

describe('regenerateKey', () => {
  test('200: the secret of a new key, and the old one is accepted for an hour', async () => {
    const [old] = await ofType('TEST')
    const response = await jun.regenerate(id, { type: 'TEST' })
    const { api_key, ...key } = madeOf(response)
    expect(response.status).toBe(200)
    expect(api_key).toMatch(/^sb_test_[0-9A-Za-z]{38}$/)
    expect(api_key.slice(-4)).toBe(key.last_four)
    const after = await ofType('TEST')
    expect(after.find(({ key_id }) => key_id === key.key_id)).toEqual(key)
    expect(after.find(({ key_id }) => key_id === old?.key_id)).toMatchObject({
      status: 'GRACE',
      grace_ends_at: inSeconds(3600),
    })
    const row = await server.db
      .selectFrom('api_keys')
      .select('hash')
      .where('id', '=', key.key_id)
      .executeTakeFirst()
    expect(row?.hash.equals(hashKey(api_key))).toBe(true)
  })

  test('200: a whole day of grace, though never past the expiry of the old key', async () => {
    await setKeys({ expires_at: inSeconds(600) })
    await jun.regenerate(id, { type: 'TEST', grace_seconds: 86_400 })
    await jun.regenerate(id, { type: 'LIVE', grace_seconds: 300 })
    const graces = (await keys()).filter(({ status }) => status === 'GRACE')
    const ends = Object.fromEntries(graces.map(({ type, grace_ends_at }) => [type, grace_ends_at]))
    expect(ends).toEqual({ TEST: inSeconds(600), LIVE: inSeconds(300) })
  })

  test('200: a key in grace ends when the next one is made, so that two are accepted at most', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await jun.regenerate(id, { type: 'TEST', grace_seconds: 86_400 })
    }
    expect(await statuses('TEST')).toEqual(['ACTIVE', 'GRACE', 'REVOKED', 'REVOKED'])
  })

  test('200: an expired key stays expired, and the new one is the first of its type', async () => {
    await setKeys({ expires_at: inSeconds(-1) })
    await jun.regenerate(id, { type: 'TEST', grace_seconds: 0 })
    expect(await statuses('TEST')).toEqual(['ACTIVE', 'EXPIRED'])
  })

  test('200: thirty parallel calls of two servers leave one active key and one in grace', async () => {
    const twin = await server.twin()
    const elsewhere = await subscriber(twin, 'user')
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? elsewhere : jun).regenerate(id, { type: 'TEST', grace_seconds: 60 }),
      ),
    )
    await twin.close()
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const all = await statuses('TEST')
    expect(all.filter((status) => status === 'ACTIVE')).toHaveLength(1)
    expect(all.filter((status) => status === 'GRACE')).toHaveLength(1)
  })

  test('200: the owner is told, without the secret, and the deed is written down', async () => {
    const key = madeOf(await jun.regenerate(id, { type: 'TEST', grace_seconds: 60 }))
    const [notice] = (await jun.notices()).filter(({ message }) => message.includes('09:43'))
    expect(notice?.message).toMatch(
      /^A new test key was created for Messaging. The old one \(sb_test_….{4}\) works until 09:43 on 21 November\.$/,
    )
    const log = server.db.selectFrom('audit_log').selectAll().where('subject', '=', id).orderBy('id', 'desc')
    expect(await log.executeTakeFirst()).toMatchObject({
      actor_id: 'usr_jun7Q2',
      action: 'key.regenerate',
      details: { key_id: key.key_id, type: 'TEST', grace_seconds: 60 },
    })
  })

  test.each([
    ['kyb_required', undefined],
    ['kyb_in_review', 'IN_REVIEW'],
    ['kyb_rejected', 'REJECTED'],
  ] as const)('403 %s: a live key waits for the verification, a test key does not', async (code, state) => {
    const { subscription } = await jun.subscribed({ api: 'sim-swap' })
    const own = subscription.user_subscription_id
    if (state) {
      const reason = 'It was blurred.'
      await verify(server, 'usr_jun7Q2', { publisher: 'lumina', tag: 'sim-swap', state, reason })
    }
    const refused = await jun.regenerate(own, { type: 'LIVE' })
    expect([refused.status, refused.body.code]).toEqual([403, code])
    expect((await jun.regenerate(own, { type: 'TEST' })).status).toBe(200)
    await forgetVerifications(server, 'usr_jun7Q2')
    await jun.unsubscribe({ api: 'sim-swap', user_subscription_id: own })
  })

  test.each(['PENDING', 'SUSPENDED', 'CANCELLED'])('409 subscription_not_active: %s', async (status) => {
    await setSubscription({ status })
    const response = await jun.regenerate(id, { type: 'TEST' })
    await setSubscription({ status: 'ACTIVE' })
    expect([response.status, response.body.code]).toEqual([409, 'subscription_not_active'])
    expect(await statuses('TEST')).toEqual(['ACTIVE'])
  })
})

describe('getKeys', () => {
  test('200: ended keys are listed for 30 days; those in force for ever', async () => {
    await jun.regenerate(id, { type: 'TEST', grace_seconds: 0 })
    await jun.regenerate(id, { type: 'LIVE', grace_seconds: 60 })
    await age(30 * 86_400 - 1)
    expect(await keys()).toHaveLength(4)
    await age(1)
    expect((await keys()).map(({ status }) => status).sort()).toEqual(['ACTIVE', 'ACTIVE', 'EXPIRED'])
    await age(300 * 86_400)
    expect((await keys()).map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE'])
  })

  test('200: more keys than a list holds leave out ended ones, never one in force', async () => {
    const row = { subscription_id: id, type: 'TEST' as const, last_four: 'abcd', last_used_at: null }
    const ended = { created_at: start, expires_at: null, grace_ends_at: null, revoked_at: start }
    const rows = Array.from({ length: 250 }, (_, index) => ({
      ...row,
      ...ended,
      id: `key_old${index}`,
      hash: Buffer.from(`old ${index}`),
    }))
    await server.db.insertInto('api_keys').values(rows).execute()
    const listed = await keys()
    expect(listed).toHaveLength(200)
    expect(listed.filter(({ status }) => status === 'ACTIVE')).toHaveLength(2)
  })

  test('404: not_found for no API, not_subscribed for one that is not subscribed or not any more', async () => {
    const get = async (api: string) => {
      const { status, body } = await jun.ask('POST', 'get-keys', { api })
      return [status, body.code]
    }
    expect(await get('sim-swop')).toEqual([404, 'not_found'])
    expect(await get('device-location')).toEqual([404, 'not_subscribed'])
    await setSubscription({ status: 'CANCELLED' })
    expect(await get('messaging')).toEqual([404, 'not_subscribed'])
    await setSubscription({ status: 'ACTIVE' })
  })
})

test('a stolen database holds no secret: neither of a key nor of an answer that can be sent again', async () => {
  const admin = await subscriber(server, 'admin')
  const { keys } = await jun.subscribed({ api: 'one-time-password' })
  const replaced = madeOf(await jun.regenerate(id, { type: 'TEST' }, 'a-secret-intent'))
  const byAdmin = madeOf(
    await admin.ask(
      'PUT',
      'admin/keys-regenerate',
      { user_id: 'usr_jun7Q2', subscription_id: id },
      'another-intent',
    ),
  )
  const dump = await dumpOf(server.db)
  const { key_id } = replaced
  expect(dump).toContain(key_id)
  for (const { api_key } of [...keys, replaced, byAdmin]) {
    expect(dump).not.toContain(api_key)
    expect(dump).not.toContain(api_key.slice(8, 40))
    expect(dump).not.toContain(Buffer.from(api_key).toString('base64').slice(0, 40))
    expect(dump).not.toContain(Buffer.from(api_key).toString('hex'))
  }
})
