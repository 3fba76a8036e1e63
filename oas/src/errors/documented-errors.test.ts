import { expect, test } from 'vitest'
import type { Example, Response } from '../types.ts'
import { distinctBodies, documentedErrors, isFailure } from './documented-errors.ts'

const answer = (status: string, ...examples: Example[]): Response => ({
  status,
  description: '',
  headers: [],
  content: [{ type: 'application/json', schema: null, examples }],
})

test.each([
  ['200', false],
  ['2XX', false],
  ['304', false],
  ['404', true],
  ['5XX', true],
  ['default', true],
])('%s is a failure: %s', (status, failure) => {
  expect(isFailure(answer(status))).toBe(failure)
})

test.each([
  [
    'a problem',
    { code: 'key_missing', title: 'API key missing', detail: 'Send it in X-API-Key.' },
    { code: 'key_missing', title: 'API key missing', cause: 'No key', remedy: 'Send it in X-API-Key.' },
  ],
  [
    'an ErrorInfo',
    { code: 'NOT_FOUND', message: 'Ask another network.' },
    { code: 'NOT_FOUND', title: 'No key', cause: '', remedy: 'Ask another network.' },
  ],
  ['a text', 'gone', { code: '', title: 'No key', cause: '', remedy: '' }],
  ['nothing', null, { code: '', title: 'No key', cause: '', remedy: '' }],
])('%s is read for its cause and remedy', (_, value, expected) => {
  const [error] = documentedErrors(answer('400', { name: 'x', summary: 'No key', value }))
  expect(error).toMatchObject({ scenario: 'x', ...expected })
})

test('an example that stands in two media types is told once', () => {
  const twice = answer('400', { name: 'x', summary: '', value: {} })
  expect(documentedErrors({ ...twice, content: [...twice.content, ...twice.content] })).toHaveLength(1)
})

test('an answer without an example is told by its description', () => {
  expect(documentedErrors({ ...answer('503'), description: 'Busy.\n\nTry later.' })).toMatchObject([
    { scenario: '', title: 'Busy.', value: undefined },
  ])
})

test('bodies of one shape are told once', () => {
  const empty = { ...answer('429'), content: [] }
  const other = { ...answer('500'), content: [{ type: 'text/plain', schema: true, examples: [] }] }
  const bodies = distinctBodies([answer('400'), answer('404'), empty, other])
  expect(bodies.map(({ statuses }) => statuses)).toEqual([['400', '404'], ['500']])
})
