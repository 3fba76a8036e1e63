import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { documentKind } from './documents.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1])
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF')

test.each([
  ['a PDF', pdf, 'application/pdf'],
  ['a PDF of a few bytes', Buffer.from('%PDF-1.7 certificate of registration'), 'application/pdf'],
  ['a PNG', png, 'image/png'],
  ['a JPEG', jpeg, 'image/jpeg'],
])('%s', async (_what, content, kind) => {
  expect(await documentKind(content)).toBe(kind)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a picture that can carry scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
  ['an archive', gzipSync('x')],
  ['a GIF', Buffer.from('GIF89a')],
  ['a page with a PDF behind it', Buffer.concat([Buffer.from('<html>'), pdf])],
  ['the word alone', Buffer.from('%PDF')],
  ['a cut-off PNG', png.subarray(0, 4)],
])('%s is no document', async (_what, content) => {
  expect(await documentKind(content)).toBeUndefined()
})
