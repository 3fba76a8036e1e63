import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber, subscriptionTo } from './support/subscribers.ts'

const server = await serverOfFile()
let jun: Subscriber
let id: string
let other: string
beforeAll(async () => {
  jun = await subscriber(server, 'user')
  id = (await subscriptionTo(jun, 'messaging')).user_subscription_id
  other = (await subscriptionTo(jun, 'number-verification')).user_subscription_id
})
beforeEach(async () => {
  await server.db.deleteFrom('api_keys').where('subscription_id', 'in', [id, other]).execute()
  for (const one of [id, other]) await jun.regenerate(one, { type: 'TEST' })
})

const end = (key_ids: unknown) => jun.ask('POST', 'user-subscription/keys/revoke', { key_ids })
const idsOf = async (api: string) => (await jun.keys(api)).map(({ key_id }) => key_id)
const statuses = async (api: string) => (await jun.keys(api)).map(({ status }) => status)

describe('revokeKeys', () => {
  test('200: an old key ends before its grace is over, the new one stays', async () => {
    await jun.regenerate(id, { type: 'TEST', grace_seconds: 3600 })
    const old = (await jun.keys('messaging')).find(({ status }) => status === 'GRACE')
    const response = await end([old?.key_id])
    expect(response).toMatchObject({
      status: 200,
      body: { data: [{ key_id: old?.key_id, status: 'REVOKED', grace_ends_at: null }] },
    })
    expect((await statuses('messaging')).sort()).toEqual(['ACTIVE', 'REVOKED'])
    expect((await jun.notices()).map(({ message }) => message)).toContain(
      `You revoked the test key sb_test_…${old?.last_four} for Messaging. It no longer works.`,
    )
  })

  test('200: keys of several subscriptions at once, written into the audit log', async () => {
    const both = [...(await idsOf('messaging')), ...(await idsOf('number-verification'))]
    expect((await end(both)).status).toBe(200)
    expect([await statuses('messaging'), await statuses('number-verification')]).toEqual([
      ['REVOKED'],
      ['REVOKED'],
    ])
    const entry = await server.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'key.revoke')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(new Set((entry.details as { keys: string[] }).keys)).toEqual(new Set(both))
  })

  test('200: one that has ended stays as it is, and nobody is told again', async () => {
    const ids = await idsOf('messaging')
    const first = await end(ids)
    const count = (await jun.notices()).length
    expect((await end(ids)).body).toEqual(first.body)
    expect(await jun.notices()).toHaveLength(count)
  })

  test('404: one key is somebody else’s, and none is ended', async () => {
    const mara = await subscriber(server, 'business')
    const [strange] = await mara.keys('messaging')
    const before = await mara.keys('messaging')
    expect(await end([...(await idsOf('messaging')), strange?.key_id])).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
    expect(await statuses('messaging')).toEqual(['ACTIVE'])
    expect(await mara.keys('messaging')).toEqual(before)
    expect((await end(['key_0000madeUp'])).status).toBe(404)
  })

  test('two who end keys of the same subscriptions, named the other way round, both get through', async () => {
    const [one = '', two = ''] = [(await idsOf('messaging'))[0], (await idsOf('number-verification'))[0]]
    const answers = await Promise.all([end([one, two]), end([two, one]), end([one, two]), end([two, one])])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})
