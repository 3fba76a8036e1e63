import { expect, test } from 'vitest'
import { operation } from '../test-operation.ts'
import { documentedErrors } from './documented-errors.ts'

test('an error has its code, title, cause and mend; an answer that is none is not among them', () => {
  expect(documentedErrors(operation())).toMatchObject([
    {
      code: 'insufficient_credits',
      title: 'Not enough credits',
      cause: 'The wallet is nearly empty. The wallet holds less than the price. Nothing was charged.',
      mend: 'Top up, then call again.',
    },
  ])
})

const error = (value: Record<string, unknown> | string, summary = '') =>
  documentedErrors({
    responses: [
      {
        status: '404',
        description: '',
        headers: [],
        content: [
          { type: 'application/json', schema: null, examples: [{ name: 'unknown', summary, value }] },
        ],
      },
    ],
  })[0]

test.each([
  [
    { code: 'IDENTIFIER_NOT_FOUND', message: 'No such device.' },
    'Unknown device',
    'Unknown device',
    'No such device.',
  ],
  [{}, '', 'unknown', ''],
  ['plain text', 'Gone', 'Gone', ''],
])('%j with summary %j is titled %j and mended by %j', (value, summary, title, mend) => {
  expect(error(value, summary)).toMatchObject({ title, mend })
})
