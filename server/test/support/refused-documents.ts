import { museum } from './publishing.ts'

/** A response that says nothing. */
export const ok = { 200: { description: 'Fine' } }
export const answering = (schema: object) => ({
  '/a': { get: { responses: { 200: { description: '', content: { 'application/json': { schema } } } } } },
})
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const bodyOfAnswer = '#/paths/~1a/get/responses/200/content/application~1json/schema'
const yaml = (lines: readonly string[]) => lines.join('\n')

/** Documents that cannot be published: where it is said, and what. Undefined and empty for the document as a whole. */
export const refusedDocuments: Record<
  string,
  [content: unknown, line: number | undefined, pointer: string, text: RegExp]
> = {
  'Swagger 2.0': [{ swagger: '2.0', info: {}, paths: {} }, 2, '#/swagger', /Swagger 2\.0.*--convert/],
  AsyncAPI: [{ asyncapi: '3.0.0' }, 2, '#/asyncapi', /AsyncAPI/],
  'OpenAPI 4': [museum({ openapi: '4.0.0' }), 2, '#/openapi', /OpenAPI 4\.0\.0; 3\.0 to 3\.2/],
  'no OpenAPI at all': [{ name: 'left-pad' }, 1, '#/', /`openapi` is missing/],
  'a list': ['- a\n- b\n', 1, '#/', /it’s not an object/],
  'half of a JSON': ['{"openapi": "3.1.0",\n "info": {', 2, '#/', /can’t be parsed/],
  'broken YAML': [yaml(['openapi: 3.1.0', 'info:', '  title: A', ' version: 1']), 4, '#/', /can’t be parsed/],
  'no info': [museum({ info: undefined }), 1, '#/', /`info` is missing/],
  'no title': [museum({ info: { version: '1.0.0' } }), 3, '#/info', /`info\.title` is missing/],
  'no version': [museum({ info: { title: 'A' } }), 3, '#/info', /`info\.version` is missing/],
  'no paths': [museum({ paths: undefined }), 13, '#/components', /only `components`/],
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
    /another server, and isn’t fetched/,
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
    26,
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
  'a schema that is itself': [
    museum({ paths: answering(refTo('Self')), components: { schemas: { Self: refTo('Self') } } }),
    21,
    bodyOfAnswer,
    /`#\/components\/schemas\/Self` leads back to itself/,
  ],
  'two schemas that are each other': [
    museum({ paths: answering({}), components: { schemas: { One: refTo('Two'), Two: refTo('One') } } }),
    31,
    '#/components/schemas/One',
    /leads back to itself/,
  ],
  'a schema that is a part of itself': [
    museum({ paths: answering({}), components: { schemas: { Self: refTo('Self/properties/a') } } }),
    31,
    '#/components/schemas/Self',
    /leads back to itself/,
  ],
  'a path that is itself': [
    museum({ paths: { '/a': { $ref: '#/paths/~1a' }, '/b': { get: { responses: ok } } } }),
    14,
    '#/paths/~1a',
    /leads back to itself/,
  ],
  ...Object.fromEntries(
    ['parameters', 'responses', 'requestBodies', 'headers', 'examples', 'securitySchemes', 'callbacks'].map(
      (kind) => [
        `one of the ${kind} that is itself`,
        [
          museum({ paths: answering({}), components: { [kind]: { a: { $ref: `#/components/${kind}/a` } } } }),
          31,
          `#/components/${kind}/a`,
          /leads back to itself/,
        ],
      ],
    ),
  ),
  'a chain of four thousand references': [
    museum({
      paths: answering({}),
      components: {
        schemas: Object.fromEntries(
          Array.from({ length: 4000 }, (_, index) => [
            `S${index}`,
            index === 3999 ? {} : refTo(`S${index + 1}`),
          ]),
        ),
      },
    }),
    31,
    '#/components/schemas/S0',
    /leads through more than 30 other references/,
  ],
  nothing: ['', undefined, '', /empty/],
}
