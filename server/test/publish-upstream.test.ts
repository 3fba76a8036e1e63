// An upstream is called for everybody who has a live key: one inside the operator's own network has to be meant.
import { isIP } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkUpstream } from '../src/publishing/check/check-upstream.ts'
import { PublishError } from '../src/publishing/read/publish-error.ts'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'

const desk = openDesk()
const server = await serverOfFile()
let file: string
beforeAll(async () => {
  file = desk.file('museum.json', museum())
})
afterAll(async () => {
  desk.close()
})

const publish = (upstream: string, ...more: readonly string[]) =>
  desk.publish(server, file, '--publisher', 'acme', '--tag', 'inside', '--upstream', upstream, ...more)
const published = () =>
  server.db
    .selectFrom('upstreams')
    .innerJoin('apis', (join) =>
      join.onRef('apis.api', '=', 'upstreams.api').onRef('apis.version', '=', 'upstreams.version'),
    )
    .select(['targets', 'allow_internal'])
    .where('tag', '=', 'inside')
    .executeTakeFirst()

// The whole list: platform/http/outside-hosts.test.ts.
test.each([
  '127.0.0.1',
  'localhost.',
  '[::]',
  '[fe80::1]',
  '168.63.129.16',
  'metadata',
  '10.1.2.3',
  'api.svc.cluster.local',
  '0x7f.1',
  '[64:ff9b::a9fe:a9fe]',
  '[::5efe:7f00:1]',
])('%s is refused, and nothing is changed', async (host) => {
  const refused = await publish(`http://${host}:8080/v1`).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(PublishError)
  expect((refused as PublishError).message).toMatch(
    /^--upstream .* If that is intended, add --allow-internal-upstream\.$/s,
  )
  expect(await published()).toBeUndefined()
})

describe('a name is looked up', () => {
  const check = (...addresses: readonly string[]) =>
    checkUpstream('https://api.acme.example/v1', async () =>
      addresses.map((address) => ({ address, family: isIP(address) })),
    )

  test.each([
    [['127.0.0.1']],
    [['203.0.114.7', '10.0.0.7']],
    [['2606:4700::1', 'fd00::7']],
    [['::ffff:169.254.169.254']],
  ])('refused: it leads to %j', async (addresses) => {
    await expect(check(...addresses)).rejects.toThrow(
      /^--upstream "https:\/\/api\.acme\.example\/v1" points to .*, resolved from api\.acme\.example\./,
    )
  })

  test('taken: it leads to public addresses alone', async () => {
    expect(await check('203.0.114.7', '2606:4700::1')).toBeUndefined()
  })

  test('taken with a warning: it leads nowhere yet', async () => {
    const nowhere = async () => Promise.reject(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }))
    expect(await checkUpstream('https://api.acme.example/v1', nowhere)).toMatch(
      /api\.acme\.example couldn’t be resolved/,
    )
    expect(await check()).toMatch(/api\.acme\.example couldn’t be resolved/)
  })
})

test.each(['8.8.8.8', '[2606:4700::1111]', '172.32.0.1'])('the public address %s is taken', async (host) => {
  await publish(`https://${host}/v1`, '--dry-run')
})

test('asked for by name, an internal upstream is taken, and stays without asking again, until there is another', async () => {
  const upstream = 'http://10.1.2.3:8080/v1'
  await publish(upstream, '--allow-internal-upstream')
  expect(await published()).toEqual({ targets: [{ url: upstream, weight: 1 }], allow_internal: true })
  await desk.publish(server, file, '--publisher', 'acme', '--tag', 'inside', '--price', '0.10')
  expect(await published()).toEqual({ targets: [{ url: upstream, weight: 1 }], allow_internal: true })
  await publish('https://1.1.1.1/v1')
  expect(await published()).toEqual({
    targets: [{ url: 'https://1.1.1.1/v1', weight: 1 }],
    allow_internal: false,
  })
})

test('the command says so, and how to go on', async () => {
  const args = [file, '--publisher', 'acme', '--tag', 'other', '--upstream', 'http://169.254.169.254/latest']
  const { code, out, err } = await desk.run(server, ...args)
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain(
    '--upstream "http://169.254.169.254/latest" points to 169.254.169.254, a link-local address. Everyone with a live key could call it through the gateway. If that is intended, add --allow-internal-upstream.',
  )
})
