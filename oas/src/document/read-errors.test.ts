import { expect, test } from 'vitest'
import { readErrors } from './read-errors.ts'
import { readReference } from './read-reference.ts'

const answering = (responses: object) => ({ responses })
const problem = (code: string, title?: string) => ({ value: { code, ...(title && { title }) } })
const json = (examples: object) => ({ content: { 'application/json': { examples } } })

const errorsOf = (paths: object) =>
  readErrors(readReference({ info: { title: 'T', version: '1.0.0' }, paths } as never).operations).map(
    ({ code, status, title, operation, example }) => [code, status, title, operation, example],
  )

test('each code stands once, with the first operation that documents it, smallest status first', () => {
  const short = json({ creditsShort: problem('insufficient_credits', 'Not enough credits') })
  const unknown = json({ numberUnknown: problem('number_unknown', 'Number unknown') })
  expect(
    errorsOf({
      '/a': { get: { operationId: 'a', ...answering({ 404: unknown, 402: short }) } },
      '/b': { get: { operationId: 'b', ...answering({ 402: short }) } },
    }),
  ).toEqual([
    ['insufficient_credits', '402', 'Not enough credits', 'a', 'creditsShort'],
    ['number_unknown', '404', 'Number unknown', 'a', 'numberUnknown'],
  ])
})

test.each([
  ['an answer that succeeds', { 200: json({ good: problem('fine') }) }, []],
  ['an example without a code', { 400: json({ bad: { value: { message: 'No' } } }) }, []],
  [
    'without a title the summary of the example is its name',
    { 400: json({ bad: { ...problem('INVALID_ARGUMENT'), summary: 'A field is wrong' } }) },
    [['INVALID_ARGUMENT', '400', 'A field is wrong', 'a', 'bad']],
  ],
  [
    'without either, the name of the example',
    { default: json({ bad: problem('odd') }) },
    [['odd', 'default', 'bad', 'a', 'bad']],
  ],
])('%s', (_name, responses, expected) => {
  expect(errorsOf({ '/a': { get: { operationId: 'a', responses } } })).toEqual(expected)
})
