// The address that a caller is counted by, and what each caller is shown, with and without a proxy before the server.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openInstallation } from './support/process.ts'
import { startServer, type TestServer } from './support/server.ts'

const twoCalls = { calls: 2, seconds: 3600 }
const settings = {
  callLimits: {
    ...{ login: twoCalls, registerAgent: twoCalls, authorizeAgent: twoCalls, issueToken: twoCalls },
    revokeToken: twoCalls,
  },
}
const metricsToken = 'a-token-of-twenty-nine-letters'
const proxies = '127.0.0.1, 10.0.0.0/8'
let direct: TestServer
let proxied: TestServer
beforeAll(async () => {
  direct = await startServer({ settings })
  const publicUrl = 'https://portal.example'
  proxied = await startServer({ settings: { ...settings, publicUrl }, trustProxy: proxies, metricsToken })
})
afterEach(async () => {
  for (const { database } of [direct, proxied]) await database.pool.query('DELETE FROM call_counts')
})
afterAll(async () => {
  for (const server of [direct, proxied]) {
    await server.close()
    await server.database.close()
  }
})

const login = async (server: TestServer, headers: Readonly<Record<string, string>>) => {
  const body = { email: `${crypto.randomUUID()}@example.com`, password: 'wrong' }
  return (await server.ask('POST', '/portal-api/login', { body, headers })).status
}
const from = (addresses: string) => ({ 'X-Forwarded-For': addresses })
/** The statuses of calls in turn: two go through for one caller, the third is one too many. */
async function inTurn(server: TestServer, calls: readonly Readonly<Record<string, string>>[]) {
  const statuses: number[] = []
  for (const headers of calls) statuses.push(await login(server, headers))
  return statuses
}

describe('callers are counted by their real address', () => {
  test.each([
    [
      'what the caller wrote into X-Forwarded-For itself',
      ['203.0.113.7', '1.1.1.1, 203.0.113.7', '2.2.2.2,203.0.113.7'],
    ],
    ['the address of the proxy, forged', ['203.0.113.7', '127.0.0.1, 203.0.113.7', '10.1.2.3, 203.0.113.7']],
    ['a second proxy on the way', ['203.0.113.7', '203.0.113.7, 10.0.0.5', '9.9.9.9, 203.0.113.7, 10.0.0.6']],
    ['a port', ['203.0.113.7', '203.0.113.7:4711', '203.0.113.7:4712']],
    ['IPv4 as IPv6', ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107']],
    ['IPv6 in other words', ['2001:db8::7', '2001:0DB8:0:0:0:0:0:7', '[2001:db8::7]:443']],
    ['IPv6 of one network', ['2001:db8::7', '2001:db8::ffff:1', '2001:db8:0:0:1:2:3:4']],
    ['nothing that is an address', ['unknown', '_hidden', 'a b c, for=1.2.3.4']],
  ])('429: %s makes no other caller', async (_what, addresses) => {
    expect(await inTurn(proxied, addresses.map(from))).toEqual([401, 401, 429])
  })

  test.each([
    ['IPv4', ['203.0.113.7', '203.0.113.7', '203.0.113.8']],
    ['IPv6 networks', ['2001:db8:0:1::7', '2001:db8:0:1::7', '2001:db8:0:2::7']],
  ])('401: another address is another caller: %s', async (_what, addresses) => {
    expect(await inTurn(proxied, addresses.map(from))).toEqual([401, 401, 401])
  })

  test.each(['Forwarded', 'X-Real-IP', 'X-Client-IP', 'CF-Connecting-IP', 'True-Client-IP'])(
    '429: nobody is believed by %s',
    async (name) => {
      const value = (last: number) => (name === 'Forwarded' ? `for=203.0.113.${last}` : `203.0.113.${last}`)
      for (const server of [direct, proxied]) {
        expect(
          await inTurn(
            server,
            [1, 2, 3].map((last) => ({ [name]: value(last) })),
          ),
        ).toEqual([401, 401, 429])
      }
    },
  )

  test.each([
    ['POST', '/oauth/register'],
    ['POST', '/oauth/token'],
    ['POST', '/oauth/revoke'],
    ['GET', '/oauth/authorize'],
  ])('429: %s %s counts an IPv6 network as one caller', async (method, path) => {
    const statuses: number[] = []
    for (const address of ['2001:db8::7', '2001:db8::ffff:1', '2001:db8:0:0:1:2:3:4', '2001:db8:0:1::7'])
      statuses.push((await proxied.ask(method, path, { headers: from(address) })).status)
    expect(statuses).toEqual([400, 400, 429, 400])
  })

  test('429: without TRUST_PROXY, X-Forwarded-For says nothing', async () => {
    expect(await inTurn(direct, ['1.1.1.1', '2.2.2.2', '3.3.3.3'].map(from))).toEqual([401, 401, 429])
  })
})

describe('/metrics', () => {
  const metrics = async (server: TestServer, headers: Readonly<Record<string, string>> = {}) =>
    (await server.ask('GET', '/metrics', { headers })).status

  test('404: without METRICS_TOKEN for nobody, since a proxy on this machine looks like this machine', async () => {
    expect(await metrics(direct)).toBe(404)
    expect(await metrics(direct, { Authorization: 'Bearer undefined' })).toBe(404)
    expect(await metrics(direct, { Authorization: 'Bearer ' })).toBe(404)
  })

  test.each([
    ['nothing', ''],
    ['another token', `Bearer ${metricsToken.replace('a', 'b')}`],
    ['the start of it', `Bearer ${metricsToken.slice(0, -1)}`],
    ['more than it', `Bearer ${metricsToken}s`],
    ['another scheme', `Basic ${metricsToken}`],
  ])('404: with %s', async (_what, Authorization) => {
    expect(await metrics(proxied, { Authorization })).toBe(404)
  })

  test('200: with the token, whatever the case of the scheme', async () => {
    expect(await metrics(proxied, { Authorization: `Bearer ${metricsToken}` })).toBe(200)
    expect(await metrics(proxied, { Authorization: `bearer ${metricsToken}` })).toBe(200)
  })
})

test.each(['/healthz', '/portal-api/api/api-list-public', '/gateway/none', '/nope', '/mock/none/x'])(
  'Strict-Transport-Security stands on %s where the portal is opened by https, and only there',
  async (path) => {
    const header = async (server: TestServer) =>
      (await server.ask('GET', path)).headers.get('Strict-Transport-Security')
    expect(await header(proxied)).toBe('max-age=31536000; includeSubDomains')
    expect(await header(direct)).toBeNull()
  },
)

describe('the start is refused by name', () => {
  test.each([
    [{ TRUST_PROXY: 'true' }, /TRUST_PROXY.*"true"/],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN: use at least 16/],
  ])('%j', async (env, message) => {
    const installation = openInstallation()
    await expect(installation.start(env)).rejects.toThrow(message)
    // Nothing was begun that would have to be undone.
    expect(installation.databasePid()).toBeUndefined()
    await installation.close()
  })
})
