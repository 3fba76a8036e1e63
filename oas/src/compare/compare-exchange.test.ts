import { expect, test } from 'vitest'
import { documentOf, inRequest, media, sentencesOf } from '../../test/compare-one.ts'

const text = { type: 'string' }
const list = { type: 'array', items: text }
const map = (rest: object) => ({ type: 'object', ...rest })
const pathOf = (parameters: object[]) => documentOf({ parameters })
const input = (rest: object) => pathOf([{ name: 'a', in: 'query', schema: list, ...rest }])
const form = (encoding: object) =>
  documentOf({
    requestBody: { content: { 'multipart/form-data': { schema: map({}), encoding: { a: encoding } } } },
  })
const header = (schema: object) => documentOf({ responses: { 200: { headers: { 'X-A': { schema } } } } })

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
