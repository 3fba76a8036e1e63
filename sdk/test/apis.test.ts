import { describe, expect, it } from 'vitest'
import { apis, createApi } from '../src/apis.ts'
import { testValues } from '../src/generated/apis/sim-swap.ts'
import { isApiError, unwrap } from '../src/index.ts'
import { startServer } from './support/server.ts'

const check = 'POST /gateway/lumina/sim-swap/v1/check'
const key = `sb_test_${'k'.repeat(38)}`
const body = { phoneNumber: testValues.checkSimSwap.swapped, maxAge: 24 }
const swapped = () => ({ status: 200, body: { swapped: true } })

describe('a call of an API', () => {
  it('goes to the gateway with the key and the body, as the curl sample does', async () => {
    const server = await startServer({ [check]: swapped })
    const { data, error } = await createApi('sim-swap', { baseUrl: `${server.url}/`, key }).POST('/check', {
      body,
    })
    expect([data, error]).toEqual([{ swapped: true }, undefined])
    const [sent] = server.sent(check)
    expect(sent?.headers).toMatchObject({ 'x-api-key': key, 'content-type': 'application/json' })
    expect(JSON.parse(sent?.body ?? '')).toEqual({ phoneNumber: '+639175550101', maxAge: 24 })
  })

  it('goes to the mock without a key of anybody', async () => {
    const server = await startServer({ 'POST /mock/sim-swap/check': swapped })
    const simSwap = createApi('sim-swap', { baseUrl: server.url, environment: 'mock' })
    await simSwap.POST('/check', { body, headers: { Prefer: 'code=200, example=swapped' } })
    expect(server.calls[0]?.headers).toMatchObject({
      'x-api-key': 'mock',
      prefer: 'code=200, example=swapped',
    })
  })

  it('writes ids and queries into the address', async () => {
    const server = await startServer({})
    const messaging = createApi('messaging', { baseUrl: server.url, key })
    await messaging.GET('/messages', { params: { query: { to: '+639175550101', limit: 5 } } })
    await messaging.GET('/messages/{id}', { params: { path: { id: 'a/b' } } })
    expect(server.calls.map(({ operation, query }) => [operation, Object.fromEntries(query)])).toEqual([
      [`GET ${apis.messaging.path}/messages`, { to: '+639175550101', limit: '5' }],
      [`GET ${apis.messaging.path}/messages/a%2Fb`, {}],
    ])
  })

  it('asks no gateway for a scenario that was left in the code', async () => {
    const server = await startServer({ [check]: swapped })
    const simSwap = createApi('sim-swap', { baseUrl: server.url, key, environment: 'test' })
    await simSwap.POST('/check', { body, headers: { Prefer: 'code=402, example=creditsShort' } })
    expect(server.calls[0]?.headers).not.toHaveProperty('prefer')
  })
})

describe('a key of the wrong environment', () => {
  it.each(['test', 'live'] as const)(
    'is refused where it should be a %s key, and is not repeated',
    (environment) => {
      const other = `sb_${environment === 'test' ? 'live' : 'test'}_${'s'.repeat(38)}`
      const make = () => createApi('sim-swap', { key: other, environment })
      expect(make).toThrow(`no ${environment} key`)
      expect(make).not.toThrow(/sss/)
    },
  )
})

describe('a failed call', () => {
  const problem = { type: '/problems/consent-missing', title: 'Consent is missing', status: 403 }
  const refused = { ...problem, code: 'consent_missing', request_id: 'req_7Hq2mXv9Kd81' }

  it('has the problem as its error, with its code', async () => {
    const server = await startServer({ [check]: () => ({ status: 403, body: refused }) })
    const { error } = await createApi('sim-swap', { baseUrl: server.url, key }).POST('/check', { body })
    expect(error).toEqual(refused)
  })

  it('throws the one error class when it is unwrapped', async () => {
    const server = await startServer({ [check]: () => ({ status: 403, body: refused }) })
    const simSwap = createApi('sim-swap', { baseUrl: server.url, key })
    const error = await unwrap(simSwap.POST('/check', { body })).catch((thrown: unknown) => thrown)
    expect(isApiError(error) && [error.status, error.code, error.requestId]).toEqual([
      403,
      'consent_missing',
      'req_7Hq2mXv9Kd81',
    ])
  })

  it.each([
    ['a page of a proxy', '<h1>Bad gateway</h1>', 'text/html'],
    ['nothing', '', 'text/plain'],
  ])('that is answered with %s has a problem all the same, and its headers', async (_, text, type) => {
    const headers = { 'Content-Type': type, 'Retry-After': '7', 'X-Request-Id': 'req_proxy1' }
    const server = await startServer({ [check]: () => ({ status: 502, body: text, headers }) })
    const simSwap = createApi('sim-swap', { baseUrl: server.url, key })
    const { error, response } = await simSwap.POST('/check', { body })
    expect(error).toMatchObject({ status: 502, code: 'http_502', request_id: 'req_proxy1' })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([502, '7'])
  })
})
