import type { components } from '@switchboard/sdk'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countWaiting } from './support/all-wait.ts'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber, subscriptionTo } from './support/subscribers.ts'
import { forgetVerifications, verify } from './support/verifications.ts'
import { start } from './support/world.ts'

type CreatedKey = components['schemas']['ApiKeyCreated']

const server = await serverOfFile()
let admin: Subscriber
let jun: Subscriber
let id: string
beforeAll(async () => {
  admin = await subscriber(server, 'admin')
  jun = await subscriber(server, 'user')
  id = (await subscriptionTo(jun, 'messaging')).user_subscription_id
})

const user_id = 'usr_jun7Q2'
const regenerate = (body: object = {}, key?: string) =>
  admin.ask('PUT', 'admin/keys-regenerate', { user_id, subscription_id: id, ...body }, key)
const revoke = (body: object = { user_id }) => admin.ask('POST', 'admin/revoke-keys', body)
const madeOf = ({ body }: { body: { data?: object } }) => body.data as CreatedKey
const statuses = async (type: string) =>
  (await jun.keys('messaging')).filter((key) => key.type === type).map(({ status }) => status)

beforeEach(async () => {
  await server.db.deleteFrom('api_keys').where('subscription_id', '=', id).execute()
  await jun.regenerate(id, { type: 'TEST' })
  await jun.regenerate(id, { type: 'LIVE' })
})

describe('adminRegenerateKeys', () => {
  test('200: without a type the live key, and the old one ends with the answer', async () => {
    const response = await regenerate()
    expect([response.status, madeOf(response).type]).toEqual([200, 'LIVE'])
    expect((await statuses('LIVE')).sort()).toEqual(['ACTIVE', 'REVOKED'])
    expect(await statuses('TEST')).toEqual(['ACTIVE'])
  })

  test('200: the test key, where there is no live key', async () => {
    await server.db.updateTable('api_keys').set({ revoked_at: start }).where('type', '=', 'LIVE').execute()
    expect(madeOf(await regenerate()).api_key).toMatch(/^sb_test_/)
  })

  test('200: the owner is told with emphasis, and never the secret', async () => {
    // The clock stands: notices of the tests before would be as new.
    await server.db.deleteFrom('notifications').where('user_id', '=', user_id).execute()
    const { api_key } = madeOf(await regenerate())
    const notices = await jun.notices()
    expect(notices[0]).toMatchObject({
      message: expect.stringMatching(
        /^An administrator created a new live key for Messaging\. .*no longer works\.$/,
      ),
      important: true,
    })
    expect(JSON.stringify(notices)).not.toContain(api_key)
  })

  test.each([
    ['kyb_required', null, 'Jun Dela Cruz has sent no documents'],
    ['kyb_in_review', 'IN_REVIEW', 'still in review'],
    ['kyb_rejected', 'REJECTED', 'were rejected'],
  ] as const)('403 %s: a live key waits for the verification', async (code, state, why) => {
    const { subscription } = await jun.subscribed({ api: 'sim-swap' })
    const subscription_id = subscription.user_subscription_id
    if (state) await verify(server, user_id, { publisher: 'lumina', tag: null, state })
    const { status, body } = await regenerate({ subscription_id, type: 'LIVE' })
    expect([status, body.code]).toEqual([403, code])
    expect(body.detail).toContain(why)
    expect(madeOf(await regenerate({ subscription_id })).type).toBe('TEST')
    await forgetVerifications(server, user_id)
    await jun.unsubscribe({ api: 'sim-swap', user_subscription_id: subscription_id })
  })
})

describe('adminRevokeKey', () => {
  const live = async () => (await jun.keys('messaging')).find(({ type }) => type === 'LIVE')?.key_id ?? ''
  const revokeOne = (key_id: string, body: object = {}) =>
    admin.ask('POST', 'admin/keys/revoke', { user_id, key_id, reason: 'Found in a repository.', ...body })

  test('200: one key ends, the others stay; its owner is notified, and the reason is in the audit log', async () => {
    const key_id = await live()
    const { status, body } = await revokeOne(key_id)
    expect([status, body.data]).toMatchObject([200, { key_id, status: 'REVOKED' }])
    expect([await statuses('LIVE'), await statuses('TEST')]).toEqual([['REVOKED'], ['ACTIVE']])
    const revoked = /^An administrator revoked the live key sb_live_….{4} for Messaging\./
    const sent = async () => (await jun.notices()).filter(({ message }) => revoked.test(message)).length
    const count = await sent()
    expect(count).toBeGreaterThan(0)
    expect((await revokeOne(key_id)).status).toBe(200)
    expect(await sent()).toBe(count)
    const log = await admin.ask('GET', 'admin/audit-log?action=admin.key.revoke')
    expect(log.body.data).toMatchObject([
      {
        subject: user_id,
        summary: expect.stringMatching(
          /^Revoked the live key sb_live_….{4}\. Reason: Found in a repository\.$/,
        ),
      },
    ])
  })

  test('404: the key of somebody else; 422: without a reason, also of spaces', async () => {
    const key_id = await live()
    expect((await revokeOne('key_nothing1')).status).toBe(404)
    expect((await revokeOne(key_id, { user_id: 'usr_tess8L' })).status).toBe(404)
    expect((await revokeOne(key_id, { reason: '     ' })).status).toBe(422)
    expect(await statuses('LIVE')).toEqual(['ACTIVE'])
  })
})

describe('adminRevokeKeys', () => {
  test('200: every key ends, those in grace too, in every process; a second call answers 0', async () => {
    await jun.regenerate(id, { type: 'TEST', grace_seconds: 600 })
    const twin = await server.twin()
    const elsewhere = await subscriber(twin, 'user')
    const accepted = async () =>
      (await elsewhere.subscriptions())
        .flatMap(({ keys }) => keys)
        .filter(({ status }) => status === 'ACTIVE' || status === 'GRACE').length
    const before = await accepted()
    expect(before).toBeGreaterThan(2)
    const { status, body } = await revoke()
    expect([status, body.data]).toEqual([
      200,
      { user_id, revoked_keys: before, revoked_at: start.toISOString() },
    ])
    expect(await accepted()).toBe(0)
    const lasting = (await elsewhere.subscriptions()).filter((one) => one.status !== 'CANCELLED')
    expect(lasting.map((one) => one.status)).toEqual(['ACTIVE', 'ACTIVE'])
    await twin.close()
    expect((await revoke()).body.data).toMatchObject({ revoked_keys: 0 })
    const notices = (await jun.notices()).filter(({ message }) => message.includes('revoked all your keys'))
    expect(notices).toMatchObject([{ important: true }])
    expect((await jun.regenerate(id, { type: 'LIVE' })).status).toBe(200)
  })

  test('200: of ten parallel calls one ends the keys, and each key is counted once', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => revoke()))
    const counts = responses.map(({ body }) => (body.data as { revoked_keys: number }).revoked_keys)
    expect(counts.filter((count) => count > 0)).toHaveLength(1)
  })

  test('200: a key that is being made while all are ended is ended too', async () => {
    // The key is made and not committed when the administrator's call comes.
    let revoked: ReturnType<typeof revoke> | undefined
    let answered = false
    await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('subscriptions').select('id').where('id', '=', id).forUpdate().execute()
      const late = { id: 'key_late', subscription_id: id, type: 'TEST' as const, last_four: 'late' }
      const ends = { last_used_at: null, expires_at: null, grace_ends_at: null, revoked_at: null }
      await tx
        .insertInto('api_keys')
        .values({ ...late, ...ends, hash: Buffer.from('late'), created_at: start })
        .execute()
      revoked = revoke().finally(() => {
        answered = true
      })
      while (!answered && (await countWaiting(server.db)) === 0);
    })
    expect((await revoked)?.status).toBe(200)
    const row = server.db.selectFrom('api_keys').select('revoked_at').where('id', '=', 'key_late')
    expect(await row.executeTakeFirst()).toEqual({ revoked_at: start })
  })
})

test('every deed of an administrator is written down: who, to whom, what, and in which request', async () => {
  await server.db.deleteFrom('audit_log').execute()
  const credits = { user_id, type: 'PAID', credits: '5', description: 'Given twice.' }
  const answers = {
    'admin.credits.add': await admin.ask('POST', 'admin/add-credits', credits),
    'admin.credits.deduct': await admin.ask('POST', 'admin/deduct-credits', credits),
    'admin.key.regenerate': await regenerate({ type: 'LIVE' }),
    'admin.keys.revoke': await revoke(),
  }
  const log = await server.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  expect(log.map(({ action }) => action)).toEqual(Object.keys(answers))
  expect(log.map(({ request_id }) => request_id)).toEqual(
    Object.values(answers).map(({ headers }) => headers.get('X-Request-Id')),
  )
  expect(log.map(({ actor_id, subject }) => [actor_id, subject])).toEqual(
    log.map(() => ['usr_iris9A', user_id]),
  )
  expect(log.map(({ details }) => details)).toMatchObject([
    { type: 'PAID', amount: 500, reason: 'Given twice.' },
    { type: 'PAID', amount: -500, reason: 'Given twice.' },
    { subscription_id: id, type: 'LIVE', key_id: madeOf(answers['admin.key.regenerate']).key_id },
    { revoked_keys: expect.any(Number) },
  ])
})

test.each([
  ['GET', 'admin/user-subscriptions'],
  ['POST', 'admin/add-credits'],
])('403: %s %s for an administrator who was made a user, at the next call', async (method, path) => {
  const body = method === 'GET' ? undefined : {}
  const role = server.db.updateTable('users').where('id', '=', 'usr_iris9A')
  expect((await admin.ask(method, path, body)).status).not.toBe(403)
  await role.set({ user_type: 'USER' }).execute()
  const response = await admin.ask(method, path, body)
  await role.set({ user_type: 'ADMIN' }).execute()
  expect([response.status, response.body.code]).toEqual([403, 'forbidden'])
})
