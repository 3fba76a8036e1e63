import { expect, test } from 'vitest'
import { operation } from '../../test/operation.ts'
import type { Input, Operation } from '../types.ts'
import { compareWebhooks } from './compare-webhooks.ts'

const content = (schema: Record<string, unknown>) => [{ type: 'application/json', schema, examples: [] }]
const body = (schema: Record<string, unknown>): Operation['body'] => ({
  required: true,
  description: '',
  content: content(schema),
})
const header = (required: boolean, schema: Input['schema'] = { type: 'string' }): Input => ({
  name: 'X-Signature',
  place: 'header',
  required,
  deprecated: false,
  description: '',
  schema,
  example: null,
})
const response = (status: string, schema: Record<string, unknown> = {}): Operation['responses'][number] => ({
  status,
  description: '',
  headers: [],
  content: content(schema),
})
const fields = (required: readonly string[], rest: Record<string, unknown> = {}) => ({
  type: 'object',
  required,
  properties: { id: { type: 'string' }, at: { type: 'string' }, ...rest },
})

test.each<[string, Partial<Operation>, Partial<Operation>, readonly [boolean, string][]]>([
  [
    'a field that may now be missing',
    { body: body(fields(['id', 'at'])) },
    { body: body(fields(['id'])) },
    [[true, '`body.at` may now be missing.']],
  ],
  [
    'a field that is now always there',
    { body: body(fields(['id'])) },
    { body: body(fields(['id', 'at'])) },
    [[false, '`body.at` is now always present.']],
  ],
  [
    'a field that is gone',
    { body: body(fields([], { size: {} })) },
    { body: body(fields([])) },
    [[true, '`body.size` is no longer returned.']],
  ],
  ['a body that is no longer sent', { body: body({}) }, {}, [[true, 'The request body is no longer sent.']]],
  ['a body that is new', {}, { body: body({}) }, [[false, 'A request body is now sent.']]],
  [
    'a header that is no longer sent',
    { inputs: [header(true)] },
    {},
    [[true, 'The header `X-Signature` is no longer sent.']],
  ],
  [
    'a header that may be missing',
    { inputs: [header(true)] },
    { inputs: [header(false)] },
    [[true, 'The header `X-Signature` may now be missing.']],
  ],
  ['a header that is new', {}, { inputs: [header(true)] }, [[false, 'New header `X-Signature`.']]],
  [
    'a value that a header may newly have',
    { inputs: [header(true, { enum: ['a'] })] },
    { inputs: [header(true, { enum: ['a', 'b'] })] },
    [[true, '`X-Signature`: `b` may now be returned.']],
  ],
  [
    'a success that is no longer accepted',
    { responses: [response('204')] },
    {},
    [[true, 'A 204 response is no longer accepted.']],
  ],
  [
    'a success within a range',
    { responses: [response('204')] },
    { responses: [response('2XX')] },
    [[false, 'A 2XX response is now accepted.']],
  ],
  [
    'one success of a range',
    { responses: [response('2XX')] },
    { responses: [response('204')] },
    [
      [false, 'A 204 response is now accepted.'],
      [true, 'A 2XX response is no longer accepted.'],
    ],
  ],
  [
    'a failure that is no longer accepted',
    { responses: [response('410')] },
    {},
    [[false, 'A 410 response is no longer accepted.']],
  ],
  [
    'a response that is newly accepted',
    {},
    { responses: [response('202')] },
    [[false, 'A 202 response is now accepted.']],
  ],
  [
    'a field that the response now needs',
    { responses: [response('200', fields([]))] },
    { responses: [response('200', fields(['id']))] },
    [[true, '`200 response.id` is now required.']],
  ],
  [
    'nothing',
    { body: body(fields(['id'])), inputs: [header(true)] },
    { body: body(fields(['id'])), inputs: [header(true)] },
    [],
  ],
  [
    'that it will end',
    {},
    { deprecated: true },
    [[false, 'Deprecated. It still works, but avoid it in new code.']],
  ],
])('a webhook’s change: %s', (_name, old, now, expected) => {
  const changes = compareWebhooks(operation(old), operation(now))
  expect(changes.map(({ breaking, text }) => [breaking, text])).toEqual(expected)
})
