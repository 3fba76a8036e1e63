// The publishing process bears the cost of a stranger's text: the serving process parses none of it, whatever is
// requested.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { requestsOf } from '../soak/document-requests.ts'
import { hostileDocument } from '../soak/hostile-documents.ts'
import { portalOf } from './support/admin-apis.ts'
import { museum, openDesk } from './support/publishing.ts'

const parsed: string[] = []
vi.mock('mdast-util-from-markdown', async (original) => {
  const parser = await original<typeof import('mdast-util-from-markdown')>()
  const fromMarkdown = (text: string, ...rest: never[]) => {
    parsed.push(text)
    return parser.fromMarkdown(text, ...(rest as []))
  }
  return { ...parser, fromMarkdown }
})

// Files of a worker share their modules: those of the server are loaded anew, with the parser that listens.
vi.resetModules()
const { serverOfFile } = await import('./support/server.ts')
const server = await serverOfFile()
const desk = openDesk()
let portal: ReturnType<typeof portalOf>
let admin: string
let user: string
beforeAll(async () => {
  admin = (await server.signIn('admin')).access_token
  user = (await server.signIn('user')).access_token
  portal = portalOf(server, admin)
})
afterAll(() => desk.close())

const mark = 'A text of a stranger'
const text = `# ${mark}\n\n*One* [two](https://a.example).`
const hurtful = `${mark}\n\n${'> '.repeat(500)}deep`

/** A text at every place where a document has one. */
const document = (description: string) =>
  museum({
    info: { title: 'Museum', version: '1.4.2', description },
    tags: [{ name: 'Visits', description }],
    paths: {
      '/hours': {
        get: {
          operationId: 'getHours',
          tags: ['Visits'],
          description,
          parameters: [{ name: 'day', in: 'query', description, schema: { type: 'string', description } }],
          requestBody: { description, content: { 'application/json': { schema: schemaOf(description) } } },
          responses: { 200: { description, headers: { 'X-A': { description } } }, 404: { description } },
          callbacks: { told: { '{$url}': { post: { description, responses: { 200: { description } } } } } },
        },
      },
    },
    webhooks: { closed: { post: { description, responses: { 200: { description } } } } },
    servers: [{ url: 'https://museum.example', description }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', description } } },
    security: [{ token: [] }],
  })
// Fields may have any name: one that is called `value` is described like the others.
const schemaOf = (description: string) => ({
  type: 'object',
  description,
  properties: { value: { type: 'string', description }, default: { description } },
})

const version = 'api=texts&version=v1'
const addresses = [
  ...['.yaml', '.json', '.md', '.postman.json', '/getHours.md', '/post-closed.md'].map(
    (ending) => `/openapi/texts-1.4.2${ending}`,
  ),
  ...['/llms.txt', '/llms-full.txt', '/pricing.md', '/sitemap.xml', '/.well-known/api-catalog'],
  ...[
    `api-reference?${version}`,
    `api-reference/operation?${version}&operation_id=getHours`,
    `api-reference/changelog?${version}`,
    ...['search-index', 'api-list-public', 'catalogue', 'sku-public', 'prices', 'prices/operations'],
  ].map((path) => `/portal-api/api/${path}`),
]
const read = async (address: string) => {
  const response = await fetch(`${server.url}${address}`)
  return { status: response.status, body: await response.text() }
}

test('the thread that serves parses no text of a document', async () => {
  const { status } = await portal.publish(document(text), { publisher: 'acme', tag: 'texts' })
  expect(status).toBe(201)
  parsed.length = 0
  for (const address of addresses) expect([address, (await read(address)).status]).toEqual([address, 200])
  expect(parsed.filter((one) => one.includes(mark))).toEqual([])
  // Others of the portal's own are, so this would have seen it.
  expect(parsed.length).toBeGreaterThan(0)
})

test('a text that would hurt is a note wherever it stood, and its publisher is told where', async () => {
  const content = document(hurtful)
  const { body } = await portal.check(content, { publisher: 'acme', tag: 'texts' })
  const findings = body.data.findings.filter(({ text }) => text.startsWith('This text isn’t shown'))
  expect(findings.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining(['#/info/description', '#/tags/0/description', '#/paths/~1hours/get/description']),
  )
  expect(findings.every(({ line }) => line !== null)).toBe(true)
  const { status } = await portal.publish(content, { publisher: 'acme', tag: 'texts' })
  expect(status).toBe(201)
  for (const address of addresses) {
    const { status, body } = await read(address)
    expect([address, status]).toEqual([address, 200])
    // The document itself is handed out as it is.
    if (!/\.(yaml|json)$/.test(address) || address.includes('postman'))
      expect([address, body.includes('> > > >')]).toEqual([address, false])
  }
  expect((await read('/openapi/texts-1.4.2.md')).body).toContain('This text is nested too deeply')
})

test('a text that is left out of one file leaves the others in it', async () => {
  await server.db.deleteFrom('api_texts').where('api', '=', 'texts').execute()
  await server.db.updateTable('api_references').set({ reading: 0 }).where('api', '=', 'texts').execute()
  const { status, body } = await read('/llms-full.txt')
  expect([status, body.includes('texts-1.4.2.md'), body.includes('# SIM Swap')]).toEqual([200, true, true])
})

test.each([
  'text of quotes',
  'text of quotes and lists',
  'text of numbered lists',
  'text of marks without words',
  'text of tables',
  'wide enums',
  'one large example',
  'schemas that all lead to all',
  'doubled allOf',
  'circles of references',
  'chains of references',
  'aliases of aliases',
  'names of prototypes',
  'long names',
])('%s: read, or refused in words', async (kind) => {
  const fields = { publisher: 'acme', tag: 'texts' }
  const content = hostileDocument(kind, 3, 1)
  const { status, body } = await portal.check(content, fields)
  expect(status).toBe(200)
  if (!body.data.publishable) {
    expect(body.data.findings[0]?.text).toMatch(/\w/)
    return
  }
  const published = await portal.send(content, { ...fields, digest: body.data.digest ?? '' })
  expect(published.status).toBe(201)
  const tokens = { admin, user }
  for (const { path, as, body } of requestsOf(published.body.data, fields).filter(({ isPage }) => !isPage)) {
    const response = await fetch(`${server.url}${path}`, {
      headers: {
        ...(as && { Authorization: `Bearer ${tokens[as]}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const isOpen = !path.startsWith('/gateway/')
    expect([path, response.status]).toEqual([path, isOpen ? 200 : expect.toSatisfy(isRefusal)])
    const length = (await response.text()).length
    if (path.includes('/operation?') || /[^/]\.md$/.test(path)) expect(length).toBeLessThan(1_500_000)
  }
})

const isRefusal = (status: number) => status >= 400 && status < 500
