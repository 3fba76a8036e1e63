import { request } from 'node:http'
import { operationsOf, readBundle } from '../../src/platform/http/contract.ts'
import type { Random } from './random.ts'

/** One request as it goes out. */
export interface FuzzRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** The attackers’ own. */
export interface Credentials {
  readonly user: string
  readonly admin: string
  readonly liveKey: string
  readonly testKey: string
}

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const texts = [
  ...['', ' ', '0', '-1', 'null', 'true', '../../etc', '..', '..;', '%2e%2e', '%00', '#', '?', '//', '\\'],
  ...[
    'a'.repeat(300),
    'a'.repeat(20_000),
    'é'.repeat(2_000),
    '👩‍👩‍👧',
    '\u202eevil',
    '\u200b\u{e0041}',
    '\ud800',
  ],
  ...['\0', '\r\nX-Evil: 1', "'; DROP TABLE users; --", '<script>alert(1)</script>', '{{7*7}}', '$(id)'],
  ...['__proto__', 'constructor', 'toString', 'messaging', 'v1', 'usr_mara3K', 'sb_live_x', 'Bearer x'],
  ...['2026-02-30', '0000-00-00', '275761-01-01T00:00:00Z', '1e400', '9007199254740993', '0x10', 'NaN'],
  ...['http://127.0.0.1:1', 'https://[::1]:1/x', 'http://localhost:1', 'javascript:alert(1)', 'file:///etc'],
]
const values: readonly unknown[] = [
  ...texts,
  ...[null, true, 0, -1, 0.1, 1e21, 2 ** 53 + 2, [], {}, [[]], { $ref: '#' }, ['x'.repeat(1000)]],
  { __proto__: 1, constructor: { prototype: {} } },
  Array.from({ length: 1_000 }, (_, index) => index),
  JSON.parse(deep(40)),
]

const address = '/lumina/messaging/v1'
const json = { 'Content-Type': 'application/json' }

/** Chooses what requests are made of. */
function createPicker(random: Random, credentials: Credentials) {
  const { oneOf, upTo } = random
  const text = () => encodeURIComponent(oneOf(texts).toWellFormed())
  const anybody = () => oneOf([undefined, ...Object.values(credentials), oneOf(texts)])
  const authorization = (token = anybody()): Record<string, string> => {
    // Texts that no client could put into a header aren’t sent.
    const isField = token !== undefined && /^[\x20-\x7e]{1,4000}$/.test(token)
    return isField ? oneOf([{ Authorization: `Bearer ${token}` }, { 'X-API-Key': token }]) : {}
  }
  /** One to three places of a value hold another, are missing, or are new. */
  function spoil(value: unknown): unknown {
    const copy = structuredClone(value)
    for (let times = 1 + upTo(3); times > 0; times -= 1) {
      const holders = objectsIn(copy)
      if (holders.length === 0) return structuredClone(oneOf(values))
      const holder = oneOf(holders)
      const name = oneOf([...Object.keys(holder), oneOf(texts)])
      if (upTo(5) === 0) delete holder[name]
      else holder[name] = structuredClone(oneOf(values))
    }
    return copy
  }
  const bodyOf = (value: unknown): string =>
    oneOf([
      () => JSON.stringify(value),
      () => JSON.stringify(value),
      () => JSON.stringify(value).slice(0, upTo(200)),
      () => deep(upTo(5_000)),
    ])()
  return { oneOf, upTo, text, authorization, spoil, bodyOf, credentials }
}

type Picker = ReturnType<typeof createPicker>

function mcp({ oneOf, upTo, text, authorization, spoil, bodyOf }: Picker): FuzzRequest {
  const call = oneOf([
    'find_operations',
    'call_operation',
    'sendMessage',
    'getMessage',
    'get_balance',
    ...texts,
  ])
  const arguments_ = oneOf([
    { query: Array.from({ length: upTo(300) }, () => oneOf(texts)).join(' ') },
    { operation_id: oneOf(texts), arguments: oneOf(values) },
    { id: oneOf(values), messageId: oneOf(texts), 'X-Correlator': oneOf(texts) },
    { body: { to: oneOf(['+639175550120', ...texts]), from: 'Lumina', text: oneOf(texts) } },
    oneOf(values),
  ])
  const request = {
    jsonrpc: '2.0',
    id: oneOf([1, 'x', null]),
    method: oneOf([
      'tools/list',
      'tools/call',
      'tools/call',
      'tools/call',
      'initialize',
      'server/discover',
      'ping',
      oneOf(texts),
    ]),
    params: {
      name: call,
      arguments: arguments_,
      cursor: oneOf([undefined, ...texts]),
      _meta: oneOf([undefined, {}, oneOf(values)]),
    },
  }
  return {
    method: oneOf(['POST', 'POST', 'POST', 'POST', 'GET', 'DELETE']),
    path: `/mcp${oneOf(['', address, address, `/${text()}/${text()}`])}${oneOf(['', '?tools=all', '?mode=live', `?mode=${text()}`])}`,
    headers: {
      ...json,
      ...authorization(),
      Accept: oneOf(['application/json, text/event-stream', 'text/event-stream', '*/*', ';;']),
      'MCP-Protocol-Version': oneOf(['2026-07-28', '2025-06-18', 'x']),
    },
    body: bodyOf(upTo(4) === 0 ? spoil(request) : request),
  }
}

function oauth({ oneOf, upTo, text, authorization, spoil, bodyOf }: Picker): FuzzRequest {
  const form = new URLSearchParams(
    Array.from({ length: upTo(8) }, () => [
      oneOf([
        'grant_type',
        'code',
        'client_id',
        'redirect_uri',
        'code_verifier',
        'resource',
        'scope',
        'token',
        'refresh_token',
        'state',
        'response_type',
        'code_challenge',
        'request_uri',
        'prompt',
      ]),
      oneOf([
        'authorization_code',
        'refresh_token',
        'code',
        'http://127.0.0.1:3456/callback',
        ...texts,
      ]).toWellFormed(),
    ]),
  ).toString()
  const metadata = spoil({
    client_name: 'Agent',
    redirect_uris: ['http://127.0.0.1:3456/callback'],
    grant_types: ['authorization_code'],
    scope: 'calls',
  })
  return oneOf<() => FuzzRequest>([
    () => ({ method: 'POST', path: '/oauth/register', headers: json, body: bodyOf(metadata) }),
    () => ({
      method: 'POST',
      path: oneOf(['/oauth/token', '/oauth/revoke']),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...authorization() },
      body: form,
    }),
    () => ({ method: 'GET', path: `/oauth/authorize?${form}`, headers: { Accept: 'text/html' } }),
    () => ({
      method: 'GET',
      path: `/.well-known/oauth-${oneOf(['protected-resource', 'authorization-server'])}${oneOf(['', '/mcp', `/mcp${address}`, `/${text()}`])}`,
      headers: {},
    }),
  ])()
}

/** At operations of the contract: of their agents and keys by users, of upstreams, limits and announcements by administrators. */
function portal({ oneOf, upTo, text, spoil, bodyOf, credentials }: Picker): FuzzRequest {
  const { id, method, path, roles, query } = oneOf(operations)
  const example = oneOf(examples.get(id) ?? [{}])
  const search = new URLSearchParams(
    query
      .filter(() => upTo(3) > 0)
      .map(({ name }) => [name, oneOf(['messaging', 'v1', 'LIVE', ...texts]).toWellFormed()]),
  )
  return {
    method,
    path: `/portal-api${path.replace(/\{\w+\}/g, text)}${search.size > 0 ? `?${search}` : ''}`,
    headers: {
      ...(method !== 'GET' && { ...json, 'Idempotency-Key': `fuzz-${upTo(1e9)}` }),
      Authorization: `Bearer ${roles.includes('ADMIN') ? credentials.admin : credentials.user}`,
      Accept: oneOf(['application/json', '*/*', 'text/markdown']),
    },
    body: method === 'GET' ? undefined : bodyOf(spoil(example)),
  }
}

function gateway({ oneOf, text, spoil, bodyOf, credentials }: Picker): FuzzRequest {
  const rest = oneOf([
    'messages',
    'messages/msg_1',
    `messages/${text()}`,
    `${text()}/${text()}`,
    '',
    'messages/..%2f',
    'messages/..;/x',
    'messages//',
  ])
  const method = oneOf(['GET', 'POST', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])
  return {
    method,
    path: `/gateway${oneOf([address, address, address, `/${text()}/v1`])}/${rest}${oneOf(['', `?${text()}=${text()}`, `?apikey=${text()}`])}`,
    headers: {
      ...json,
      'X-API-Key': oneOf([credentials.liveKey, credentials.testKey]),
      'X-Correlator': oneOf(['x', 'é', 'a'.repeat(7_000)]),
    },
    body:
      method === 'POST' || method === 'PUT'
        ? bodyOf(spoil({ to: '+639175550120', from: 'Lumina', text: 'Hi' }))
        : undefined,
  }
}

/** Makes requests at the surfaces that agents, their people and administrators of upstreams use: each call is another. */
export function createFuzzer(random: Random, credentials: Credentials) {
  const picker = createPicker(random, credentials)
  const surfaces = [mcp, oauth, portal, gateway]
  return (index: number): FuzzRequest => (surfaces[index % surfaces.length] ?? mcp)(picker)
}

const tags = ['agents', 'approvals', 'tokens', 'limits', 'announcements', 'upstreams']
const bundle = readBundle()
/** Operations that would end the attackers’ own access aren’t fuzzed. */
const operations = operationsOf(bundle).filter(({ path }) => tags.some((tag) => path.includes(tag)))

interface Exemplified {
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly examples?: Readonly<Record<string, { readonly value?: unknown }>> }>
    >
  }
}
const examples = new Map(
  operations.map(({ id, method, path }) => {
    const operation = bundle.paths[path]?.[method.toLowerCase()] as Exemplified | undefined
    const named = operation?.requestBody?.content['application/json']?.examples ?? {}
    return [id, Object.values(named).map(({ value }) => value ?? {})]
  }),
)

/** Every object and list within a value, as what has fields. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
}

/** As written: `fetch` would mend the path. Status 0 where the connection broke. */
export function sendFuzz(url: string, { method, path, headers: own, body }: FuzzRequest) {
  const { hostname, port } = new URL(url)
  // Of a DELETE, Node sends the body without its length.
  const headers = body === undefined ? own : { ...own, 'Content-Length': Buffer.byteLength(body) }
  return new Promise<{ status: number; text: string }>((resolve) => {
    const sent = request({ hostname, port, method, path: path.slice(0, 60_000), headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece) => {
        if (text.length < 500) text += piece
      })
      response.on('close', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    // A stream of notifications or of a tool would never end by itself.
    sent.setTimeout(5_000, () => sent.destroy())
    sent.on('error', () => resolve({ status: 0, text: '' }))
    sent.end(body)
  })
}
