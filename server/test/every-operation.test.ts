// Promises that hold for every operation alike.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationsOf, readBundle } from '../src/platform/http/contract.ts'
import { defaultCallLimits } from '../src/platform/settings/default-call-limits.ts'
import { startServer, type TestServer } from './support/server.ts'

const operations = operationsOf(readBundle())
const limited = operations.filter(({ statuses }) => statuses.includes('429'))

let server: TestServer
const tokens: Record<string, string> = {}
beforeAll(async () => {
  const once = Object.fromEntries(
    Object.keys(defaultCallLimits).map((id) => [id, { calls: 2, seconds: 3600 }]),
  )
  server = await startServer({ settings: { callLimits: { ...once, login: { calls: 4, seconds: 3600 } } } })
  tokens.USER = (await server.signIn('user')).access_token
  tokens.ADMIN = (await server.signIn('admin')).access_token
})
afterAll(async () => {
  await server.close()
  await server.database.close()
})

type Operation = (typeof operations)[number]

function call({ method, path, access, roles }: Operation, body?: unknown) {
  const token = access === 'public' ? undefined : tokens[roles.includes('USER') ? 'USER' : 'ADMIN']
  return server.ask(method, `/portal-api${path}`, {
    token,
    body,
    headers: { 'Content-Type': 'application/json' },
  })
}

test.each([
  ['POST', '/login', '#/password', { email: 'jun@example.com', password: 'a\0b' }],
  ['PUT', '/api/profile', '#/firstname', { firstname: 'a\0', lastname: 'b' }],
  ['GET', '/api/user-api-response?search=%00', '?search', undefined],
] as const)('%s %s 422 validation_failed: a NUL is pointed at', async (method, path, pointer, body) => {
  const response = await server.ask(method, `/portal-api${path}`, { token: tokens.USER, body })
  expect([response.status, response.body.errors?.map((error) => error.pointer)]).toEqual([422, [pointer]])
})

/** Routes of OAuth, which aren’t in the contract: decision 0101. */
const ofOAuth = [
  'authorizeAgent',
  'beginIdentity',
  'endIdentity',
  'issueToken',
  'registerAgent',
  'registerAgentAnywhere',
  'revokeToken',
]

test('limited are exactly the operations that declare 429', () => {
  const declared = limited.map(({ id }) => id)
  expect(Object.keys(defaultCallLimits).sort()).toEqual([...declared, ...ofOAuth].sort())
})

test.each(limited.map((operation) => [operation.id, operation] as const))(
  '%s 429 too_many_requests: with the time to wait, until it has passed',
  async (_id, operation) => {
    let response = await call(operation, operation.method === 'GET' ? undefined : '{}')
    // A mail has a wait of its own, which is another 429.
    for (let tries = 0; response.body.code !== 'too_many_requests' && tries < 5; tries += 1) {
      response = await call(operation, operation.method === 'GET' ? undefined : '{}')
    }
    expect([response.status, response.body.code]).toEqual([429, 'too_many_requests'])
    const wait = Number(response.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(3600)
  },
)
