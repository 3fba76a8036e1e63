import { describe, expect, it } from 'vitest'
import { createApi } from '../src/apis.ts'
import { type TraceRequestsOptions, traceRequests, waitForLimits } from '../src/index.ts'
import { startServer } from './support/server.ts'

const check = 'POST /gateway/lumina/sim-swap/v1/check'
const body = { phoneNumber: '+639175550101', maxAge: 24 }
const key = `sb_live_${'k'.repeat(38)}`
const wellFormed = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/

async function tracing(options: TraceRequestsOptions, first = 200) {
  const server = await startServer({
    [check]: (_call, times) =>
      times === 1 && first !== 200
        ? { status: first, body: {}, headers: { 'Retry-After': '1', 'X-Credits-Charged': '0.00' } }
        : { status: 200, body: { swapped: true } },
  })
  const client = createApi('sim-swap', { baseUrl: server.url, key, fetch: traceRequests(options) })
  const parents = () => server.sent(check).map(({ headers }) => headers.traceparent)
  return { client, parents }
}

describe('traceparent', () => {
  it('is one of its own for each call', async () => {
    const { client, parents } = await tracing({})
    await client.POST('/check', { body })
    await client.POST('/check', { body })
    const [one, other] = parents()
    expect([one, other]).toEqual([expect.stringMatching(wellFormed), expect.stringMatching(wellFormed)])
    expect(one).not.toBe(other)
  })

  it('is that of the work that the call is a part of, where there is one', async () => {
    const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
    const works = [parent, undefined]
    const { client, parents } = await tracing({ current: () => works.shift() })
    await client.POST('/check', { body })
    await client.POST('/check', { body })
    expect(parents()).toEqual([parent, expect.stringMatching(wellFormed)])
  })

  it('stays as the call has it', async () => {
    const own = `00-${'c'.repeat(32)}-${'d'.repeat(16)}-00`
    const { client, parents } = await tracing({})
    await client.POST('/check', { body, headers: { traceparent: own } })
    expect(parents()).toEqual([own])
  })

  it('is the same when a call is sent again after a limit', async () => {
    const { client, parents } = await tracing(
      { fetch: waitForLimits({ maxSeconds: 9, wait: async () => {} }) },
      429,
    )
    await client.POST('/check', { body })
    const [first, second] = parents()
    expect([first, second]).toEqual([expect.stringMatching(wellFormed), first])
  })
})
