// Rejections state place and remedy, and change nothing.
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PublishError } from '../src/publishing/read/publish-error.ts'
import { museum, openDesk } from './support/publishing.ts'
import { answering, ok, refusedDocuments } from './support/refused-documents.ts'
import { serverOfFile } from './support/server.ts'

const desk = openDesk()
const server = await serverOfFile()
let before: unknown
const everything = async () => [
  await server.db.selectFrom('apis').selectAll().orderBy('api').orderBy('version').execute(),
  await server.db.selectFrom('api_releases').select(['api', 'full_version']).orderBy('api').execute(),
  await server.db.selectFrom('products').selectAll().orderBy('product_id').execute(),
]
beforeAll(async () => {
  before = await everything()
})
afterEach(async () => {
  expect(await everything()).toEqual(before)
})
afterAll(async () => {
  desk.close()
})

async function refusalOf(...args: readonly string[]): Promise<PublishError> {
  try {
    await desk.publish(server, ...args)
  } catch (error) {
    if (error instanceof PublishError) return error
    throw error
  }
  throw new Error('It was published.')
}

test.each(Object.entries(refusedDocuments))('%s', async (name, [content, line, pointer, text]) => {
  const refused = await refusalOf(
    desk.file(`${name.replaceAll(' ', '-')}.yaml`, content),
    '--publisher',
    'acme',
  )
  const [finding] = refused.findings
  expect(finding?.text ?? refused.message).toMatch(text)
  expect([finding?.line, finding?.pointer ?? '']).toEqual([line, pointer])
})

test('a link that leads out of the folder of the document is not followed', async () => {
  const file = desk.file('linked/museum.json', museum({ paths: answering({ $ref: './inside.yaml' }) }))
  symlinkSync('/etc/hostname', join(file, '../inside.yaml'))
  expect((await refusalOf(file, '--publisher', 'acme')).findings[0]?.text).toMatch(/outside the folder/)
})

test('bytes that are no UTF-8, and no file at all', async () => {
  const file = desk.file('latin.yaml', '')
  writeFileSync(file, Buffer.from([0x61, 0xe9, 0x62]))
  expect((await refusalOf(file, '--publisher', 'acme')).message).toMatch(/UTF-8/)
  expect((await refusalOf('/nowhere.yaml', '--publisher', 'acme')).message).toMatch(/doesn’t exist/)
})

test.each([
  [['--publisher', 'Acme Labs'], /--publisher "Acme Labs" can’t be part of a URL.*lowercase letters/],
  [['--publisher', 'a'], /2 to 80/],
  [['--publisher', 'acme', '--tag', '../x'], /--tag "\.\.\/x" can’t be part of a URL/],
  [['--publisher', 'acme', '--tag', 'v2'], /looks like a version/],
  [['--publisher', 'acme', '--version', 'latest'], /such as v2/],
  [['--publisher', 'acme', '--price', '1.005'], /like 0\.60/],
  [['--publisher', 'acme', '--price', '-1'], /--price/],
  [['--publisher', 'acme', '--status', 'retired'], /active, beta and deprecated/],
  [['--publisher', 'acme', '--ends', '2027-02-30'], /isn’t a date/],
  [['--publisher', 'acme', '--ends', '2027-03-31', '--status', 'active'], /is deprecated/],
  [['--publisher', 'acme', '--upstream', 'file:///etc/passwd'], /https:\/\/api\.example\.com/],
  [['--publisher', 'acme', '--upstream', 'https://a:b@c.example'], /without a query or password/],
  [['--publisher', 'acme', '--category', ' '], /--category/],
  [['--publisher', 'acme', '--colour', 'red'], /--colour.*--publisher <name>/s],
  [[], /--publisher <name>/],
] as const)('%j', async (args, text) => {
  expect((await refusalOf(desk.file('museum.json', museum()), ...args)).message).toMatch(text)
})

test('a version that no address can be made of asks for one', async () => {
  const info = { title: 'Museum', version: 'latest' }
  const refused = await refusalOf(desk.file('latest.json', museum({ info })), '--publisher', 'acme')
  expect(refused.message).toMatch(/"latest", which gives no version.*--version v1/)
})

test('one document cannot be two versions', async () => {
  const info = { title: 'SIM Swap', version: '1.2.0' }
  const file = desk.file('twice.json', museum({ info }))
  const refused = await refusalOf(file, '--publisher', 'lumina', '--tag', 'sim-swap', '--version', 'v1.2')
  expect(refused.message).toMatch(/v1 of SIM Swap is already at 1\.2\.0/)
})

test('the command names file, line, place and mend, and ends with 1', async () => {
  const file = desk.file(
    'broken.json',
    museum({ paths: { '/a': { get: { 'x-price': { credits: 'much' }, responses: ok } } } }),
  )
  const { code, out, err } = await desk.run(server, file, '--publisher', 'acme')
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(
    /broken\.json wasn’t published; nothing was changed\.\n {2}line 16, #\/paths\/~1a\/get\/x-price: `x-price` holds `credits`/,
  )
})

test('what a document says moves no cursor of a terminal', async () => {
  const file = desk.file('escape.json', museum({ openapi: '9\u001b[2J' }))
  const { err } = await desk.run(server, file, '--publisher', 'acme')
  expect(err).not.toContain('\u001b')
})
