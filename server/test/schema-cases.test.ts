// biome-ignore-all lint/suspicious/noThenProperty: it is a word of JSON Schema
// What a document says of its schemas is said by the text that programs read, word for word: the page has the same rows.
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { museum, openDesk } from './support/publishing.ts'
import { ok } from './support/refused-documents.ts'
import { serverOfFile } from './support/server.ts'

const desk = openDesk()
const server = await serverOfFile()
afterAll(() => desk.close())

let published = 0

/** The Markdown of an operation, from its body on. */
async function textOf(file: string, operationId: string): Promise<string> {
  published += 1
  const tag = `schemas-${published}`
  const { publication } = await desk.publish(server, file, '--publisher', 'cases', '--tag', tag)
  const address = `/openapi/${publication.api}-${publication.full_version}/${encodeURIComponent(operationId)}.md`
  const { text } = (await server.ask('GET', address)).body as { text: string }
  return text
}

const fixture = (name: string) => join(import.meta.dirname, `fixtures/cases/${name}.yaml`)
const section = (text: string, heading: string): string =>
  text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

test.each<[string, string, string, readonly string[]]>([
  [
    'allof-oneof-inside',
    'addGrant',
    'Body',
    [
      'Object, one of 2 forms.',
      'One of these 2 forms, chosen by `grant`.',
      '| `language` | string | yes | One of `en`, `tl`. |\n| `remark` | string | no | |\n\nOne of these 2 forms, chosen by `grant`.',
      '**ByPassword**, if `grant` is `ByPassword`:\n\n| Field | Type | Required | Description |\n| - | - | - | - |\n| `grant` | string | yes | Always `ByPassword`. |\n| `password` | string | yes | |',
      '**ByCode**, if `grant` is `ByCode`:',
    ],
  ],
  [
    'enum-varnames',
    'listDeliveries',
    'Parameters',
    [
      'One of `102` (NotFound: It cannot be found.), `201` (InfoReceived: The carrier waits for it.), `null`.',
    ],
  ],
  [
    'ref-siblings',
    'readHome',
    'Parameters',
    ['Where the house stands, in one line. At most 60 characters.', 'The page of houses, not of people.'],
  ],
  [
    'ref-siblings',
    'readHome',
    'Response 200',
    ['The house at that address.', 'Overridden words. Deprecated.', 'Example: Overridden summary'],
  ],
  [
    'discriminator-n1',
    'replacePet',
    'Body',
    [
      'One of these forms, chosen by `pet_type`.',
      '**Dog**, if `pet_type` is `dog` or `aso`:',
      '| `pet_type` | string | yes | One of `dog`, `aso`. |\n| `bark` | string | yes | |',
      '**Cat**, if `pet_type` is `cat`:',
    ],
  ],
  [
    'discriminator-n1',
    'replaceZoo',
    'Body',
    ['**Dog**, if `pet_type` is `dog` or `aso`:', '| `bark` | string | yes | |'],
  ],
  [
    'dynamic-ref',
    'addPeople',
    'Body',
    ['| `items` | array of objects | yes | At least 1 item. |', '| `items[].fullName` | string | yes |'],
  ],
  [
    'conditions',
    'order',
    'Body',
    [
      'No additional fields. With `card`, `billing` is required. Each field name matches `^[a-zA-Z]+$`.',
      'More than 0, less than 100. Multiple of 0.05.',
      'Unique items. Contains 1 to 2 items where the item is `main`.',
      '| `pair` | array of 2 items | no | At least 2 items. No additional items. |\n| `pair[0]` | string | no | The first |',
      '| `note` | string, base64, image/png |',
      '| `notOne` | any value | no | Not allowed if it is one of `x`, `y`. |',
      '**If `kind` is `card`**:\n\n| Field | Type | Required | Description |\n| - | - | - | - |\n| `card` | string | yes |',
      '**Otherwise**:\n\n| Field | Type | Required | Description |\n| - | - | - | - |\n| `change` | number | no |',
      '**With `billing`**:\n\n| Field | Type | Required | Description |\n| - | - | - | - |\n| `zip` | string | yes |',
    ],
  ],
])('%s of %s, %s', async (name, operationId, heading, words) => {
  const text = section(await textOf(fixture(name), operationId), heading)
  for (const one of words) expect(text).toContain(one)
})

test('what goes one way alone stands in no table of the other', async () => {
  const text = await textOf(fixture('readonly-writeonly'), 'addUser')
  const [requestPart, answered] = [section(text, 'Body'), section(text, 'Response 201')]
  for (const one of ['`id`', '`meta.createdAt`']) {
    expect(requestPart).not.toContain(one)
    expect(answered).toMatch(new RegExp(`\\| ${one} \\| \\w+ \\| yes`))
  }
  expect(requestPart).toMatch(/\| `password` \| string \| yes/)
  expect(answered).not.toContain('`password`')
})

test('what a webhook sends is what a server sends', async () => {
  const text = section(await textOf(fixture('events-alone'), 'parcelMoved'), 'Body')
  expect(text).toContain('| `at` |')
  expect(text).not.toContain('`secret`')
})

const cat = { type: 'object', required: ['lives'], properties: { lives: { type: 'integer' } } }
const dog = { type: 'object', required: ['bark'], properties: { bark: { type: 'string' } } }
const names = { Cat: cat, Dog: dog }
const forms = [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]

test.each<[string, object, readonly string[], readonly string[]]>([
  [
    'scalars among forms',
    { oneOf: [{ type: 'string', maxLength: 3 }, forms[0]] },
    ['**Form 1: string**: string. At most 3 characters.', '**Cat**:', '| `lives` | integer | yes |'],
    [],
  ],
  [
    'nested choices',
    { anyOf: [{ oneOf: forms }, { type: 'integer' }] },
    [
      'One or more of these 2 forms.',
      'One of these 2 forms.',
      // Which choice it is of.
      '**Form 1: one of 2 forms › Cat**:',
      '**Form 1: one of 2 forms › Dog**:',
      '**Form 2: integer**',
    ],
    [],
  ],
  [
    'a choice or null',
    { oneOf: [...forms, { type: 'null' }] },
    ['One of 2 forms or null.', 'One of these 2 forms.'],
    ['Form 3'],
  ],
  [
    'a list of choices',
    { type: 'array', items: { oneOf: forms } },
    ['Array, each one of 2 forms.', '`[]`: **Cat**:', '| `[].lives` | integer | yes |'],
    [],
  ],
  [
    'any key with a choice',
    { type: 'object', additionalProperties: { oneOf: forms } },
    ['| `*` | one of 2 forms | no | Any other key. |', '`*`: **Dog**:', '| `*.bark` |'],
    [],
  ],
  [
    'two choices of one value',
    {
      allOf: [{ oneOf: forms }, { anyOf: [{ required: ['a'] }, { required: ['b'] }] }],
      properties: { a: { type: 'boolean' } },
    },
    [
      'One of these 2 forms.',
      'One or more of these 2 forms.',
      '| `a` | boolean | yes |',
      '| `b` | any value | yes |',
    ],
    [],
  ],
  [
    'what a form requires of what is around it',
    { properties: { a: { type: 'integer', minimum: 3 } }, oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    ['| `a` | integer | yes | At least 3. |'],
    [],
  ],
  [
    'what is required of what a form describes',
    { required: ['lives', 'bark'], oneOf: forms },
    ['| `lives` | integer | yes |'],
    ['| `lives` | any value'],
  ],
  [
    'siblings of a name',
    {
      allOf: [{ $ref: '#/components/schemas/Cat' }],
      properties: { age: { type: 'integer' } },
      required: ['age'],
    },
    ['| `lives` | integer | yes |', '| `age` | integer | yes |'],
    [],
  ],
  [
    'bounds that add up',
    {
      properties: {
        a: {
          allOf: [
            { type: 'string', maxLength: 5, enum: ['a', 'b', 'c'] },
            { maxLength: 9, enum: ['b', 'c', 'd'] },
          ],
        },
      },
    },
    ['One of `b`, `c`. At most 5 characters.'],
    [],
  ],
  [
    'two patterns',
    { properties: { a: { allOf: [{ pattern: '^a' }, { pattern: 'b$' }] } } },
    ['Matches `^a`. Matches `b$`.'],
    [],
  ],
  [
    'key patterns',
    { patternProperties: { '^x-': { type: 'string' } }, additionalProperties: false },
    ['| `*` | string | no | Any key that matches `^x-`. |'],
    [],
  ],
  [
    'a list of fixed places and more',
    { properties: { a: { prefixItems: [{ type: 'string' }], items: { type: 'integer' } } } },
    ['| `a[0]` | string |', '| `a[]` | integer |'],
    [],
  ],
  [
    'values that are told one by one',
    {
      properties: { a: { oneOf: [{ const: 'x', title: 'Ex', description: 'The first.' }, { const: 'y' }] } },
    },
    ['| `a` | string | no | One of `x` (Ex: The first.), `y`. |'],
    ['Form 1'],
  ],
  [
    'words for values in a map',
    { properties: { a: { enum: ['x', 'y'], 'x-enum-descriptions': { y: 'The last.' } } } },
    ['One of `x`, `y` (The last.).'],
    [],
  ],
  [
    'several conditions',
    {
      properties: { a: { type: 'string' } },
      allOf: [
        { if: { properties: { a: { const: '1' } }, required: ['a'] }, then: { required: ['b'] } },
        { if: { required: ['c'] }, then: { not: { required: ['d'] } } },
      ],
    },
    ['**If `a` is `1`**:', '| `b` | any value | yes |', '**If `c` is there**: Not allowed if `d` is there.'],
    [],
  ],
  [
    'a condition on what may be missing',
    { properties: { a: {} }, if: { properties: { a: { enum: [1, 2] } } }, else: { required: ['b'] } },
    ['**Unless `a` is one of `1`, `2` or missing**:'],
    [],
  ],
  [
    'a condition without words',
    { if: { properties: { a: { contains: { const: 1 } } } }, then: { required: ['b'] } },
    ['matches `{"contains":{"const":1}}`'],
    [],
  ],
  [
    'a condition by name',
    { if: { $ref: '#/components/schemas/Cat' }, then: { required: ['b'] } },
    ['**If `lives` is of type integer**:'],
    [],
  ],
  [
    'what is never allowed',
    { properties: { a: { not: { type: 'string' } }, b: false, c: { not: { const: 3 } } } },
    ['Not allowed if it is of type string.', '| `b` | no value |', 'Not allowed if it is `3`.'],
    [],
  ],
  [
    'names of fields',
    { propertyNames: { enum: ['a', 'b'] }, minProperties: 1 },
    ['At least 1 field. Each field name is one of `a`, `b`.'],
    [],
  ],
  [
    'several dependent fields',
    { dependentRequired: { a: ['b', 'c'] } },
    ['With `a`, `b` and `c` are required.'],
    [],
  ],
  [
    'no further fields, of a composition',
    { allOf: [forms[0]], unevaluatedProperties: false },
    ['No additional fields.'],
    [],
  ],
  [
    'other fields of one kind',
    { allOf: [forms[0]], unevaluatedProperties: { type: 'integer' } },
    ['| `*` | integer | no | Any other key. |'],
    [],
  ],
  [
    'exactly one item',
    {
      properties: {
        a: { type: 'array', minItems: 1, maxItems: 1, contains: { type: 'integer', minimum: 5 } },
      },
    },
    [
      'Exactly 1 item. Contains at least 1 item where the item is of type integer and the item is at least 5.',
    ],
    [],
  ],
  [
    'a value that holds itself',
    { $ref: '#/components/schemas/Tree' },
    ['| `kids` | array of objects | no | Same fields as `Tree` above. |'],
    ['kids[].kids'],
  ],
  [
    'content within a text',
    { properties: { a: { type: 'string', contentMediaType: 'application/json', contentSchema: forms[0] } } },
    ['`a`: **Decoded**:', '| `a.lives` | integer | yes |'],
    [],
  ],
])('%s', async (_name, schema, words, never) => {
  const Tree = {
    type: 'object',
    properties: { kids: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  }
  const content = { 'application/json': { schema } }
  const document = museum({
    paths: { '/a': { post: { operationId: 'a', requestBody: { content }, responses: ok } } },
    components: { schemas: { ...names, Tree } },
  })
  const text = await textOf(desk.file(`schemas-${published}.json`, document), 'a')
  for (const one of words) expect(text).toContain(one)
  for (const one of never) expect(text).not.toContain(one)
})
