import { expect, test } from 'vitest'
import { operation } from '../../test/operation.ts'
import type { Input, TestDatum } from '../types.ts'
import { exampleRequest } from './example-request.ts'
import { startValues } from './values.ts'

const input = (name: string, rest: Partial<Input> = {}): Input => ({
  name,
  place: 'query',
  required: true,
  deprecated: false,
  description: '',
  schema: { type: 'string' },
  example: null,
  ...rest,
})
const datum = (at: string, value: string, status = 200): TestDatum => ({
  operation_id: 'check',
  at,
  value,
  label: '',
  outcome: { status, example: null },
})
const json = (rest: object = {}) => ({ type: 'application/json', schema: null, examples: [], ...rest })
test('what may be left out is left out; what is needed has a value', () => {
  const { inputs } = startValues(
    operation({
      inputs: [
        input('to', { example: '+63' }),
        input('limit', { required: false, example: 20 }),
        input('id', { place: 'path', schema: { type: 'string', format: 'uuid' } }),
        input('of', { schema: { type: 'array', items: { enum: ['a'] } } }),
      ],
    }),
  )
  expect(inputs).toEqual({
    'query to': '+63',
    'query limit': '',
    'path id': '5f0c1a52-7d0e-4a53-9a6e-0d8f3c2b1a90',
    'query of': 'a',
  })
})

test('an example comes first, then a test value that succeeds, then the schema', () => {
  const test_data = [datum('?to', 'fails', 404), datum('?to', 'works'), datum('{id}', 'one')]
  const id = input('id', { place: 'path' })
  const values = (example: string | null) =>
    startValues(operation({ inputs: [input('to', { example }), id], test_data })).inputs
  expect(values('said')).toEqual({ 'query to': 'said', 'path id': 'one' })
  expect(values(null)).toEqual({ 'query to': 'works', 'path id': 'one' })
})

test('with a datum, the request is the one that it answers, also at a place that may be left out', () => {
  const described = operation({
    inputs: [input('to', { required: false })],
    body: {
      required: true,
      description: '',
      content: [json({ examples: [{ name: 'a', summary: '', value: { b: 1 } }] })],
    },
  })
  expect(exampleRequest(described, datum('?to', '+1')).inputs).toMatchObject([
    { name: 'to', place: 'query', description: '', text: '+1', sent: true },
  ])
  expect(exampleRequest(described, datum('#/c', '+1')).body?.value).toEqual({ b: 1, c: '+1' })
})

test('JSON is the form where there is one, and a body without an example is made of its schema', () => {
  const schema = { type: 'object', properties: { to: { type: 'string' }, id: { readOnly: true } } }
  const content = [json({ type: 'text/csv' }), json({ schema })]
  const described = operation({
    body: { required: true, description: '', content },
    test_data: [datum('#/to', '+1')],
  })
  expect(exampleRequest(described).body).toEqual({ type: 'application/json', value: { to: '+1' } })
})
