// Headers that the gateway keeps from every API pass where the document asks for them and it is safe. The rest is said.
import type { components } from '@switchboard/sdk'
import { expect, test } from 'vitest'
import { publishedWords } from '../src/publishing/print-published.ts'
import { publishedApiOfFile } from './support/published-api.ts'

const text = { type: 'string' }
const header = (name: string) => ({ name, in: 'header', schema: text })
const cookie = (name: string) => ({ name, in: 'cookie', schema: text })
const passingNames = ['client_id', 'X.Custom', 'X-Request-ID']
const blockedNames = [
  ...[
    'X-Forwarded-For',
    'X_Forwarded_For',
    'X.Forwarded.Host',
    'Forwarded',
    'X-Real-IP',
    'Host',
    'Cookie',
    'Connection',
  ],
  ...[
    'Transfer_Encoding',
    'Content_Length',
    'X-API-Key',
    'X_API_Key',
    'X-HTTP-Method-Override',
    'Proxy',
    'X-Credits-Left',
    'Origin',
  ],
]
const responseHeaders = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { schema: text }]))
const toldOfResponses = [
  'Set-Cookie',
  'WWW-Authenticate',
  'X-Request-ID',
  'Cache-Control',
  'Strict-Transport-Security',
]
const responses = {
  200: { description: 'Rooms.', headers: responseHeaders('Link', 'X-Total', ...toldOfResponses) },
}
const { server, upstream, call, agent, published, key } = await publishedApiOfFile({
  servers: [{ url: 'https://api.museum.example/v2' }, { url: 'https://{region}.museum.example' }],
  paths: {
    '/rooms': {
      get: {
        operationId: 'listRooms',
        parameters: [
          ...[...passingNames, ...blockedNames].map(header),
          ...['session', 'CON_TOKEN', 'agent_session'].map(cookie),
        ],
        responses,
      },
    },
    '/plain': { get: { operationId: 'plain', responses: { 200: { description: '' } } } },
    '/moved': {
      get: {
        operationId: 'moved',
        responses: { 302: { description: '', headers: responseHeaders('Location') } },
      },
    },
  },
})
const received = () => upstream.received.at(-1)?.headers ?? {}
const answer = (headers: Readonly<Record<string, string | string[]>>) => {
  upstream.answer = (response) =>
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end('{}')
}

test.each(passingNames)('a documented %s reaches the API, and no other', async (name) => {
  const { status, headers } = await call('GET', '/rooms', { [name]: 'mine' })
  expect([status, received()[name.toLowerCase()]]).toEqual([200, 'mine'])
  // The response’s stays that of the gateway.
  expect(headers['x-request-id']).toMatch(/^req_/)
  await call('GET', '/plain', { [name]: 'mine' })
  expect(JSON.stringify(received())).not.toContain('mine')
})

test.each(blockedNames.filter((name) => !/^(?:Host|Connection|X-API-Key|Cookie)$/.test(name)))(
  'a documented %s never reaches the API',
  async (name) => {
    await call('GET', '/rooms', { [name]: 'of-the-caller' })
    expect(JSON.stringify(received())).not.toContain('of-the-caller')
    expect(JSON.stringify(received())).not.toContain(key)
  },
)

test('a request ID that isn’t sent is the gateway’s', async () => {
  const { headers } = await call('GET', '/rooms')
  expect(received()['x-request-id']).toBe(headers['x-request-id'])
})

test.each([
  ['session=a b; other=1; CON_TOKEN=secret; agent_session=secret', {}, 'session=a b'],
  ['other=1;session=; session=2', {}, 'session=; session=2'],
  ['Session=1; xsession=2; session', {}, undefined],
  ['session=1', { 'Sec-Fetch-Site': 'same-origin' }, undefined],
  ['session=1', { Origin: 'https://portal.example' }, undefined],
])('of the cookies %j of a call with %j the API gets %j', async (cookies, headers, expected) => {
  await call('GET', '/rooms', { Cookie: cookies, ...headers })
  expect(received().cookie).toBe(expected)
  await call('GET', '/plain', { Cookie: cookies })
  expect(received().cookie).toBeUndefined()
})

const gateway = () => `${server.parts.settings.publicUrl}/gateway/museum/v1`
test.each([
  [
    'the API’s own address',
    (base: string) => `<${base}/rooms?page=2>; rel="next"`,
    '/rooms?page=2>; rel="next"',
  ],
  [
    'the address in its document',
    () => '<https://api.museum.example/v2/rooms?page=2>; rel=next',
    '/rooms?page=2>; rel=next',
  ],
  [
    'a path',
    () => '</base/rooms?page=2#a>; rel="next"; results="true"',
    '/rooms?page=2#a>; rel="next"; results="true"',
  ],
  ['a path without the base', () => '</rooms?page=2>; rel="next"', '/rooms?page=2>; rel="next"'],
  ['a query', () => '<?page=2>; rel=next', '/rooms?page=2>; rel=next'],
  ['several relations', () => '<?page=2>; rel="next last"', '/rooms?page=2>; rel="next last"'],
  [
    'a relation of its own',
    () => '<?a>; rel="https://museum.example/rels/map"',
    '/rooms?a>; rel="https://museum.example/rels/map"',
  ],
  ['a title with a comma', () => '<?a>; title="a, b"; rel="up"', '/rooms?a>; title="a, b"; rel="up"'],
])('a documented Link leads to the gateway: %s', async (_what, link, expected) => {
  answer({ Link: link(`${upstream.url}/base`) })
  expect((await call('GET', '/rooms?page=1')).headers.link).toBe(`<${gateway()}${expected}`)
  expect((await call('GET', '/plain')).headers.link).toBeUndefined()
})

test('of several links those to the API stay', async () => {
  answer({ Link: ['<?page=2>; rel=next, <https://evil.example/>; rel="last"', '<?page=1>; rel="first"'] })
  expect((await call('GET', '/rooms')).headers.link).toBe(
    `<${gateway()}/rooms?page=2>; rel=next, <${gateway()}/rooms?page=1>; rel="first"`,
  )
})

test.each([
  '<https://evil.example/rooms?page=2>; rel="next"',
  '<//evil.example/rooms>; rel="next"',
  '</other/rooms>; rel="next"',
  '</base/../rooms2>; rel="next"',
  '</baseless/rooms>; rel="next"',
  '<https://api.museum.example/v20/rooms>; rel="next"',
  '<javascript:alert(1)>; rel="next"',
  '<?a>; rel="preload"; as=script',
  '<?a>; rel="next stylesheet"',
  '<?a>; rel=""',
  '<?a>; title="rel=next"',
  '<?a>; title="; rel=next"; rel=preload',
  '<?a>; title="\\"; rel=next; title2="; rel=preload',
  '<?a>; title"; rel=next"; rel=preload',
  '<?a>; rel=next; rel=stylesheet',
  "<?a>; rel*=UTF-8''preload; rel=next",
  '<?a>',
  '<?a>; rel=next; anchor="https://internal.example/"',
  'nonsense, "<?a>',
])('no caller gets the Link %s', async (link) => {
  answer({ Link: link })
  expect((await call('GET', '/rooms')).headers.link).toBeUndefined()
})

test('of the gateway’s own credential nothing stands in a Link', async () => {
  const { linksForCaller } = await import('../src/gateway/links.ts')
  const places = {
    bases: ['https://api.example'],
    path: '/rooms',
    gateway: 'https://portal.example/g',
    secretName: 'api_key',
  }
  expect(linksForCaller('<?page=2&api_key=s3cret>; rel=next', places)).toBe(
    '<https://portal.example/g/rooms?page=2>; rel=next',
  )
})

test('what isn’t passed on is said when it’s published', () => {
  const words = publishedWords(published).join(' ')
  for (const name of toldOfResponses) expect(words).toContain(name)
  for (const name of passingNames) if (name !== 'X-Request-ID') expect(words).not.toContain(name)
  expect(words).toMatch(
    /In the document, but not used: .*headers of requests that the gateway doesn’t pass on \(X-Forwarded-For, .* and 6 more\), 2 cookies that .*\(CON_TOKEN, agent_session\), 6 headers of responses/,
  )
})

test('and where it’s asked for: page, console, Markdown and tool', async () => {
  const { body } = await server.ask(
    'GET',
    '/portal-api/api/api-reference/operation?api=museum&version=v1&operation_id=listRooms',
  )
  const { inputs, responses } = body.data as components['schemas']['ReferenceOperation']
  const note = 'The gateway doesn’t pass this on, so the API never gets it.'
  for (const { name, description, gateway_note } of inputs) {
    const isKept = [...blockedNames, 'CON_TOKEN', 'agent_session'].includes(name)
    expect([name, description, gateway_note]).toEqual([name, isKept ? note : '', isKept ? note : undefined])
  }
  const notedNames = responses[0]?.headers
    .filter(({ description }) => description !== '')
    .map(({ name }) => name)
  expect(notedNames).toEqual(toldOfResponses)
  const markdown = await (await fetch(`${server.url}/openapi/museum-1.4.2.md`)).text()
  expect(markdown).toContain(note)
  expect(markdown).toContain('so callers never get it')
  const { tools } = await (await agent()).listTools()
  const { properties } = tools.find(({ name }) => name === 'listRooms')?.inputSchema ?? {}
  expect(properties).toMatchObject({
    'X-Forwarded-For': { description: note },
    client_id: { type: 'string' },
  })
  expect(properties?.client_id).not.toHaveProperty('description')
})

test('a tool’s documented headers and cookies reach the API as well', async () => {
  const client = await agent()
  const values = { client_id: 'c', 'X-Request-ID': 'r', session: 's', 'X-Forwarded-For': '10.0.0.1' }
  const result = await client.callTool({ name: 'listRooms', arguments: values })
  expect(result.isError ?? false, JSON.stringify(result)).toBe(false)
  expect(received()).toMatchObject({ client_id: 'c', 'x-request-id': 'r', cookie: 'session=s' })
  expect(received()).not.toHaveProperty('x-forwarded-for')
})
