import { expect, test } from 'vitest'
import { operation } from '../test/operation.ts'
import { bodyWords, faultAt } from './body-words.ts'

test.each([
  ['{"phoneNumber":"+1"}', true, 'Valid'],
  [
    '{"phoneNumber":"+1","maxAge":"1"}',
    false,
    'Valid JSON, but maxAge doesn’t match the schema. Expected integer.',
  ],
  ['{"maxAge":1}', false, 'Valid JSON, but phoneNumber is required.'],
  ['{"a": 1', false, 'Invalid JSON at line 1, column 8. It will be sent as is.'],
  ['{\n  "a": 1 2\n}', false, 'Invalid JSON at line 2, column 10. It will be sent as is.'],
  ['{"a":', false, 'Invalid JSON: it ends too early. It will be sent as is.'],
  [' ', false, 'A body is required. Without one, the call will be rejected.'],
])('%j: %j, %s', (body, good, text) => {
  expect(bodyWords(operation(), { inputs: {}, type: 'application/json', body })).toEqual({ good, text })
})

test.each([
  ['{"phoneNumber":5}', 'Expected string.'],
  ['{"maxAge":1}', 'Required.'],
  ['{"phoneNumber":"+1","maxAge":"1"}', undefined],
  ['{', undefined],
])('the phone number of %s: %s', (body, text) => {
  const values = { inputs: {}, type: 'application/json', body }
  expect(faultAt(operation(), values, '#/phoneNumber')).toBe(text)
})

test('nothing is said of other forms', () => {
  expect(bodyWords(operation(), { inputs: {}, type: 'text/plain', body: '{' })).toBeUndefined()
})
