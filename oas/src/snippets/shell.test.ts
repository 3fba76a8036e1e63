import { expect, test } from 'vitest'
import type { HttpRequest } from '../request/build-request.ts'
import { printForShell } from './snippet.ts'

const get: HttpRequest = { method: 'GET', url: 'https://x.example/a', headers: [], body: null }
const print = (request: Partial<HttpRequest>) => printForShell({ ...get, ...request }, 'KEY')
const firstLine = async (request: Partial<HttpRequest>) => (await print(request)).split(' \\\n')[0]

test.each<[string, Partial<HttpRequest>, string]>([
  ['a plain address stands as it is', {}, 'curl https://x.example/a'],
  [
    'one that a shell would read is quoted',
    { url: 'https://x.example/a?b=1' },
    "curl 'https://x.example/a?b=1'",
  ],
  ['a path is no command', { url: "https://x/a';reboot;'" }, "curl 'https://x/a'\\'';reboot;'\\'''"],
])('%s', async (_what, request, line) => {
  expect(await firstLine(request)).toBe(line)
})

test('a GET names no method, others do', async () => {
  expect(await print({})).not.toContain('--request')
  expect(await print({ method: 'DELETE' })).toContain('--request DELETE')
})

test('the shell reads the key, and nothing else', async () => {
  const keyLike = `--header 'X-API-Key: YOUR_API_KEY' $(reboot)`
  const code = await print({
    method: 'POST',
    headers: [['Content-Type', keyLike]],
    body: `it's $(reboot)\n  ${keyLike}`,
  })
  expect(code.split('\n')).toContain('  --header "X-API-Key: $KEY" \\')
  // Outside of single quotes there is the key alone.
  expect(
    code
      .replaceAll("'\\''", '')
      .replace(/'[^']*'/g, '')
      .match(/[$`(]/g),
  ).toEqual(['$'])
})

test('a body of text is sent as it is, one of JSON as JSON', async () => {
  const sent = (type: string, body: string) =>
    print({ method: 'POST', headers: [['Content-Type', type]], body })
  expect(await sent('text/plain', "it's")).toContain("--data-raw 'it'\\''s'")
  expect(await sent('application/json', '"it\'s"')).toContain("--data-raw '\"it'\\''s\"'")
})
