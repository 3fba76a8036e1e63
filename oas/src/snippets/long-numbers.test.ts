import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { printSnippet } from './snippet.ts'

const body = `{
  "id": 9007199254740993,
  "n": [0.10000000000000000001, 1e400, -0],
  "text": "9007199254740993 \`\${x}\` 'é'"
}`
const call = {
  method: 'POST',
  url: 'https://api.example/a',
  headers: [['Content-Type', 'application/json'] as const],
  body,
}

test.each(languages.map((language) => [language.name, language] as const))(
  '%s sends each number as it is written',
  async (_name, language) => {
    const code = await printSnippet(call, language)
    for (const number of ['9007199254740993,', '0.10000000000000000001', '1e400', '-0'])
      expect(code).toContain(number)
    expect(code).not.toMatch(/9007199254740992|4611686018\d+|switchboard-text|text\/plain/)
    expect(code.match(/9007199254740993/g)).toHaveLength(2)
  },
)

test('JavaScript, run, sends what is written', async () => {
  const javaScript = languages.find(({ id }) => id === 'javascript')
  const code = javaScript ? await printSnippet(call, javaScript) : ''
  const sent: unknown[] = []
  const run = new Function('fetch', 'console', `return (async () => {${code}})()`)
  await run(
    async (...args: unknown[]) => {
      sent.push(args)
      return new Response('')
    },
    { log() {} },
  )
  expect(sent).toMatchObject([['https://api.example/a', { body }]])
})
