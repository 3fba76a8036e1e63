import { expect, test } from 'vitest'
import { heldTestValue, testGroups, withTestValue } from './test-values.ts'

const outcome = { status: 200, example: 'a' }
const datum = (at: string, value = '+1') => ({ operation_id: 'a', at, value, label: '', outcome })
const values = {
  inputs: { 'query to': 'x' },
  type: 'application/json',
  body: '{"phoneNumber":"x","maxAge":1}',
}

test.each([
  ['#/phoneNumber', { body: '{\n  "phoneNumber": "+1",\n  "maxAge": 1\n}' }],
  [
    '#/device/number',
    { body: JSON.stringify({ phoneNumber: 'x', maxAge: 1, device: { number: '+1' } }, null, 2) },
  ],
  ['?to', { inputs: { 'query to': '+1' } }],
  ['{id}', { inputs: { 'query to': 'x', 'path id': '+1' } }],
])('a value at %s goes there', (at, changed) => {
  const written = withTestValue(values, datum(at))
  expect(written).toEqual({ ...values, ...changed })
  const [group] = testGroups([datum(at), datum(at, '+2')])
  expect(written && group && heldTestValue(written, group)?.value).toBe('+1')
})

test('a body that is no JSON is left as it is', () => {
  expect(withTestValue({ ...values, body: '{' }, datum('#/phoneNumber'))).toBeUndefined()
})

test.each([
  ['#/phoneNumber', 'phoneNumber'],
  ['?to', 'to'],
  ['{id}', 'id'],
])('%s is called %s', (at, name) => {
  expect(testGroups([datum(at)])[0]?.name).toBe(name)
})
