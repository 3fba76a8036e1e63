import { expect, test } from 'vitest'
import type { ReferenceExample, ReferenceResponse } from '../types.ts'
import { documentedErrors, isFailure } from './documented-errors.ts'

const answer = (status: string, ...examples: ReferenceExample[]): ReferenceResponse => ({
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
    { code: 'key_missing', title: 'Send an API key', detail: 'Send it in X-API-Key.' },
    { code: 'key_missing', title: 'Send an API key', cause: 'No key', mend: 'Send it in X-API-Key.' },
  ],
  [
    'an ErrorInfo',
    { code: 'NOT_FOUND', message: 'Ask another network.' },
    { code: 'NOT_FOUND', title: 'No key', cause: '', mend: 'Ask another network.' },
  ],
  ['a text', 'gone', { code: '', title: 'No key', cause: '', mend: '' }],
  ['nothing', null, { code: '', title: 'No key', cause: '', mend: '' }],
])('%s is read for its cause and mend', (_, value, expected) => {
  const [error] = documentedErrors(answer('400', { name: 'x', summary: 'No key', value }))
  expect(error).toMatchObject({ scenario: 'x', ...expected })
})

test('an example that stands in two media types is told once', () => {
  const twice = answer('400', { name: 'x', summary: '', value: {} })
  expect(documentedErrors({ ...twice, content: [...twice.content, ...twice.content] })).toHaveLength(1)
})
