// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { limitRefreshes } from './refresh-limit.ts'

const refresh = 'https://portal.example/portal-api/api/refresh-token'
const minuteMs = 60_000
let now = 1_000_000

beforeEach(() => localStorage.clear())

function tab(send: (request: Request) => Promise<Response>) {
  const limited = limitRefreshes(send, { storage: localStorage, now: () => now })
  return (url = refresh) => limited(new Request(url, { method: 'POST' })).then(({ status }) => status, String)
}

const dead = { 'that is unreachable': () => Promise.reject(new TypeError('fetch failed')) } as Record<
  string,
  () => Promise<Response>
>
for (const status of [500, 502, 503, 408, 429]) {
  dead[`that answers ${status}`] = async () => new Response(null, { status })
}

test.each(Object.entries(dead))(
  'an endpoint %s is asked six times a minute by six tabs',
  async (_how, answer) => {
    const send = vi.fn(answer)
    const tabs = Array.from({ length: 6 }, () => tab(send))
    for (let round = 0; round < 10; round++) {
      for (const ask of tabs) await ask()
      now += 1000
    }
    expect(send).toHaveBeenCalledTimes(6)
    now += minuteMs
    await tabs[0]?.()
    expect(send).toHaveBeenCalledTimes(7)
  },
)

test('an endpoint that hangs is not asked by all who lose patience', async () => {
  const send = vi.fn(() => new Promise<Response>(() => {}))
  for (let count = 0; count < 20; count++) void tab(send)()
  expect(send).toHaveBeenCalledTimes(6)
})

test.each([200, 401])('an answer of %d begins the count anew', async (status) => {
  const send = vi.fn(async () => new Response(null, { status }))
  const ask = tab(send)
  for (let count = 0; count < 50; count++) expect(await ask()).toBe(status)
  expect(send).toHaveBeenCalledTimes(50)
})

test('other calls are nobody’s business, and a count of the future is none', async () => {
  const send = vi.fn(async () => new Response(null, { status: 500 }))
  const ask = tab(send)
  for (let count = 0; count < 20; count++) await ask('https://portal.example/portal-api/api/profile')
  expect(send).toHaveBeenCalledTimes(20)
  localStorage.setItem(
    'switchboard.refreshes',
    Array(9)
      .fill(now + minuteMs)
      .join(),
  )
  expect(await ask()).toBe(500)
})
