import { expect, test } from 'vitest'
import { operation } from '../test/operation.ts'
import { hashOfRequest, requestOfHash } from './shared-request.ts'

const input = (place: 'header' | 'query' | 'cookie', name: string) => ({
  name,
  place,
  required: false,
  deprecated: false,
  description: '',
  schema: {},
  example: null,
})
const described = operation({
  inputs: [input('query', 'limit'), input('header', 'Authorization'), input('cookie', 'session')],
})
const request = {
  environment: 'TEST',
  release: '1.2.0',
  scenario: '402 creditsShort',
  requestId: 'req_7Hq2mXv9Kd81',
  values: {
    inputs: { 'query limit': '20' },
    type: 'application/json',
    body: '{ "phoneNumber": "+639175550101 é" }',
  },
} as const

const decoded = (hash: string | undefined) => decodeURIComponent(hash ?? '')

test('a link brings back the request, its mode, its version and its request ID', () => {
  const hash = hashOfRequest(request)
  expect(hash).toMatch(/^try-it:[\w%.!~*'()-]+$/)
  expect(requestOfHash(decoded(hash), described)).toEqual(request)
})

test('no link has a key, a cookie, or what is named like a secret', () => {
  const key = `sb_live_${'a'.repeat(38)}`
  const hash = hashOfRequest({
    ...request,
    values: {
      inputs: {
        'query limit': key,
        'header Authorization': 'Bearer abc',
        'header X-Api-Key': 'abc',
        'cookie session': 'abc',
      },
      type: 'application/json',
      body: JSON.stringify({ note: key, login: { password: 'abc', clientSecret: 'abc' }, code: '123456' }),
    },
  })
  const text = decoded(hash)
  for (const secret of [key, 'abc', '123456']) expect(text).not.toContain(secret)
  expect(text).toContain('YOUR_API_KEY')
  expect(text.match(/REDACTED/g)).toHaveLength(3)
})

test('a request that is too long, or chooses files, has no link', () => {
  const long = { ...request.values, body: JSON.stringify('é'.repeat(1_000)) }
  expect(hashOfRequest({ ...request, values: long })).toBeUndefined()
  expect(hashOfRequest({ ...request, values: { ...request.values, upload: {} } })).toBeUndefined()
})

test.each([
  ['another hash', 'errors'],
  ['no JSON', 'try-it:{'],
  ['no request', 'try-it:[1]'],
  ['nothing in it', 'try-it:{}'],
  ['too much', `try-it:${JSON.stringify({ ...request, more: 'a'.repeat(4_000) })}`],
])('of a stranger: %s is no request', (_what, hash) => {
  expect(requestOfHash(hash, described)).toBeUndefined()
})

test('of a stranger: only what the operation has is taken, and only texts of the expected form', () => {
  const hostile = {
    environment: 'constructor',
    release: '<b>',
    scenario: { toString: 1 },
    requestId: 'javascript:alert(1)',
    values: {
      inputs: { 'query limit': 7, 'query other': 'x', __proto__: { polluted: true } },
      type: 'text/html',
      body: '<script>alert(1)</script>',
    },
  }
  expect(requestOfHash(`try-it:${JSON.stringify(hostile)}`, described)).toEqual({
    environment: 'MOCK',
    release: '',
    scenario: '',
    requestId: null,
    values: { inputs: {}, type: '', body: '' },
  })
})
