import { randomUUID } from 'node:crypto'
import { type Behaviour, faultsOf, type Mistake } from '../fault.ts'
import {
  asks,
  field,
  header,
  instead,
  jsonOf,
  problem,
  problemField,
  replies,
  replyOf,
  withHeader,
  withJson,
  withRequestHeader,
} from '../mistakes.ts'

/** Answers with another status than the contract has for them. */
export const statusFaults = faultsOf('status', [
  [
    'problem-with-200',
    'adminGetUserSubscription',
    'a problem comes with the status 200',
    replyOf(404, (reply) => ({ ...reply, status: 200 })),
  ],
  [
    'empty-body',
    'listSessions',
    'a list comes without a body',
    replyOf(200, (reply) => ({ ...reply, body: Buffer.alloc(0) })),
  ],
])

/** The response to a method that the address doesn't take. */
const notAllowed =
  (path: string, change: (allow: string | undefined) => string | undefined): Behaviour =>
  async (call, backend) => {
    const reply = await backend.send(call)
    if (call.path !== path || reply.status !== 405) return reply
    return withHeader(reply, 'allow', change(reply.headers.allow as string | undefined))
  }

/** Headers that are missing or wrong. */
export const headerFaults = faultsOf('headers', [
  [
    'no-allow',
    'getWalletCredits',
    '405 does not say which methods there are',
    () => notAllowed('/api/wallet/credits', () => undefined),
  ],
  [
    'no-retry-after',
    'forgotPassword',
    '429 does not say how long to wait',
    header('retry-after', undefined, 429),
  ],
])

/** Problems that a program cannot rely on. */
export const problemFaults = faultsOf('problem bodies', [
  [
    'pointer-missing',
    'updateProfile',
    'a refused field is not pointed at',
    problemField('errors', () => undefined),
  ],
])

/** Requests that should be refused, and are not. */
export const validationFaults = faultsOf('validation', [
  [
    'takes-any-content-type',
    'updateProfile',
    'a body of another content type is taken',
    asks((call) => withRequestHeader(call, 'content-type', 'application/json')),
  ],
  [
    '500-for-nul',
    'updateProfile',
    '500 for a text with a NUL',
    instead((call, backend) =>
      /\\u0000|\0/.test(call.body.toString()) ? problem(500, 'unexpected') : backend.send(call),
    ),
  ],
  [
    'reads-any-length',
    'updateProfile',
    'a body of any length is read',
    instead((call, backend) =>
      call.body.length > 1_048_576 ? problem(400, 'malformed_json') : backend.send(call),
    ),
  ],
  [
    'takes-any-idempotency-key',
    'adminAddCredits',
    'an idempotency key of any form is taken',
    asks((call) => {
      const key = call.headers['idempotency-key']
      const isKnown = key === undefined || /^[\x21-\x7e]{8,128}$/.test(String(key))
      return isKnown ? call : withRequestHeader(call, 'idempotency-key', randomUUID())
    }),
  ],
])

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

/** Seconds where others take none. */
export const timeFaults = faultsOf('times', [
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
