import { expect, test } from 'vitest'
import { operation } from '../../test/operation.ts'
import { buildRequest } from '../request/build-request.ts'
import type { Input, Operation } from '../types.ts'
import { languages } from './languages.ts'
import { printSnippet, withKeyPlace } from './snippet.ts'

type Parts = Parameters<typeof buildRequest>[0]

const client = { api: 'sim-swap', baseUrl: 'https://portal.test', environment: 'test' } as const
const json = { inputs: {}, type: 'application/json', body: '{"phoneNumber":"+639175550101","maxAge":24}' }

const input = (place: Input['place'], name: string, type: string, rest: Partial<Input> = {}): Input => ({
  name,
  place,
  required: place === 'path',
  deprecated: false,
  description: '',
  schema: { type },
  example: null,
  ...rest,
})

const content = [{ type: 'application/json', schema: null, examples: [] }]
const answered = { status: '200', description: '', headers: [], content }

function sampleOf(described: Partial<Operation>, parts: Partial<Parts> = {}, id = 'typescript') {
  const base = `https://portal.test/gateway/lumina/sim-swap/v1`
  const request = buildRequest({
    operation: operation({ method: 'POST', path: '/check', responses: [answered], ...described }),
    values: json,
    base,
    key: 'sb_test_x',
    client,
    ...parts,
  })
  const language = languages.find((one) => one.id === id)
  return language ? printSnippet(withKeyPlace(request), language) : ''
}

test('the TypeScript of an API with a typed client is a call of that client', async () => {
  expect(await sampleOf({})).toBe(`import { createApi } from '@switchboard/sdk/apis'

const simSwap = createApi('sim-swap', {
  baseUrl: 'https://portal.test',
  key: 'sb_test_x',
  environment: 'test',
})

const { data, error } = await simSwap.POST('/check', {
  body: { phoneNumber: '+639175550101', maxAge: 24 },
})
if (error) throw new Error(\`\${error.code}: \${error.detail}\`)

console.log(data)`)
})

test('other languages, and APIs without a client, call as ever', async () => {
  expect(await sampleOf({}, {}, 'javascript')).toContain('await fetch(')
  expect(await sampleOf({}, { client: undefined })).toContain('await fetch(')
})

test('inputs have the types of the document', async () => {
  const described = {
    method: 'GET',
    path: '/things/{id}',
    inputs: [
      input('path', 'id', 'string'),
      input('query', 'limit', 'integer'),
      input('header', 'X-Dry', 'boolean'),
    ],
  } as const
  const inputs = { 'path id': "it's", 'query limit': '20', 'header X-Dry': 'true' }
  const values = { inputs, type: '', body: '' }
  expect(
    await sampleOf({ ...described, inputs: [...described.inputs] }, { values }),
  ).toContain(`simSwap.GET('/things/{id}', {
  params: {
    path: { id: 'it\\'s' },
    query: { limit: 20 },
    header: { 'X-Dry': true },
  },
})`)
})

test('of an answer without a body the status is printed', async () => {
  const code = await sampleOf({ method: 'DELETE', responses: [{ ...answered, status: '204', content: [] }] })
  expect(code).toContain('const { error, response } = await simSwap.DELETE(')
  expect(code).toContain('console.log(response.status)')
})

test('what needs nothing is called with nothing', async () => {
  const values = { inputs: {}, type: '', body: '' }
  expect(await sampleOf({ method: 'GET', path: '/things' }, { values })).toContain("simSwap.GET('/things')\n")
})

test('the mock is called without a key, and with the scenario', async () => {
  const code = await sampleOf(
    {},
    { client: { ...client, environment: 'mock' }, key: 'mock', headers: [['Prefer', 'code=402']] },
  )
  expect(code).toContain(
    "createApi('sim-swap', {\n  baseUrl: 'https://portal.test',\n  environment: 'mock',\n})",
  )
  expect(code).toContain("headers: { Prefer: 'code=402' }")
})

test.each<[string, Partial<Operation>, Parts['values']]>([
  ['a body that is no JSON', {}, { ...json, body: '{"a": ' }],
  ['a read with a body', { method: 'GET' }, json],
  ['another media type', {}, { ...json, type: 'text/plain' }],
  [
    'a list in the address',
    { inputs: [input('query', 'of', 'array')] },
    { ...json, inputs: { 'query of': 'a' } },
  ],
  [
    'a number that is none',
    { inputs: [input('query', 'n', 'integer')] },
    { ...json, inputs: { 'query n': 'a' } },
  ],
  ['an id that is missing', { inputs: [input('path', 'id', 'string')] }, json],
  ['a cookie', { inputs: [input('cookie', 'sid', 'string')] }, { ...json, inputs: { 'cookie sid': 'a' } }],
])('%s is sent as it is, by fetch', async (_what, described, values) => {
  expect(await sampleOf(described, { values })).toContain('await fetch(')
})
