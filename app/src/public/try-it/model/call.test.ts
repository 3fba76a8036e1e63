import { expect, test } from 'vitest'
import { operation } from '../test/operation.ts'
import { makeCall } from './call.ts'

type CallParts = Parameters<typeof makeCall>[0]

const parts: CallParts = {
  operation: operation({ security: ['apiKey'] }),
  values: { inputs: {}, type: 'application/json', body: '{"a":1}' },
  base: 'https://api.example/qod/v1',
  environment: 'TEST',
  key: '',
  prefer: null,
}
const call = (rest: Partial<CallParts>) => makeCall({ ...parts, ...rest })

test.each([
  ['MOCK', '', null, [['X-API-Key', 'mock']]],
  [
    'MOCK',
    'sb_live_x',
    'code=404',
    [
      ['X-API-Key', 'mock'],
      ['Prefer', 'code=404'],
    ],
  ],
  ['TEST', 'sb_test_x', 'code=404', [['X-API-Key', 'sb_test_x']]],
  ['LIVE', '', null, []],
] as const)('in %s with key %j and wish %j the headers are %j', (environment, key, prefer, headers) => {
  const { headers: all } = call({ environment, key, prefer })
  expect(all).toEqual([['Content-Type', 'application/json'], ...headers])
})

test('the gateway asks for a key whatever the document says, the mock where it does', () => {
  const open = operation({ security: [], body: null })
  const values = { inputs: {}, type: '', body: '' }
  expect(call({ operation: open, values, key: 'sb_test_x' }).headers).toEqual([['X-API-Key', 'sb_test_x']])
  expect(call({ operation: open, values, environment: 'MOCK' }).headers).toEqual([])
})
