import { expect, test } from 'vitest'
import { jsonTokens } from './json-tokens.ts'

test('a small answer stays on one line, coloured by kind', () => {
  expect(jsonTokens({ swapped: true })).toEqual([
    { text: '{ ' },
    { kind: 'string', text: '"swapped"' },
    { text: ': ' },
    { kind: 'keyword', text: 'true' },
    { text: ' }' },
  ])
})

test.each([
  [{ status: 404, code: 'IDENTIFIER_NOT_FOUND', message: 'He said "no", -1.5e3 times' }],
  [{ list: [1, null, 'a\\b'], empty: {} }],
  ['text'],
  [null],
])('nothing of %j is lost', (value) => {
  const text = jsonTokens(value)
    .map((token) => token.text)
    .join('')
  expect(JSON.parse(text)).toEqual(value)
})
