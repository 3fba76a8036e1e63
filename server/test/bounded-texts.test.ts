// A text that is larger than fits keeps what matters, and says what it lacks.
import { type JsonObject, readReference } from '@switchboard/oas/document'
import { expect, test } from 'vitest'
import { collectionText } from '../src/modules/downloads/postman/collection-text.ts'
import { makeTexts } from '../src/modules/downloads/texts/make-texts.ts'
import type { PublishedVersion } from '../src/modules/downloads/version/version.ts'

const words = (count: number) => 'word '.repeat(count)

function published(paths: JsonObject, components: JsonObject = {}): PublishedVersion {
  const info = { title: 'Large', version: '1.0.0' }
  const reference = readReference({ openapi: '3.1.0', info, paths, components })
  const api = {
    ...{
      api: 'large',
      name: 'Large',
      publisher: 'some',
      version: 'v1',
      full_version: '1.0.0',
      summary: 'Large.',
    },
    ...{ description: '', released_on: '2026-11-01', price_from: '0.00', tag: 'large' },
  }
  return { api, ...reference } as unknown as PublishedVersion
}

async function textsOf(version: PublishedVersion): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {}
  for await (const { name, pieces } of makeTexts(version)) texts[name] = pieces.join('')
  return texts
}

const fields = (count: number, length: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `field${index}`,
      { type: 'string', description: words(length) },
    ]),
  )

/** Forms of several schemas, whose tables are too large together. */
const form = { type: 'object', properties: fields(120, 150) }
const forms = {
  type: 'object',
  oneOf: [1, 2, 3, 4, 5].map((version) => ({ ...form, title: `Form ${version}` })),
}

test('the Markdown of an operation keeps its responses and its call', async () => {
  const content = { 'application/json': { schema: forms } }
  const paths = {
    '/a': {
      post: {
        operationId: 'large',
        requestBody: { content },
        responses: {
          200: { description: 'All went well.', content },
          201: { description: 'It was made.' },
          404: { description: 'It isn’t there.' },
        },
      },
    },
  }
  const text = (await textsOf(published(paths)))['/large'] ?? ''
  expect(text.length).toBeLessThanOrEqual(300_500)
  for (const phrase of [
    '## Body',
    '`field0`',
    '## Response 200',
    'All went well.',
    '## Response 201',
    'It was made.',
  ])
    expect(text).toContain(phrase)
  expect(text).toMatch(/## Try it\n\n```sh\ncurl /)
  expect(text.match(/The rest is too long to show here/g)).toHaveLength(2)
})

test('a table that doesn’t fit keeps its first rows', async () => {
  const schema = { type: 'object', properties: fields(900, 100) }
  const paths = {
    '/a': {
      get: {
        operationId: 'wide',
        responses: { 200: { description: '', content: { 'application/json': { schema } } } },
      },
    },
  }
  const text = (await textsOf(published(paths)))['/wide'] ?? ''
  expect(text).toContain('`field100`')
  expect(text).not.toContain('`field899`')
  expect(text).toContain('The rest is too long to show here')
})

const many = (count: number, more: JsonObject) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `/a${index}`,
      {
        get: {
          operationId: `get${index}`,
          description: 'What it does.',
          responses: { 200: { description: 'Fine' } },
          ...more,
        },
      },
    ]),
  )

interface Item {
  readonly item?: readonly Item[]
  readonly request?: { readonly description: string }
  readonly response?: readonly unknown[]
}

function collectionIn(paths: JsonObject) {
  const text = collectionText(published(paths), 300_000)
  const { info, item } = JSON.parse(text) as { info: { description: string }; item: readonly Item[] }
  return { length: text.length, description: info.description, items: item.filter(({ request }) => request) }
}

test.each([
  [
    'examples',
    many(465, {
      responses: { 200: { description: 'Fine', content: { 'application/json': { example: words(300) } } } },
    }),
    465,
    /^Example responses are left out here\. The OpenAPI document/,
  ],
  [
    'descriptions',
    many(465, { description: words(400) }),
    465,
    /^Example responses and the ends of descriptions are left out here/,
  ],
  [
    'parameters',
    many(465, {
      parameters: Array.from({ length: 8 }, (_, at) => ({
        name: `p${at}`,
        in: 'query',
        description: words(25),
        schema: {},
      })),
    }),
    undefined,
    /^\d+ of 465 operations are here\..*The OpenAPI document has all of it\./,
  ],
] as const)(
  'a Postman collection with too many %s loses operations last, and says so',
  (_what, paths, count, note) => {
    const { length, description, items } = collectionIn(paths)
    expect(length).toBeLessThanOrEqual(300_000)
    expect(description).toMatch(note)
    if (count !== undefined) expect(items).toHaveLength(count)
    else expect(description).toMatch(new RegExp(`^${items.length} of `))
  },
)

test('a collection that fits is whole, and says nothing', () => {
  const { description, items } = collectionIn(many(50, {}))
  expect(items.every(({ response }) => response?.length === 1)).toBe(true)
  expect(description).toMatch(/^Large\./)
})

test('the Markdown of an API counts the operations that it leaves out', async () => {
  const schema = { type: 'object', properties: fields(80, 200) }
  const text =
    (
      await textsOf(
        published(
          many(30, {
            responses: { 200: { description: 'Fine', content: { 'application/json': { schema } } } },
          }),
        ),
      )
    )['.md'] ?? ''
  const inFull = text.match(/## get\d+\n/g)?.length ?? 0
  expect(inFull).toBeGreaterThan(0)
  expect(text).toContain(`${30 - inFull} operations left out here, which the table above links to`)
})

test('an operation says what it lost', () => {
  const content = { 'application/json': { example: words(60_000) } }
  const responses = Object.fromEntries(
    [200, 201, 202, 203, 206].map((status) => [status, { description: 'Fine', content }]),
  )
  const [operation] = readReference({
    openapi: '3.1.0',
    info: { title: 'Large', version: '1.0.0' },
    paths: { '/a': { get: { description: 'What it does.', responses } } },
  }).operations
  expect(operation?.description).toBe(
    'What it does.\n\nPartly left out here, since it’s larger than fits: examples. The document has all of it.',
  )
})
