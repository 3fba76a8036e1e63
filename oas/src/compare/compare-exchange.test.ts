import { expect, test } from 'vitest'
import { documentOf, inRequest, media, sentencesOf } from '../../test/compare-one.ts'
import { readReference } from '../document/read-reference.ts'

const text = { type: 'string' }
const list = { type: 'array', items: text }
const map = (rest: object) => ({ type: 'object', ...rest })
const pathOf = (parameters: object[]) => documentOf({ parameters })
const input = (rest: object) => pathOf([{ name: 'a', in: 'query', schema: list, ...rest }])
const form = (encoding: object) =>
  documentOf({
    requestBody: { content: { 'multipart/form-data': { schema: map({}), encoding: { a: encoding } } } },
  })
const header = (schema: object, rest: object = {}) =>
  documentOf({ responses: { 200: { headers: { 'X-A': { schema, ...rest } } } } })
const inPath = (style: string) =>
  readReference({
    paths: {
      '/a/{id}': {
        get: { parameters: [{ name: 'id', in: 'path', required: true, schema: text, style }], responses: {} },
      },
    },
  } as never)
const encoded = (type: string, encoding: object = {}) =>
  documentOf({
    requestBody: {
      content: {
        [type]: {
          schema: map({ properties: { a: text, b: list, c: map({}), d: { ...text, format: 'binary' } } }),
          encoding,
        },
      },
    },
  })
const [multipart, urlencoded] = ['multipart/form-data', 'application/x-www-form-urlencoded'] as const
const parts = (rest: object) =>
  documentOf({ requestBody: { content: { 'multipart/mixed': { itemSchema: text, ...rest } } } })
const answering = (responses: object) => documentOf({ responses })
const file = (type: string, schema?: object) =>
  documentOf({ responses: { 200: { content: { [type]: schema ? { schema } : {} } } } })

test.each<[string, ReturnType<typeof documentOf>, ReturnType<typeof documentOf>, string[]]>([
  ['explode', input({}), input({ explode: false }), ['breaking: `a`: explode changed from true to false.']],
  [
    'style',
    input({}),
    input({ style: 'pipeDelimited' }),
    ['breaking: `a`: style changed from form to pipeDelimited.'],
  ],
  ['explode as usual', input({}), input({ style: 'form', explode: true }), []],
  ['a single value', input({ schema: text }), input({ schema: text, explode: false }), []],
  [
    'allowReserved taken away',
    input({ allowReserved: true }),
    input({}),
    ['breaking: `a`: allowReserved changed from true to false.'],
  ],
  [
    'allowReserved given',
    input({}),
    input({ allowReserved: true }),
    ['`a`: allowReserved changed from false to true.'],
  ],
  [
    'content in place of a style',
    input({}),
    input({ schema: undefined, ...media(list) }),
    ['breaking: `a`: content type set to `application/json`.'],
  ],
  [
    'the media type of content',
    input({ schema: undefined, ...media(list) }),
    input({ schema: undefined, content: { 'application/yaml': { schema: list } } }),
    ['breaking: `a`: content type changed from `application/json` to `application/yaml`.'],
  ],
  [
    'the schema of content',
    input({ schema: undefined, ...media(list) }),
    input({ schema: undefined, ...media({ ...list, maxItems: 3 }) }),
    ['breaking: `a`: maxItems set to 3.'],
  ],
  [
    'a type of a part',
    form({ contentType: 'image/png, image/gif' }),
    form({ contentType: 'image/png' }),
    ['breaking: `body.a`: content type changed from `image/png, image/gif` to `image/png`.'],
  ],
  [
    'a further type of a part',
    form({ contentType: 'image/png' }),
    form({ contentType: 'image/png, image/gif' }),
    ['`body.a`: content type changed from `image/png` to `image/png, image/gif`.'],
  ],
  [
    'the style of a part',
    form({ style: 'form' }),
    form({ style: 'deepObject' }),
    ['breaking: `body.a`: style changed from form to deepObject.'],
  ],
  [
    'the header of a part',
    form({ headers: { 'X-A': { schema: text } } }),
    form({ headers: { 'x-a': { schema: { ...text, maxLength: 3 } } } }),
    ['breaking: `X-A`: maxLength set to 3.'],
  ],
  [
    'a header of a response',
    header({ type: 'integer' }),
    header(text),
    ['breaking: `X-A`: type changed from integer to string.'],
  ],
  [
    'a header that may be missing',
    header(text, { required: true }),
    header(text),
    ['breaking: The header `X-A` of the 200 response may now be missing.'],
  ],
  ['a header that is always there', header(text), header(text, { required: true }), []],
  [
    'the explode of a header',
    header(map({})),
    header(map({}), { explode: true }),
    ['breaking: `X-A`: explode changed from false to true.'],
  ],
  [
    'a header as JSON',
    header(map({})),
    documentOf({ responses: { 200: { headers: { 'X-A': media(map({})) } } } }),
    ['breaking: `X-A`: content type set to `application/json`.'],
  ],
  ['label for a single value', inPath('simple'), inPath('label'), ['breaking: `id`: style set to label.']],
  [
    'matrix for a single value',
    inPath('matrix'),
    inPath('simple'),
    ['breaking: `id`: style matrix removed.'],
  ],
  [
    'the usual types of parts',
    encoded(multipart),
    encoded(multipart, {
      a: { contentType: 'text/plain' },
      b: { contentType: 'text/plain; charset=utf-8' },
      c: { contentType: 'application/json' },
      d: { contentType: 'application/octet-stream' },
    }),
    [],
  ],
  [
    'the usual style of a form',
    encoded(urlencoded),
    encoded(urlencoded, {
      a: { style: 'form', allowReserved: false },
      b: { style: 'form', explode: true },
      c: { contentType: 'application/json' },
    }),
    [],
  ],
  [
    'an object of a form by its style',
    encoded(urlencoded),
    encoded(urlencoded, { c: { style: 'deepObject' } }),
    ['breaking: `body.c`: content type `application/json` removed.'],
  ],
  [
    'a list of a form in one',
    encoded(urlencoded),
    encoded(urlencoded, { b: { explode: false } }),
    ['breaking: `body.b`: explode changed from true to false.'],
  ],
  [
    'parts by their place',
    parts({ itemEncoding: { contentType: 'text/html' }, prefixEncoding: [{ contentType: 'image/png' }] }),
    parts({ itemEncoding: { contentType: 'text/csv' }, prefixEncoding: [{ contentType: 'image/gif' }] }),
    [
      'breaking: `body[0]`: content type changed from `image/png` to `image/gif`.',
      'breaking: `body[]`: content type changed from `text/html` to `text/csv`.',
    ],
  ],
  [
    'types in another order',
    form({ contentType: 'image/png, image/gif' }),
    form({ contentType: 'image/gif,image/PNG' }),
    [],
  ],
  [
    'one status of a range',
    answering({ '2XX': media(text) }),
    answering({ 200: media(text) }),
    ['No longer returns 2XX.', 'May now return 200.'],
  ],
  [
    'a success among all others',
    answering({ 200: media(list), 404: {} }),
    answering({ default: media(text), 404: {} }),
    [
      'breaking: `200 response`: type changed from array to string.',
      'No longer returns 200.',
      'May now return default.',
    ],
  ],
  [
    'a success besides failures',
    answering({ 200: {}, default: {} }),
    answering({ 204: {}, default: {} }),
    ['breaking: No longer returns 200.', 'May now return 204.'],
  ],
  [
    'a range of which one is left',
    file('image/*', text),
    file('image/png', text),
    ['The 200 response may now be returned as `image/png`.'],
  ],
  [
    'one of which a range is left',
    file('image/png', text),
    file('image/*', text),
    [
      'breaking: The 200 response is no longer returned as `image/png`.',
      'The 200 response may now be returned as `image/*`.',
    ],
  ],
  [
    'a file without a schema',
    file('application/octet-stream', { ...text, format: 'binary' }),
    file('application/octet-stream'),
    [],
  ],
  ['an XML name', inRequest({ ...text, xml: { name: 'a' } }), inRequest({ ...text, xml: { name: 'b' } }), []],
])('how a value is written: %s', (_what, old, now, sentences) => {
  expect(sentencesOf(old, now)).toEqual(sentences)
})

test('names of XML count where a body is XML', () => {
  const xml = (name: string) =>
    documentOf({
      requestBody: {
        content: { 'application/xml': { schema: map({ properties: { a: { ...text, xml: { name } } } }) } },
      },
    })
  expect(sentencesOf(xml('a'), xml('b'))).toEqual(['breaking: `body.a`: xml changed.'])
})

test('a callback is what its receiver takes', () => {
  const calling = (schema: object) =>
    documentOf({
      callbacks: {
        onData: { '{$request.body#/url}': { post: { requestBody: media(schema), responses: {} } } },
      },
    })
  expect(sentencesOf(calling(map({ properties: { a: text } })), calling(map({})))).toEqual([
    'breaking: Callback `onData`: `body.a` is no longer returned.',
  ])
  expect(sentencesOf(calling({}), documentOf({}))).toEqual([
    'breaking: The callback `onData` is no longer sent.',
  ])
})
