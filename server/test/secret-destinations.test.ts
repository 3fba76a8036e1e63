// A stored secret goes only where it was entered for, whichever way somebody writes where calls go.
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { Credential } from '../src/modules/upstreams/repo.ts'
import { readUpstream } from '../src/modules/upstreams/repo.ts'
import { keptSecrets, type SecretUse } from '../src/modules/upstreams/secret-destinations.ts'
import { openSecrets } from '../src/modules/upstreams/secrets.ts'
import { portalOf } from './support/admin-apis.ts'
import { museum, openDesk } from './support/publishing.ts'
import { race } from './support/race.ts'
import { serverOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'
import { upstreamDeskOfFile } from './support/upstream-desk.ts'

const upstream = await upstreamOfFile()
const other = await upstreamOfFile()
const server = await serverOfFile({ settings: { secretsKey: 'first' } })
const { admin, base, target, set } = await upstreamDeskOfFile(server, upstream)
const portal = portalOf(server, admin)
const desk = openDesk()
afterAll(() => desk.close())

const key = { type: 'API_KEY', location: 'HEADER', name: 'X-Key' } as const
const client = { type: 'OAUTH2', token_url: 'https://login.example/a/token', client_id: 'a' } as const
const api = 'https://api.example'

describe('the rule', () => {
  const use = (urls: readonly string[], credential: Credential, tls: SecretUse['tls'] = {}): SecretUse => ({
    targets: urls.map((url) => ({ url })),
    credential,
    tls: { client_certificate: 'PEM', ...tls },
  })
  const both = ['credential', 'client_key']

  test.each<[string, SecretUse, SecretUse, readonly string[]]>([
    ['nothing changes', use([api], key), use([api], key), both],
    ['another path', use([`${api}/v1`], key), use([`${api}/v2`], key), both],
    ['the same host in capitals', use([api], key), use(['HTTPS://API.EXAMPLE'], key), both],
    ['the same port, said', use([api], key), use([`${api}:443`], key), both],
    ['one of two targets', use([api, 'https://b.example'], key), use(['https://b.example'], key), both],
    ['the same IPv6 address', use(['http://[::1]'], key), use(['http://[0:0:0:0:0:0:0:1]'], key), both],
    ['another name of the header', use([api], key), use([api], { ...key, name: 'X-Other' }), both],
    ['another host', use([api], key), use(['https://b.example'], key), []],
    ['a host below it', use([api], key), use(['https://a.api.example'], key), []],
    ['a host before an at sign', use([api], key), use(['https://api.example@b.example'], key), []],
    ['a host with a dot at its end', use([api], key), use(['https://api.example.'], key), []],
    ['a second target', use([api], key), use([api, 'https://b.example'], key), []],
    ['another port', use([api], key), use([`${api}:8443`], key), []],
    ['no TLS any more', use([api], key), use(['http://api.example'], key), []],
    ['another authority', use([api], key, { ca: 'A' }), use([api], key, { ca: 'B' }), []],
    ['an authority of its own', use([api], key), use([api], key, { ca: 'A' }), []],
    ['the public authorities', use([api], key, { ca: 'A' }), use([api], key), []],
    ['another type', use([api], key), use([api], { type: 'BEARER' }), ['client_key']],
    [
      'from a header into the URL',
      use([api], key),
      use([api], { ...key, location: 'QUERY' }),
      ['client_key'],
    ],
    ['tokens for another host', use([api], client), use(['https://b.example'], client), []],
    [
      'a token endpoint at the API’s host',
      use([api], client),
      use([api], { ...client, token_url: `${api}/token` }),
      ['client_key'],
    ],
    [
      'an API at the host of the token endpoint',
      use([api], client),
      use(['https://login.example'], client),
      ['client_key'],
    ],
    [
      'another tenant of the token endpoint',
      use([api], client),
      use([api], { ...client, token_url: 'https://login.example/b/token' }),
      ['client_key'],
    ],
    [
      'a token endpoint without TLS',
      use([api], client),
      use([api], { ...client, token_url: 'http://login.example/a/token' }),
      [],
    ],
    [
      'a signing key as a secret',
      use([api], { ...client, client_authentication: 'PRIVATE_KEY_JWT' }),
      use([api], { ...client, client_authentication: 'POST' }),
      ['client_key'],
    ],
    [
      'a secret in the body',
      use([api], client),
      use([api], { ...client, client_authentication: 'POST' }),
      both,
    ],
    ['another audience', use([api], client), use([api], { ...client, audience: 'b' }), ['client_key']],
    ['another resource', use([api], client), use([api], { ...client, resource: 'b' }), ['client_key']],
    ['an OAuth client where a key was', use([api], key), use([api], client), []],
  ])('%s', (_name, stored, next, expected) => {
    expect([...keptSecrets(stored, next)]).toEqual(expected)
  })
})

const put = (url: string, credential: object, more: object = {}) =>
  set({ targets: [target(url)], credential: { type: 'BEARER', ...credential }, ...more })
const stored = async (environment: 'LIVE' | 'TEST' = 'LIVE') => {
  const row = await readUpstream(server.db, { api: 'messaging', version: 'v1', environment })
  if (!row) return undefined
  const { credential } = await openSecrets({ db: server.db, settings: server.parts.settings }, row)
  return [row.targets[0]?.url, credential]
}
const refusal = ['#/credential/secret', 'required']
const audited = async () =>
  (
    await server.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'details'])
      .where('action', 'like', 'admin.upstream.%')
      .orderBy('id', 'desc')
      .execute()
  )[0]

test('422 on its field: a client secret doesn’t follow its token endpoint to the API’s host, nor back', async () => {
  const respond = upstream.answer
  for (const one of [upstream, other])
    one.answer = (response, received) =>
      received.method === 'POST'
        ? response
            .writeHead(200, { 'Content-Type': 'application/json' })
            .end('{"access_token":"one","token_type":"Bearer"}')
        : respond(response, received)
  const endpoint = (url: string, more: object = {}) =>
    set({ credential: { type: 'OAUTH2', client_id: 'a', token_url: `${url}/token`, ...more } })
  expect((await endpoint(other.url, { secret: 'entered' })).status).toBe(200)
  const received = upstream.received.length
  for (const method of ['PUT', 'POST'] as const) {
    const path = method === 'PUT' ? '/portal-api/api/admin/upstreams' : '/portal-api/api/admin/upstreams/test'
    const credential = { type: 'OAUTH2', client_id: 'a', token_url: `${upstream.url}/token` }
    const { status, body } = await server.ask(method, path, { token: admin, body: { ...base, credential } })
    expect([status, body.errors?.map(({ pointer, code }) => [pointer, code])]).toEqual([422, [refusal]])
  }
  expect(upstream.received).toHaveLength(received)
  expect((await endpoint(upstream.url, { secret: 'entered' })).status).toBe(200)
  expect((await endpoint(other.url)).status).toBe(422)
})

test('an upstream of test keys has nothing of that of live keys, nor the other way round', async () => {
  await put(upstream.url, { secret: 'of live' })
  expect((await put(upstream.url, {}, { environment: 'TEST' })).status).toBe(422)
  await put(other.url, { secret: 'of test' }, { environment: 'TEST' })
  expect((await put(other.url, {})).status).toBe(422)
  expect([await stored('LIVE'), await stored('TEST')]).toEqual([
    [upstream.url, 'of live'],
    [other.url, 'of test'],
  ])
})

describe('publishing', () => {
  const fields = { publisher: 'acme', tag: 'destinations', allow_internal_upstream: 'true' }
  const ofMuseum = async (credential: object | undefined, url = upstream.url) => {
    await portal.publish(museum(), { ...fields, upstream: 'none' })
    const row = await server.db
      .selectFrom('apis')
      .select('api')
      .where('tag', '=', fields.tag)
      .executeTakeFirstOrThrow()
    const museumKey = { ...row, version: 'v1' }
    await set({ ...museumKey, targets: [target(url)], ...(credential && { credential }) })
    return async () => {
      const row = await readUpstream(server.db, { ...museumKey, environment: 'LIVE' })
      return row?.targets.map(({ url }) => url)
    }
  }
  const bearer = { type: 'BEARER', secret: 'entered' }

  test('422 beside its field, checked or published: a document with another upstream doesn’t take the secret along', async () => {
    const urls = await ofMuseum(bearer)
    const moved = { ...fields, upstream: other.url }
    const message = expect.stringMatching(
      /isn’t a host that the stored secret .* enter the address and the secret/,
    )
    const { status, body } = await portal.check(museum(), moved)
    expect([status, body.errors]).toEqual([422, [{ pointer: '#/upstream', code: 'pattern', message }]])
    expect((await portal.send(museum(), { ...moved, digest: 'a'.repeat(64) })).body.errors).toMatchObject([
      { pointer: '#/upstream', message },
    ])
    expect(await urls()).toEqual([upstream.url])
  })

  test('by the command: rejected with what to do, and nothing is published', async () => {
    const urls = await ofMuseum(bearer)
    const file = desk.file('museum.json', museum())
    const args = [file, '--publisher', 'acme', '--tag', fields.tag, '--allow-internal-upstream', '--upstream']
    for (const more of [[], ['--dry-run'], ['--test-upstream']])
      await expect(desk.publish(server, ...args, other.url, ...more)).rejects.toThrow(
        /--upstream .* Enter the secret again: with --upstream-file/,
      )
    expect([await urls(), other.received]).toEqual([[upstream.url], []])
    const path = desk.file('upstream.json', {
      targets: [target(other.url)],
      allow_internal: true,
      credential: { type: 'BEARER' },
    })
    await expect(desk.publish(server, ...args.slice(0, 5), '--upstream-file', path)).rejects.toThrow(
      /credential\/secret: Enter the secret/,
    )
  })

  test('where it is the same host, or there is no secret, it goes on, and the audit says what went along', async () => {
    const urls = await ofMuseum(bearer)
    const path = `${upstream.url}/v2`
    expect((await portal.publish(museum(), { ...fields, upstream: path })).status).toBe(201)
    expect(await urls()).toEqual([path])
    expect(await audited()).toMatchObject({
      action: 'admin.upstream.set',
      details: { targets: [path], secrets: { credential: { source: 'kept', goes_to: [upstream.url] } } },
    })
    const file = desk.file('museum.json', museum())
    const args = [file, '--publisher', 'acme', '--tag', fields.tag, '--allow-internal-upstream', '--upstream']
    await desk.publish(server, ...args, upstream.url)
    expect(await audited()).toMatchObject({ actor_id: 'publish-api', details: { targets: [upstream.url] } })
    await desk.publish(server, ...args, 'none')
    expect(await audited()).toMatchObject({ actor_id: 'publish-api', action: 'admin.upstream.remove' })
    await desk.publish(server, ...args, other.url)
    expect(await urls()).toEqual([other.url])
    expect(JSON.stringify(await audited())).not.toContain('entered')
  })
})

test('the audit says which secret was entered, and where it goes', async () => {
  await put(upstream.url, { secret: 'needle' })
  expect(await audited()).toMatchObject({
    details: { secrets: { credential: { source: 'entered', goes_to: [upstream.url] } } },
  })
  await put(upstream.url, {})
  expect(await audited()).toMatchObject({ details: { secrets: { credential: { source: 'kept' } } } })
  expect(JSON.stringify(await audited())).not.toContain('needle')
})

test('two processes write at once: none keeps a secret that another has just entered for elsewhere', async () => {
  const twin = await server.twin()
  for (let round = 0; round < 4; round += 1) {
    await put(upstream.url, { secret: 'first-secret' })
    const body = { ...base, targets: [target(other.url)], credential: { type: 'BEARER', secret: 'second' } }
    const moving = () => twin.ask('PUT', '/portal-api/api/admin/upstreams', { token: admin, body })
    const keeping = () => put(upstream.url, {})
    const starts = round % 2 === 0 ? [moving, keeping] : [keeping, moving]
    await race({
      db: server.db,
      lock: sql`SELECT pg_advisory_xact_lock(7021958)`,
      start: () => starts.map((start) => start()),
    })
    expect(await stored()).toEqual([other.url, 'second'])
  }
})
