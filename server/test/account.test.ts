import { describe, expect, test } from 'vitest'
import { isWellFormed, newKey } from '../src/modules/subscriptions/key-secret.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()

const get = async (path: string, persona: string) => {
  const { access_token: token } = await server.signIn(persona)
  return (await server.ask('GET', `/portal-api/api/${path}`, { token })).body.data as unknown
}

describe('listUserSubscriptions 200', () => {
  interface Subscription {
    api: string
    keys: { type: string; status: string; grace_ends_at: string | null }[]
    live_blocker: { code: string; route: string } | null
  }
  const of = async (persona: string) => (await get('user-subscription', persona)) as Subscription[]

  test('a refused verification blocks the live key, and says where to put it right', async () => {
    const [simSwap] = await of('kybRejected')
    expect(simSwap).toMatchObject({ live_blocker: { code: 'kyb_rejected', route: '/kyb/lumina/sim-swap' } })
    expect(simSwap?.keys.map(({ type }) => type)).toEqual(['TEST'])
  })

  test('a verified business has live keys and no blocker', async () => {
    const simSwap = (await of('business')).find(({ api }) => api === 'sim-swap')
    expect(simSwap).toMatchObject({ live_blocker: null })
    expect(simSwap?.keys.map(({ type }) => type).sort()).toEqual(['LIVE', 'TEST'])
  })

  test('a key in its grace is told with its end, and is EXPIRED after it', async () => {
    const statuses = async () =>
      (await of('keyInGrace'))
        .find(({ api }) => api === 'sim-swap')
        ?.keys.map(({ status }) => status)
        .sort()
    expect(await statuses()).toEqual(['ACTIVE', 'ACTIVE', 'GRACE'])
    server.advance(86_401)
    expect(await statuses()).toEqual(['ACTIVE', 'ACTIVE', 'EXPIRED'])
  })

  test('no secret and no hash is in any answer', async () => {
    expect(JSON.stringify(await of('business'))).not.toMatch(/sb_(test|live)_\w|hash/)
  })
})

describe('catalogue', () => {
  test('listPublicApis 200: the main operation and its price come first', async () => {
    const { body } = await server.ask('GET', '/portal-api/api/api-list-public')
    const apis = body.data
    expect(apis.map(({ api, price_from }) => `${api} ${price_from}`)).toEqual([
      'sim-swap 2.00',
      'number-verification 1.50',
      'one-time-password 0.80',
      'messaging 0.60',
      'device-location 3.00',
      'quality-on-demand 5.00',
    ])
    for (const { price_from, operations } of apis) expect(operations[0]?.price).toBe(price_from)
  })

  test('the mock of an API that is not running is a 502, of an unknown one a 404', async () => {
    expect((await server.ask('GET', '/mock/nothing/check')).status).toBe(404)
  })
})

test('a key tells its environment, and one wrong letter is noticed', () => {
  const key = newKey('LIVE')
  expect(key).toMatch(/^sb_live_[0-9A-Za-z]{38}$/)
  expect(isWellFormed(key)).toBe(true)
  const letter = key[12] === 'x' ? 'y' : 'x'
  expect(isWellFormed(`${key.slice(0, 12)}${letter}${key.slice(13)}`)).toBe(false)
})
