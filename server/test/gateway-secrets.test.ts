// The gateway's own credential takes the place of what a caller sends in its name, and comes back to nobody.
import { inspect } from 'node:util'
import { type Dispatcher, errors } from 'undici'
import { describe, expect, test } from 'vitest'
import { withOwnParameter } from '../src/gateway/own-parameter.ts'
import { ResponseReader } from '../src/gateway/read-response.ts'
import { createRedaction } from '../src/modules/upstreams/redaction.ts'
import { requestToken } from '../src/modules/upstreams/token.ts'
import { eventually } from './support/eventually.ts'
import { sendAsIs, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'
import { upstreamDeskOfFile } from './support/upstream-desk.ts'

const upstream = await upstreamOfFile()
const server = await serverOfFile({ settings: { secretsKey: 'first' } })
const { admin, base, set } = await upstreamDeskOfFile(server, upstream)
const { secret: key } = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })

const secret = 'n33dle/of+the&gateway'
const inQuery = { type: 'API_KEY', location: 'QUERY', name: 'apikey', secret }
const call = (query = '', headers: Readonly<Record<string, string>> = {}) =>
  sendAsIs('GET', `${server.url}/gateway/lumina/messaging/v1/messages/msg_1${query}`, {
    headers: { 'X-API-Key': key, ...headers },
  })

describe('a parameter of the credential’s name', () => {
  const own = 'apikey=ours'

  test.each([
    ['', own],
    ['?apikey=mine', own],
    ['?apikey=mine&api%6bey=two', own],
    ['?apikey', own],
    ['?APIKEY=mine&ApiKey=two', own],
    ['?a=1&%61%70%69%6B%65%79=mine&b=2', `a=1&b=2&${own}`],
    ['?%2561pikey=mine&a', `a&${own}`],
    ['?%u0061pikey=mine', own],
    ['?apikey[]=mine&apikey[0]=two&apikey%5Bx%5D=three', own],
    ['?+apikey=mine&%20apikey+=two&apikey%00x=three', own],
    ['??apikey=mine', own],
    ['?a=1;apikey=mine', `a=1&${own}`],
    ['?apikey=mine;a=1', `a=1&${own}`],
    ['?a=1;apikey=mine;b=2&apikey=three', `a=1;b=2&${own}`],
  ])('%s never goes out', (query, sent) => {
    expect(withOwnParameter(`/m${query}`, own)).toBe(`/m?${sent}`)
  })

  test.each([
    '?a=%7e+%2B&&b=ä;c',
    '?&a=apikey&xapikey=1&apikeys=2&api-key=3&=4',
    '?a=?apikey=mine',
    '?%zz=%',
    '?;a&',
  ])('%s stays byte for byte', (query) => {
    expect(withOwnParameter(`/m${query}`, own)).toBe(`/m${query}&${own}`)
  })

  test.each(['api_key', 'api.key', 'api key', 'api[key'])('PHP reads %s as api_key', (name) => {
    expect(withOwnParameter(`/m?${encodeURIComponent(name)}=mine&b`, 'api_key=ours')).toBe(
      '/m?b&api_key=ours',
    )
  })

  test('the API gets the gateway’s alone, and the rest as it was sent', async () => {
    await set({ credential: inQuery })
    await call('?apikey=mine&a=%7e;b&api%6bey=two')
    expect(upstream.received.at(-1)?.url).toBe(`/messages/msg_1?a=%7e;b&apikey=${encodeURIComponent(secret)}`)
  })

  test('nor a header that some servers take for that of the credential', async () => {
    await set({
      credential: { type: 'API_KEY', location: 'HEADER', name: 'Partner_Key', secret: 'secret-1' },
    })
    await call('', { 'partner-key': 'mine', PARTNER_KEY: 'two', 'Partner-Keys': 'three' })
    const { headers } = upstream.received.at(-1) ?? {}
    expect([headers?.partner_key, headers?.['partner-key'], headers?.['partner-keys']]).toEqual([
      'secret-1',
      undefined,
      'three',
    ])
  })
})

describe('an API that repeats the credential', () => {
  const hexOf = (character: string) => character.charCodeAt(0).toString(16)
  const spellings = {
    plain: secret,
    'URL-encoded': encodeURIComponent(secret),
    'URL-encoded in small letters': encodeURIComponent(secret).replace(/%../g, (byte) => byte.toLowerCase()),
    'in JSON of PHP': secret.replaceAll('/', '\\/'),
    'in JSON of .NET': secret.replace('+', '\\u002B').replace('&', '\\u0026'),
    'in JSON of Go': secret.replace('&', '\\u0026'),
    'in JSON of Gson within JSON': secret.replace('+', '\\\\u002b').replace('&', '\\\\u0026'),
    'in JavaScript': secret.replace('/', '\\x2F').replace('&', '\\x26'),
    'in HTML': secret.replaceAll('&', '&amp;'),
    'in HTML by numbers': secret.replace('/', '&#x2F;').replace('+', '&#43;').replace('&t', '&#38;t'),
    'in HTML within HTML': secret.replace('+', '&amp;#43;').replace('&t', '&amp;amp;t'),
    'URL-encoded twice': encodeURIComponent(encodeURIComponent(secret)),
    'in hexadecimal digits': Buffer.from(secret).toString('hex'),
    'in other capitals': secret.toUpperCase(),
    'in JSON, each character by its number': secret.replace(/./g, (c) => `\\u00${hexOf(c)}`),
    'URL-encoded, each character': secret.replace(/./g, (c) => `%${hexOf(c)}`),
    'in octal numbers': secret.replace(/./g, (c) => `\\${c.charCodeAt(0).toString(8).padStart(3, '0')}`),
    'in HTML by names': secret.replace('/', '&sol;').replace('+', '&plus;').replaceAll('&g', '&amp;g'),
    'in JSON of a buffer': JSON.stringify([...Buffer.from(secret)], null, 2),
    'in a dump': secret.replace(/./g, (c) => ` ${hexOf(c)}`),
    'in UTF-16': Buffer.from(secret, 'utf16le').toString('latin1'),
    'in UTF-16 in Base64': Buffer.from(secret, 'utf16le').toString('base64'),
    'in Base64 twice': Buffer.from(Buffer.from(secret).toString('base64')).toString('base64'),
    'in lines of Base64': Buffer.from(`a:${secret}`).toString('base64').replace(/.{8}/g, '$&\r\n'),
    'in lines of Base64 in JSON': Buffer.from(secret).toString('base64').replace(/.{8}/g, '$&\\n'),
    'in Base64': Buffer.from(secret).toString('base64'),
    'in Base64 after one byte': Buffer.from(`:${secret}:`).toString('base64url'),
    'in Base64 after two bytes': Buffer.from(`a:${secret}`).toString('base64'),
  }

  test.each(Object.entries(spellings))(
    '%s: callers get neither header nor body with it',
    async (_name, text) => {
      const inHeader = text.replace(/[^ -~]/g, '')
      await set({ credential: inQuery })
      upstream.answer = (response) =>
        response
          .writeHead(201, {
            'Content-Type': 'text/plain',
            Location: `/m?apikey=${inHeader}&a=1`,
            'X-Echo': inHeader,
          })
          .end(`<${text}>`)
      const { headers, bytes } = await call()
      const hidden = Math.max(...`${bytes}`.split(/[^*]+/).map((stars) => stars.length))
      expect(hidden).toBeGreaterThanOrEqual(text.length - 7)
      expect(`${bytes}`).toHaveLength(text.length + 2)
      expect(JSON.stringify(headers) + bytes).not.toContain(inHeader)
      expect(headers.location).toMatch(/^\/m\?apikey=.*\*{8,}.*&a=1$/)
    },
  )

  test.each([
    ['a password', { type: 'BASIC', username: 'switchboard', secret }],
    ['a token', { type: 'BEARER', secret }],
    [
      'a key with a word before it',
      { type: 'API_KEY', location: 'HEADER', name: 'X-Key', secret: `Key ${secret}` },
    ],
  ])('%s: what it got in headers doesn’t come back', async (_name, credential) => {
    await set({ credential })
    upstream.answer = (response, { headers }) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify([headers, secret]))
    const { bytes } = await call()
    const sent = upstream.received.at(-1)?.headers
    expect(`${bytes}`).not.toContain(secret)
    expect(`${bytes}`).not.toContain(`${sent?.authorization ?? sent?.['x-key']}`.split(' ')[1])
    expect(JSON.parse(`${bytes}`)[0].host).toBe(sent?.host)
  })

  test('a long response, a stream of events, and pieces of it: none has it, and nothing waits that isn’t it', async () => {
    await set({ credential: inQuery })
    const text = `${'x'.repeat(70_000)}${secret}${'y'.repeat(70_000)}`
    upstream.answer = (response) => response.writeHead(200, { 'Content-Length': text.length }).end(text)
    expect(`${(await call()).bytes}`).toBe(text.replace(secret, '*'.repeat(secret.length)))
    let release = () => {}
    upstream.answer = async (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write(`data: first\n\ndata: ${secret.slice(0, 9)}`)
      await new Promise<void>((resolve) => {
        release = resolve
      })
      response.end(`${secret.slice(9)}\n\ndata: ${secret.slice(0, 5)}`)
    }
    const stream = await fetch(`${server.url}/gateway/lumina/messaging/v1/messages/msg_1`, {
      headers: { 'X-API-Key': key },
    })
    let events = ''
    const reading = (async () => {
      for await (const chunk of stream.body ?? []) events += Buffer.from(chunk)
    })()
    await eventually(() => expect(events).toBe('data: first\n\ndata: '))
    release()
    await reading
    expect(events).toBe(`data: first\n\ndata: ${'*'.repeat(secret.length)}\n\ndata: ${secret.slice(0, 5)}`)
  })

  test.each([
    ...Object.entries(spellings).map(([name, text]) => [name, secret, text] as const),
    ['of several words', 'Token1 second-Word', 'Token1 second-Word'] as const,
  ])('%s, in pieces: covered as the whole is, wherever they end', (_name, own, text) => {
    const redaction = createRedaction([own])
    const all = Buffer.from(`a ${text}, ${text} b ${text.slice(0, 9)}`)
    for (let size = 1; size < all.length; size += 1) {
      const filter = redaction?.filter()
      let out = ''
      for (let at = 0; at < all.length; at += size) out += filter?.push(all.subarray(at, at + size))
      expect(out + filter?.end()).toBe(`${redaction?.bytes(all)}`)
    }
  })

  test('what isn’t HTTP is told without its bytes', async () => {
    const reader = new ResponseReader({ maxResponseMs: 1_000, redaction: undefined, onEnd() {} })
    const failure = reader.response.catch((error: unknown) => inspect(error, { depth: null }))
    const controller = {} as Dispatcher.DispatchController
    const error = Object.assign(new errors.HTTPParserError('Invalid header'), { data: secret })
    reader.onResponseError(controller, error)
    expect(await failure).toContain('Invalid header')
    expect(await failure).not.toContain(secret)
  })

  test('its code isn’t kept in the log of calls', async () => {
    const code = 'k3y_of_the_gateway'
    await set({ credential: { ...inQuery, secret: code } })
    upstream.answer = (response) =>
      response.writeHead(400, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify({ code }))
    const { id } = await call()
    const rows = () => server.db.selectFrom('api_calls').selectAll().where('request_id', '=', id).execute()
    await eventually(async () => expect(await rows()).toHaveLength(1))
    expect(JSON.stringify(await rows())).not.toContain(code)
  })

  test('a plain word as a secret stays where an answer has it', async () => {
    await set({ credential: { type: 'BASIC', username: 'a', secret: 'password' } })
    upstream.answer = (response) => response.end('{"password":"b"}')
    expect(`${(await call()).bytes}`).toBe('{"password":"b"}')
  })

  test('the connection test says so, without it', async () => {
    upstream.answer = (response, { url }) => response.end(url)
    const { body } = await server.ask('POST', '/portal-api/api/admin/upstreams/test', {
      token: admin,
      body: { ...base, credential: inQuery },
    })
    expect(JSON.stringify(body)).toContain('repeats the credential')
    expect(JSON.stringify(body)).not.toContain('n33dle')
  })
})

test.each([
  ['as the error', 400, (request: string) => JSON.stringify({ error: request })],
  [
    'as its description',
    400,
    (request: string) => JSON.stringify({ error: 'invalid_client', error_description: request }),
  ],
  ['as no JSON', 400, (request: string) => request],
  ['as no JSON of a success', 200, (request: string) => request],
  [
    'as the type of the token',
    200,
    (request: string) => JSON.stringify({ access_token: 'a', token_type: request }),
  ],
])(
  'a token endpoint that repeats its request %s: neither the log nor an administrator gets the secret',
  async (_name, status, say) => {
    upstream.answer = (response, { body, headers }) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(say(`${body} ${decodeURIComponent(`${body}`)} ${headers.authorization}`))
    for (const client_authentication of ['POST', 'BASIC'] as const) {
      const credential = {
        type: 'OAUTH2',
        token_url: `${upstream.url}/token`,
        client_id: 'a',
        client_authentication,
        secret,
      } as const
      const { status: refused, body } = await set({ credential })
      expect([refused, body.errors?.[0]?.pointer]).toEqual([422, '#/credential/token_url'])
      const timeouts = { connect_ms: 5_000, response_ms: 5_000, total_ms: 5_000 }
      const failure = await requestToken({
        ...base,
        revision: 'a',
        credential,
        timeouts,
        tls: {},
        onlyOutside: false,
        passHeaders: [],
        addHeaders: [],
      }).catch((error: unknown) => error)
      const visible = `${JSON.stringify(body)} ${inspect(failure, { depth: null, showHidden: true })}`
      const sent = `${upstream.received.at(-1)?.headers.authorization}`
      expect(createRedaction([secret, sent])?.text(visible)).toBe(visible)
      expect(visible).not.toContain('n33d')
    }
  },
)
