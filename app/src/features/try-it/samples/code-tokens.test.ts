import { expect, test } from 'vitest'
import { codeTokens } from './code-tokens.ts'

test('strings, words and figures have their colour', () => {
  expect(codeTokens("const a = 'b' + 24")).toEqual([
    { kind: 'keyword', text: 'const' },
    { text: ' a = ' },
    { kind: 'string', text: "'b'" },
    { text: ' + ' },
    { kind: 'number', text: '24' },
  ])
})

test.each([`curl 'it'\\''s' \\\n --data '{"a": "'`, '`a\nb` "open', 'plain', ''])(
  'nothing of %j is lost',
  (code) => {
    expect(
      codeTokens(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code)
  },
)
