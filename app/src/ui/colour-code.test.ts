import { expect, test } from 'vitest'
import { colourCode } from './colour-code.ts'

const kinds = (code: string, language: string) =>
  [...colourCode(code, language).matchAll(/<span class="md-(\w+)">([\s\S]*?)<\/span>/g)].map(
    ([, kind, token]) => `${kind} ${token}`,
  )

test.each([
  ['ts', "const a = 'x' // done", ['keyword const', "string 'x'", 'note // done']],
  ['ts', "get('https://a.example/b')", ["string 'https://a.example/b'"]],
  [
    'json',
    '{ &quot;a&quot;: 2.00, &quot;b&quot;: true }',
    ['string &quot;a&quot;', 'number 2.00', 'string &quot;b&quot;', 'keyword true'],
  ],
  ['sh', 'curl https://a.example/v1 # now', ['note # now']],
  ['sh', "-d '{&quot;n&quot;:24}'", ["string '{&quot;n&quot;:24}'"]],
  ['python', 'if x == None: # why', ['keyword if', 'keyword None', 'note # why']],
  ['text', 'const a = 1', []],
  ['constructor', 'const a = 1', []],
])('%s: %s', (language, code, expected) => {
  expect(kinds(code, language)).toEqual(expected)
})

test('no character of the code is added or lost', () => {
  const code = "if (a &lt; 1 &amp;&amp; b === 'it\\'s') { return `x\ny` }"
  expect(colourCode(code, 'ts').replace(/<\/?span[^>]*>/g, '')).toBe(code)
})
