import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function get(path: string, init: RequestInit = {}) {
  const response = await fetch(`${server.url}${path}`, init)
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, body }
}
const facts = async () => JSON.parse((await get('/openapi/apis.json')).body.toString())

/** As a program that unpacks it sees it: names that lead out of the folder are an error there. */
async function unpack(archive: Buffer) {
  const files = new Map<string, Buffer>()
  const zip = await fromBufferPromise(archive)
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}

test('one archive has each current document, with checksums inside and beside', async () => {
  const { headers, body } = await get('/openapi/apis.zip')
  expect(headers.get('Content-Type')).toBe('application/zip')
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="switchboard-apis.zip"')
  expect(await facts()).toEqual({
    file: 'switchboard-apis.zip',
    url: '/openapi/apis.zip',
    checksum_url: '/openapi/apis.sha256',
    size: body.length,
    sha256: digestOf(body),
    documents: 14,
  })
  expect((await get('/openapi/apis.sha256')).body.toString()).toBe(
    `${digestOf(body)}  switchboard-apis.zip\n`,
  )

  const files = await unpack(body)
  expect(files.get('switchboard-apis/lumina-sim-swap-1.2.0.yaml')).toEqual(
    (await get('/openapi/sim-swap-1.2.0.yaml')).body,
  )
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'switchboard-apis/lumina-number-verification-1.0.0.json',
      'switchboard-apis/lumina-number-verification-2.0.0.json',
    ]),
  )
  const sums = files.get('switchboard-apis/SHA256SUMS')?.toString().trimEnd().split('\n') ?? []
  expect(sums).toHaveLength(14)
  for (const line of sums) {
    const [digest, name] = line.split('  ')
    expect([name, digestOf(files.get(`switchboard-apis/${name}`) ?? Buffer.of())]).toEqual([name, digest])
  }
})

test('the same documents are the same archive, which nobody gets twice', async () => {
  const first = await get('/openapi/apis.zip')
  expect((await get('/openapi/apis.zip')).body.equals(first.body)).toBe(true)
  const tag = first.headers.get('ETag') ?? ''
  const again = await get('/openapi/apis.zip', { headers: { 'If-None-Match': tag } })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const head = await get('/openapi/apis.zip', { method: 'HEAD' })
  expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(first.body.length)])
})

test('another document makes another archive', async () => {
  const before = await facts()
  await server.db
    .updateTable('api_document_parts')
    .set({ body: Buffer.from('openapi: 3.1.0\n'), tag: digestOf(Buffer.from('openapi: 3.1.0\n')) })
    .where('api', '=', 'messaging')
    .where('form', '=', 'yaml')
    .execute()
  const { body } = await get('/openapi/apis.zip')
  expect((await facts()).sha256).toBe(digestOf(body))
  expect((await facts()).sha256).not.toBe(before.sha256)
})

test.each([
  ['../../etc', 'cron.d', '__.._etc-cron.d'],
  ['/root', '.ssh', '_root-.ssh'],
  ['C:\\Windows', 'system', 'C__Windows-system'],
  ['..', 'x', '_-x'],
  ['a\nb', 'ü', 'a_b-_'],
])('a publisher called %j with the tag %j stays in the archive’s folder', async (publisher, tag, stem) => {
  await server.db.updateTable('apis').set({ publisher, tag }).where('api', '=', 'sim-swap').execute()
  const files = await unpack((await get('/openapi/apis.zip')).body)
  expect([...files.keys()]).toContain(`switchboard-apis/${stem}-1.2.0.yaml`)
  expect([...files.keys()].filter((name) => !/^switchboard-apis\/[\w.-]+$/.test(name))).toEqual([])
})

test('names that would be one file are told apart', async () => {
  const rename = (api: string, tag: string) =>
    server.db
      .updateTable('apis')
      .set({ publisher: 'lumina', tag, full_version: '1.2.0' })
      .where('api', '=', api)
      .execute()
  await rename('sim-swap', 'Swap')
  await rename('one-time-password', 'swap')
  const names = [...(await unpack((await get('/openapi/apis.zip')).body)).keys()].map((name) =>
    name.toLowerCase(),
  )
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('switchboard-apis/lumina-swap-1.2.0-2.yaml')
})

test('while a document is still to be read again there is no archive, and the client is told when', async () => {
  await server.db.deleteFrom('api_document_parts').where('api', '=', 'device-location').execute()
  for (const path of ['/openapi/apis.zip', '/openapi/apis.json', '/openapi/apis.sha256']) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('Retry-After')]).toEqual([path, 503, '30'])
  }
})

test('an empty catalogue is an archive without documents', async () => {
  await server.db.deleteFrom('apis').execute()
  const files = await unpack((await get('/openapi/apis.zip')).body)
  expect([...files.keys()]).toEqual(['switchboard-apis/SHA256SUMS'])
})
