import { describe, expect, it } from 'vitest'
import { createApi } from '../src/apis.ts'
import { createPortal, isApiError, unwrap, waitForLimits } from '../src/index.ts'
import { type Answer, startServer } from './support/server.ts'

const check = 'POST /gateway/lumina/sim-swap/v1/check'
const body = { phoneNumber: '+639175550101', maxAge: 24 }
const key = `sb_live_${'k'.repeat(38)}`
const swapped: Answer = { status: 200, body: { swapped: true } }

const refused = (
  seconds: number | string | undefined,
  code = 'rate_limit_exceeded',
  status = 429,
): Answer => ({
  status,
  body: { type: '/problems/x', title: 'Too many calls', status, code, request_id: 'req_7Hq2mXv9Kd81' },
  headers: { 'X-Credits-Charged': '0.00', ...(seconds !== undefined && { 'Retry-After': `${seconds}` }) },
})

/** A server that gives these answers one after another, a client that waits at most 60 seconds, and how long it has waited. */
async function answering(...answers: Answer[]) {
  const server = await startServer({ [check]: (_call, times) => answers[times - 1] ?? swapped })
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms / 1000)
  const client = createApi('sim-swap', {
    baseUrl: server.url,
    key,
    fetch: waitForLimits({ maxSeconds: 60, wait }),
  })
  return { server, waits, send: () => client.POST('/check', { body }) }
}

describe('a call beyond a limit', () => {
  it('is sent again after Retry-After, with its body and key, until it passes', async () => {
    const { server, waits, send } = await answering(refused(2), refused(1, 'quota_exceeded'))
    expect((await send()).data).toEqual({ swapped: true })
    const sent = server.sent(check)
    expect(sent.map((call) => JSON.parse(call.body))).toEqual([body, body, body])
    expect(new Set(sent.map(({ headers }) => headers['x-api-key']))).toEqual(new Set([key]))
    expect(waits).toHaveLength(2)
    for (const [index, seconds] of [2, 1].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(seconds)
      expect(waits[index]).toBeLessThanOrEqual(seconds * 1.25)
    }
  })

  it('waits until a date, too', async () => {
    const { waits, send } = await answering(refused(new Date(Date.now() + 30_000).toUTCString()))
    expect((await send()).data).toEqual({ swapped: true })
    expect(waits[0]).toBeGreaterThan(25)
    expect(waits[0]).toBeLessThanOrEqual(37.5)
  })

  it('waits no longer than it may, all its waits together', async () => {
    const { server, waits, send } = await answering(refused(40), refused(40))
    const { error, response } = await send()
    expect([error?.code, response.headers.get('Retry-After')]).toEqual(['rate_limit_exceeded', '40'])
    expect([server.count(check), waits.length]).toEqual([2, 1])
  })

  it('never waits longer than is left, so as to spread', async () => {
    const { waits, send } = await answering(refused(59), refused(1))
    await send()
    expect(waits.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(60)
  })

  it('really waits, where nobody says how', async () => {
    const server = await startServer({ [check]: (_call, times) => (times === 1 ? refused(1) : swapped) })
    const fetch = waitForLimits({ maxSeconds: 5 })
    const begun = performance.now()
    const { data } = await createApi('sim-swap', { baseUrl: server.url, key, fetch }).POST('/check', { body })
    expect([data, performance.now() - begun >= 990]).toEqual([{ swapped: true }, true])
  })
})

describe('is handed on immediately', () => {
  it.each<[string, Answer]>([
    ['a quota of tomorrow', refused(36_000, 'quota_exceeded')],
    ['a 429 without Retry-After', refused(undefined)],
    ['a 429 with a Retry-After that nobody can read', refused('soon')],
    ['a budget that is spent', refused(5, 'budget_exceeded', 402)],
    ['an API that is away', refused(5, 'unavailable', 503)],
    [
      'a 429 of the API itself, which was charged',
      {
        ...(refused(5, 'too_many_requests') as object),
        status: 429,
        headers: { 'Retry-After': '5', 'X-Credits-Charged': '1.50' },
      },
    ],
  ])('%s', async (_what, answer) => {
    const { server, waits, send } = await answering(answer)
    const { response, error } = await send()
    expect(response.status).toBe((answer as { status: number }).status)
    expect(error).toHaveProperty('code')
    expect([server.count(check), waits]).toEqual([1, []])
  })
})

describe('an abort', () => {
  it('ends the wait, and nothing is sent again', async () => {
    const abort = new AbortController()
    const server = await startServer({ [check]: () => refused(30) })
    let begin = () => {}
    let sends = 0
    const waiting = new Promise<void>((resolve) => {
      begin = resolve
    })
    const limited = waitForLimits({
      maxSeconds: 60,
      async fetch(request) {
        sends += 1
        const response = await globalThis.fetch(request)
        begin()
        return response
      },
    })
    const simSwap = createApi('sim-swap', { baseUrl: server.url, key, fetch: limited })
    const call = simSwap.POST('/check', { body, signal: abort.signal })
    await waiting
    abort.abort()
    await expect(call).rejects.toHaveProperty('name', 'AbortError')
    expect([sends, server.count(check)]).toEqual([1, 1])
  })
})

describe('a portal', () => {
  it('waits as well, and the error that is left names the seconds', async () => {
    const send = 'POST /api/forgot-password'
    const tooMany = refused(7, 'too_many_requests') as object
    const server = await startServer({
      [send]: () => ({ ...tooMany, status: 429, headers: { 'Retry-After': '7' } }),
    })
    const waits: number[] = []
    const fetch = waitForLimits({ maxSeconds: 10, wait: async (ms) => void waits.push(ms) })
    const portal = createPortal({ baseUrl: server.url, fetch })
    const call = portal.POST('/api/forgot-password', { body: { email: 'jun@example.com' } })
    const error = await unwrap(call).catch((thrown: unknown) => thrown)
    expect(isApiError(error) && [error.status, error.code, error.retryAfter]).toEqual([
      429,
      'too_many_requests',
      7,
    ])
    expect([server.count(send), waits.length]).toEqual([2, 1])
  })
})
