import { expect, test } from 'vitest'
import { codeTokens, jsonTokens } from './code-tokens.ts'
import { samples } from './grammars.ts'

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

test('in samples of any language strings, words and figures have their colour', () => {
  expect(codeTokens("const a = 'b' + 24", samples)).toEqual([
    { kind: 'keyword', text: 'const' },
    { text: ' a = ' },
    { kind: 'string', text: "'b'" },
    { text: ' + ' },
    { kind: 'number', text: '24' },
  ])
})

test.each(['// PHP’s curl sends no body with GET. Python and Go do.', "# It's sent by do"])(
  'the comment %s has one colour',
  (comment) => {
    expect(codeTokens(`${comment}\nconst`, samples)).toEqual([
      { kind: 'note', text: comment },
      { text: '\n' },
      { kind: 'keyword', text: 'const' },
    ])
  },
)

test.each([`curl 'it'\\''s' \\\n --data '{"a": "'`, '`a\nb` "open', 'plain', ''])(
  'nothing of the sample %j is lost',
  (code) => {
    expect(
      codeTokens(code, samples)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code)
  },
)
