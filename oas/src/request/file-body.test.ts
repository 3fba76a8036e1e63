import { expect, test } from 'vitest'
import { operation } from '../../test/operation.ts'
import { buildRequest } from './build-request.ts'
import { sentFile } from './file-body.ts'
import { isFileBody } from './is-file-body.ts'
import { startValues } from './values.ts'

const binary = { type: 'string', format: 'binary' }

test.each([
  ['application/octet-stream', null, true],
  ['application/octet-stream', binary, true],
  ['image/png', {}, true],
  ['image/*', { type: 'string' }, true],
  ['application/pdf', { 'x-named': 'File' }, true],
  ['text/csv', binary, true],
  ['*/*', binary, true],
  ['image/svg+xml', { type: 'string' }, false],
  ['text/csv', { type: 'string' }, false],
  ['text/plain', null, false],
  ['application/json', binary, false],
  ['application/octet-stream', { type: 'object' }, false],
  ['image/png', { type: 'string', contentEncoding: 'base64' }, false],
  ['multipart/form-data', binary, false],
])('%s with the schema %j is a file: %s', (type, schema, is) => {
  expect(isFileBody({ type, schema }, { File: binary })).toBe(is)
})

const uploading = (type: string) =>
  operation({
    method: 'PUT',
    body: { required: true, description: '', content: [{ type, schema: binary, examples: [] }] },
  })

test('a file that nobody has chosen has a name for samples, and one that was is sent with its type', () => {
  const call = (type: string, file?: File) => {
    const values = startValues(uploading(type))
    return buildRequest({
      operation: uploading(type),
      values: { ...values, upload: file ? { file } : {} },
      base: 'https://api.example',
    })
  }
  expect(call('image/png')).toMatchObject({
    headers: [['Content-Type', 'image/png']],
    body: null,
    file: { name: 'file.png' },
  })
  const photo = new File(['x'], 'a\nb.jpg', { type: 'image/jpeg' })
  expect(call('image/*', photo)).toMatchObject({
    headers: [['Content-Type', 'image/jpeg']],
    file: { name: 'ab.jpg', content: photo },
  })
  expect(call('*/*').headers).toEqual([['Content-Type', 'application/octet-stream']])
})

test.each([
  ['application/pdf', 'file.pdf'],
  ['image/jpeg', 'file.jpg'],
  ['text/csv; charset=utf-8', 'file.csv'],
  ['application/octet-stream', 'file.bin'],
  ['image/x-very-odd', 'file.bin'],
])('%s stands in samples as %s', (type, name) => {
  expect(sentFile(type, {})).toEqual({ name })
})
