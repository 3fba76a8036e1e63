import { expect, test } from 'vitest'
import { responseFacts, sizeWords, waitWords } from './response-facts.ts'

const json = ['content-type', 'application/problem+json'] as const

test('headers tell the charge, the environment, and the request ID of a body without one', () => {
  const headers = [
    json,
    ['x-credits-charged', '2.00'],
    ['x-credits-left', '348.00'],
    ['x-environment', 'LIVE'],
    ['x-request-id', 'req_1'],
  ] as const
  expect(responseFacts({ headers, text: '{"id":"req_2"}' })).toMatchObject({
    charged: '2.00',
    left: '348.00',
    environment: 'LIVE',
    requestId: 'req_1',
  })
})

test.each([
  ['{"request_id":"req_2"}', 'req_2'],
  ['{"request_id":2}', 'req_1'],
  ['{', 'req_1'],
  ['null', 'req_1'],
])('a response has one request id: of the body %j it is %j', (text, requestId) => {
  expect(responseFacts({ headers: [json, ['x-request-id', 'req_1']], text }).requestId).toBe(requestId)
})

test.each([
  ['{"code":"consent_missing"}', 'consent_missing'],
  ['{"code":403}', ''],
  ['[]', ''],
])('the body %j has the code %j', (text, code) => {
  expect(responseFacts({ headers: [json], text }).code).toBe(code)
})

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_240, '1.2 KB'],
  [84_000, '84 KB'],
  [2_500_000, '2.5 MB'],
])('%d is %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})

test('headers tell what each limit leaves, and how long to wait', () => {
  const headers = [
    ['ratelimit', '"second";r=99;t=1, "day";r=99588;t=51200, "other";r=3;t=1'],
    ['retry-after', '30'],
  ] as const
  expect(responseFacts({ headers, text: null })).toMatchObject({
    callsLeft: '99 this second, 99,588 today',
    retryAfter: 30,
  })
  expect(
    responseFacts({ headers: [['retry-after', 'Wed, 21 Oct 2026 07:28:00 GMT']], text: null }),
  ).toMatchObject({
    callsLeft: '',
    retryAfter: null,
  })
})

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [119.5, '120 seconds'],
  [3_600, '60 minutes'],
  [51_200, '15 hours'],
  [2_000_000, '24 days'],
])('a wait of %d seconds is %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})
