// An upstream is called for everybody who has a live key: one inside the operator's own network has to be meant.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PublishError } from '../src/publishing/publish-error.ts'
import { checkUpstream } from '../src/publishing/upstream.ts'
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
const upstreamOf = async () =>
  (await server.db.selectFrom('apis').select('upstream').where('tag', '=', 'inside').executeTakeFirst())
    ?.upstream

const internal = {
  'this machine': [
    '127.0.0.1',
    '127.9.9.9',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'api.localhost',
    '[::1]',
  ],
  'no address at all': ['0.0.0.0', '[::]', '255.255.255.255', '224.0.0.1', '[ff02::1]'],
  'link-local': ['169.254.1.1', '[fe80::1]'],
  'metadata of clouds': [
    '169.254.169.254',
    '[fd00:ec2::254]',
    '[fd20:ce::254]',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    'metadata.google.internal',
    'metadata.google.internal.',
    'metadata.goog',
    'metadata',
  ],
  'a private network': [
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '[fc00::1]',
    '[fec0::1]',
    '100.64.0.1',
  ],
  'names of an own network': [
    'db',
    'printer.local',
    'api.internal',
    'api.svc.cluster.local',
    'nas.home.arpa',
  ],
  'odd spellings': [
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
    '127.1',
    '127.0.0.1.',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '0',
    '2852039166',
    '[::ffff:127.0.0.1]',
    '[::ffff:a9fe:a9fe]',
    '[0:0:0:0:0:ffff:0a00:0001]',
    '[::127.0.0.1]',
    '[64:ff9b::a9fe:a9fe]',
    '[2002:7f00:1::]',
  ],
}
describe.each(Object.entries(internal))('%s', (_what, hosts) => {
  test.each(hosts)('%s is refused, and nothing is changed', async (host) => {
    const refused = await publish(`http://${host}:8080/v1`).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(PublishError)
    expect((refused as PublishError).message).toMatch(
      /^--upstream .* If that is intended, add --allow-internal-upstream\.$/s,
    )
    expect(await upstreamOf()).toBeUndefined()
  })
})

describe('a name is looked up', () => {
  const check = (...addresses: readonly string[]) =>
    checkUpstream('https://api.acme.example/v1', async () => addresses)

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

test('asked for by name, an internal upstream is taken, and stays without asking again', async () => {
  await publish('http://10.1.2.3:8080/v1', '--allow-internal-upstream')
  expect(await upstreamOf()).toBe('http://10.1.2.3:8080/v1')
  await desk.publish(server, file, '--publisher', 'acme', '--tag', 'inside', '--price', '0.10')
  expect(await upstreamOf()).toBe('http://10.1.2.3:8080/v1')
})

test('the command says so, and how to go on', async () => {
  const args = [file, '--publisher', 'acme', '--tag', 'other', '--upstream', 'http://169.254.169.254/latest']
  const { code, out, err } = await desk.run(server, ...args)
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain(
    '--upstream "http://169.254.169.254/latest" points to 169.254.169.254, a link-local address. Everyone with a live key could call it through the gateway. If that is intended, add --allow-internal-upstream.',
  )
})
