// Tools of documents that are made to be too much: for a model’s context, for a reader of schemas.
import { type JsonObject, readReference } from '@switchboard/oas/document'
import { ToolRequestError, toolRequest, toolsOf } from '@switchboard/oas/tools'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'

function deep(levels: number): object {
  let schema: object = { type: 'string' }
  for (let level = 0; level < levels; level += 1) schema = { type: 'object', properties: { next: schema } }
  return schema
}
const numbered = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, value]))
const wide = (count: number, schema: object) => ({ type: 'object', properties: numbered(count, schema) })
const words = Array.from({ length: 100 }, (_, index) => `${index} ${'word '.repeat(50)}`)
const node = { $ref: '#/components/schemas/Node' }

const toolOf = (schema: object, parameters: readonly object[] = []) => {
  const body = { required: true, content: { 'application/json': { schema } } }
  const post = { operationId: 'send', parameters, requestBody: body, responses: { 200: { description: '' } } }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Large', version: '1.0.0' },
    paths: { '/a': { post } },
    components: { schemas: { Node: wide(2, node) } },
  }
  return toolsOf(readReference(document as unknown as JsonObject).operations)[0]
}

test.each([
  ['a thousand levels', deep(1_000)],
  ['ten thousand fields', wide(10_000, { type: 'string' })],
  ['a hundred fields with a hundred fields each, which have ten', wide(100, wide(100, wide(10, {})))],
  ['fields with a hundred long values each', wide(100, { type: 'string', enum: words })],
  ['ten thousand forms', { oneOf: Array.from({ length: 10_000 }, () => ({ type: 'string' })) }],
  ['itself, twice', node],
])('a body of %s doesn’t fill a model’s context, and is a schema still', (_name, schema) => {
  const tool = toolOf(schema)
  expect(JSON.stringify(tool).length).toBeLessThanOrEqual(24_000)
  const validate = new Ajv2020({ strict: false }).compile(tool?.inputSchema ?? {})
  expect(validate({ body: {} }) || validate({ body: '' })).toBe(true)
})

test('nor do ten thousand parameters', () => {
  const parameters = Array.from({ length: 10_000 }, (_, index) => ({
    name: `q${index}`,
    in: 'query',
    schema: { type: 'string' },
  }))
  const tool = toolOf({}, parameters)
  expect(JSON.stringify(tool).length).toBeLessThanOrEqual(24_000)
  expect(new Ajv2020({ strict: false }).compile(tool?.inputSchema ?? {})({ q7: 'a', body: 1 })).toBe(true)
})

test.each(['..', '.', '..;', '..;a', '.;'])('no request is made of the identifier %s', (id) => {
  const get = {
    operationId: 'read',
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: { description: '' } },
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Files', version: '1' },
    paths: { '/files/{id}': { get } },
  }
  const [operation] = readReference(document as unknown as JsonObject).operations
  if (!operation) throw new Error('It has one.')
  const base = 'http://portal.invalid/gateway/a/v1'
  expect(() => toolRequest(operation, { id }, base)).toThrow(ToolRequestError)
  expect(toolRequest(operation, { id: `a${id}#/?` }, base).url).toBe(
    `${base}/files/a${encodeURIComponent(id)}%23%2F%3F`,
  )
})
