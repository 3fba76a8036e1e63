import { expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()

const address = '/portal-api/api/search-index'
const read = async (headers: Record<string, string> = {}) => {
  const { status, headers: answered, body } = await server.ask('GET', address, { headers })
  return { status, headers: answered, data: body.data }
}

test('getSearchIndex 200: every API in the order of the catalogue, with operations and errors', async () => {
  const { status, headers, data } = await read()
  expect(status).toBe(200)
  expect(headers.get('Cache-Control')).toBe('no-cache')
  const { body } = await server.ask('GET', '/portal-api/api/api-list-public')
  expect(data.map(({ api }) => api)).toEqual(body.data.map(({ api }) => api))
  const [simSwap] = data
  expect(simSwap?.operations).toContainEqual({
    id: 'checkSimSwap',
    method: 'POST',
    path: '/check',
    title: 'Check a SIM swap',
    price: '2.00',
  })
  expect(simSwap?.errors).toContainEqual({
    code: 'insufficient_credits',
    status: '402',
    title: 'Not enough credits',
    operation: 'checkSimSwap',
    example: 'creditsShort',
  })
})

test('getSearchIndex 200: with a code, the APIs that document it, each with the operation that shows it', async () => {
  const { body } = await server.ask('GET', `${address}?code=not_on_mobile_data`)
  expect(
    body.data.map(({ api, operations, errors }) => [api, operations.map(({ id }) => id), errors.length]),
  ).toEqual([['number-verification', ['verifyNumber'], 1]])
  expect((await server.ask('GET', `${address}?code=no_such_code`)).body.data).toEqual([])
})

test('getSearchIndex 304: for who holds it, until something is published', async () => {
  const etag = (await read()).headers.get('ETag') ?? ''
  const cached = await read({ 'If-None-Match': etag })
  expect([cached.status, cached.headers.get('ETag')]).toEqual([304, etag])
  await server.db.updateTable('apis').set({ name: 'Sending' }).where('api', '=', 'messaging').execute()
  const anew = await read({ 'If-None-Match': etag })
  expect([anew.status, anew.data.some(({ name }) => name === 'Sending')]).toEqual([200, true])
  expect(anew.headers.get('ETag')).not.toBe(etag)
})

test('it is packed for who can unpack it', async () => {
  const packed = async (accepted: string) =>
    (await read({ 'Accept-Encoding': accepted })).headers.get('Content-Encoding')
  expect([await packed('gzip'), await packed('identity')]).toEqual(['gzip', null])
})

test('an older version of an API, and one that is gone, are not in it', async () => {
  const old = await server.db
    .selectFrom('apis')
    .selectAll()
    .where('api', '=', 'sim-swap')
    .executeTakeFirstOrThrow()
  const json = (value: unknown) => JSON.stringify(value)
  await server.db
    .insertInto('apis')
    .values({
      ...old,
      version: 'v0',
      full_version: '0.9.0',
      name: 'SIM Swap before',
      tags: json(old.tags),
      operations: json(old.operations),
      test_data: json(old.test_data),
      limits: json(old.limits),
      conformance: null,
    })
    .execute()
  await server.db.deleteFrom('apis').where('api', '=', 'quality-on-demand').execute()
  const { data } = await read()
  expect(data.filter(({ api }) => api === 'sim-swap').map(({ name }) => name)).toEqual(['SIM Swap'])
  expect(data.map(({ api }) => api)).not.toContain('quality-on-demand')
})
