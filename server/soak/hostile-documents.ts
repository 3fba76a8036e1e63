// Documents that are odd, too large or made to hurt: every kind in several sizes, the same each time.

type Json = unknown
type Kind = (size: number) => { readonly content: Json; readonly sizes?: never } | Json

const ok = { 200: { description: 'Fine' } }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: Math.max(1, Math.round(count)) }, (_, index) => make(index))
const byName = <Item>(count: number, make: (index: number) => Item): Record<string, Item> =>
  Object.fromEntries(times(count, (index) => [`n${index}`, make(index)]))
const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

const document = (changes: object): Json => ({
  openapi: '3.1.0',
  info: { title: 'Hostile', version: '1.0.0' },
  paths: { '/a': { get: { operationId: 'a', responses: ok } } },
  ...changes,
})
const described = (text: string): Json =>
  document({
    info: { title: 'Hostile', version: '1.0.0', description: text },
    tags: [{ name: 't', description: text }],
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          tags: ['t'],
          summary: text.slice(0, 400),
          description: text,
          parameters: [{ name: 'p', in: 'query', description: text, schema: { description: text } }],
          responses: { 200: { description: text }, 404: { description: text } },
        },
      },
    },
  })
const answering = (schema: Json, components: object = {}): Json =>
  document({
    paths: {
      '/a': {
        post: {
          operationId: 'a',
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 200: { description: '', content: { 'application/json': { schema } } } },
        },
      },
    },
    components,
  })
const nested = (depth: number, wrap: (inner: Json) => Json, leaf: Json): Json =>
  times(depth, () => wrap).reduce((inner: Json, one) => one(inner), leaf)
const answerWith = (value: Json): Json =>
  document({
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          responses: { 200: { description: '', content: { 'application/json': { example: value } } } },
        },
      },
    },
  })

const texts: Record<string, string> = {
  quotes: '> ',
  'quotes and lists': '> - ',
  'numbered lists': '1. ',
  'lists of lists': '- ',
  brackets: '[',
  'links in links': '[a](',
  emphasis: '*a_b ',
  'marks without words': '_*',
  'code marks': '`` ` ',
  entities: '&#35;',
  html: '<a b="c">',
  tables: '|a',
  headings: 'a\n=\n',
  addresses: 'a@b.',
  footnotes: '[^1]: a\n',
}

/** Each takes a size, from 1 to 6; the last is as large as it gets. */
export const kinds: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(
    Object.entries(texts).map(([name, unit]): [string, Kind] => [
      `text of ${name}`,
      (size) => described(repeated(unit, [50, 500, 4_000, 20_000, 90_000, 2_000_000][size - 1] ?? 50)),
    ]),
  ),
  'long words': (size) => described('a'.repeat(10 ** size)),
  'many operations': (size) =>
    document({
      paths: Object.fromEntries(
        times([10, 100, 500, 1_500, 3_000, 5_000][size - 1] ?? 10, (index) => [
          `/${'p'.repeat(60)}/${index}`,
          { get: { summary: `Read ${'s'.repeat(100)}`, responses: ok } },
        ]),
      ),
    }),
  'wide objects': (size) => answering({ type: 'object', properties: byName(10 ** size / 4, () => ({})) }),
  'wide enums': (size) => answering({ enum: times(10 ** size / 2, (index) => `value ${index}`) }),
  'many tags': (size) =>
    document({
      tags: times(10 ** size / 10, (index) => ({ name: `t${index}`, description: 'x'.repeat(100) })),
    }),
  'many servers': (size) =>
    document({
      servers: times(10 ** size / 10, (index) => ({
        url: `https://{a}.example/${index}`,
        description: 'd'.repeat(500),
        variables: byName(20, () => ({ default: 'a', enum: times(100, (one) => `e${one}`) })),
      })),
    }),
  'many examples': (size) =>
    document({
      paths: {
        '/a': {
          get: {
            responses: {
              200: {
                description: '',
                content: {
                  'application/json': { examples: byName(4 ** size, () => ({ value: 'x'.repeat(10_000) })) },
                },
              },
            },
          },
        },
      },
    }),
  'one large example': (size) => answerWith(times(10 ** size * 2, (index) => ({ index, a: 'b' }))),
  'an example of one text': (size) => answerWith('x'.repeat(Math.min(10 ** (size + 1), 20_000_000))),
  'many responses and headers': (size) =>
    document({
      paths: {
        '/a': {
          get: {
            responses: Object.fromEntries(
              times(size * 80, (index) => [
                String(100 + index),
                {
                  description: 'r'.repeat(5_000),
                  headers: byName(size * 15, () => ({ description: 'h'.repeat(900) })),
                },
              ]),
            ),
          },
        },
      },
    }),
  'many parameters': (size) =>
    document({
      paths: {
        '/a': {
          get: {
            parameters: times(10 ** size / 10, (index) => ({
              name: `p${index}`,
              in: 'query',
              description: 'd'.repeat(300),
              schema: { type: 'array', items: { enum: times(20, (one) => `e${one}`) } },
            })),
            responses: ok,
          },
        },
      },
    }),
  'test values': (size) =>
    document({
      paths: {
        '/a': {
          get: {
            'x-test-data': times(10 ** size / 10, (index) => ({
              at: '?p',
              value: `v${index}`,
              label: 'l'.repeat(90),
              outcome: { status: 200 },
            })),
            responses: ok,
          },
        },
      },
    }),
  'schemas that all lead to all': (size) =>
    answering(ref('n0'), {
      schemas: byName(size * 50, () => ({
        type: 'object',
        properties: byName(size * 50, (index) => ref(`n${index}`)),
      })),
    }),
  'doubled allOf': (size) =>
    answering(ref('n0'), {
      schemas: {
        ...byName(size * 8, (index) => ({ allOf: [ref(`n${index + 1}`), ref(`n${index + 1}`)] })),
        [`n${size * 8}`]: { type: 'object', properties: { a: {} } },
      },
    }),
  'doubled oneOf': (size) =>
    answering(ref('n0'), {
      schemas: {
        ...byName(size * 8, (index) => ({ oneOf: [ref(`n${index + 1}`), ref(`n${index + 1}`)] })),
        [`n${size * 8}`]: { type: 'string' },
      },
    }),
  'doubled fields that are needed': (size) =>
    answering(ref('n0'), {
      schemas: {
        ...byName(size * 8, (index) => ({
          type: 'object',
          required: ['a', 'b'],
          properties: { a: ref(`n${index + 1}`), b: ref(`n${index + 1}`) },
        })),
        [`n${size * 8}`]: { type: 'string' },
      },
    }),
  'chains of fields': (size) =>
    answering(ref('n0'), {
      schemas: {
        ...byName(4 ** size, (index) => ({
          type: 'object',
          required: ['a'],
          properties: { a: ref(`n${index + 1}`) },
        })),
        [`n${4 ** size}`]: {},
      },
    }),
  'chains of references': (size) =>
    answering(ref('n0'), {
      schemas: { ...byName(5 ** size, (index) => ref(`n${index + 1}`)), [`n${5 ** size}`]: {} },
    }),
  'circles of references': (size) =>
    answering(ref('n0'), { schemas: byName(4 ** size, (index) => ref(`n${(index + 1) % 4 ** size}`)) }),
  'deep schemas': (size) =>
    answering(nested(size * 30, (inner) => ({ type: 'object', properties: { a: inner } }), {})),
  'deep examples': (size) => answerWith(nested(size * 32, (inner) => [inner], 1)),
  'deep brackets': (size) =>
    `{"openapi": "3.1.0", "x": ${'['.repeat(10 ** size / 2)}${']'.repeat(10 ** size / 2)}}`,
  'aliases of aliases': (size) =>
    [
      'openapi: 3.1.0',
      'info: {title: Hostile, version: "1"}',
      'x-0: &a0 [x, x, x, x, x, x, x, x, x, x]',
      ...times(
        size,
        (index) => `x-${index + 1}: &a${index + 1} [${times(10, () => `*a${index}`).join(', ')}]`,
      ),
      'paths: {/a: {get: {responses: {200: {description: ok}}}}}',
    ].join('\n'),
  'names of prototypes': (size) =>
    JSON.stringify(answering(ref('n0'), { schemas: { n0: byName(size, () => ({})) } })).replaceAll(
      '"n',
      size % 2 ? '"__proto__' : '"constructor',
    ),
  'long names': (size) =>
    document({
      paths: {
        '/a': { get: { operationId: 'o'.repeat(10 ** size), tags: ['t'.repeat(10 ** size)], responses: ok } },
      },
      components: { schemas: { ['s'.repeat(10 ** size)]: {} } },
    }),
  'callbacks and links': (size) =>
    document({
      paths: {
        '/a': {
          post: {
            operationId: 'a',
            callbacks: byName(10 ** size / 10, () => ({
              '{$url}': { post: { description: 'c'.repeat(300), responses: ok } },
            })),
            responses: {
              200: { description: '', links: byName(10 ** size / 10, () => ({ operationId: 'a' })) },
            },
          },
        },
      },
    }),
  'scopes and flows': (size) =>
    document({
      components: {
        securitySchemes: byName(size * 10, () => ({
          type: 'oauth2',
          description: 'd'.repeat(2_000),
          flows: {
            clientCredentials: {
              tokenUrl: 'https://a.example',
              scopes: byName(size * 150, () => 's'.repeat(900)),
            },
          },
        })),
      },
    }),
}

export const sizes = [1, 2, 3, 4, 5, 6] as const

/** As it is uploaded, numbered so that each is another release than the one before it. */
export function hostileDocument(kind: string, size: number, number: number): string {
  const made = kinds[kind]?.(size)
  const text = typeof made === 'string' ? made : JSON.stringify(made)
  return text.replace('"version":"1.0.0"', `"version":"1.0.${number}"`)
}
