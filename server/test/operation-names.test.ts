// Whatever an operation is called, its addresses lead to it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { museum, openDesk } from './support/publishing.ts'
import { ok } from './support/refused-documents.ts'
import { startServer } from './support/server.ts'

const names = [
  ...[
    'a/b',
    'a%2Fb',
    '100%',
    '%25',
    'two words',
    'a#b',
    'a?b=c&d',
    '.',
    '..',
    '../x',
    'a+b',
    "it's",
    'größe',
  ],
  ...[
    '読む',
    'constructor',
    '__proto__',
    'toString',
    'a"b<c>',
    'a\\b',
    'a.md',
    'x'.repeat(100),
    '読'.repeat(100),
  ],
]
const folder = mkdtempSync(join(tmpdir(), 'switchboard-app-'))
writeFileSync(join(folder, 'index.html'), '<noscript>As text: /docs/users/sdk.md</noscript>')
const desk = openDesk()
const server = await startServer({ appFolder: folder })
afterAll(async () => {
  await server.close()
  await server.database.close()
  desk.close()
  rmSync(folder, { recursive: true })
})
const failure = {
  description: 'Failed.',
  content: {
    'application/problem+json': { examples: { failed: { value: { code: 'failed', title: 'Failed' } } } },
  },
}
const paths = Object.fromEntries(
  names.map((operationId, place) => [
    `/${place}`,
    { get: { operationId, responses: { ...ok, 400: failure } } },
  ]),
)
await desk.publish(server, desk.file('names.json', museum({ paths })), '--publisher', 'acme')
const read = async (path: string) => {
  const response = await fetch(`${server.url}${path}`, { headers: { Accept: 'text/html' } })
  return { status: response.status, text: await response.text() }
}
const index = (await read('/openapi/acme-1.4.2.md')).text

test.each(names)('%j', async (name) => {
  const query = new URLSearchParams({ api: 'acme', version: 'v1', operation_id: name })
  const { body } = await server.ask('GET', `/portal-api/api/api-reference/operation?${query}`)
  expect(body.data).toMatchObject({ operation_id: name })
  const path = (body.data as { path: string }).path
  // As it is linked in the text of its API.
  const link =
    index
      .split('\n')
      .find((line) => line.includes(`GET ${path}\``))
      ?.match(/\]\(([^)]+)\)/)?.[1] ?? ''
  const text = await read(new URL(link.replaceAll('\\', ''), server.url).pathname)
  expect([text.status, text.text.includes(`/gateway/acme/v1${path}\``)]).toEqual([200, true])
  // From the empty document of its page.
  const page = await read(`/api/acme/v1?${new URLSearchParams({ operation: name })}`)
  const twin = /As text: (.+)<\/noscript>/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await read(twin)).text).toBe(text.text)
})

test('the search and the catalogue of errors name them all', async () => {
  const { data } = (await server.ask('GET', '/portal-api/api/search-index?code=failed')).body as {
    data: { api: string; operations: { id: string }[]; errors: { operation: string }[] }[]
  }
  expect(data.find(({ api }) => api === 'acme')?.errors).toMatchObject([{ operation: names[0] }])
  const whole = (await server.ask('GET', '/portal-api/api/search-index')).body as { data: typeof data }
  expect(
    whole.data
      .find(({ api }) => api === 'acme')
      ?.operations.map(({ id }) => id)
      .sort(),
  ).toEqual([...names].sort())
})

test.each([
  ['/pricing', '/pricing.md'],
  ['/guides/first-call?x=1', '/guides/first-call.md'],
  ['/login', '/llms.txt'],
  ['/api/%22%3E/v1', '/api/%22%3E/v1.md'],
])('the empty document of %s names %s', async (path, twin) => {
  expect((await read(path)).text).toContain(`As text: ${twin}<`)
})
