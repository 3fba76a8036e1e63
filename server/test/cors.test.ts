import { describe, expect, test } from 'vitest'
import { operationsOf, readBundle } from '../src/platform/http/contract.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()

const preflight = async (origin: string, method: string, path = '/login', base = '/portal-api') => {
  const { headers } = await server.ask('OPTIONS', `${base}${path}`, {
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    },
  })
  return {
    origin: headers.get('Access-Control-Allow-Origin'),
    methods: headers.get('Access-Control-Allow-Methods')?.split(', ') ?? [],
    headers: headers.get('Access-Control-Allow-Headers'),
  }
}

test.each(operationsOf(readBundle()).map(({ method, path }) => [method, path] as const))(
  'a listed origin may call %s %s',
  async (method, path) => {
    const allowed = await preflight('https://portal.example', method, path)
    expect(allowed.origin).toBe('https://portal.example')
    expect(allowed.methods).toContain(method)
    expect(allowed.headers).toContain('idempotency-key')
  },
)

test.each(['https://evil.example', 'https://portal.example.evil.example', 'http://portal.example', 'null'])(
  '%s may call nothing',
  async (origin) => {
    expect((await preflight(origin, 'POST')).origin).toBeNull()
  },
)

test('a listed origin may read the request id and when to come back', async () => {
  const { headers } = await server.ask('GET', '/portal-api/api/api-list-public', {
    headers: { Origin: 'https://portal.example' },
  })
  expect(headers.get('Access-Control-Expose-Headers')).toBe(
    'X-Request-Id, Idempotent-Replayed, Retry-After, Content-Disposition, X-Environment, X-Credits-Charged, X-Credits-Left, Deprecation, Sunset, Link, RateLimit, RateLimit-Policy',
  )
  expect(headers.get('Vary')).toContain('Origin')
})

describe('pages as agents', () => {
  const stranger = 'https://agent.example'

  test.each(['/oauth/token', '/oauth/register', '/oauth/revoke', '/.well-known/oauth-authorization-server'])(
    'of any origin may ask %s, which no cookie reaches',
    async (path) => {
      expect((await preflight(stranger, 'POST', path, '')).origin).toBe('*')
      const response = await fetch(`${server.url}${path}`, {
        method: path.startsWith('/oauth') ? 'POST' : 'GET',
        headers: { Origin: stranger },
      })
      expect(['*', stranger]).toContain(response.headers.get('Access-Control-Allow-Origin'))
      expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    },
  )

  test('of this machine and of listed origins may call an MCP server, and read where to be authorized', async () => {
    for (const origin of ['http://localhost:6274', 'https://portal.example']) {
      expect((await preflight(origin, 'POST', '/mcp/lumina/messaging/v1', '')).origin).toBe(origin)
      const { headers } = await fetch(`${server.url}/mcp/lumina/messaging/v1?mode=live`, {
        method: 'POST',
        headers: { Origin: origin, 'Content-Type': 'application/json' },
        body: '{}',
      })
      expect(headers.get('Access-Control-Allow-Origin')).toBe(origin)
      expect(headers.get('Access-Control-Expose-Headers')).toContain('WWW-Authenticate')
    }
  })

  test.each([
    '/mcp',
    '/mcp/lumina/messaging/v1',
    '/oauth/authorize',
    '/agents/authorize/x/continue',
    '/mcpx',
  ])('of other origins may not at %s', async (path) => {
    expect((await preflight(stranger, 'POST', path, '')).origin).toBeNull()
  })
})
