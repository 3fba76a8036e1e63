import { beforeAll, describe, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'

const jun = 'usr_jun7Q2'

const server = await serverOfFile()
let token: string
beforeAll(async () => {
  token = (await server.signIn('user')).access_token
})

const list = async (query = '') => {
  const { status, body } = await server.ask('GET', `/portal-api/api/user-subscription/products?${query}`, {
    token,
  })
  return { status, code: body.code, products: body.data, meta: body.meta }
}
const subscriptionOf = async (userId: string, api: string) => {
  const { id } = await server.db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('api', '=', api)
    .executeTakeFirstOrThrow()
  return id
}

describe('listSubscriptionProducts', () => {
  test('200: every published API, taken ones first, then by name', async () => {
    const { products, meta } = await list('limit=200')
    expect(meta).toEqual({ page: 1, limit: 200, total: 25 })
    const plans = ['Business monthly', 'Growth', 'pay per call', 'Scale yearly']
    const taken = ['Messaging, pay per call', 'Number Verification, pay per call']
    const others = [
      'Device Location',
      'Messaging',
      'Number Verification',
      'One-Time Password',
      'Quality on Demand',
      'SIM Swap',
    ].flatMap((api) => [
      ...(api === 'SIM Swap' ? ['SIM Swap monthly'] : []),
      ...plans.map((plan) => `${api}, ${plan}`),
    ])
    expect(products.map(({ name }) => name)).toEqual([
      ...taken,
      ...others.filter((name) => !taken.includes(name)),
    ])
    expect(products.map(({ subscribed }) => subscribed).lastIndexOf(true)).toBe(1)
  })

  test("200: of one subscription only its API's products", async () => {
    const id = await subscriptionOf(jun, 'messaging')
    const { products } = await list(`userSubscriptionId=${id}`)
    expect(products.map(({ api, subscribed }) => [api, subscribed])).toEqual([
      ['messaging', true],
      ['messaging', false],
      ['messaging', false],
      ['messaging', false],
    ])
  })

  test('200: of one API, subscribed to or not', async () => {
    expect((await list('api=sim-swap')).products.map(({ name }) => name)).toEqual([
      'SIM Swap monthly',
      'SIM Swap, Business monthly',
      'SIM Swap, Growth',
      'SIM Swap, pay per call',
      'SIM Swap, Scale yearly',
    ])
    const id = await subscriptionOf(jun, 'messaging')
    expect((await list(`userSubscriptionId=${id}&api=messaging`)).products).toHaveLength(4)
  })

  test('404 for an API that is not published, 422 for one that is not the subscription’s', async () => {
    expect(await list('api=sim-swop')).toMatchObject({ status: 404, code: 'not_found' })
    const id = await subscriptionOf(jun, 'messaging')
    expect(await list(`userSubscriptionId=${id}&api=sim-swap`)).toMatchObject({ status: 422 })
  })

  test('200: price lists newest first; one is current, what comes and what is over is told apart', async () => {
    const old = {
      product_id: 'prd_messaging-call',
      prices: JSON.stringify({ sendMessage: 66 }),
      ends_on: null,
    }
    await server.db
      .insertInto('product_versions')
      .values([
        {
          ...old,
          product_version_id: 'pvr_old',
          version: '2026-01',
          starts_on: '2026-01-01',
          ends_on: '2026-06-30',
        },
        { ...old, product_version_id: 'pvr_open', version: '2026-02', starts_on: '2026-02-01' },
        { ...old, product_version_id: 'pvr_new', version: '2026-12', starts_on: '2026-12-01' },
      ])
      .execute()
    const [first] = (await list()).products
    expect(first?.versions.map(({ version, status }) => `${version} ${status}`)).toEqual([
      '2026-12 UPCOMING',
      '2026-07 CURRENT',
      '2026-02 RETIRED',
      '2026-01 RETIRED',
    ])
    expect(first?.versions[0]?.prices).toMatchObject([{ operation_id: 'sendMessage', price: '0.66' }])
  })
})

describe('listTestAccounts', () => {
  const accounts = async (persona: string) => {
    const { access_token } = await server.signIn(persona)
    const { body } = await server.ask('GET', '/portal-api/api/user-test-account', { token: access_token })
    return body.data
  }

  test('200: by API, then by operation, of the subscribed APIs alone', async () => {
    const rows = await accounts('user')
    expect([...new Set(rows.map(({ api }) => api))]).toEqual(['messaging', 'number-verification'])
    const verify = rows.filter(({ operation_id }) => operation_id === 'verifyNumber')
    expect(verify[0]).toEqual({
      api: 'number-verification',
      operation_id: 'verifyNumber',
      at: '#/phoneNumber',
      value: expect.stringMatching(/^\+63/),
      label: expect.any(String),
      outcome: { status: 200, example: expect.any(String) },
    })
  })

  test('200: nothing of a cancelled subscription', async () => {
    await server.db
      .updateTable('subscriptions')
      .set({ status: 'CANCELLED' })
      .where('user_id', '=', jun)
      .execute()
    expect(await accounts('user')).toEqual([])
  })
})
