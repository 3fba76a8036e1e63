// The contract's demands on a response beside its schema, at the seam that the mocks' proxy uses.
import { describe, expect, test } from 'vitest'
import type { ReceivedResponse } from '../src/engine/context/context.ts'
import type { Contract } from '../src/engine/contract/contract.ts'
import { leaksOf } from '../src/engine/leaks.ts'
import { loadContract } from '../src/load-contract.ts'
import { createResponseCheck } from '../src/responses.ts'

const { document, operations } = await loadContract(undefined)
const { faultsOf } = createResponseCheck(document)
const headers = {
  'x-request-id': 'req_7Hq2mXv9Kd81',
  'cache-control': 'no-store',
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="ledger.csv"',
}
const usage = 'period,calls,answered,rejected,limited,failed,credits,median_ms'
const faults = (operation: string, text: string, more: object = {}) =>
  faultsOf(operation, { method: 'GET', status: 200, headers: { ...headers, ...more }, text }).map(
    ({ check }) => check,
  )

describe('a file has the columns that the contract names', () => {
  test.each([
    ['as they are', `${usage}\r\n2026-11-01,1,1,0,1.00,20\r\n`, []],
    ['without rows', `${usage}\r\n`, []],
    ['in another order', 'calls,period,answered,failed,credits,median_ms\r\n', ['columns']],
    ['without one', 'period,calls,answered,rejected,limited,failed,credits\r\n', ['columns']],
    ['with one more', `${usage},user_id\r\n`, ['columns']],
    ['without a header', '', ['columns']],
  ])('%s', (_what, text, expected) => {
    expect(faults('exportApiUsage', text)).toEqual(expected)
  })

  test('each file names its columns, and its examples have them', () => {
    const files = operations.flatMap(({ id, responses }) =>
      (responses.get('200')?.media ?? [])
        .filter(({ type }) => type === 'text/csv')
        .map((media) => ({ id, ...media })),
    )
    expect(files.length).toBeGreaterThan(4)
    for (const { id, columns, examples } of files) {
      const known = [...columns.values()].map((names) => names.join(','))
      const shown = examples.map(({ value }) => String(value).split(/\r?\n/)[0])
      expect([id, shown.filter((header) => !known.includes(String(header)))]).toEqual([id, []])
      expect(known.length).toBeGreaterThan(0)
    }
  })
})

test.each([
  ['nobody says who may keep it', { 'cache-control': undefined }],
  ['everybody may keep it', { 'cache-control': 'public, max-age=60' }],
])('what is one account’s own: a fault where %s', (_what, more) => {
  expect(faults('exportApiUsage', `${usage}\r\n`, more)).toEqual(['header Cache-Control'])
})

test('a 401 says how to authenticate', () => {
  const text = JSON.stringify({
    type: '/x',
    title: 'x',
    status: 401,
    code: 'token_missing',
    request_id: headers['x-request-id'],
  })
  const of = (more: object) =>
    faultsOf('getProfile', {
      method: 'GET',
      status: 401,
      headers: { ...headers, 'content-type': 'application/problem+json', ...more },
      text,
    }).map(({ check }) => check)
  expect(of({ 'www-authenticate': 'Bearer realm="portal"' })).toEqual([])
  expect(of({})).toEqual(['header WWW-Authenticate'])
  expect(of({ 'www-authenticate': 'Basic realm="portal"' })).toEqual(['header WWW-Authenticate'])
})

test('a field that the contract does not name is a fault, also in a problem and in what schemas share', () => {
  const problem = {
    type: '/x',
    title: 'x',
    status: 500,
    code: 'unexpected',
    request_id: headers['x-request-id'],
  }
  const of = (status: number, type: string, body: object, operation: string) =>
    faultsOf(operation, {
      method: 'GET',
      status,
      headers: { ...headers, 'content-type': type },
      text: JSON.stringify(body),
    }).map(({ check }) => check)
  const unexpected = of(
    500,
    'application/problem+json',
    { ...problem, stack: 'Error: at query.ts' },
    'getProfile',
  )
  expect(unexpected).toContain('body  additionalProperties')
  const [shown] =
    operations.find(({ id }) => id === 'listWebhooks')?.responses.get('200')?.media[0]?.examples ?? []
  const { data = [] } = (shown?.value ?? {}) as { data?: readonly object[] }
  expect(of(200, 'application/json', { data }, 'listWebhooks')).toEqual([])
  const leaking = of(
    200,
    'application/json',
    { data: data.map((one) => ({ ...one, secret_hash: 'x' })) },
    'listWebhooks',
  )
  expect(leaking).toContain('body /data/* unevaluatedProperties')
})

describe('amounts of one object that make up another one of it', () => {
  const told = (data: object) =>
    faultsOf('getWalletCredits', {
      method: 'GET',
      status: 200,
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      text: JSON.stringify({ data }),
    }).map(({ check }) => check)
  const wallet = {
    wallet_credits: '10.00',
    in_flight_credits: '0.60',
    free_credits: [],
    starter_credits: '0.00',
  }
  test.each([
    ['the sum', '10.60', []],
    ['a hundredth more', '10.61', ['sum settled_credits']],
    ['a hundredth less', '10.59', ['sum settled_credits']],
  ])('%s', (_what, settled_credits, expected) => {
    expect(told({ ...wallet, settled_credits })).toEqual(expected)
  })

  test('nothing where one of them is not told', () => {
    expect(told({ ...wallet, settled_credits: '10.61', in_flight_credits: null })).not.toContain(
      'sum settled_credits',
    )
  })
})

test('what a caller sent may be quoted, also as JSON writes it', () => {
  const contract = { isStrict: true } as Contract
  const refused = (body: string, text: string) =>
    leaksOf(
      contract,
      {
        status: 422,
        headers: {},
        text,
        request: { method: 'POST', target: '/x', headers: {}, body },
      } as unknown as ReceivedResponse,
      '#',
    )
  expect(refused('name: Q:\\', JSON.stringify({ detail: 'No API is called Q:\\.' }))).toEqual([])
  expect(refused('name: x', JSON.stringify({ detail: 'No file Q:\\srv.' }))).toHaveLength(1)
})
