import { expect, test } from 'vitest'
import { bodyText, sentType } from './body-text.ts'

test('each field is a part, a list several of one name', () => {
  const value = { name: 'Ana', tags: ['a', 'b'], more: { x: 1 }, 'a"b': null }
  const lines = bodyText('multipart/form-data', value).split('\n')
  expect(lines.filter((line) => line.startsWith('Content-Disposition'))).toEqual([
    'Content-Disposition: form-data; name="name"',
    'Content-Disposition: form-data; name="tags"',
    'Content-Disposition: form-data; name="tags"',
    'Content-Disposition: form-data; name="more"',
    'Content-Disposition: form-data; name="a%22b"',
  ])
  expect(lines).toContain('{"x":1}')
  expect(lines.at(-2)).toBe('--switchboard-form--')
})

test.each([
  ['multipart/form-data', '--edge\nx', 'multipart/form-data; boundary=edge'],
  ['multipart/form-data; boundary=own', '--edge\nx', 'multipart/form-data; boundary=own'],
  ['multipart/form-data', '', 'multipart/form-data'],
  ['application/json', '--edge', 'application/json'],
])('%s with %j is sent as %s', (type, body, sent) => {
  expect(sentType(type, body)).toBe(sent)
})

test.each([
  [
    'application/x-www-form-urlencoded',
    { a: 1, b: ['x', 'y'], c: { d: 1 } },
    'a=1&b=x&b=y&c=%7B%22d%22%3A1%7D',
  ],
  ['application/xml', { a: 1 }, '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <a>1</a>\n</root>'],
  ['text/csv', 'a,b', 'a,b'],
])('a value as %s', (type, value, text) => {
  expect(bodyText(type, value)).toBe(text)
})
