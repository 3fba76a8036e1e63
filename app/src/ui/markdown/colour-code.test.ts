// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { writeHtml } from './pipeline.ts'
import { colourCode } from './rewrite.ts'

const kinds = (code: string, language: string) =>
  colourCode(code, language).flatMap((node) => {
    if (node.type !== 'element') return []
    const [token] = node.children
    return `${String(node.properties.className).slice('md-'.length)} ${token?.type === 'text' && token.value}`
  })

test.each([
  ['ts', "const a = 'x' // done", ['keyword const', "string 'x'", 'note // done']],
  ['ts', "get('https://a.example/b')", ["string 'https://a.example/b'"]],
  ['json', '{ "a": 2.00, "b": true }', ['string "a"', 'number 2.00', 'string "b"', 'keyword true']],
  ['sh', 'curl https://a.example/v1 # now', ['note # now']],
  ['sh', `-d '{"n":24}'`, [`string '{"n":24}'`]],
  ['python', 'if x == None: # why', ['keyword if', 'keyword None', 'note # why']],
  ['text', 'const a = 1', []],
  ['constructor', 'const a = 1', []],
])('%s: %s', (language, code, expected) => {
  expect(kinds(code, language)).toEqual(expected)
})

test('no character of the code is added or lost', () => {
  const code = "if (a < 1 && b === 'it\\'s') { return `x\ny` }"
  const box = document.createElement('pre')
  box.innerHTML = writeHtml({ type: 'root', children: colourCode(code, 'ts') })
  expect(box.textContent).toBe(code)
})
