// A field of one direction is demanded of that direction alone, wherever its schema stands.
import type { JsonObject } from '@switchboard/oas/document'
import { describe, expect, test } from 'vitest'
import { createSchemaCheck } from '../src/engine/contract/schema-check.ts'
import { createResponseCheck } from '../src/responses.ts'

const id: JsonObject = { type: 'string', readOnly: true }
const pin: JsonObject = { type: 'string', writeOnly: true }
const Both: JsonObject = { type: 'object', required: ['id', 'pin'], properties: { id, pin } }
const Bare: JsonObject = { type: 'object', required: ['id', 'pin'] }
const Node: JsonObject = {
  ...Both,
  properties: { id, pin, children: { type: 'array', items: { $ref: '#/components/schemas/Node' } } },
}
const components: JsonObject = { schemas: { Both, Bare, Node, Id: id } }
const both: JsonObject = { $ref: '#/components/schemas/Both' }
const [sent, received]: unknown[] = [{ pin: '1' }, { id: 'a' }]

describe.each<[where: string, schema: JsonObject, wrap: (value: unknown) => unknown]>([
  ['in the schema itself', Both, (value) => value],
  ['behind a reference', both, (value) => value],
  ['in a list', { type: 'array', items: both }, (value) => [value]],
  ['in a field', { type: 'object', properties: { inner: both } }, (inner) => ({ inner })],
  ['in a map', { type: 'object', additionalProperties: both }, (any) => ({ any })],
  ['in allOf', { allOf: [both, { type: 'object' }] }, (value) => value],
  ['in oneOf', { oneOf: [both, { type: 'string' }] }, (value) => value],
  ['in anyOf', { anyOf: [{ type: 'null' }, both] }, (value) => value],
  ['required by another part', { allOf: [{ properties: { id, pin } }, Bare] }, (value) => value],
  [
    'required where a reference leads',
    { properties: { id, pin }, allOf: [{ $ref: '#/components/schemas/Bare' }] },
    (value) => value,
  ],
  [
    'marked where a reference leads',
    { required: ['id', 'pin'], properties: { id: { $ref: '#/components/schemas/Id' }, pin } },
    (value) => value,
  ],
  [
    'in what contains itself',
    { $ref: '#/components/schemas/Node' },
    (inner) => ({ ...Object(inner), children: [inner] }),
  ],
])('%s', (_where, schema, wrap) => {
  const document: JsonObject = {
    openapi: '3.1.0',
    components,
    paths: {
      '/x': {
        get: { operationId: 'x', responses: { 200: { content: { 'application/json': { schema } } } } },
      },
    },
  }
  const headers = { 'content-type': 'application/json' }
  const faultsOfResponse = (value: unknown) =>
    createResponseCheck(document).faultsOf('x', {
      method: 'GET',
      status: 200,
      headers,
      text: JSON.stringify(wrap(value)),
    })
  const faultsOfRequest = (value: unknown) => createSchemaCheck(document).by(schema, wrap(value))

  test('its own direction has to bring it, the other need not', () => {
    expect(faultsOfResponse(received)).toEqual([])
    expect(faultsOfRequest(sent)).toEqual([])
    expect(faultsOfResponse(sent)).not.toEqual([])
    expect(faultsOfRequest(received)).not.toEqual([])
  })

  test('whatever a request says in a read-only field is no fault of it', () => {
    expect(faultsOfRequest({ pin: '1', id: 5 })).toEqual([])
  })
})

test.each<[name: string, schema: JsonObject, text: string, got: string[]]>([
  ['a price in hundredths', { type: 'number', multipleOf: 0.01 }, '19.99', []],
  ['one that is none', { type: 'number', multipleOf: 0.01 }, '19.995', ['19.995']],
  ['a multiple that no number holds', { type: 'integer', multipleOf: 3 }, '9007199254740993', []],
  ['just below an end', { type: 'integer', exclusiveMaximum: 2 ** 63 }, '9223372036854775807', []],
  ['two that round to one', { type: 'array', uniqueItems: true }, '[9007199254740993,9007199254740992]', []],
  ['what was sent is shown', { type: 'string' }, '9007199254740993', ['9007199254740993']],
  [
    'and what was sent inside',
    { items: { maximum: 1 } },
    '[0,12345678901234567890]',
    ['12345678901234567890'],
  ],
])('numbers are judged as they were sent: %s', (_name, schema, text, got) => {
  const responses = { 200: { content: { 'application/json': { schema } } } }
  const document = {
    openapi: '3.1.0',
    paths: { '/x': { get: { operationId: 'x', responses } } },
  } as JsonObject
  const headers = { 'content-type': 'application/json' }
  const faults = createResponseCheck(document).faultsOf('x', { method: 'GET', status: 200, headers, text })
  expect(faults.map((fault) => fault.got)).toEqual(got)
})
