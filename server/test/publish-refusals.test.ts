// What is refused is said with its place and its mend, and changes nothing.
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PublishError } from '../src/publishing/publish-error.ts'
import { museum, openDesk } from './support/publishing.ts'
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

const ok = { 200: { description: 'Fine' } }
const answering = (schema: object) => ({
  '/a': { get: { responses: { 200: { description: '', content: { 'application/json': { schema } } } } } },
})
const yaml = (lines: readonly string[]) => lines.join('\n')

const documents: Record<string, [content: unknown, line: number | undefined, pointer: string, text: RegExp]> =
  {
    'Swagger 2.0': [
      { swagger: '2.0', info: {}, paths: {} },
      2,
      '#/swagger',
      /Swagger 2\.0.*npx swagger2openapi/,
    ],
    AsyncAPI: [{ asyncapi: '3.0.0' }, 2, '#/asyncapi', /AsyncAPI/],
    'OpenAPI 4': [museum({ openapi: '4.0.0' }), 2, '#/openapi', /OpenAPI 4\.0\.0; 3\.0 and 3\.1/],
    'no OpenAPI at all': [{ name: 'left-pad' }, 1, '#/', /`openapi` is missing/],
    'a list': ['- a\n- b\n', 1, '#/', /isn't an object/],
    'half of a JSON': ['{"openapi": "3.1.0",\n "info": {', 2, '#/', /can't be parsed/],
    'broken YAML': [
      yaml(['openapi: 3.1.0', 'info:', '  title: A', ' version: 1']),
      4,
      '#/',
      /can't be parsed/,
    ],
    'a name twice': [yaml(['openapi: 3.1.0', 'paths: {}', 'paths: {}']), 3, '#/', /duplicated/],
    'no info': [museum({ info: undefined }), 1, '#/', /`info` is missing/],
    'no title': [museum({ info: { version: '1.0.0' } }), 3, '#/info', /`info\.title` is missing/],
    'no version': [museum({ info: { title: 'A' } }), 3, '#/info', /`info\.version` is missing/],
    'no paths': [museum({ paths: undefined }), 1, '#/', /`paths` is missing/],
    'no operation': [museum({ paths: { '/a': { parameters: [] } } }), 13, '#/paths', /no operation/],
    'a path without its slash': [
      museum({ paths: { a: { get: { responses: ok } } } }),
      14,
      '#/paths/a',
      /starts with a slash/,
    ],
    'a path that is too long': [
      museum({ paths: { [`/${'a'.repeat(200)}`]: { get: { responses: ok } } } }),
      14,
      `#/paths/~1${'a'.repeat(200)}`,
      /201 characters/,
    ],
    'an operation that is none': [
      museum({ paths: { '/a': { get: 'yes' } } }),
      15,
      '#/paths/~1a/get',
      /is an object/,
    ],
    'a price that is none': [
      museum({ paths: { '/a': { get: { 'x-price': { credits: '-1' }, responses: ok } } } }),
      16,
      '#/paths/~1a/get/x-price',
      /two places/,
    ],
    'a reference that leads nowhere': [
      museum({ paths: answering({ $ref: '#/components/schemas/Hour' }) }),
      21,
      '#/paths/~1a/get/responses/200/content/application~1json/schema',
      /Can't resolve \$ref.*/,
    ],
    'a reference to another server': [
      museum({ paths: answering({ $ref: 'https://schemas.example/a.json' }) }),
      21,
      '#/paths/~1a/get/responses/200/content/application~1json/schema',
      /another server, and is not fetched/,
    ],
    'a reference to a file of the machine': [
      museum({ paths: answering({ $ref: '/etc/hostname' }) }),
      21,
      '#/paths/~1a/get/responses/200/content/application~1json/schema',
      /outside the folder/,
    ],
    'a reference to a file that is not there': [
      museum({ paths: answering({ $ref: './gone.yaml' }) }),
      21,
      '#/paths/~1a/get/responses/200/content/application~1json/schema',
      /no such file/,
    ],
    'two operations of one name': [
      museum({
        paths: {
          '/a': { get: { operationId: 'same', responses: ok } },
          '/b': { get: { operationId: 'same', responses: ok } },
        },
      }),
      25,
      '#/paths/~1b/get/operationId',
      /unique `operationId`/,
    ],
    'an alias that holds itself': [
      yaml(['openapi: 3.1.0', 'info: &a { title: A, self: *a }']),
      undefined,
      '',
      /contains itself/,
    ],
    'aliases of aliases': [
      yaml([
        'a: &a [x, x, x, x, x, x, x, x, x, x]',
        ...'bcdefgh'
          .split('')
          .map((name, index) => `${name}: &${name} [${Array(10).fill(`*${'abcdefg'[index]}`).join(', ')}]`),
      ]),
      undefined,
      '',
      /millions of values/,
    ],
    nothing: ['', undefined, '', /empty/],
  }

test.each(Object.entries(documents))('%s', async (name, [content, line, pointer, text]) => {
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
  expect((await refusalOf('/nowhere.yaml', '--publisher', 'acme')).message).toMatch(/does not exist/)
})

test.each([
  [['--publisher', 'Acme Labs'], /--publisher "Acme Labs" cannot be part of a URL.*lowercase letters/],
  [['--publisher', 'a'], /2 to 80/],
  [['--publisher', 'acme', '--tag', '../x'], /--tag "\.\.\/x" cannot be part of a URL/],
  [['--publisher', 'acme', '--tag', 'v2'], /looks like a version/],
  [['--publisher', 'acme', '--version', 'latest'], /such as v2/],
  [['--publisher', 'acme', '--price', '1.005'], /like 0\.60/],
  [['--publisher', 'acme', '--price', '-1'], /--price/],
  [['--publisher', 'acme', '--status', 'retired'], /active, beta and deprecated/],
  [['--publisher', 'acme', '--ends', '2027-02-30'], /is not a date/],
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
    /broken\.json was not published; nothing was changed\.\n {2}line 16, #\/paths\/~1a\/get\/x-price: `x-price` holds `credits`/,
  )
})

test('what a document says moves no cursor of a terminal', async () => {
  const file = desk.file('escape.json', museum({ openapi: '9\u001b[2J' }))
  const { err } = await desk.run(server, file, '--publisher', 'acme')
  expect(err).not.toContain('\u001b')
})
