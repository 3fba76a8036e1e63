import { setTimeout as pause } from 'node:timers/promises'
import { faultsOf, type Mistake } from '../fault.ts'
import {
  body,
  instead,
  isProblem,
  jsonOf,
  objectOf,
  problem,
  replies,
  replyOf,
  rowsOf,
  withHeader,
  withJson,
  withRequestHeader,
} from '../mistakes.ts'
import { takesBeyond } from '../random/values.ts'

const inProblem = (status: number, detail: string): Mistake =>
  replyOf(status, (reply) => (isProblem(reply) ? withJson(reply, { ...jsonOf(reply), detail }) : reply))

const inRows = (name: string, value: string): Mistake =>
  body((answer) => ({ ...answer, data: rowsOf(answer.data).map((row) => ({ ...row, [name]: value })) }))

const inData = (name: string, value: string): Mistake =>
  body((answer) => ({ ...answer, data: { ...objectOf(answer.data), [name]: value } }))

/** Answers that tell what is nobody's business. */
export const leakFaults = faultsOf('leaks', [
  [
    'hash-in-profile',
    'getProfile',
    'the hash of a password is in the profile',
    inData('password_hash', '$2b$10$abcdefghijklmnopqrstuv'),
  ],
  [
    'hash-in-keys',
    'getKeys',
    'the hash of each key is listed',
    inRows('hash', 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f2'),
  ],
  ['internal-number', 'listSubscriptionProducts', 'internal numbers are told', inRows('row_id', '4711')],
  [
    'note-for-staff',
    'listWebhooks',
    'a note for administrators is listed',
    inRows('internal_note', 'a difficult customer'),
  ],
  [
    'stack-in-422',
    'updateProfile',
    'a refusal has a stack trace',
    inProblem(422, 'Error: invalid\n    at validate (/srv/portal/dist/server.js:120:15)'),
  ],
  [
    'sql-in-404',
    'getTransactionStatus',
    'a refusal has SQL',
    inProblem(404, 'no rows: select * from payments where id = $1'),
  ],
  [
    'constraint-in-409',
    'createUserSubscription',
    'a refusal names a constraint',
    inProblem(409, 'duplicate key value violates unique constraint "subscriptions_user_api"'),
  ],
  [
    'path-in-400',
    'createWebhook',
    'a refusal has a path of the machine',
    inProblem(400, 'Cannot parse /srv/portal/uploads/body.json'),
  ],
  [
    'powered-by',
    'listApiPrices',
    'the version of a framework is told',
    replies((reply) => withHeader(reply, 'x-powered-by', 'Express 4.17.1')),
  ],
  [
    'server-version',
    'getTeam',
    'the version of the server is told',
    replies((reply) => withHeader(reply, 'server', 'nginx/1.14.0 (Ubuntu)')),
  ],
])

/** Wrong directions to browsers and caches. */
export const browserFaults = faultsOf('browsers', [
  [
    'team-no-challenge',
    'getTeam',
    '401 does not say how to sign in',
    replyOf(401, (reply) => withHeader(reply, 'www-authenticate', undefined)),
  ],
  [
    'removal-no-challenge',
    'removeWebhook',
    '401 of a write does not say how to sign in',
    replyOf(401, (reply) => withHeader(reply, 'www-authenticate', undefined)),
  ],
  [
    'exports-cached',
    'listExports',
    'a cache may keep what is somebody’s',
    replyOf(200, (reply) => withHeader(reply, 'cache-control', 'public, max-age=600')),
  ],
  [
    'overview-cached',
    'getUsageSummary',
    'nobody says whether a cache may keep it',
    replyOf(200, (reply) => withHeader(reply, 'cache-control', undefined)),
  ],
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
    'origin-reflected-by-write',
    'createPayment',
    'any origin is let in by a write',
    replies((reply, call) => withHeader(reply, 'access-control-allow-origin', call.headers.origin)),
  ],
  [
    'sniffed',
    'listFaqs',
    'a browser may guess the type',
    replies((reply) => withHeader(reply, 'x-content-type-options', undefined)),
  ],
  [
    'framed',
    'getCredits',
    'it may be framed',
    replies((reply) => withHeader(reply, 'x-frame-options', 'ALLOWALL')),
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
  [
    'never-held',
    'getSearchIndex',
    'a held version is sent again',
    instead((call, backend) => backend.send(withRequestHeader(call, 'if-none-match', undefined))),
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
  ['deprecations-late', 'listDeprecations', 'a list of nothing takes seconds', late],
  ['name-late', 'renameKey', 'a new name takes seconds', late],
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
  [
    'key-name-one-less',
    'renameKey',
    'the longest name is refused',
    refusesLong('name', 59, (text) => [...text].length),
  ],
  [
    'search-in-bytes',
    'listCatalogue',
    'a search is counted in bytes',
    refusesLong('search', 200, (text) => Buffer.byteLength(text)),
  ],
  [
    'largest-page-refused',
    'listApiPrices',
    'the largest page is refused',
    instead(async (call, backend) => {
      if (new URLSearchParams(call.query).get('limit') !== '200') return backend.send(call)
      const reply = problem(422, 'validation_failed')
      return withJson(reply, {
        ...jsonOf(reply),
        errors: [{ pointer: '?limit', code: 'maximum', message: 'At most 100.' }],
      })
    }),
  ],
  [
    'company-in-bytes',
    'updateProfile',
    'a company is counted in bytes',
    refusesLong('company', 200, (text) => Buffer.byteLength(text)),
  ],
  [
    'message-one-less',
    'contactUs',
    'the longest message of a visitor is refused',
    refusesLong('message', 4_999, (text) => [...text].length),
  ],
  [
    'description-one-more',
    'createWebhook',
    'one letter too many is taken, where few calls may be made',
    takesBeyond({ name: 'description', keyword: 'maxLength', bound: 200 }),
  ],
])
