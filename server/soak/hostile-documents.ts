// Documents that are odd, too large or made to hurt: every kind in several sizes, the same each time.
import {
  answerWith,
  byName,
  described,
  document,
  type Kind,
  nested,
  ok,
  repeated,
  times,
} from './hostile-parts.ts'
import { schemaKinds } from './hostile-schemas.ts'

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
  'many tags': (size) =>
    document({
      tags: times(10 ** size / 10, (index) => ({ name: `t${index}`, description: 'x'.repeat(100) })),
    }),
  'many servers': (size) =>
    document({
      servers: times(10 ** size / 1_000, (index) => ({
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
  ...schemaKinds,
}

export const sizes = [1, 2, 3, 4, 5, 6] as const

/** As it is uploaded, numbered so that each is another release than the one before it. */
export function hostileDocument(kind: string, size: number, number: number): string {
  const document = kinds[kind]?.(size)
  const text = typeof document === 'string' ? document : JSON.stringify(document)
  return text.replace('"version":"1.0.0"', `"version":"1.0.${number}"`)
}
