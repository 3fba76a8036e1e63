import { expect, test } from 'vitest'
import { curlOf } from './curl.ts'
import type { Sample } from './sample.ts'
import { withValue } from './with-value.ts'

const input = (name: string, value: string, required = true) => ({ name, value, required, description: '' })
const get: Sample = { method: 'GET', path: '/a', pathValues: [], query: [], headers: [], body: null }
const firstLine = (sample: Partial<Sample>) =>
  curlOf({ ...get, ...sample }, 'https://x.example').split(' \\\n')[0]

test.each<[string, Partial<Sample>, string]>([
  ['a GET names no method', {}, 'curl https://x.example/a'],
  ['others do', { method: 'DELETE' }, 'curl -X DELETE https://x.example/a'],
  [
    'a part of the path is one part',
    { path: '/a/{id}', pathValues: [input('id', 'b/c?d')] },
    'curl https://x.example/a/b%2Fc%3Fd',
  ],
  [
    'what may be left out is left out',
    { query: [input('to', '+63'), input('limit', '20', false)] },
    "curl 'https://x.example/a?to=%2B63'",
  ],
  ['a path is no command', { path: "/a';reboot;'" }, "curl 'https://x.example/a'\\'';reboot;'\\'''"],
])('%s', (_what, sample, line) => {
  expect(firstLine(sample)).toBe(line)
})

test('a body of text is sent as it is, one of JSON as JSON', () => {
  const sent = (type: string) =>
    curlOf({ ...get, body: { type, value: "it's" } }, '')
      .split(' \\\n  ')
      .at(-1)
  expect(sent('text/plain')).toBe("-d 'it'\\''s'")
  expect(sent('application/json')).toBe("-d '\"it'\\''s\"'")
})

test('a test value stands where its pointer leads, and nowhere else', () => {
  const body = { to: 'a', list: [{ 'x/y': 'b' }] }
  expect(withValue(body, '#/to', 'new')).toEqual({ ...body, to: 'new' })
  expect(withValue(body, '#/list/0/x~1y', 'new')).toEqual({ ...body, list: [{ 'x/y': 'new' }] })
  expect(withValue(body, '#/gone/deeper', 'new')).toEqual(body)
  expect(withValue(null, '#/to', 'new')).toBe(null)
  expect(body.to).toBe('a')
})
