// Swagger 2.0 is published if the administrator asks for its conversion; downloads stay in its format.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonObject, readReference } from '@switchboard/oas/document'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkDocument } from '../src/publishing/check/check-document.ts'
import { callersDocument } from '../src/publishing/publish/callers-document.ts'
import { convertSwagger } from '../src/publishing/read/convert-swagger.ts'
import { swaggerPlace } from '../src/publishing/read/swagger-place.ts'
import { openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const desk = openDesk()
afterAll(() => desk.close())

const petstore = readFileSync(
  join(import.meta.dirname, '../../node_modules/@readme/oas-examples/2.0/json/petstore.json'),
  'utf8',
)

const swagger = (changes: object = {}): JsonObject =>
  ({
    swagger: '2.0',
    info: { title: 'Museum', version: '1.0.0' },
    host: 'museum.example',
    schemes: ['https'],
    consumes: ['application/json'],
    produces: ['application/json'],
    parameters: {
      ticket: { name: 'ticket', in: 'body', required: true, schema: { $ref: '#/definitions/Ticket' } },
      of: { name: 'of', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'pipes' },
    },
    paths: {
      '/tickets': {
        parameters: [{ $ref: '#/parameters/of' }],
        post: {
          parameters: [{ $ref: '#/parameters/ticket' }],
          responses: { 201: { description: 'Bought.' } },
        },
      },
      '/photos': {
        parameters: [{ name: 'photo', in: 'formData', type: 'file', required: true }],
        post: { consumes: ['multipart/form-data'], responses: { 201: { description: 'Kept.' } } },
      },
    },
    definitions: { Ticket: { type: 'object', properties: { name: { type: 'string', 'x-nullable': true } } } },
    securityDefinitions: { basic: { type: 'basic' } },
    ...changes,
  }) as JsonObject

const read = (content: unknown, convert = true) =>
  checkDocument(
    { content: Buffer.from(JSON.stringify(content)), name: 'document.json', folder: undefined },
    { convert },
  )

test('a document is converted where that was asked for, and downloaded in its own format', async () => {
  const file = desk.file('petstore.json', petstore)
  const args = [file, '--publisher', 'acme', '--tag', 'pets']
  const refused = await desk.run(server, ...args)
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('--convert')])
  const { out } = await desk.run(server, ...args, '--convert')
  expect(out).toContain('Converted from Swagger 2.0.')
  const { body } = await server.ask('GET', '/portal-api/api/api-reference?api=pets&version=v1')
  expect(body.data.operations).toHaveLength(20)
  const asCallersSeeIt = callersDocument(JSON.parse(petstore), '/gateway/acme/pets/v1').document
  expect((await server.ask('GET', '/openapi/pets-1.0.0.json')).body).toEqual(asCallersSeeIt)
  const yaml = await (await fetch(`${server.url}/openapi/pets-1.0.0.yaml`)).text()
  expect(parse(yaml)).toEqual(asCallersSeeIt)
})

test('bodies and forms that are quoted or shared are those of their operations', async () => {
  const { parsed, asPublished } = await read(swagger())
  const { operations } = readReference(parsed)
  expect(asPublished).toEqual(swagger())
  expect(operations[0]).toMatchObject({
    inputs: [{ name: 'of', place: 'query', style: 'pipeDelimited' }],
    body: { required: true, content: [{ type: 'application/json', schema: { 'x-named': 'Ticket' } }] },
  })
  expect(operations[1]?.body?.content).toMatchObject([
    { type: 'multipart/form-data', schema: { properties: { photo: { format: 'binary' } } } },
  ])
})

test.each([
  ['not asked for', swagger(), false, 'This is Swagger 2.0. To publish it, have it converted'],
  ['another Swagger', swagger({ swagger: '1.2' }), true, 'This is Swagger 1.2'],
  ['both versions', swagger({ openapi: '3.0.0' }), true, 'both `swagger` and `openapi`'],
  ['no operation', swagger({ paths: {} }), true, 'There are no operations'],
  [
    'a reference to nothing',
    swagger({ paths: { '/a': { post: { responses: { 200: { $ref: '#/responses/gone' } } } } } }),
    true,
    'resolve',
  ],
])('%s is refused', async (_name, document, convert, words) => {
  await expect(read(document, convert)).rejects.toMatchObject({
    findings: [{ text: expect.stringContaining(words) }],
  })
})

test.each([
  [
    'fields of another kind',
    { paths: { '/a': { get: { parameters: 'x', responses: 7 } } }, definitions: [] },
  ],
  [
    'parameters in a circle',
    { parameters: { a: { $ref: '#/parameters/b' }, b: { $ref: '#/parameters/a' } } },
  ],
  ['ten thousand media types', { consumes: Array.from({ length: 10_000 }, (_, n) => `application/x-${n}`) }],
  ['a name of the language', JSON.parse('{ "definitions": { "__proto__": { "type": "object" } } }')],
])('%s neither stop the converter nor swell the document', (_name, changes) => {
  const started = JSON.stringify(swagger(changes)).length
  const outcome = outcomeOf(() => JSON.stringify(convertSwagger(swagger(changes))).length)
  expect(typeof outcome === 'string' ? 0 : outcome).toBeLessThan(started * 10)
  expect({}).not.toHaveProperty('type')
})

test.each([
  ['#/components/schemas/Ticket/properties/name', '#/definitions/Ticket/properties/name'],
  ['#/components/securitySchemes/basic/type', '#/securityDefinitions/basic/type'],
  ['#/components/requestBodies/ticket/content/application~1json/schema', '#/parameters/ticket/schema'],
  [
    '#/paths/~1tickets/post/requestBody/content/application~1json/schema/$ref',
    '#/parameters/ticket/schema/$ref',
  ],
  ['#/paths/~1tickets/parameters/0/schema/items', '#/parameters/of/items'],
  ['#/paths/~1forms/post/parameters/0/name', '#/paths/~1forms/post/parameters/1/name'],
  [
    '#/paths/~1forms/post/requestBody/content/multipart~1form-data/schema/properties/photo/type',
    '#/paths/~1forms/post/parameters/0/type',
  ],
  [
    '#/paths/~1forms/post/responses/200/content/text~1plain/schema/type',
    '#/paths/~1forms/post/responses/200/schema/type',
  ],
  [
    '#/paths/~1forms/post/responses/200/headers/X-Left/schema/type',
    '#/paths/~1forms/post/responses/200/headers/X-Left/type',
  ],
  ['#/paths/~1circle/get/responses', '#/parameters/b'],
  ['#/servers/0/url', '#/'],
])('%s of the conversion was %s', (converted, original) => {
  const document = swagger({
    parameters: {
      ...(swagger().parameters as object),
      a: { $ref: '#/parameters/b' },
      b: { $ref: '#/parameters/a' },
    },
    paths: {
      ...(swagger().paths as object),
      '/forms': {
        post: {
          parameters: [
            { name: 'photo', in: 'formData', type: 'file' },
            { name: 'size', in: 'query', type: 'string' },
          ],
          responses: {
            200: {
              description: 'Kept.',
              schema: { type: 'string' },
              headers: { 'X-Left': { type: 'integer' } },
            },
          },
        },
      },
      '/circle': { $ref: '#/parameters/a' },
    },
  })
  expect(swaggerPlace(document, converted)).toBe(original)
})

test('what is found of a converted document has the line at which its publisher wrote it', async () => {
  const document = swagger({
    definitions: {
      Ticket: { type: 'object', properties: { name: { $ref: '#/definitions/Gone' } } },
    },
  })
  const content = JSON.stringify(document, null, 2)
  // The field that refers to it begins a line above.
  const line = content.split('\n').findIndex((text) => text.includes('Gone'))
  await expect(
    checkDocument(
      { content: Buffer.from(content), name: 'document.json', folder: undefined },
      { convert: true },
    ),
  ).rejects.toMatchObject({
    findings: [{ pointer: expect.stringContaining('#/definitions/Ticket/properties/name'), line }],
  })
})

/** Its result, or the reason for rejecting; anything else is thrown. */
function outcomeOf(work: () => number): number | string {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'document_refused') return error.message
    throw error
  }
}
