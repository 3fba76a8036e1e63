import { expect, test } from 'vitest'
import { curlOf } from './call-drawer.tsx'

const portal = 'https://portal.example/portal-api'

test('a write has a place for its body, and the key is named by its kind', () => {
  const call = { method: 'POST', url: '/gateway/lumina/sim-swap/v1/check', key_type: 'LIVE' } as const
  expect(curlOf(call, portal)).toBe(
    [
      "curl -X POST 'https://portal.example/gateway/lumina/sim-swap/v1/check' \\",
      "  -H 'X-API-Key: YOUR_LIVE_KEY' \\",
      "  -H 'Content-Type: application/json' \\",
      '  -d @request.json',
    ].join('\n'),
  )
})

test('a path parameter stays readable, and nothing of an address is run by the shell', () => {
  const call = { method: 'GET', url: "/gateway/lumina/x/v1/a/{id}/';rm -rf", key_type: 'TEST' } as const
  expect(curlOf(call, portal)?.split(' \\\n')[0]).toBe(
    "curl -X GET 'https://portal.example/gateway/lumina/x/v1/a/{id}/'\\'';rm%20-rf'",
  )
})

test('an API that is published no more cannot be called', () => {
  expect(curlOf({ method: 'GET', url: null, key_type: 'TEST' }, portal)).toBeNull()
})
