import { expect, test } from 'vitest'
import type { Contract, Operation, Parameter, Schema } from './contract.ts'
import { type Row, rowDifferences } from './rows.ts'

const row: Row = { call: 'POST /pay', query: ['page'], payload: ['amount', 'note?'], answer: ['data.token'] }

const designed = { 'x-provenance': 'designed' }

type Parts = {
  properties?: Record<string, Schema>
  required?: string[]
  parameters?: Parameter[]
  more?: object
}

function contractWith({ properties, required = ['amount'], parameters, more = {} }: Parts = {}): Contract {
  const body = { type: 'object', required, properties: properties ?? { amount: {}, note: {} } }
  const data = { type: 'object', properties: { token: { type: 'string' } } }
  const operation: Operation = {
    operationId: 'pay',
    'x-provenance': 'spec',
    parameters: parameters ?? [{ name: 'page', in: 'query' }],
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Payment' } } } },
    responses: { '200': { content: { 'application/json': { schema: { properties: { data } } } } } },
    ...more,
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fixture', version: '1.0.0' },
    paths: { '/pay': { post: operation } },
    components: { schemas: { Payment: body, Designed: { type: 'string', ...designed } } },
  }
}

test('a contract that matches its rows has no differences', () => {
  expect(rowDifferences(contractWith(), [row])).toEqual([])
})

test('a row without an operation is missing', () => {
  expect(rowDifferences(contractWith(), [row, { call: 'GET /pay' }])).toEqual([
    'GET /pay: missing from the contract',
  ])
})

test('an operation without a row must be marked designed', () => {
  expect(rowDifferences(contractWith(), [])).toHaveLength(1)
  expect(rowDifferences(contractWith({ more: designed }), [])).toEqual([])
})

test.each<[string, Parts, RegExp]>([
  ['an operation of the specification marked designed', { more: designed }, /must be x-provenance: spec/],
  ['a missing payload name', { properties: { amount: {} } }, /payload lacks note/],
  ['a misspelt payload name', { properties: { amount: {}, notes: {}, note: {} } }, /payload has notes/],
  ['an optional name that is required', { required: ['amount', 'note'] }, /requires note/],
  ['a missing query name', { parameters: [] }, /query lacks page/],
  [
    'an extra query name',
    {
      parameters: [
        { name: 'page', in: 'query' },
        { name: 'size', in: 'query' },
      ],
    },
    /query has size/,
  ],
  [
    'an extra name whose schema, not itself, is marked designed',
    { properties: { amount: {}, note: {}, extra: { $ref: '#/components/schemas/Designed' } } },
    /payload has extra/,
  ],
  [
    'a name of the specification marked designed',
    { properties: { amount: designed, note: {} } },
    /calls amount designed/,
  ],
  ['an answer without a given field', { more: { responses: { '200': {} } } }, /answers no data\.token/],
])('%s is told', (_what, parts, message) => {
  expect(rowDifferences(contractWith(parts), [row])).toEqual([expect.stringMatching(message)])
})

test('an extra name marked designed at its place is allowed', () => {
  const properties = { amount: {}, note: {}, extra: designed }
  const parameters: Parameter[] = [
    { name: 'page', in: 'query' },
    { name: 'size', in: 'query', ...designed },
  ]
  expect(rowDifferences(contractWith({ properties, parameters }), [row])).toEqual([])
})

test('a form row wants multipart/form-data and no names', () => {
  const form = {
    requestBody: { content: { 'multipart/form-data': { schema: { properties: { file: {} } } } } },
  }
  const upload: Row = { ...row, payload: 'form' }
  expect(rowDifferences(contractWith({ more: form }), [upload])).toEqual([])
  expect(rowDifferences(contractWith(), [upload])).toEqual(['POST /pay: takes no multipart/form-data'])
})
