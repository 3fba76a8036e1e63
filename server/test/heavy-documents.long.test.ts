// Documents whose calls outward, links and servers are made to hurt: they are published, and say no more than a page shows.
import type { components } from '@switchboard/sdk'
import { afterAll, expect, test } from 'vitest'
import { museum, openDesk } from './support/publishing.ts'
import { ok } from './support/refused-documents.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const desk = openDesk()
afterAll(() => desk.close())

async function published(tag: string, changes: object) {
  const file = desk.file(`${tag}.json`, museum(changes))
  await desk.publish(server, file, '--publisher', 'heavy', '--tag', tag)
  const { body } = await server.ask('GET', `/portal-api/api/api-reference?api=${tag}&version=v1`)
  const operation = async (id: string) => {
    const address = `/portal-api/api/api-reference/operation?api=${tag}&version=v1&operation_id=${id}`
    return (await server.ask('GET', address)).body.data as components['schemas']['ReferenceOperation']
  }
  const markdown = await (await fetch(`${server.url}/openapi/${tag}-1.4.2.md`)).text()
  const postman = await (await fetch(`${server.url}/openapi/${tag}-1.4.2.postman.json`)).json()
  return { index: body.data as components['schemas']['ApiReference'], operation, markdown, postman }
}

const numbered = <Item>(count: number, item: Item) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, item]))

test('ten thousand webhooks, callbacks and links', async () => {
  const call = { post: { summary: 'Told', responses: ok } }
  const get = {
    operationId: 'get',
    callbacks: numbered(10_000, { '{$url}': call }),
    responses: { 200: { description: 'Fine', links: numbered(10_000, { operationId: 'gone' }) } },
  }
  const { index, operation, postman } = await published('many', {
    paths: { '/a': { get } },
    webhooks: numbered(10_000, call),
  })
  const { callbacks, responses } = await operation('get')
  expect([index.webhooks?.length, callbacks?.length, responses[0]?.links?.length]).toEqual([200, 100, 50])
  expect(postman.item.at(-1).item).toHaveLength(200)
})

test('callbacks that lead to each other, and whose schemas lead to all others', async () => {
  const schema = { $ref: '#/components/schemas/n0' }
  const requestBody = { content: { 'application/json': { schema } } }
  const callback = { '{$url}': { $ref: '#/paths/~1a' } }
  const post = {
    operationId: 'post',
    requestBody,
    responses: ok,
    callbacks: { told: callback, again: callback },
  }
  const properties = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`p${index}`, { $ref: `#/components/schemas/n${index}` }]),
  )
  const { operation } = await published('circle', {
    paths: { '/a': { post } },
    components: { schemas: numbered(300, { type: 'object', properties }) },
  })
  const result = await operation('post')
  expect(result.callbacks?.map(({ name }) => name)).toEqual(['told', 'again'])
  expect(JSON.stringify(result).length).toBeLessThan(1_000_000)
})

test('addresses that are programs stay texts in Markdown and Postman', async () => {
  const script = 'javascript:alert(1)//"><script>alert(1)</script>'
  const externalDocs = { url: script, description: '[press](javascript:alert(1)) <script>alert(1)</script>' }
  const { markdown } = await published('script', {
    info: {
      title: 'Script',
      version: '1.4.2',
      termsOfService: script,
      contact: { url: script },
      license: { name: script, url: script },
    },
    externalDocs,
    servers: [{ url: script, variables: { [script]: { default: script, enum: [script] } } }],
  })
  expect(markdown).not.toMatch(/\]\(javascript:/i)
  expect(markdown.replace(/`[^`]*`/g, '')).not.toMatch(/(^|[^\\])<script/)
})
