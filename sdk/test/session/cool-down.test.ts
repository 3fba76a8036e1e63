import { describe, expect, it } from 'vitest'
import { problem, refresh, startAuthServer } from '../support/auth-server.ts'
import { signedIn } from '../support/session.ts'

const start = Date.UTC(2026, 10, 22)

/** A portal whose refreshes fail like this, and what it does at a time of its clock. */
async function failing(status: number, retryAfter?: string) {
  let now = start
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': retryAfter }
  const answer = { ...(problem(status, 'unavailable') as object), status, ...(headers && { headers }) }
  const server = await startAuthServer({ [refresh]: () => answer })
  server.expire()
  const { credits } = signedIn(server.url, { clock: () => now })
  const triesAt = async (ms: number) => {
    now = start + ms
    const { response, error } = await credits()
    expect([response.status, error?.code]).toEqual([status, 'unavailable'])
    return server.count(refresh)
  }
  return { server, triesAt, credits }
}

describe('a refresh that fails', () => {
  it.each([429, 503])('with %i is not asked again before its Retry-After, in seconds', async (status) => {
    const { triesAt } = await failing(status, '120')
    expect(await triesAt(0)).toBe(1)
    for (const ms of [1, 2_000, 59_000, 119_999]) expect(await triesAt(ms)).toBe(1)
    expect(await triesAt(120_000)).toBe(2)
  })

  it('is not asked again before its Retry-After, as a date', async () => {
    const { triesAt } = await failing(503, new Date(start + 90_000).toUTCString())
    expect(await triesAt(0)).toBe(1)
    expect(await triesAt(89_999)).toBe(1)
    expect(await triesAt(90_000)).toBe(2)
  })

  it('hands the response with its Retry-After to who waits', async () => {
    const { triesAt, credits } = await failing(429, '30')
    await triesAt(0)
    expect((await credits()).response.headers.get('Retry-After')).toBe('30')
  })

  it.each(['', 'soon', '-5', '0', 'Thu, 01 Jan 1970 00:00:00 GMT', 'NaN'])(
    'and says %j is tried as if it had said nothing',
    async (retryAfter) => {
      const { triesAt } = await failing(503, retryAfter)
      expect(await triesAt(0)).toBe(1)
      expect(await triesAt(0)).toBe(2)
      expect(await triesAt(1_000)).toBe(3)
    },
  )

  it('is not locked out for ever by an absurd Retry-After', async () => {
    const { triesAt } = await failing(503, '99999999999')
    expect(await triesAt(0)).toBe(1)
    expect(await triesAt(86_399_999)).toBe(1)
    expect(await triesAt(86_400_000)).toBe(2)
  })

  it('is tried ever later: at once, then after 1, 2, 4 and 8 seconds', async () => {
    const { triesAt } = await failing(503)
    const tries: number[] = []
    for (let ms = 0; ms <= 20_000; ms += 250) {
      const before = tries.length
      const count = await triesAt(ms)
      for (let known = before; known < count; known++) tries.push(ms)
    }
    expect(tries).toEqual([0, 250, 1_250, 3_250, 7_250, 15_250])
  })

  it('begins anew after one that succeeds', async () => {
    const { server, triesAt, credits } = await failing(503)
    const failed = server.handlers[refresh]
    for (const ms of [0, 1, 1_001, 3_001]) await triesAt(ms)
    server.handlers[refresh] = server.trade
    expect(await triesAt(7_000)).toBe(4)
    await expect(triesAt(7_001)).rejects.toThrow('200')
    expect((await credits()).response.status).toBe(200)
    server.handlers[refresh] = failed ?? server.trade
    server.expire()
    expect(await triesAt(7_002)).toBe(6)
    expect(await triesAt(7_002)).toBe(7)
    expect(await triesAt(7_002)).toBe(7)
  })
})
