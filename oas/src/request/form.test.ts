import { expect, test } from 'vitest'
import { operation } from '../../test/operation.ts'
import type { Content } from '../types.ts'
import { buildRequest } from './build-request.ts'
import { formFields, missingFiles } from './form.ts'
import { startValues, type Values } from './values.ts'

const schema = {
  type: 'object',
  required: ['file', 'title'],
  properties: {
    id: { type: 'string', readOnly: true },
    title: { type: 'string', examples: ['A title'] },
    tags: { type: 'array', items: { type: 'string' }, examples: [['a', 'b']] },
    meta: { type: 'object', properties: { size: { const: 1 } } },
    file: { type: 'string', format: 'binary' },
    photos: { type: 'array', items: { type: 'string', format: 'binary' } },
    scan: { contentMediaType: 'image/png' },
    thumb: { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
  },
}

const taking = (type: string, encoding?: Content['encoding']) =>
  operation({
    body: {
      required: true,
      description: '',
      content: [{ type, schema, examples: [], ...(encoding && { encoding }) }],
    },
  })

const sent = (taker: ReturnType<typeof taking>, change: (values: Values) => Values = (values) => values) =>
  buildRequest({ operation: taker, values: change(startValues(taker)), base: 'https://api.example' })

test('a multipart form is its parts: lists repeat, objects are JSON, what only the server sets is no field', () => {
  const { body, headers, parts } = sent(taking('multipart/form-data'))
  expect(body).toBeNull()
  expect(headers).toEqual([])
  expect(parts).toEqual([
    { name: 'title', value: 'A title' },
    { name: 'tags', value: 'a' },
    { name: 'tags', value: 'b' },
    { name: 'meta', value: '{"size":1}', type: 'application/json' },
    { name: 'file', value: '', file: 'file.bin' },
    { name: 'thumb', value: 'c3RyaW5n' },
  ])
})

test('fields that take files are known by their format and media type', () => {
  const fields = formFields(taking('multipart/form-data'), 'multipart/form-data') ?? []
  expect(fields.filter(({ file }) => file).map(({ name, many }) => [name, many])).toEqual([
    ['file', false],
    ['photos', true],
    ['scan', false],
  ])
})

test('a chosen file is sent under its name, and so is each of several', () => {
  const files = [new File(['1'], 'one.png', { type: 'image/png' }), new File(['2'], 'two.png')]
  const { parts } = sent(taking('multipart/form-data'), (values) => ({
    ...values,
    form: { texts: { title: 'T' }, files: { file: files.slice(0, 1), photos: files } },
  }))
  expect(parts).toEqual([
    { name: 'title', value: 'T' },
    { name: 'file', value: '', file: 'one.png', type: 'image/png', content: files[0] },
    { name: 'photos', value: '', file: 'one.png', type: 'image/png', content: files[0] },
    { name: 'photos', value: '', file: 'two.png', content: files[1] },
  ])
})

test('the document says the media type of a part', () => {
  const { parts } = sent(
    taking('multipart/form-data', {
      title: { content_type: 'text/csv' },
      file: { content_type: 'image/png' },
    }),
  )
  expect(parts?.filter(({ name }) => name === 'title' || name === 'file')).toEqual([
    { name: 'title', value: '', file: 'title.csv', type: 'text/csv' },
    { name: 'file', value: '', file: 'file.png', type: 'image/png' },
  ])
})

test('a form in an address has pairs; an object is JSON unless its style is said', () => {
  const type = 'application/x-www-form-urlencoded'
  const { body, headers, parts } = sent(taking(type))
  expect(parts).toBeUndefined()
  expect(headers).toEqual([['Content-Type', type]])
  expect(body).toBe(
    'title=A%20title&tags=a&tags=b&meta=%7B%22size%22%3A1%7D&file=string&photos=string&thumb=c3RyaW5n',
  )
  const styled = sent(
    taking(type, { meta: { style: 'deepObject' }, tags: { style: 'form', explode: false } }),
  )
  expect(styled.body).toContain('tags=a,b&meta%5Bsize%5D=1')
})

test('a form whose only field is a file that may be left out is sent with that file', () => {
  const schema = { type: 'object', properties: { photo: { type: 'string', format: 'binary' } } }
  const content = [{ type: 'multipart/form-data', schema, examples: [] }]
  const one = operation({ method: 'POST', path: '/a', body: { required: true, description: '', content } })
  const values = startValues(one)
  const { parts } = buildRequest({ operation: one, values, base: 'https://a.example' })
  expect(parts).toEqual([{ name: 'photo', value: '', file: 'photo.bin' }])
  const fields = formFields(one, 'multipart/form-data') ?? []
  expect(missingFiles(fields, { texts: {}, files: {} })).toHaveLength(1)
})

test('a part of JSON keeps its type: a text has its quotes', () => {
  const type = 'multipart/form-data'
  const properties = { code: { enum: ['1', 1, null] }, level: { enum: [1, '1'] }, note: { enum: ['1', 1] } }
  const json = { content_type: 'application/json' }
  const content = {
    type,
    schema: { type: 'object', properties },
    examples: [],
    encoding: { code: json, level: json },
  }
  const { parts } = sent(operation({ body: { required: true, description: '', content: [content] } }))
  expect(parts?.map(({ value }) => value)).toEqual(['"1"', '1', '1'])
})
