import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'

const desk = openDesk()
const server = await serverOfFile()
afterAll(async () => {
  desk.close()
})

const read = async (query: string) => {
  const { status, body } = await server.ask('GET', `/portal-api/api/api-reference/changelog?${query}`)
  return { status, code: body.code, data: body.data }
}
const releasesOf = async (api: string, version: string) =>
  (await read(`api=${api}&version=${version}`)).data.releases
const release = (version: string, paths: object = museum().paths) =>
  desk.file(`museum-${version}.json`, museum({ info: { title: 'Museum', version }, paths }))

test('getApiChangelog 200: what a version of the demo breaks, and what came before it', async () => {
  const [second, first] = await releasesOf('number-verification', 'v2')
  expect(second).toMatchObject({ full_version: '2.0.0', version: 'v2', compared_with: '1.0.0' })
  expect(second?.changes.map(({ breaking, text }) => `${breaking} ${text}`)).toEqual([
    'true `Device.publicPort` is now required.',
    'true `Device.publicPort`: minimum raised from 1 to 1024.',
    'false New operation.',
  ])
  expect(first).toMatchObject({ full_version: '1.0.0', version: 'v1', compared_with: null, changes: [] })
  expect(await releasesOf('number-verification', 'v1')).toEqual([first])
})

test('syncApi 200: an ended version names its end, its heir and its own changes', async () => {
  const { body } = await server.ask('POST', '/portal-api/api/sync', {
    body: { api: 'number-verification', version: 'v1' },
  })
  expect(body.data).toMatchObject({
    status: 'DEPRECATED',
    sunset_on: '2027-01-31',
    replaced_by: 'v2',
    changelog: [{ full_version: '1.0.0', changes: [{ kind: 'ADDED', text: 'First version.' }] }],
  })
})

test('releases are kept when a version is replaced, and compared in the order of their numbers', async () => {
  const { '/hours': hours, ...rest } = museum().paths
  await desk.publish(server, release('1.0.0'), '--publisher', 'acme')
  await desk.publish(server, release('1.2.0', rest), '--publisher', 'acme')
  expect(await releasesOf('acme', 'v1')).toMatchObject([
    {
      full_version: '1.2.0',
      compared_with: '1.0.0',
      changes: [{ kind: 'REMOVED', operations: [{ path: '/hours' }] }],
    },
    { full_version: '1.0.0', compared_with: null },
  ])
  // One in between, published late: its neighbours are compared anew.
  await desk.publish(
    server,
    release('1.1.0', { ...rest, '/halls': { get: { responses: {} } } }),
    '--publisher',
    'acme',
    '--version',
    'v1.1',
  )
  await desk.publish(server, release('1.2.0', { '/hours': hours }), '--publisher', 'acme')
  expect(
    (await releasesOf('acme', 'v1')).map((one) => [one.full_version, one.compared_with, one.changes.length]),
  ).toEqual([
    ['1.2.0', '1.1.0', 2],
    ['1.1.0', '1.0.0', 2],
    ['1.0.0', null, 0],
  ])
})

test('syncApi 200: where only texts changed, it says so', async () => {
  await desk.publish(server, release('3.0.0'), '--publisher', 'texts')
  await desk.publish(server, release('3.0.1'), '--publisher', 'texts')
  const { body } = await server.ask('POST', '/portal-api/api/sync', { body: { api: 'texts', version: 'v3' } })
  const { changelog } = body.data
  expect(changelog[0]?.changes).toEqual([
    { kind: 'CHANGED', breaking: false, text: 'Texts and examples only.' },
  ])
})

test('a release that was kept before schemes were is compared without them', async () => {
  await desk.publish(server, release('4.0.0'), '--publisher', 'older')
  await sql`UPDATE api_releases SET security = NULL WHERE api = 'older'`.execute(server.db)
  await desk.publish(server, release('4.0.1', { '/hours': museum().paths['/hours'] }), '--publisher', 'older')
  expect((await releasesOf('older', 'v4'))[0]).toMatchObject({
    full_version: '4.0.1',
    compared_with: '4.0.0',
  })
})
