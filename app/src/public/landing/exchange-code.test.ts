import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsOfSamples } from '../../../test/compile-samples.ts'
import { startEchoServer } from '../../../test/echo-server.ts'
import { runSample } from '../../../test/run-sample.ts'
import { type ExchangeLanguage, exchangeCode } from './exchange-code.ts'
import { sample } from './sample.ts'

let server: Awaited<ReturnType<typeof startEchoServer>>

beforeAll(async () => {
  server = await startEchoServer()
})
afterAll(() => server.close())

const { body } = sample

const codeIn = (language: ExchangeLanguage, typed = true): string =>
  exchangeCode(language, { ...sample, url: `${server.base}/check`, typed })
    .map((parts) => parts.map(({ text }) => text).join(''))
    .join('\n')

test('the call on the first page compiles against the SDK', async () => {
  const code = codeIn('typescript')
  expect(code).toContain("  body: { phoneNumber: '+639175550101', maxAge: 24 },\n})")
  const program = `const key: string = ''\n${code}\nconst answered: boolean | undefined = data?.swapped\nvoid answered\n`
  expect(await complaintsOfSamples({ hero: program })).toBe('')
})

/** The library of the sample is not on every machine: its only function that the sample calls, by what Python brings. */
const requests = `
import json as codec, urllib.request
def post(url, headers, json):
    sent = urllib.request.Request(url, codec.dumps(json).encode(), {**headers, 'Content-Type': 'application/json'})
    return urllib.request.urlopen(sent)
`

test.each([
  {
    language: 'javascript',
    code: () => `const key = 'mock'\n${codeIn('typescript', false)}`,
    files: {},
  },
  { language: 'curl', code: () => `KEY=mock\n${codeIn('curl')}`, files: {} },
  { language: 'python', code: () => `key = 'mock'\n${codeIn('python')}`, files: { 'requests.py': requests } },
])('the call on the first page sends what it says in $language', async ({ language, code, files }) => {
  await runSample(language, code(), files)
  const [request, ...more] = server.take()
  expect(more).toEqual([])
  expect(request).toMatchObject({ method: 'POST', url: '/check' })
  expect(request?.headers).toMatchObject({ 'x-api-key': 'mock', 'content-type': 'application/json' })
  expect(JSON.parse(request?.body ?? '')).toEqual(body)
})
