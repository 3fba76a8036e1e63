import { beforeAll, describe, expect, test } from 'vitest'
import { ownPrices } from '../src/modules/pricing/prices.ts'
import { toDecimal } from '../src/platform/money/decimals.ts'
import { serverOfFile } from './support/server.ts'

const mara = 'usr_mara3K'
const jun = 'usr_jun7Q2'
const leo = 'usr_leo5Nw'

const server = await serverOfFile()
let tokens: Readonly<Record<'user' | 'business' | 'newUser', string>>
beforeAll(async () => {
  const signIn = async (persona: string) => (await server.signIn(persona)).access_token
  tokens = {
    user: await signIn('user'),
    business: await signIn('business'),
    newUser: await signIn('newUser'),
  }
  await server.ask('PUT', '/portal-api/api/sso-verify/agree', {
    token: tokens.newUser,
    body: { tc_agree: true, one_shared_globe: true },
  })
})

interface Sku {
  sku_id: string
  api: string
  operation_id: string
  price_credits: string
  own_price_credits: string
}
const skus = async (path: string, token?: string) => {
  const { body } = await server.ask('GET', `/portal-api/api/${path}`, { token })
  return body.data as { skus: Sku[]; packs: object[]; plan_type: string; plan_name: string }
}
const credits = async (persona: keyof typeof tokens, body: unknown) =>
  server.ask('POST', '/portal-api/api/get-credits', { token: tokens[persona], body })

const take = (userId: string, api: string, ...products: readonly string[]) =>
  server.db
    .updateTable('subscriptions')
    .set({
      products: JSON.stringify(
        products.map((product) => ({
          product_id: `prd_${product}`,
          product_version_id: `pvr_${product}-2607`,
          name: product,
          version: '2026-07',
          since: '2026-09-20T03:00:00.000Z',
        })),
      ),
    })
    .where('user_id', '=', userId)
    .where('api', '=', api)
    .execute()

/** A price list of pay per call for SIM Swap, at one price. */
const addList = (version: string, starts_on: string, ends_on: string | null, price: number) =>
  server.db
    .insertInto('product_versions')
    .values({
      product_version_id: `pvr_sim-swap-call-${version}`,
      product_id: 'prd_sim-swap-call',
      version,
      starts_on,
      ends_on,
      prices: JSON.stringify({ checkSimSwap: price }),
    })
    .execute()

const checkPrice = async (userId: string, on = '2026-11-21') =>
  (await ownPrices(server.db, { userId, api: 'sim-swap', on })).get('checkSimSwap')

describe('listPublicSkus', () => {
  test('200: packs, limits and every operation in the order of the catalogue', async () => {
    const list = await skus('sku-public')
    expect(list).toMatchObject({ currency: 'PHP', credit_price: '1.00', max_credits: '100000.00' })
    expect(list.packs[1]).toEqual({
      sku_id: 'sku_pack1000',
      name: 'Small',
      credits: '1000.00',
      amount: '980.00',
      currency: 'PHP',
      amount_php: '980.00',
    })
    expect([...new Set(list.skus.map(({ api }) => api))]).toEqual([
      'sim-swap',
      'number-verification',
      'one-time-password',
      'messaging',
      'device-location',
      'quality-on-demand',
    ])
    expect(list.skus[0]).toMatchObject({ operation_id: 'checkSimSwap', price_credits: '2.00', unit: 'call' })
    expect(new Set(list.skus.map(({ sku_id }) => sku_id)).size).toBe(list.skus.length)
  })
})

describe('listSkus', () => {
  test('200: packs alone, for who only buys credits, are a fraction of all prices', async () => {
    const all = await skus('sku', tokens.user)
    const packs = await skus('sku?only=packs', tokens.user)
    expect(packs).toEqual({ ...all, skus: [] })
    expect(JSON.stringify(packs).length).toBeLessThan(JSON.stringify(all).length / 4)
  })

  test('200: the business plan pays a tenth less, also for APIs that are not subscribed to', async () => {
    const list = await skus('sku', tokens.business)
    const own = new Map(list.skus.map((sku) => [sku.operation_id, sku.own_price_credits]))
    expect(own.get('checkSimSwap')).toBe('1.80')
    expect(own.get('verifyNumber')).toBe('1.35')
    expect(own.get('createSession')).toBe('4.50')
    expect(own.get('listMessages')).toBe('0.00')
  })

  test('200: an account without a plan sees list prices', async () => {
    const list = await skus('sku', tokens.newUser)
    expect(list).toMatchObject({ plan_type: null, plan_name: null })
    expect(list.skus[0]?.own_price_credits).toBe('2.00')
  })
})

describe('own prices', () => {
  test("an API's own plan goes before everything, also before what is cheaper", async () => {
    const cheap = (price: number) =>
      server.db
        .updateTable('product_versions')
        .set({ prices: JSON.stringify({ checkSimSwap: price, retrieveSimSwapDate: 180 }) })
        .where('product_version_id', '=', 'pvr_sim-swap-month-2607')
        .execute()
    await take(mara, 'sim-swap', 'sim-swap-month', 'sim-swap-own')
    await cheap(1)
    expect(await checkPrice(mara)).toBe(170)
    await cheap(180)
  })

  test('of several products the cheapest counts', async () => {
    await take(mara, 'sim-swap', 'sim-swap-call', 'sim-swap-month')
    expect(await checkPrice(mara)).toBe(180)
  })

  test('what was taken keeps its price list until that ends; then the one in force counts', async () => {
    await take(mara, 'sim-swap', 'sim-swap-call')
    await addList('2612', '2026-12-01', null, 300)
    expect(await checkPrice(leo, '2026-11-30')).toBe(200)
    expect(await checkPrice(leo, '2026-12-01')).toBe(300)
    expect(await checkPrice(mara, '2026-12-01')).toBe(200)
    await server.db
      .updateTable('product_versions')
      .set({ ends_on: '2026-12-31' })
      .where('product_version_id', '=', 'pvr_sim-swap-call-2607')
      .execute()
    expect(await checkPrice(mara, '2026-12-31')).toBe(200)
    expect(await checkPrice(mara, '2027-01-01')).toBe(300)
  })

  test('an operation that the taken list does not name costs what the plan of the account says', async () => {
    const prices = await ownPrices(server.db, { userId: mara, api: 'sim-swap', on: '2027-01-01' })
    expect([prices.get('checkSimSwap'), prices.get('retrieveSimSwapDate')]).toEqual([300, 180])
  })

  test('a cancelled subscription holds nothing any more', async () => {
    await server.db
      .updateTable('subscriptions')
      .set({ status: 'CANCELLED' })
      .where('user_id', '=', mara)
      .where('api', '=', 'sim-swap')
      .execute()
    expect(await checkPrice(mara)).toBe(180)
  })

  test('an API that is not offered has none', async () => {
    expect((await ownPrices(server.db, { userId: jun, api: 'sim-swop', on: '2026-11-21' })).size).toBe(0)
  })
})

describe('getCredits', () => {
  /** In hundredths: the remaining credit line. */
  async function marasBalance(): Promise<number> {
    const query = server.db.selectFrom('wallets').select('balance').where('user_id', '=', mara)
    return (await query.executeTakeFirstOrThrow()).balance
  }

  test('200: what the gateway charges is the wallet; the rest of the included credits is told, and never on top of it', async () => {
    await server.db.updateTable('usage_days').set({ credits: 0 }).where('user_id', '=', mara).execute()
    await server.db
      .updateTable('usage_days')
      .set({ credits: 400_00 })
      .where('user_id', '=', mara)
      .where('day', 'in', ['2026-11-01', '2026-10-31'])
      .where('api', '=', 'messaging')
      .execute()
    const wallet = await marasBalance()
    expect((await credits('business', { api: 'messaging' })).body.data).toMatchObject({
      plan_type: 'POSTPAID',
      available_credits: toDecimal(wallet),
      wallet_credits: toDecimal(wallet),
      included_credits: '1100.00',
    })
  })

  test('200: past the included credits the wallet is what is left, never less', async () => {
    await server.db
      .updateTable('usage_days')
      .set({ credits: 9_000_00 })
      .where('user_id', '=', mara)
      .where('day', '=', '2026-11-21')
      .execute()
    expect((await credits('business', { api: 'messaging' })).body.data).toMatchObject({
      available_credits: toDecimal(await marasBalance()),
      included_credits: '0.00',
    })
  })

  test('200: without a subscription the prices are those of pay per call', async () => {
    for (const persona of ['business', 'newUser'] as const) {
      const { body } = await credits(persona, { api: 'one-time-password' })
      expect(body.data).toMatchObject({ prices: [{ operation_id: 'sendCode', price: '0.80' }, {}] })
    }
  })
})
