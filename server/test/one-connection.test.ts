// A call that holds a connection and waits for a second one stops the whole server when enough people do it at once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverOfFile, type TestServer } from './support/server.ts'

const server = await serverOfFile()
let narrow: TestServer
beforeAll(async () => {
  narrow = await server.twin({ poolSize: 1 })
})
afterAll(async () => {
  await narrow.close()
})

test('200: every call makes do with one connection', async () => {
  const { access_token: token, refresh_token } = await narrow.signIn('newUser')
  const terms = { tc_agree: true, one_shared_globe: true }
  const calls: [method: string, path: string, body?: unknown][] = [
    ['PUT', 'sso-verify/agree', terms],
    ['POST', 'redeem-starter', {}],
    ['PUT', 'wallet/threshold', { threshold1: '600' }],
    ['POST', 'notifications', { notification_ids: ['ntf_1'] }],
    ['POST', 'refresh-token', { refresh_token }],
    ['GET', 'wallet/credits'],
    ['GET', 'transactions'],
    ['GET', 'api-usage'],
    ['GET', 'user-subscription'],
    ['GET', 'api-list-public'],
    ['POST', 'logout', { refresh_token }],
  ]
  for (const [method, path, body] of calls) {
    const headers = { 'Idempotency-Key': 'one-connection' }
    const response = await narrow.ask(method, `/portal-api/api/${path}`, { token, body, headers })
    expect([path, response.status]).toEqual([path, 200])
  }
})
