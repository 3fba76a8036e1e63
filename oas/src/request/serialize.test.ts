import { expect, test } from 'vitest'
import { operation } from '../../test/operation.ts'
import type { Input, SchemaNode } from '../types.ts'
import { buildRequest } from './build-request.ts'

const list: SchemaNode = { type: 'array', items: { type: 'string' } }
const object: SchemaNode = { type: 'object', properties: { r: { type: 'integer' } } }
const three = 'blue, black,brown'
const color = '{"R":100,"G":200}'

function built(overrides: Partial<Input>, text: string) {
  const input: Input = {
    name: 'color',
    place: 'query',
    required: true,
    deprecated: false,
    description: '',
    schema: list,
    example: null,
    ...overrides,
  }
  return buildRequest({
    operation: operation({ method: 'GET', path: '/a{color}', inputs: [input] }),
    values: { inputs: { [`${input.place} color`]: text }, type: '', body: '' },
    base: 'https://api.example',
  })
}

// The table of RFC 6570 as OpenAPI 3.1 prints it.
test.each<[Partial<Input>, string, string]>([
  [{ style: 'matrix' }, three, ';color=blue,black,brown'],
  [{ style: 'matrix', explode: true }, three, ';color=blue;color=black;color=brown'],
  [{ style: 'matrix', schema: object }, color, ';color=R,100,G,200'],
  [{ style: 'matrix', explode: true, schema: object }, color, ';R=100;G=200'],
  [{ style: 'matrix', schema: { type: 'string' } }, 'blue', ';color=blue'],
  [{ style: 'label' }, three, '.blue,black,brown'],
  [{ style: 'label', explode: true }, three, '.blue.black.brown'],
  [{ style: 'label', schema: object }, color, '.R,100,G,200'],
  [{ style: 'label', explode: true, schema: object }, color, '.R=100.G=200'],
  [{}, three, 'blue,black,brown'],
  [{ schema: object }, color, 'R,100,G,200'],
  [{ schema: object, explode: true }, color, 'R=100,G=200'],
  [{ schema: { type: 'string' } }, 'a/b,c', 'a%2Fb%2Cc'],
  [{}, '["a,b","c d"]', 'a%2Cb,c%20d'],
])('in the path %j with %s is %s', (overrides, text, path) => {
  expect(built({ ...overrides, place: 'path' }, text).url).toBe(`https://api.example/a${path}`)
})

test.each<[Partial<Input>, string, string]>([
  [{}, three, 'color=blue&color=black&color=brown'],
  [{ explode: false }, three, 'color=blue,black,brown'],
  [{ schema: object }, color, 'R=100&G=200'],
  [{ schema: object, explode: false }, color, 'color=R,100,G,200'],
  [{ style: 'spaceDelimited' }, three, 'color=blue%20black%20brown'],
  [{ style: 'pipeDelimited' }, three, 'color=blue%7Cblack%7Cbrown'],
  [{ style: 'pipeDelimited', explode: true }, three, 'color=blue&color=black&color=brown'],
  [
    { style: 'deepObject', schema: object },
    '{"a":12345678901234567890}',
    'color%5Ba%5D=12345678901234567890',
  ],
  [{ style: 'deepObject', schema: object }, color, 'color%5BR%5D=100&color%5BG%5D=200'],
  [
    { style: 'deepObject', schema: object },
    '{"a":{"b":[1,2]}}',
    'color%5Ba%5D%5Bb%5D=1&color%5Ba%5D%5Bb%5D=2',
  ],
  [{ content_type: 'application/json', schema: object }, '{"a":1}', 'color=%7B%22a%22%3A1%7D'],
  [{ schema: { type: 'string' }, allow_reserved: true }, 'a/b:c&d#é', 'color=a/b:c%26d%23%C3%A9'],
  [{ schema: object }, 'not json', 'color=not%20json'],
])('in the query %j with %s is %s', (overrides, text, query) => {
  expect(built(overrides, text).url).toBe(
    `https://api.example/a%7Bcolor%7D?${query}`.replace('%7Bcolor%7D', '{color}'),
  )
})

test.each<[Partial<Input>, string, string]>([
  [{ place: 'header' }, three, 'blue,black,brown'],
  [{ place: 'header', schema: object }, color, 'R,100,G,200'],
  [{ place: 'header', schema: object, explode: true }, color, 'R=100,G=200'],
  [{ place: 'header', schema: { type: 'string' } }, 'a, b', 'a, b'],
  [{ place: 'cookie', explode: false }, three, 'color=blue,black,brown'],
  [{ place: 'cookie' }, three, 'color=blue; color=black; color=brown'],
  [{ place: 'cookie', style: 'cookie', schema: { type: 'string' } }, 'a/b;c', 'color=a/b%3Bc'],
])('as %j %s is sent as %s', (overrides, text, value) => {
  expect(built(overrides, text).headers[0]?.[1]).toBe(value)
})
