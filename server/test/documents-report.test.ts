// The campaign of hostile documents runs by hand for the better part of an hour (npm run soak documents). Here: that it would tell.
import { expect, test } from 'vitest'
import { type DocumentResult, reportOf } from '../soak/documents-report.ts'

const fine: DocumentResult = {
  kind: 'tables',
  size: 2,
  request: '/llms.txt',
  status: 200,
  blockedMs: 12,
  collectedMs: 3,
  seconds: 1,
}
const report = (...results: DocumentResult[]) =>
  reportOf({
    results,
    outcomes: { published: 1, refused: 0 },
    pages: { drawn: 3, left: 1 },
    peakBytes: 2 ** 20,
    hasPages: true,
  })

test('what was fast and fine is a report, with the worst of each kind', () => {
  expect(report(fine, { ...fine, kind: 'emphasis', blockedMs: 49 })).toMatch(
    /1 documents [^\n]*2 requests\nstatuses: 200 × 2\n.*12 ms {2}tables.*49 ms {2}emphasis/s,
  )
})

test('a rejected document, and a call of the gateway without a key, are no failure', () => {
  const rejected = { ...fine, request: 'publish', status: 422 }
  expect(report(rejected, { ...fine, request: '/gateway/a', status: 401 })).toContain('401 × 1, 422 × 1')
})

test.each([
  ['more than 50 ms', { blockedMs: 51 }, /1 took more than 50 ms/],
  ['a 500', { status: 500 }, /1 failed/],
  ['a response that broke off', { status: 0 }, /1 failed/],
  ['a file that is missing', { status: 404 }, /1 failed/],
])('%s breaks it', (_name, change, words) => {
  expect(() => report(fine, { ...fine, ...change })).toThrow(words)
})
