import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber } from './support/subscribers.ts'
import { start } from './support/world.ts'

type Schemas = components['schemas']

const server = await serverOfFile()
let admin: Subscriber
beforeAll(async () => {
  admin = await subscriber(server, 'admin')
})

const get = (path: string) => admin.ask('GET', `admin/${path}`)

describe('adminListSubscriptions', () => {
  const list = async (query = '') => {
    const { body } = await get(`user-subscriptions${query}`)
    return body as { data: Schemas['AdminAccount'][]; meta: Schemas['PageMeta'] }
  }
  const emailsOf = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).data.map(({ firstname }) => firstname)

  test('200: users by family name, without administrators, each with wallet and keys', async () => {
    const { data, meta } = await list()
    expect(data.map(({ lastname }) => lastname)).toEqual([
      'Aguilar',
      'Bautista',
      'Checks',
      'Cruz',
      'Dela Cruz',
      'Lim',
      'Navarro',
      'Ocampo',
      'Ramos',
      'Santos',
      'Villanueva',
    ])
    expect(meta).toEqual({ page: 1, limit: 20, total: 11 })
    expect(data[10]).toMatchObject({
      user_id: 'usr_tess8L',
      company_name: 'Bantay Pay',
      subscriptions: 3,
      wallet_credits: '348.00',
      free_credits: '50.00',
      keys_status: 'ACTIVE',
      active_keys: 5,
      last_used_at: expect.stringMatching(/^2026-11-/),
    })
    expect(data[1]).toMatchObject({ keys_status: 'GRACE', active_keys: 5 })
    expect(data[8]).toMatchObject({
      keys_status: 'NONE',
      active_keys: 0,
      plan_type: null,
      last_used_at: null,
    })
  })

  test('200: keys of a suspended subscription are not accepted', async () => {
    const suspend = server.db.updateTable('subscriptions').where('user_id', '=', 'usr_paolo0')
    await suspend.set({ status: 'SUSPENDED' }).execute()
    const { data } = await list('?search=paolo')
    await suspend.set({ status: 'ACTIVE' }).execute()
    expect(data).toMatchObject([{ subscriptions: 0, keys_status: 'REVOKED', active_keys: 0 }])
  })

  test.each([
    ['one word of a name', 'cruz', ['Nadia', 'Jun']],
    ['words in any order', 'cruz JUN', ['Jun']],
    ['a company', 'bantay', ['Tess']],
    ['an email address', 'MARA@lakbay', ['Mara']],
    ['an identifier', 'usr_rico6g', ['Rico']],
    ['a sign that stands for any other', '%', []],
    ['another such sign', 'j_n', []],
    ['nobody', 'nobody', []],
    [
      'blanks alone',
      '   ',
      ['Ben', 'Rico', 'Lumina', 'Nadia', 'Jun', 'Paolo', 'Vic', 'Dina', 'Leo', 'Mara', 'Tess'],
    ],
    ['an administrator', 'iris', []],
  ])('200 search: %s', async (_what, search, names) => {
    expect(await emailsOf(search)).toEqual(names)
  })
})

describe('adminGetUserSubscription', () => {
  test('200: what its owner sees, with the account', async () => {
    const jun = await subscriber(server, 'user')
    const { body } = await get('user-subscription?user_id=usr_jun7Q2')
    expect(body.data).toMatchObject({
      account: { user_id: 'usr_jun7Q2', subscriptions: 2, wallet_credits: '1250.50', active_keys: 4 },
    })
    const { subscriptions } = body.data as Schemas['AdminUserSubscriptions']
    expect(subscriptions).toEqual(await jun.subscriptions())
  })
})

describe('adminListTransactions', () => {
  test('200: as its owner sees it', async () => {
    const tess = await subscriber(server, 'lowBalance')
    const query = 'limit=7&page=2&view=usage'
    const own = await tess.ask('GET', `transactions?${query}`)
    const seen = await get(`transactions?user_id=usr_tess8L&${query}`)
    expect(seen.body).toEqual(own.body)
    expect(seen.body.data).toHaveLength(7)
  })
})

describe('adminListAllSubscriptions', () => {
  const list = async () => (await get('all-user-subscriptions')).body.data as Schemas['AdminSubscription'][]

  test('200: of all users, newest first, keys by type and state', async () => {
    const tess = await subscriber(server, 'lowBalance')
    server.advance(60)
    const { subscription } = await tess.subscribed({ api: 'one-time-password', status: 'PENDING' })
    server.advance(-60)
    const data = await list()
    expect(data[0]).toMatchObject({
      user_subscription_id: subscription.user_subscription_id,
      lastname: 'Villanueva',
      status: 'PENDING',
      test_key: 'NONE',
      live_key: 'NONE',
    })
    expect(data).toHaveLength(20)
    const of = (user_id: string, api: string) =>
      data.find((row) => row.user_id === user_id && row.api === api)
    expect(of('usr_rico6G', 'sim-swap')).toMatchObject({
      test_key: 'GRACE',
      live_key: 'ACTIVE',
      version: 'v1',
    })
    expect(of('usr_nadia4R', 'sim-swap')).toMatchObject({ test_key: 'ACTIVE', live_key: 'NONE' })
    expect(JSON.stringify(data)).not.toMatch(/sb_|hash|last_four/)
  })

  test('200: a cancelled one has its keys revoked', async () => {
    const tess = await subscriber(server, 'lowBalance')
    const { subscription } = await tess.subscribed({ api: 'quality-on-demand' })
    const { user_subscription_id } = subscription
    await tess.unsubscribe({ api: 'quality-on-demand', user_subscription_id })
    expect((await list()).find((row) => row.user_subscription_id === user_subscription_id)).toMatchObject({
      status: 'CANCELLED',
      test_key: 'REVOKED',
      live_key: 'REVOKED',
    })
  })

  test('200: the newest 10,000, no more', async () => {
    await sql`INSERT INTO subscriptions (id, user_id, api, status, products, created_at, cancelled_at)
      SELECT 'sub_many' || n, 'usr_leo5Nw', 'messaging', 'CANCELLED', '[]', ${start}::timestamptz - n * interval '1 day', ${start}
      FROM generate_series(1, 10005) AS n`.execute(server.db)
    const data = await list()
    expect(data).toHaveLength(10_000)
    expect(data.map(({ created_at }) => created_at)).toEqual(
      data
        .map(({ created_at }) => created_at)
        .toSorted()
        .reverse(),
    )
    await sql`DELETE FROM subscriptions WHERE id LIKE 'sub_many%'`.execute(server.db)
  })
})
