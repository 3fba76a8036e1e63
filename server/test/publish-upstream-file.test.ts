// Operators connect an API by the command line, its credential included.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readUpstream } from '../src/modules/upstreams/repo.ts'
import { openSecrets } from '../src/modules/upstreams/secrets.ts'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'

const desk = openDesk()
const upstream = await upstreamOfFile()
const server = await serverOfFile()
let file: string
beforeAll(() => {
  file = desk.file('museum.json', museum())
})
afterAll(() => desk.close())

const settings = (more: object = {}) => ({
  targets: [{ url: upstream.url, weight: 1 }],
  allow_internal: true,
  credential: { type: 'BEARER' },
  ...more,
})
const args = (tag: string) => [file, '--publisher', 'acme', '--tag', tag]
const stored = async (tag: string) => {
  const row = await server.db.selectFrom('apis').select('api').where('tag', '=', tag).executeTakeFirst()
  return row && readUpstream(server.db, { api: row.api, version: 'v1', environment: 'LIVE' })
}
const secretOf = async (tag: string) => {
  const row = await stored(tag)
  return row && (await openSecrets({ db: server.db, settings: server.parts.settings }, row)).credential
}

test('the secret comes from the environment, the rest from a file, and the connection is tested', async () => {
  const path = desk.file('upstream.json', settings())
  const env = { UPSTREAM_SECRET: 'needle-in-the-environment' }
  const { code, out, err } = await desk.runWith(
    server,
    { env },
    ...args('by-env'),
    '--upstream-file',
    path,
    '--test-upstream',
  )
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/passed {2}CONNECT.*passed {2}RESPONSE .*returned 200/s)
  expect(out).not.toContain('needle')
  expect(out).not.toContain('Live calls won’t work')
  expect(upstream.received.at(-1)?.headers.authorization).toBe('Bearer needle-in-the-environment')
  expect(await secretOf('by-env')).toBe('needle-in-the-environment')
  const audit = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'admin.upstream.set')
    .execute()
  expect(audit).toMatchObject([{ actor_id: 'publish-api', subject: (await stored('by-env'))?.api }])
  expect(JSON.stringify(audit)).not.toContain('needle')
})

test('all of it comes from the standard input, in YAML', async () => {
  const input = `targets: [{ url: "${upstream.url}", weight: 1 }]\nallow_internal: true\ncredential:\n  type: API_KEY\n  location: HEADER\n  name: X-Partner-Key\n  secret: needle-on-the-input\n`
  const { code, out } = await desk.runWith(server, { input }, ...args('by-input'), '--upstream-file', '-')
  expect([code, out]).toEqual([0, expect.not.stringContaining('needle')])
  expect(await secretOf('by-input')).toBe('needle-on-the-input')
})

test('a secret that is left out is kept', async () => {
  const path = desk.file('kept.json', settings())
  const secret = desk.file('first.json', settings({ credential: { type: 'BEARER', secret: 'kept-secret' } }))
  await desk.publish(server, ...args('kept'), '--upstream-file', secret)
  await desk.publish(server, ...args('kept'), '--upstream-file', path)
  expect(await secretOf('kept')).toBe('kept-secret')
})

test.each([
  ['a field that is wrong', { credential: { type: 'BEARER' } }, /credential\/secret: Enter the secret/],
  ['a field that isn’t known', { secrets: 'needle' }, /secrets: This field isn’t known/],
  [
    'weights of 0',
    { targets: [{ url: 'https://api.acme.example', weight: 0 }] },
    /targets: .*weight above 0/,
  ],
])('%s is named, and nothing is published', async (_name, more, message) => {
  const path = desk.file('wrong.json', settings(more))
  await expect(desk.publish(server, ...args('wrong'), '--upstream-file', path)).rejects.toThrow(message)
  expect(await stored('wrong')).toBeUndefined()
  expect(await server.db.selectFrom('apis').select('api').where('tag', '=', 'wrong').execute()).toEqual([])
})

test('a step that fails is named with what to change, and nothing is published', async () => {
  const path = desk.file(
    'dead.json',
    settings({ targets: [{ url: 'http://127.0.0.1:1', weight: 1 }], credential: { type: 'NONE' } }),
  )
  const publishing = desk.publish(server, ...args('dead'), '--upstream-file', path, '--test-upstream')
  await expect(publishing).rejects.toThrow(/FAILED {2}CONNECT .*ECONNREFUSED.*Check the port/)
  expect(await stored('dead')).toBeUndefined()
})

test('what is set is tested without being sent again', async () => {
  const { upstreamTests } = await desk.publish(server, ...args('kept'), '--dry-run', '--test-upstream')
  expect(upstreamTests).toMatchObject([{ passed: true }])
  await expect(desk.publish(server, ...args('none'), '--test-upstream')).rejects.toThrow(
    'no upstream to test',
  )
})

test('a file that can’t be read is named without what is in it', async () => {
  const path = desk.file('broken.yaml', 'secret: needle: [')
  const error = await desk
    .publish(server, ...args('broken'), '--upstream-file', path)
    .catch((one: Error) => one)
  expect(`${error}`).toContain('neither JSON nor YAML')
  expect(`${error}`).not.toContain('needle')
  const both = desk.publish(
    server,
    ...args('broken'),
    '--upstream',
    'https://a.example',
    '--upstream-file',
    path,
  )
  await expect(both).rejects.toThrow('Pass --upstream or --upstream-file')
})
