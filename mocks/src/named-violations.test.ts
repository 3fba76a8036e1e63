import { afterAll, describe, expect, test } from 'vitest'
import { listContracts } from './contracts.ts'
import { startMocks } from './start-mocks.ts'

const played = ['portal', 'content', 'messaging', 'device-location']
const contracts = (await listContracts()).filter(({ name }) => played.includes(name))
const mocks = await startMocks({ contracts, ports: () => 0 })
afterAll(() => mocks.close())

interface Sent {
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly method?: string
}

async function ask(name: string, path: string, { body, headers, method }: Sent = {}) {
  const response = await fetch(`${mocks.url(name)}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      Authorization: 'Bearer sba_jun_1Vq8Tn',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, problem: await response.json() }
}

const area = { areaType: 'CIRCLE', center: { latitude: 14.5, longitude: 121 }, radius: 2000 }
const message = { from: 'SWITCH', to: '+639175550102', text: 'Your parcel is here.' }

test.each<[string, string, string, Sent, readonly string[]]>([
  [
    'a field that is missing',
    'messaging',
    '/messages',
    { body: { ...message, from: undefined } },
    ['#/from required'],
  ],
  [
    'several',
    'messaging',
    '/messages',
    { body: {} },
    ['#/from required', '#/to required', '#/text required'],
  ],
  ['a field of another type', 'messaging', '/messages', { body: { ...message, text: 5 } }, ['#/text type']],
  [
    'a field that is unknown',
    'messaging',
    '/messages',
    { body: { ...message, 'a/b~': 1 } },
    ['#/a~1b~0 additional_properties'],
  ],
  ['a list in place of an object', 'messaging', '/messages', { body: [] }, ['#/ type']],
  ['no body', 'messaging', '/messages', { method: 'POST' }, ['#/ required']],
  [
    'a nested field',
    'device-location',
    '/verify',
    { body: { phoneNumber: '+639175550101', area: { ...area, center: { latitude: 'x', longitude: 1 } } } },
    ['#/area/center/latitude type'],
  ],
  [
    'a nested field that is missing',
    'device-location',
    '/verify',
    { body: { phoneNumber: '+639175550101', area: { ...area, center: {} } } },
    ['#/area/center/latitude required', '#/area/center/longitude required'],
  ],
  ['a query parameter', 'messaging', '/messages?limit=many', {}, ['?limit type']],
  ['a query parameter that is missing', 'portal', '/api/api-reference?version=v1', {}, ['?api required']],
  ['a query parameter of another service', 'content', '/resources?limit=0', {}, ['?limit minimum']],
  ['a value that is no choice', 'portal', '/api/transactions?view=all-of-it', {}, ['?view enum']],
  [
    'an item of a list',
    'portal',
    '/api/webhooks',
    { body: { url: 'https://hooks.example/in', events: ['payment.settled', 'no.such'] } },
    ['#/events/1 enum'],
  ],
])('the 422 names %s', async (_what, name, path, sent, places) => {
  const { status, problem } = await ask(name, path, sent)
  expect(problem).toMatchObject({ status: 422, code: 'validation_failed', request_id: expect.any(String) })
  expect(status).toBe(422)
  const named = problem.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`)
  expect(named.sort()).toEqual([...places].sort())
  for (const { message } of problem.errors) expect(message).toMatch(/^\p{Lu}.+\.$/u)
})

test.each([
  ['content', '/resources?limit=0', {}, 'Use 1 or more.'],
  ['portal', '/api/transactions?view=all-of-it', {}, /^Use one of: \w/],
  ['messaging', '/messages', { body: { ...message, text: '' } }, 'This is required.'],
  ['messaging', '/messages', { body: { ...message, text: 5 } }, 'This must be of type string.'],
])('%s says in words what is wrong with %s %j', async (name, path, sent, words) => {
  const { problem } = await ask(name, path, sent)
  expect(problem.errors[0].message).toMatch(words)
})

test('the documented words are used where an example has that error', async () => {
  const { problem } = await ask('messaging', '/messages', { body: { ...message, to: 'twelve' } })
  expect(problem.errors).toEqual([
    { pointer: '#/to', code: 'pattern', message: 'Write it as +639175550101.' },
  ])
})

test.each(['messaging', 'portal'])('a body of another type is a 415 (%s)', async (name) => {
  const path = name === 'portal' ? '/login' : '/messages'
  const { status, problem } = await ask(name, path, {
    body: 'abc',
    headers: { 'Content-Type': 'text/plain' },
  })
  expect([status, problem.status, problem.code]).toEqual([415, 415, 'media_type_unsupported'])
  expect(problem.detail).toContain('application/json')
})

describe('a preferred status', () => {
  test.each([
    ['portal', '/api/profile', 500, 'unexpected'],
    ['portal', '/api/profile', 501, 'not_offered'],
    ['portal', '/api/profile', 503, 'unavailable'],
    ['portal', '/api/transactions', 503, 'unavailable'],
    ['messaging', '/messages', 503, 'network_unavailable'],
    ['messaging', '/messages', 429, 'too_many_requests'],
    ['content', '/resources', 503, 'unavailable'],
  ])('%s %s %i is one in status and body', async (name, path, status, code) => {
    const { problem, ...response } = await ask(name, path, { headers: { Prefer: `code=${status}` } })
    expect([response.status, problem.status, problem.code]).toEqual([status, status, code])
  })

  test('is answered whatever the body is, but not without a token', async () => {
    const headers = { Prefer: 'code=503' }
    expect((await ask('messaging', '/messages', { body: {}, headers })).status).toBe(503)
    const visitor = { ...headers, Authorization: '' }
    expect((await ask('portal', '/api/profile', { headers: visitor })).status).toBe(401)
  })

  test.each([
    ['portal', '/api/profile', 418],
    ['messaging', '/messages', 418],
    ['messaging', '/messages', 500],
  ])('that %s %s does not have, %i, is told the known ones', async (name, path, status) => {
    const { problem, ...response } = await ask(name, path, { headers: { Prefer: `code=${status}` } })
    expect([response.status, problem.status]).toEqual([404, 404])
    expect(problem.detail).toMatch(new RegExp(`no status ${status} here. Choose one of: 200, .*401.*503`))
  })
})
