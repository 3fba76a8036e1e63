// Parts of the campaign's documents.

export type Json = unknown
/** Takes a size, from 1 to 6; the last is as large as it gets. */
export type Kind = (size: number) => Json

export const ok = { 200: { description: 'Fine' } }
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: Math.max(1, Math.round(count)) }, (_, index) => make(index))
export const byName = <Item>(count: number, make: (index: number) => Item): Record<string, Item> =>
  Object.fromEntries(times(count, (index) => [`n${index}`, make(index)]))
export const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

export const document = (changes: object): Json => ({
  openapi: '3.1.0',
  info: { title: 'Hostile', version: '1.0.0' },
  paths: { '/a': { get: { operationId: 'a', responses: ok } } },
  ...changes,
})
export const described = (text: string): Json =>
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
export const answering = (schema: Json, components: object = {}): Json =>
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
export const nested = (depth: number, wrap: (inner: Json) => Json, leaf: Json): Json =>
  times(depth, () => wrap).reduce((inner: Json, one) => one(inner), leaf)
export const answerWith = (value: Json): Json =>
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
