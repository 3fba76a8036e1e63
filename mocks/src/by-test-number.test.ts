import { afterAll, expect, test } from 'vitest'
import { startProducts } from '../test/running.ts'

const mocks = await startProducts()
afterAll(() => mocks.close())

function check(phoneNumber: string, headers: Record<string, string> = {}, query = '') {
  return fetch(`${mocks.url('sim-swap')}/check${query}`, {
    method: 'POST',
    headers: { 'X-API-Key': 'sb_test_any', 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ phoneNumber }),
  })
}

test('Prefer wins over a test number', async () => {
  const response = await check('+639175550101', { Prefer: 'code=200, example=notSwapped' })
  expect(await response.json()).toEqual({ swapped: false })
})

test('a preference in the query wins, too', async () => {
  const response = await check('+639175550101', {}, '?__code=503')
  expect(response.status).toBe(503)
})

test('any other number gets the first example', async () => {
  const response = await check('+639175559999')
  expect(await response.json()).toEqual({ swapped: false })
})

test('a test number in the wrong place means nothing', async () => {
  const response = await fetch(`${mocks.url('messaging')}/messages`, {
    method: 'POST',
    headers: { 'X-API-Key': 'sb_test_any', 'Content-Type': 'application/json' },
    body: JSON.stringify({ to: '+639175559999', from: 'LAKBAY', text: '+639175550104' }),
  })
  expect(response.status).toBe(202)
})

test('a caller that accepts JSON only still gets the problem', async () => {
  const response = await check('+639175550104', { Accept: 'application/json' })
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({ code: 'number_unknown' })
})

test.each([
  ['sb_live_any', '+639175550101', 403, { code: 'test_value_live' }],
  ['sb_test_any', '+639175550101', 200, { swapped: true }],
  ['sb_live_any', '+639175559999', 200, { swapped: false }],
])('with the key %s, %s gives a %i, as it does at the gateway', async (key, number, status, body) => {
  const response = await check(number, { 'X-API-Key': key })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject(body)
})
