import type { JsonObject } from '@switchboard/oas/document'
import { expect, test } from 'vitest'
import { documentedUpstream } from './documented-upstream.ts'

const servers = [{ url: 'https://{region}.acme.example/v1', variables: { region: { default: 'eu' } } }]
const url = 'https://eu.acme.example/v1'
const secured = (...schemes: readonly object[]): object => ({
  servers,
  components: { securitySchemes: Object.fromEntries(schemes.map((scheme, index) => [`s${index}`, scheme])) },
})
const oauth = (flow: object) => ({ type: 'oauth2', flows: { clientCredentials: flow } })
const grant = { tokenUrl: 'https://login.acme.example/token', scopes: { read: '', write: '' } }
const token = { type: 'OAUTH2', token_url: grant.tokenUrl }

test.each<[string, object, object]>([
  ['no server and no scheme', {}, { url: null, credential: { type: 'NONE' } }],
  ['a server with a variable', { servers }, { url, credential: { type: 'NONE' } }],
  [
    'a server that is only a path',
    { servers: [{ url: '/v1' }] },
    { url: null, credential: { type: 'NONE' } },
  ],
  [
    'another protocol',
    { servers: [{ url: 'ftp://acme.example' }] },
    { url: null, credential: { type: 'NONE' } },
  ],
  [
    'a key in a header',
    secured({ type: 'apiKey', in: 'header', name: 'X-Acme' }),
    { url, credential: { type: 'API_KEY', location: 'HEADER', name: 'X-Acme' } },
  ],
  [
    'a key in the query',
    secured({ type: 'apiKey', in: 'query', name: 'key' }),
    { url, credential: { type: 'API_KEY', location: 'QUERY', name: 'key' } },
  ],
  [
    'the gateway’s own key, then a password',
    secured({ type: 'apiKey', in: 'header', name: 'x-api-key' }, { type: 'http', scheme: 'Basic' }),
    { url, credential: { type: 'BASIC' } },
  ],
  ['a fixed token', secured({ type: 'http', scheme: 'bearer' }), { url, credential: { type: 'BEARER' } }],
  ['OAuth, all of its scopes', secured(oauth(grant)), { url, credential: { ...token, scope: 'read write' } }],
  [
    'OAuth, the scopes that are asked for',
    { ...secured(oauth(grant)), security: [{ s0: ['read'] }] },
    { url, credential: { ...token, scope: 'read' } },
  ],
  [
    'OAuth, its token address relative',
    secured(oauth({ ...grant, tokenUrl: '/token', scopes: {} })),
    { url, credential: { type: 'OAUTH2', token_url: 'https://eu.acme.example/token' } },
  ],
  [
    'OAuth, its token address no address',
    secured(oauth({ tokenUrl: 'javascript:alert(1)', scopes: {} })),
    { url, credential: { type: 'OAUTH2' } },
  ],
  [
    'OAuth for people alone',
    secured({ type: 'oauth2', flows: { authorizationCode: grant } }),
    { url, credential: { type: 'NONE' } },
  ],
  [
    'Swagger 2.0',
    {
      swagger: '2.0',
      host: 'acme.example',
      basePath: '/v1',
      schemes: ['http'],
      securityDefinitions: { s: { type: 'oauth2', flow: 'application', ...grant } },
    },
    { url: 'http://acme.example/v1', credential: { ...token, scope: 'read write' } },
  ],
])('%s', (_what, document, upstream) => {
  expect(documentedUpstream(document as JsonObject)).toEqual(upstream)
})
