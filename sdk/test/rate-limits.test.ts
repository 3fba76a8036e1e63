import { describe, expect, it } from 'vitest'
import { createApi } from '../src/apis.ts'
import { rateLimits } from '../src/index.ts'
import { startServer } from './support/server.ts'

const check = 'POST /gateway/lumina/sim-swap/v1/check'
const body = { phoneNumber: '+639175550101', maxAge: 24 }
const key = `sb_test_${'k'.repeat(38)}`

const read = (limit: string, policy: string) =>
  rateLimits({ headers: new Headers({ RateLimit: limit, 'RateLimit-Policy': policy }) })

describe('the limits of a response', () => {
  it('are those of the gateway, by policy', async () => {
    const headers = {
      'RateLimit-Policy': '"second";q=10;w=1, "month";q=50000;w=2592000',
      RateLimit: '"second";r=9;t=1, "month";r=49999;t=1209600',
    }
    const server = await startServer({ [check]: () => ({ status: 200, body: { swapped: true }, headers }) })
    const { response } = await createApi('sim-swap', { baseUrl: server.url, key }).POST('/check', { body })
    expect(rateLimits(response)).toEqual([
      { policy: 'second', size: 10, windowSeconds: 1, left: 9, resetSeconds: 1 },
      { policy: 'month', size: 50_000, windowSeconds: 2_592_000, left: 49_999, resetSeconds: 1_209_600 },
    ])
  })

  it('are none where the response says nothing of them', () => {
    expect(rateLimits(new Response())).toEqual([])
  })

  it('are found by name, in whatever order, and without their policy', () => {
    expect(read('"b";r=2, "a";r=1', '"a";q=10, "c";q=30')).toMatchObject([
      { policy: 'b', left: 2, size: undefined },
      { policy: 'a', left: 1, size: 10 },
    ])
  })

  it('may have names and parameters of any kind', () => {
    const limits = read('"a \\"b\\", c";r=1;pk=:Y2FsbGVy:;note="x, y;r=9";ok;half=0.5', '"x";q=1;qu=requests')
    expect(limits).toMatchObject([{ policy: 'a "b", c', left: 1, resetSeconds: undefined }])
  })

  it.each([
    ['the form of an older draft', 'limit=100, remaining=50, reset=50'],
    ['a number', '100'],
    ['a token', 'day;r=1'],
    ['a comma at its end', '"a";r=1,'],
    ['no comma in between', '"a";r=1 "b";r=2'],
    ['a string without its end', '"a;r=1'],
    ['a fault in its second member', '"a";r=1, "b";R=2'],
  ])('are none where the header has %s', (_what, limit) => {
    expect(read(limit, '"a";q=10')).toEqual([])
  })

  it('leave out what names nothing that is left', () => {
    expect(read('"a";t=60, "b";r=few, "c";r=3', '"a";q=10')).toMatchObject([{ policy: 'c', left: 3 }])
  })
})
