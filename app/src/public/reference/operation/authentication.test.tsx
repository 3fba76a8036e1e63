import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import type { ApiVersion, ReferenceOperation, ReferenceSecurity } from '../types.ts'
import { Authentication } from './authentication.tsx'

const schemes: ReferenceSecurity[] = [
  { name: 'key', type: 'apiKey', place: 'header', key: 'X-API-Key', description: '' },
  { name: 'signature', type: 'apiKey', place: 'query', key: 'sig', description: '' },
  {
    name: 'token',
    type: 'oauth2',
    place: null,
    key: null,
    description: '',
    flows: [
      {
        flow: 'clientCredentials',
        token_url: 'javascript:alert(1)',
        scopes: [{ name: 'swap:check', description: 'Check a swap' }],
      },
    ],
  },
]

async function renderAuthentication(requirements: ReferenceOperation['security_requirements']) {
  const ways = requirements ?? []
  const optional = ways.some((way) => way.length === 0)
  const security = optional ? [] : [...new Set(ways.flat().map(({ scheme }) => scheme))]
  const operation = { security, security_requirements: requirements } as unknown as ReferenceOperation
  const api = { servers: [{ environment: 'LIVE', url: '/gateway/a' }] } as unknown as ApiVersion
  // As the server draws it: with all that comes later.
  const { prelude } = await prerender(<Authentication api={api} operation={operation} schemes={schemes} />)
  const html = await new Response(prelude).text()
  const host = document.createElement('div')
  host.innerHTML = html
  return host
}

test('keys that are needed together are not one of these', async () => {
  const host = await renderAuthentication([
    [
      { scheme: 'signature', scopes: [] },
      { scheme: 'token', scopes: ['swap:check'] },
    ],
  ])
  expect(host.textContent).toContain('The document asks for all of these together:')
  expect(host.textContent).toContain('signature and token with the scope swap:check')
  expect(host.textContent).toContain(
    'Calls through the gateway need your API key in X-API-Key, or an access token in Authorization: Bearer.',
  )
})

test('a flow shows its address as text, and its scopes', async () => {
  const host = await renderAuthentication([[{ scheme: 'token', scopes: [] }]])
  expect(host.textContent).toContain('Client credentials flow, Token URL: javascript:alert(1)')
  expect(host.querySelector('a:not([href^="/"])')).toBeNull()
  expect(host.textContent).toContain('Check a swap')
})

test.each([
  [null, 'The document doesn’t say how calls authenticate.'],
  [[], 'The document asks for no authentication.'],
  [
    [[], [{ scheme: 'signature', scopes: [] }]],
    'Authentication is optional in the document. It accepts this:',
  ],
])('beside %j stands the key of the gateway', async (requirements, words) => {
  const host = await renderAuthentication(requirements)
  expect(host.textContent).toContain(words)
  expect(host.textContent).toContain('Calls through the gateway need your API key')
})

test('the key of the gateway alone is told once', async () => {
  const host = await renderAuthentication([[{ scheme: 'key', scopes: [] }]])
  expect(host.textContent).toBe(
    'AuthenticationX-API-Keyin a headerOr send an access token in Authorization: Bearer.',
  )
})
