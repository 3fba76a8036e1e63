// Fields of an upstream that are refused, and the connection test, which says which step fails.

import { describe, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'
import { upstreamDeskOfFile } from './support/upstream-desk.ts'

const upstream = await upstreamOfFile()
const server = await serverOfFile({ settings: { secretsKey: 'first' } })
const { admin, target, base, dead, set, list } = await upstreamDeskOfFile(server, upstream)

describe('422 on its field, and nothing is changed', () => {
  test.each([
    ['a target in a private network', { allow_internal: false }, '#/targets/0/url', 'address_refused'],
    ['a target that is no address', { targets: [target('api.lumina.example')] }, '#/targets/0/url', 'format'],
    ['another protocol', { targets: [target('ftp://api.lumina.example')] }, '#/targets/0/url', 'format'],
    [
      'a username in the address',
      { targets: [target('https://a:b@api.lumina.example')] },
      '#/targets/0/url',
      'not_allowed',
    ],
    [
      'a query in the address',
      { targets: [target('https://api.lumina.example/?a=b')] },
      '#/targets/0/url',
      'not_allowed',
    ],
    [
      'one address twice',
      { targets: [target(upstream.url), target(upstream.url)] },
      '#/targets/1/url',
      'unique_items',
    ],
    ['weights of 0', { targets: [target(upstream.url, 0)] }, '#/targets', 'not_allowed'],
    ['no target', { targets: [] }, '#/targets', 'min_items'],
    [
      'a total below the first byte',
      { timeouts: { connect_ms: 100, response_ms: 5_000, total_ms: 1_000 } },
      '#/timeouts/total_ms',
      'below_minimum',
    ],
    [
      'a credential without its secret',
      { credential: { type: 'BEARER' } },
      '#/credential/secret',
      'required',
    ],
    [
      'a token with a line break',
      { credential: { type: 'BEARER', secret: 'a\r\nHost: b' } },
      '#/credential/secret',
      'pattern',
    ],
    [
      'a secret too short to be covered in answers',
      { credential: { type: 'BEARER', secret: 'p4ss1' } },
      '#/credential/secret',
      'min_length',
    ],
    [
      'a key without a name',
      { credential: { type: 'API_KEY', location: 'HEADER', secret: 'long enough' } },
      '#/credential/name',
      'required',
    ],
    [
      'a key in a framing header',
      { credential: { type: 'API_KEY', location: 'HEADER', name: 'Host', secret: 'long enough' } },
      '#/credential/name',
      'not_allowed',
    ],
    [
      'a username with a colon',
      { credential: { type: 'BASIC', username: 'a:b', secret: 'long enough' } },
      '#/credential/username',
      'not_allowed',
    ],
    [
      'a client without an endpoint',
      { credential: { type: 'OAUTH2', client_id: 'a', secret: 'long enough' } },
      '#/credential/token_url',
      'format',
    ],
    [
      'a key that signs nothing',
      {
        credential: {
          type: 'OAUTH2',
          token_url: upstream.url,
          client_id: 'a',
          client_authentication: 'PRIVATE_KEY_JWT',
          secret: 'long enough',
        },
      },
      '#/credential/secret',
      'format',
    ],
    ['a header to pass that never may', { pass_headers: ['Cookie'] }, '#/pass_headers/0', 'not_allowed'],
    [
      'a header to add that frames',
      { add_headers: [{ name: 'Transfer-Encoding', value: 'chunked' }] },
      '#/add_headers/0/name',
      'not_allowed',
    ],
    [
      'a header that splits the request',
      { add_headers: [{ name: 'X-A', value: 'a\r\nX-B: c' }] },
      '#/add_headers/0/value',
      'pattern',
    ],
    [
      'two Authorization headers',
      { pass_headers: ['authorization'], credential: { type: 'BEARER', secret: 'long enough' } },
      '#/pass_headers/0',
      'not_allowed',
    ],
  ])('%s', async (_what, more, pointer, code) => {
    await set({})
    const before = await list()
    const { status, body } = await set(more)
    expect([status, body.errors?.map(({ pointer, code }) => [pointer, code])[0]]).toEqual([
      422,
      [pointer, code],
    ])
    expect(await list()).toEqual(before)
  })
})

describe('the connection test says which step fails, and what to change', () => {
  const steps = async (more: object) => {
    const { body } = await server.ask('POST', '/portal-api/api/admin/upstreams/test', {
      token: admin,
      body: { ...base, ...more },
    })
    const { steps } = body.data as {
      steps: { step: string; passed: boolean; detail: string; advice: string | null }[]
    }
    return steps.map(({ step, passed, detail, advice }) => [
      step,
      passed,
      advice === null ? detail : `${detail} ${advice}`,
    ])
  }

  test('all is well', async () => {
    expect(await steps({})).toEqual([
      ['RESOLVE', true, 'Resolved to 127.0.0.1.'],
      ['CONNECT', true, expect.stringContaining('accepted the connection')],
      ['RESPONSE', true, 'GET / returned 200.'],
    ])
  })

  test.each([
    [
      'a name that leads nowhere',
      { targets: [target('http://nowhere.invalid/v1')] },
      'RESOLVE',
      /Check the name/,
    ],
    ['nobody listens', { targets: [target(dead)] }, 'CONNECT', /Check the port/],
    ['no TLS', { targets: [target(upstream.url.replace('http', 'https'))] }, 'TLS', /speaks TLS/],
    [
      'a token endpoint that is none',
      { credential: { type: 'OAUTH2', token_url: upstream.url, client_id: 'a', secret: 'long enough' } },
      'TOKEN',
      /isn’t OAuth 2/,
    ],
  ])('%s', async (_what, more, step, message) => {
    const [last] = (await steps(more)).slice(-1)
    expect([last?.[0], last?.[1]]).toEqual([step, false])
    expect(last?.[2]).toMatch(message)
  })

  test('a credential that the API rejects', async () => {
    upstream.answer = (response) => response.writeHead(403).end()
    expect((await steps({ credential: { type: 'BEARER', secret: 'long enough' } })).at(-1)).toEqual([
      'RESPONSE',
      false,
      'GET / returned 403. The API doesn’t accept the credential: check it and its permissions.',
    ])
  })
})
