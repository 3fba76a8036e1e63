// Valid documents that were once refused, each published as an operator does it.
import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Finding, PublishError } from '../src/publishing/read/publish-error.ts'
import { museum, openDesk } from './support/publishing.ts'
import { answering, ok } from './support/refused-documents.ts'
import { serverOfFile } from './support/server.ts'

const desk = openDesk()
const server = await serverOfFile()
afterAll(() => desk.close())

const fixture = (name: string) => join(import.meta.dirname, `fixtures/cases/${name}.yaml`)
let published = 0

async function publish(file: string, ...args: readonly string[]) {
  published += 1
  return desk.publish(server, file, '--publisher', 'cases', '--tag', `case-${published}`, ...args)
}

const publishContent = (content: unknown) => publish(desk.file(`case-${published + 1}.json`, content))

async function findingsOf(work: Promise<unknown>): Promise<readonly Finding[]> {
  try {
    await work
  } catch (error) {
    if (error instanceof PublishError) return error.findings
    throw error
  }
  throw new Error('It was published.')
}

const operation = async (api: string, operation_id: string) => {
  const query = new URLSearchParams({ api, version: 'v1', operation_id })
  return (await server.ask('GET', `/portal-api/api/api-reference/operation?${query}`)).body.data
}

const body = (schema: object, rest: object = {}) =>
  museum({
    paths: {
      '/a': {
        post: {
          operationId: 'a',
          requestBody: { content: { 'application/json': { schema, ...rest } } },
          responses: ok,
        },
      },
    },
  })
const data = { $ref: 'https://example.com/a.json', nested: [{ $ref: '#/gone' }, { $ref: './gone.yaml' }] }

test.each<[string, unknown]>([
  ['an example of a body', body({ type: 'object' }, { example: data })],
  ['a named example of a body', body({ type: 'object' }, { examples: { one: { value: data } } })],
  ['an example of a schema', body({ type: 'object', example: data })],
  ['examples of a schema', body({ type: 'object', examples: [data] })],
  ['a default', body({ type: 'object', default: data })],
  ['an enum', body({ type: 'object', enum: [data] })],
  ['a const', body({ type: 'object', properties: { a: { const: data } } })],
  [
    'the name of a field',
    body({
      type: 'object',
      properties: { $ref: { type: 'string' }, example: { $ref: '#/components/schemas/Hours' } },
    }),
  ],
  ['the name of a field without a schema', body({ type: 'object', properties: { $ref: true } })],
])('a $ref is data in %s', async (_name, content) => {
  const { publication, document } = await publishContent(content)
  expect(document.warnings).toEqual([])
  // Nothing was put in its place.
  expect(JSON.stringify(publication.asPublished)).toBe(JSON.stringify(content))
})

test('a $ref as a name and as data is read as it is written', async () => {
  const { publication } = await publish(fixture('prop-named-ref'))
  const { body: request } = (await operation(publication.api, 'addSchema')) as never as {
    body: { content: [{ schema: { 'x-named': string }; examples: [{ value: unknown }] }] }
  }
  expect(request.content[0].examples[0].value).toEqual({
    title: 'Link',
    $ref: 'https://example.com/a.json',
    default: 1,
    example: 'x',
  })
})

test.each([
  ['mapping-names', []],
  [
    'mapping-external',
    [
      ['monster', /another server and isn’t fetched/],
      ['ghost', /isn’t in the document/],
    ],
  ],
] as const)('the values of a discriminator lead to names, places, or nowhere: %s', async (name, expected) => {
  const { document } = await publish(fixture(name))
  const warnings = document.warnings.map(({ pointer, text }) => [pointer.split('/').pop(), text])
  expect(warnings).toEqual(expected.map(([value, text]) => [value, expect.stringMatching(text)]))
})

const same = { operationId: 'same', responses: ok }
const event = { 'https://a.example': { post: same } }

test.each<[string, object, string[]]>([
  ['a HEAD before its GET', { paths: { '/a': { head: same, get: same } } }, ['HEAD head-a', 'GET same']],
  [
    'an OPTIONS elsewhere',
    { paths: { '/a': { get: same }, '/b': { options: same } } },
    ['GET same', 'OPTIONS options-b'],
  ],
  [
    'a callback before it',
    { paths: { '/a': { post: { responses: ok, callbacks: { event } } }, '/b': { get: same } } },
    ['POST post-a', 'GET same'],
  ],
  [
    'a webhook',
    { paths: { '/a': { get: same } }, webhooks: { event: { post: same } } },
    ['GET same', 'POST post-event'],
  ],
  [
    'a path that quotes another',
    { paths: { '/a': { get: same }, '/b': { $ref: '#/paths/~1a' } } },
    ['GET same', 'GET get-b'],
  ],
])('an operation keeps its ID where %s repeats it', async (_what, content, ids) => {
  const { reference } = await publishContent(museum(content))
  const { operations, webhooks } = reference
  expect([...operations, ...webhooks].map((one) => `${one.method} ${one.operation_id}`)).toEqual(ids)
})

test('a document of webhooks alone is published as one of events', async () => {
  const { publication } = await publish(fixture('events-alone'))
  const { api } = publication
  expect(await operation(api, 'parcelMoved')).toMatchObject({ webhook: true, path: 'parcelMoved' })
  const whole = (await server.ask('GET', `/openapi/${api}-1.2.0.md`)).body.text as string
  expect(whole).toContain('## Webhooks')
  expect(whole).toContain('[A parcel moved](')
  expect(whole).not.toContain('from Free')
  const one = (await server.ask('GET', `/openapi/${api}-1.2.0/parcelMoved.md`)).body.text as string
  expect(one).toMatch(/\| `parcel` +\| string +\| yes/)
  expect(one).toMatch(/\| `at` /)
  const search = (await server.ask('GET', '/portal-api/api/search-index')).body.data as {
    api: string
    operations: { id: string }[]
  }[]
  expect(search.find((entry) => entry.api === api)?.operations).toMatchObject([{ id: 'parcelMoved' }])
  const products = (await server.ask('GET', `/portal-api/api/products?api=${api}`)).body.data
  expect(products ?? []).toEqual([])
})

test.each([
  [{ components: {} }, '#/components', /only `components`.*no event/],
  [{}, '#/', /no `paths` and no `webhooks`/],
  [{ paths: [] }, '#/paths', /is an object/],
  [{ webhooks: [] }, '#/', /no `paths` and no `webhooks`/],
])('%j is nothing to publish', async (rest, pointer, text) => {
  const content = { openapi: '3.1.0', info: { title: 'Parts', version: '1.0.0' }, ...rest }
  expect(await findingsOf(publishContent(content))).toMatchObject([
    { pointer, text: expect.stringMatching(text) },
  ])
})

const quoting = ($ref: string) => museum({ paths: answering({ $ref }) })

test.each([
  ['beside its folder', '../common/CAMARA_common.yaml'],
  ['in a folder beside it', '../modules/parts/CAMARA_common.yaml'],
  ['two folders up', '../../shared/CAMARA_common.yaml'],
])('files of its tree are found without a root: %s', async (name, ref) => {
  const tree = name.replaceAll(' ', '-')
  const file = desk.file(`${tree}/code/API_definitions/api.yaml`, quoting(`${ref}#/schemas/Time`))
  desk.file(join(`${tree}/code/API_definitions`, ref), 'schemas: { Time: { $ref: "./more.yaml" } }')
  desk.file(join(`${tree}/code/API_definitions`, dirname(ref), 'more.yaml'), 'type: string\nformat: time\n')
  const { document } = await publish(file)
  expect(JSON.stringify(document.parsed)).toContain('"format":"time"')
})

test('the files of a repository are found from anywhere in it', async () => {
  const file = desk.file('repository/a/b/c/d/api.yaml', quoting('../../../../common.yaml'))
  desk.file('repository/common.yaml', 'type: string\nformat: time\n')
  const [refused] = await findingsOf(publish(file))
  expect(refused?.text).toMatch(/--root \S+\/repository\. /)
  mkdirSync(join(file, '../../../../../.git'))
  expect(JSON.stringify((await publish(file)).document.parsed)).toContain('"format":"time"')
})

test('nothing is read outside of that, nor anything that is no document', async () => {
  const file = (name: string) => desk.file(`inside/code/apis/${name}.yaml`, quoting(`../common/${name}.yaml`))
  mkdirSync(join(file('linked'), '../../common'), { recursive: true })
  desk.file('elsewhere/secret.yaml', 'type: string')
  symlinkSync(
    join(file('linked'), '../../../../elsewhere/secret.yaml'),
    join(file('linked'), '../../common/linked.yaml'),
  )
  mkdirSync(join(file('linked'), '../../../.git'))
  expect((await findingsOf(publish(file('linked'))))[0]?.text).toMatch(/outside the folder/)
  desk.file('inside/.env', 'SECRET=1')
  const secret = desk.file('inside/code/apis/env.yaml', quoting('../../.env'))
  expect((await findingsOf(publish(secret)))[0]?.text).toMatch(/outside the folder/)
})

test('a schema is referred to by its address or its anchor', async () => {
  const schemas = {
    Person: {
      $id: 'https://example.com/person',
      type: 'object',
      $defs: { N: { $anchor: 'name', type: 'string', maxLength: 7 } },
    },
    Child: {
      $id: 'https://example.com/child',
      $ref: 'person',
      properties: { of: { $ref: '#up' } },
      $defs: { P: { $anchor: 'up', $ref: 'person' } },
    },
    Any: { $anchor: 'any', type: 'integer', maximum: 3 },
  }
  const properties = {
    a: { $ref: 'https://example.com/person' },
    b: { $ref: 'https://example.com/person#name' },
    c: { $ref: 'https://example.com/child' },
    d: { $ref: '#any' },
    e: { $ref: 'https://example.com/person#/$defs/N' },
  }
  const { publication, document } = await publishContent({
    ...body({ type: 'object', properties }),
    components: { schemas },
  })
  expect(document.warnings).toEqual([])
  const { schemas: read } = (await operation(publication.api, 'a')) as never as { schemas: object }
  expect(read).toMatchObject({
    Person: { type: 'object' },
    N: { maxLength: 7 },
    Child: { 'x-named': 'Person', properties: { of: { 'x-named': 'P' } } },
    P: { 'x-named': 'Person' },
    Any: { maximum: 3 },
  })
})

const besideReference = (openapi: string, properties: object = {}) => ({
  ...museum({
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          parameters: [{ $ref: '#/components/parameters/Day', description: 'Of opening' }],
          responses: ok,
        },
      },
    },
    components: {
      parameters: { Day: { name: 'day', in: 'query', schema: { type: 'string' } } },
      schemas: {
        Size: { type: 'string' },
        Box: {
          type: 'object',
          properties: {
            size: {
              $ref: '#/components/schemas/Size',
              nullable: true,
              description: 'Of the lid',
              'x-own': 1,
            },
            $ref: { type: 'string', description: 'A field of this name' },
            ...properties,
          },
        },
      },
    },
  }),
  openapi,
})

test('what stands beside a $ref of a 3.0 document is told to be ignored, with its place', async () => {
  const { document } = await publishContent(besideReference('3.0.3'))
  const ignored = document.warnings.filter(({ text }) => text.includes('beside `$ref`'))
  expect(ignored.map(({ pointer, text }) => [pointer, text.split('. ')[0]])).toEqual([
    ['#/paths/~1a/get/parameters/0', '`description` beside `$ref` is ignored in OpenAPI 3.0'],
    [
      '#/components/schemas/Box/properties/size',
      '`nullable`, `description` beside `$ref` are ignored in OpenAPI 3.0',
    ],
  ])
  expect(ignored.every(({ line }) => line !== undefined && line > 0)).toBe(true)
})

test('each of many such places is counted', async () => {
  const box = { $ref: '#/components/schemas/Size', description: 'Of the lid' }
  const names = Array.from({ length: 247 }, (_, index) => `part${index}`)
  const document = besideReference('3.0.3', Object.fromEntries(names.map((name) => [name, box])))
  const warningsOf = async (content: object) => (await publishContent(content)).document.warnings
  // In 3.1 it counts, and nothing is told.
  expect(await warningsOf({ ...document, openapi: '3.1.0' })).toEqual([])
  expect((await warningsOf(document)).filter(({ text }) => text.includes('beside `$ref`'))).toHaveLength(
    2 + 247,
  )
})
