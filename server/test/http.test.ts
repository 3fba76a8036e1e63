import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxJsonBytes, maxJsonValues } from '../src/platform/http/json-body.ts'
import { eventually } from './support/eventually.ts'
import { startServer, type TestServer } from './support/server.ts'

const metricsToken = 'the-token-of-these-tests'
let server: TestServer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'switchboard-app-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>app</title>')
  writeFileSync(join(folder, 'assets/main-AbCdEf12.js'), 'export {}')
  writeFileSync(join(folder, 'assets/strength-worker-AbCdEf12.js'), 'export {}')
  server = await startServer({ appFolder: folder, metricsToken })
})
afterAll(async () => {
  await server.close()
  await server.database.close()
  rmSync(folder, { recursive: true })
})

const json = { 'Content-Type': 'application/json' }
/** A list whose texts hold what stands between values, and has so many values. */
const listOf = (values: number, one: string) => `[${`${one},`.repeat(values - 2)}${one}]`
const notValues = JSON.stringify('[,{"\\')

test.each([
  ['400 malformed_json', { body: '{"email":', headers: json }],
  ['400 malformed_json', { body: '', headers: json }],
  ['400 malformed_json', { body: '{"__proto__":{"admin":true}}', headers: json }],
  ['422 validation_failed', {}],
  ['422 validation_failed', { body: '"text"', headers: json }],
  ['415 media_type_unsupported', { body: 'a=b', headers: { 'Content-Type': 'text/plain' } }],
  [
    '415 media_type_unsupported',
    { body: 'a=b', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
  ],
  ['422 validation_failed', { body: `"${'x'.repeat(maxJsonBytes - 2)}"`, headers: json }],
  ['413 body_too_large', { body: `"${'x'.repeat(maxJsonBytes - 1)}"`, headers: json }],
  ['422 validation_failed', { body: listOf(maxJsonValues, notValues), headers: json }],
  ['413 body_too_large', { body: listOf(maxJsonValues + 1, notValues), headers: json }],
  ['413 body_too_large', { body: `{"email":${'{"a":'.repeat(maxJsonValues)}`, headers: json }],
])('%s', async (expected, ask) => {
  const response = await server.ask('POST', '/portal-api/login', ask)
  expect(`${response.status} ${response.body.code}`).toBe(expected)
  expect(response.headers.get('Content-Type')).toContain('application/problem+json')
  expect(response.body.request_id).toBe(response.headers.get('X-Request-Id'))
  expect(response.headers.get('X-Frame-Options')).toBe('DENY')
})

test('413: wide JSON of many callers at once is rejected before it becomes objects', async () => {
  const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x","arguments":${listOf(50_000, '{"a":1}')}}}`
  const send = async (path: string) => {
    const response = await server.ask('POST', path, { body, headers: json })
    return `${path} ${response.status} ${response.body.code}`
  }
  const paths = ['/mcp', '/mcp/lumina/messaging/v1', '/portal-api/login']
  const responses = await Promise.all(Array.from({ length: 5 }, () => paths.map(send)).flat())
  expect(new Set(responses)).toEqual(new Set(paths.map((path) => `${path} 413 body_too_large`)))
})

test.each([
  ['/mcp', `"${'x'.repeat(65_535)}"`],
  ['/mcp/lumina/messaging/v1', listOf(10_001, '1')],
])('413: %s takes less, since messages are copied', async (path, body) => {
  const response = await server.ask('POST', path, { body, headers: json })
  expect([response.status, response.body.code]).toEqual([413, 'body_too_large'])
})

test('503: of the widest JSON that is accepted, one network has two bodies held at once', async () => {
  const send = async () => {
    const headers = { ...json, Authorization: 'Bearer unknown' }
    const body = listOf(30_000, '1')
    return (await server.ask('POST', '/portal-api/api/admin/apis/prices', { body, headers })).status
  }
  const responses: Promise<number>[] = []
  await server.db.transaction().execute(async (db) => {
    // Each that is accepted waits here.
    await sql`LOCK TABLE access_tokens`.execute(db)
    responses.push(...Array.from({ length: 5 }, send))
    await expect(Promise.any(responses)).resolves.toBe(503)
  })
  expect((await Promise.all(responses)).sort()).toEqual([401, 401, 503, 503, 503])
  expect(await send()).toBe(401)
})

test.each(['/portal-api/login', '/mcp', '/mcp/lumina/messaging/v1', '/oauth/token', '/nothing'])(
  '%s: a connection that stays open keeps no body of the past',
  async (path) => {
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc')
    let response: WeakRef<object> | undefined
    const remember = (message: unknown) => {
      response = new WeakRef((message as { response: object }).response)
    }
    subscribe('http.server.request.start', remember)
    await server.ask('POST', path, { body: listOf(2_000, '1'), headers: json })
    unsubscribe('http.server.request.start', remember)
    await eventually(() => {
      collectGarbage()
      expect(response?.deref()).toBeUndefined()
    })
  },
)

test('500: the inside stays inside, and the request id finds it', async () => {
  const { access_token: token } = await server.signIn('user')
  await server.db.schema.alterTable('ledger').renameTo('ledger_away').execute()
  const response = await server.ask('GET', '/portal-api/api/transactions', { token })
  await server.db.schema.alterTable('ledger_away').renameTo('ledger').execute()
  expect(response.status).toBe(500)
  expect(JSON.stringify(response.body)).not.toContain('ledger')
  expect(response.body.request_id).toBe(response.headers.get('X-Request-Id'))
})

test('every answer names its request and carries the security headers', async () => {
  const paths = ['/', '/portal-api/api/api-list-public', '/portal-api/api/profile', '/nope', '/healthz']
  for (const path of [...paths, '/openapi/nothing.yaml', '/mock/nothing/check']) {
    const { headers } = await server.ask('GET', path)
    expect(headers.get('X-Request-Id')).toMatch(/^req_\w{12}$/)
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  }
})

describe('the app', () => {
  const page = { headers: { Accept: 'text/html' } }

  test.each([{}, { Accept: '*/*' }, { Accept: 'text/*, application/json;q=0.5' }])(
    'a program that takes anything gets the page: %j',
    async (headers) => {
      for (const method of ['GET', 'HEAD'] as const) {
        const response = await fetch(`${server.url}/api/lumina/sim-swap/v1.2`, { method, headers })
        expect(response.status).toBe(200)
        expect(response.headers.get('Content-Type')).toContain('text/html')
        expect((await response.text()).includes('<title>app</title>')).toBe(method === 'GET')
      }
    },
  )

  test.each([
    ['/api', 'application/json'],
    ['/api', 'text/html;q=0, application/json'],
    ['/assets/gone-12345678.js', '*/*'],
    ['/portal-api/api', '*/*'],
  ])('%s is no page for who takes %s', async (path, Accept) => {
    const response = await server.ask('GET', path, { headers: { Accept } })
    expect([response.status, response.body.code]).toEqual([404, 'not_found'])
  })

  test('any address of a page answers its document, never kept', async () => {
    const response = await server.ask('GET', '/dashboard/wallet', page)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(JSON.stringify(response.body)).toContain('<title>app</title>')
  })

  test('a preview address is kept by nobody, and named nowhere', async () => {
    const { status, headers } = await server.ask('GET', '/preview/mZ4tq0Jb8Xo1vT6cW2kYfR9sLh5nPd7u', page)
    expect([
      status,
      ...['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name)),
    ]).toEqual([200, 'no-store', 'no-referrer', 'noindex, nofollow'])
  })

  test('hashed files are kept for ever', async () => {
    const { headers } = await server.ask('GET', '/assets/main-AbCdEf12.js')
    expect(headers.get('Cache-Control')).toContain('immutable')
  })

  test('a script carries no headers of a document, a worker what it may do', async () => {
    const { headers } = await server.ask('GET', '/assets/main-AbCdEf12.js')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.has('Content-Security-Policy')).toBe(false)
    const worker = await server.ask('GET', '/assets/strength-worker-AbCdEf12.js')
    expect(worker.headers.get('Content-Security-Policy')).toContain("connect-src 'self'")
  })

  test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd'])(
    'nothing outside its folder is served: %s',
    async (path) => {
      const response = await server.ask('GET', path)
      expect(response.status).toBe(404)
    },
  )
})

test.each([
  ['/500', 500],
  ['/502', 502],
  ['/maintenance', 503],
  ['/error', 500],
  ['/error?code=404&reason=payment', 404],
  ['/error?code=200', 500],
])('the page %s is sent with the status %s', async (path, status) => {
  for (const cookie of ['', 'CON_TOKEN=abc']) {
    const response = await fetch(`${server.url}${path}`, { headers: { Accept: 'text/html', cookie } })
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ])
  }
})

test('/metrics 200: answers are counted by route and status', async () => {
  await server.ask('GET', '/portal-api/api/profile')
  const { body } = await server.ask('GET', '/metrics', {
    headers: { Authorization: `Bearer ${metricsToken}` },
  })
  expect(String(body.text)).toMatch(
    /switchboard_answer_seconds_count\{method="GET",route="\/portal-api\/api\/profile",status="401"\} \d+/,
  )
  expect(String(body.text)).toContain('switchboard_jobs_waiting 0')
})
