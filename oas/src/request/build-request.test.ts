import { expect, test } from 'vitest'
import { operation } from '../../test/operation.ts'
import { buildRequest } from './build-request.ts'

const input = (place: 'path' | 'query' | 'header' | 'cookie', name: string, schema = {}) => ({
  name,
  place,
  required: true,
  deprecated: false,
  description: '',
  schema,
  example: null,
})

const parts = {
  operation: operation({ method: 'GET', path: '/sessions/{id}' }),
  values: { inputs: {}, type: '', body: '' },
  base: 'https://api.example/qod/v1',
}

const request = (rest: Partial<Parameters<typeof buildRequest>[0]>) => buildRequest({ ...parts, ...rest })
const withInput = (one: ReturnType<typeof input>, text: string) =>
  request({
    operation: { ...parts.operation, inputs: [one] },
    values: { ...parts.values, inputs: { [`${one.place} ${one.name}`]: text } },
  })

test.each([
  [input('path', 'id'), 'qos_1', '/sessions/qos_1'],
  [input('path', 'id'), 'a/b ?#%', '/sessions/a%2Fb%20%3F%23%25'],
  [input('path', 'id'), "it's", '/sessions/it%27s'],
  [input('path', 'id'), '', '/sessions/{id}'],
  [input('query', 'to'), '+639', '/sessions/{id}?to=%2B639'],
  [input('query', 'to'), '', '/sessions/{id}'],
  [input('query', 'a&b'), '1=2', '/sessions/{id}?a%26b=1%3D2'],
  [input('query', 'of', { type: 'array' }), 'a, b', '/sessions/{id}?of=a&of=b'],
  [input('query', 'of'), 'a, b', '/sessions/{id}?of=a%2C%20b'],
])('%o filled with %j leads to %s', (one, text, path) => {
  expect(withInput(one, text).url).toBe(`https://api.example/qod/v1${path}`)
})

const listOf = { type: 'array', items: { type: 'string' } }

test.each([
  [{}, '.', '/sessions/{id}/calls'],
  [{}, '..', '/sessions/{id}/calls'],
  [{}, '...', '/sessions/.../calls'],
  [{}, '%2e%2E', '/sessions/%252e%252E/calls'],
  [listOf, '[]', '/sessions/{id}/calls'],
  [listOf, '[".."]', '/sessions/{id}/calls'],
  [{ type: 'object' }, '{}', '/sessions/{id}/calls'],
])('an id of %j that is %j is never the address of another operation', (schema, text, path) => {
  const id = input('path', 'id', schema)
  const { url } = request({
    operation: { ...parts.operation, path: '/sessions/{id}/calls', inputs: [id] },
    values: { ...parts.values, inputs: { 'path id': text } },
  })
  expect(url).toBe(`${parts.base}${path}`)
  const normalised = new URL(url).pathname
  expect(normalised.split('/')).toHaveLength(6)
})

test.each([
  ['/{a}{b}', { a: '.', b: '.' }, '/{a}{b}'],
  ['/{a}{b}', { a: '.', b: 'x' }, '/.x'],
  ['/{a}.', { a: '.' }, '/{a}.'],
  ['/{a}?x=1', { a: '..' }, '/{a}?x=1'],
  ['/{a}/{b}', { a: '..', b: 'x' }, '/{a}/x'],
])('pieces of several parts are judged as a whole: %s of %j', (path, texts, sent) => {
  const inputs = Object.keys(texts).map((name) => input('path', name))
  const filled = Object.fromEntries(Object.entries(texts).map(([name, text]) => [`path ${name}`, text]))
  const { url } = request({
    operation: { ...parts.operation, path, inputs },
    values: { ...parts.values, inputs: filled },
  })
  expect(url).toBe(`${parts.base}${sent}`)
})

test.each([
  [input('header', 'X-Correlator'), ' a\nb', [['X-Correlator', 'a b']]],
  [input('cookie', 'sid'), 'a b', [['Cookie', 'sid=a%20b']]],
])('%o filled with %j is sent as %j', (one, text, headers) => {
  expect(withInput(one, text).headers).toEqual(headers)
})

const json = { inputs: {}, type: 'application/json', body: '{"a":1}' }

test('type, key, headers of the operation, then those of the caller', () => {
  const { headers } = request({
    operation: operation({ inputs: [input('header', 'X-Correlator')] }),
    values: { ...json, inputs: { 'header X-Correlator': 'c' } },
    key: 'sb_test_x',
    headers: [['Prefer', 'code=404']],
  })
  expect(headers).toEqual([
    ['Content-Type', 'application/json'],
    ['X-API-Key', 'sb_test_x'],
    ['X-Correlator', 'c'],
    ['Prefer', 'code=404'],
  ])
})

test('a list behind a name is still a list', () => {
  const call = request({
    operation: operation({
      inputs: [input('query', 'of', { 'x-named': 'Names' })],
      schemas: { Names: { allOf: [{ type: 'array', items: {} }] } },
    }),
    values: { ...parts.values, inputs: { 'query of': 'a,b' } },
  })
  expect(call.url).toContain('?of=a&of=b')
})

test.each([
  ['/a b/c', '/a%20b/c'],
  ['/été', '/%C3%A9t%C3%A9'],
  ["/it's#x", '/it%27s'],
  ['/files#share/{to}', '/files'],
  ['/$top(1)[2]', '/$top%281%29%5B2%5D'],
  ['/do?what=it', '/do?what=it'],
  ['/half\ud83d', '/half%EF%BF%BD'],
])('the path %j is sent as %j', (path, sent) => {
  expect(request({ operation: operation({ path }) }).url).toBe(`${parts.base}${sent}`)
})

test('a path with a query of its own takes the others with it, and odd names of its parts are filled in', () => {
  const id = input('path', 'the id')
  const q = input('query', 'q')
  const call = request({
    operation: { ...parts.operation, path: '/a/{the id}.json?b=1', inputs: [id, q] },
    values: { ...parts.values, inputs: { 'path the id': 'x', 'query q': 'y' } },
  })
  expect(call.url).toBe(`${parts.base}/a/x.json?b=1&q=y`)
})

test('a form in parts names its boundary, and its lines end as on the network', () => {
  const body = '--edge\nContent-Disposition: form-data; name="a"\n\n1\n--edge--\n'
  const call = request({
    operation: operation(),
    values: { ...parts.values, type: 'multipart/form-data', body },
  })
  expect(call.headers).toContainEqual(['Content-Type', 'multipart/form-data; boundary=edge'])
  expect(call.body).toBe(body.replaceAll('\n', '\r\n'))
})

test.each([
  ['POST', '{"a":1}', '{"a":1}'],
  ['POST', 'not json', 'not json'],
  ['POST', '', null],
  ['GET', '{"a":1}', '{"a":1}'],
] as const)('%s with body %j sends %j', (method, body, sent) => {
  const call = request({ operation: operation({ method }), values: { ...json, body } })
  expect(call.body).toBe(sent)
})

test('a base that ends in a slash makes no double one', () => {
  expect(request({ operation: operation({ path: '/check' }), base: 'http://a/' }).url).toBe('http://a/check')
})
