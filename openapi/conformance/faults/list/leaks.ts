import { setTimeout as pause } from 'node:timers/promises'
import { faultsOf, type Mistake } from '../fault.ts'
import { field, instead, jsonOf, problem, replies, withHeader, withJson } from '../mistakes.ts'

/** Wrong directions to browsers and caches. */
export const browserFaults = faultsOf('browsers', [
  [
    'origin-reflected',
    'getWalletThreshold',
    'any origin is let in',
    replies((reply, call) => {
      const { origin } = call.headers
      return origin
        ? withHeader(
            withHeader(reply, 'access-control-allow-origin', origin),
            'access-control-allow-credentials',
            'true',
          )
        : reply
    }),
  ],
  [
    'always-held',
    'getSearchIndex',
    'whatever version is held, it is said to be the newest',
    instead(async (call, backend) => {
      const reply = await backend.send(call)
      return call.headers['if-none-match'] && reply.status === 200
        ? { ...reply, status: 304, body: Buffer.alloc(0) }
        : reply
    }),
  ],
])

const late: Mistake = instead(async (call, backend) => {
  const reply = await backend.send(call)
  await pause(2_500)
  return reply
})

/** Seconds where others take none. */
export const timeFaults = faultsOf('times', [
  ['prices-late', 'listPublicSkus', 'prices take seconds', late],
  [
    'over-before-it-began',
    'listExports',
    'an export expires before it was made',
    field('data.*.expires_at', (value) => value && '2026-01-01T00:00:00Z'),
  ],
])

/** Whatever is longer than that in UTF-16 or bytes. */
const refusesLong = (name: string, most: number, sizeOf: (text: string) => number): Mistake =>
  instead(async (call, backend) => {
    const value = jsonOf(call)[name] ?? new URLSearchParams(call.query).get(name)
    if (typeof value !== 'string' || sizeOf(value) <= most) return backend.send(call)
    const pointer = call.method === 'GET' ? `?${name}` : `#/${name}`
    const reply = problem(422, 'validation_failed')
    return withJson(reply, {
      ...jsonOf(reply),
      errors: [{ pointer, code: 'max_length', message: 'It’s too long.' }],
    })
  })

/** Limits of accepted values. */
export const boundFaults = faultsOf('bounds', [
  [
    'name-in-utf16',
    'updateProfile',
    'letters of two units count twice',
    refusesLong('firstname', 100, (text) => text.length),
  ],
])
