import { expect, test } from 'vitest'
import type { JsonObject } from '../json.ts'
import { authenticationOf } from '../security/authentication.ts'
import { asksForKeyAlone } from '../security/key-header.ts'
import { authenticationWords } from '../security/words.ts'
import { readReference } from './read-reference.ts'

const schemes = {
  key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
  signature: { type: 'apiKey', in: 'header', name: 'X-Signature' },
  token: {
    type: 'oauth2',
    oauth2MetadataUrl: 'https://login.example/.well-known/oauth-authorization-server',
    flows: {
      clientCredentials: {
        tokenUrl: 'https://login.example/token',
        refreshUrl: 'https://login.example/refresh',
        scopes: { 'sim-swap:check': 'Check', 'sim-swap': '' },
      },
      deviceAuthorization: { deviceAuthorizationUrl: '/device', tokenUrl: '/token', scopes: {} },
    },
  },
  openId: {
    type: 'openIdConnect',
    openIdConnectUrl: 'https://login.example/.well-known/openid-configuration',
  },
}

function reading(security: unknown, ofDocument?: unknown) {
  const document = {
    info: { title: 'T', version: '1.0.0' },
    ...(ofDocument !== undefined && { security: ofDocument }),
    paths: { '/a': { get: { ...(security !== undefined && { security }), responses: {} } } },
    components: { securitySchemes: schemes },
  }
  const { index, operations } = readReference(document as unknown as JsonObject)
  const [operation] = operations
  if (!operation) throw new Error('No operation was read.')
  return { index, operation, asked: authenticationOf(operation) }
}

test.each([
  ['silence', undefined, 'silent', 'The document doesn’t say how calls authenticate.'],
  ['an empty list', [], 'none', 'The document asks for no authentication.'],
  ['an empty way alone', [{}], 'none', 'The document asks for no authentication.'],
  ['one scheme', [{ key: [] }], 'required', 'The document asks for this:'],
  [
    'two schemes of one way',
    [{ key: [], signature: [] }],
    'required',
    'The document asks for all of these together:',
  ],
  ['two ways', [{ key: [] }, { token: [] }], 'required', 'The document asks for one of these:'],
  [
    'an empty way beside one',
    [{}, { key: [] }],
    'optional',
    'Authentication is optional in the document. It accepts this:',
  ],
])('%s is told as it is meant', (_name, security, kind, words) => {
  const { asked } = reading(security)
  expect(asked.kind).toBe(kind)
  expect(authenticationWords(asked)).toBe(words)
})

test('schemes of one way stay together, with their scopes', () => {
  const { operation } = reading([
    { key: [], token: ['sim-swap', 'sim-swap:check'] },
    { openId: ['sim-swap'] },
  ])
  expect(operation.security_requirements).toEqual([
    [
      { scheme: 'key', scopes: [] },
      { scheme: 'token', scopes: ['sim-swap', 'sim-swap:check'] },
    ],
    [{ scheme: 'openId', scopes: ['sim-swap'] }],
  ])
  expect(operation.security).toEqual(['key', 'token', 'openId'])
})

test('an operation without a word has what the document says for all', () => {
  expect(reading(undefined, [{ key: [] }]).asked.kind).toBe('required')
  expect(reading([], [{ key: [] }]).asked.kind).toBe('none')
})

test('what was kept before requirements were read is told by its names', () => {
  expect(authenticationOf({ security: ['key', 'token'] })).toEqual({
    kind: 'required',
    ways: [[{ scheme: 'key', scopes: [] }], [{ scheme: 'token', scopes: [] }]],
  })
})

test('flows keep their addresses and scopes, and discovery its address', () => {
  const { security } = reading([]).index
  expect(security.find(({ name }) => name === 'token')).toMatchObject({
    discovery_url: 'https://login.example/.well-known/oauth-authorization-server',
    flows: [
      {
        flow: 'clientCredentials',
        token_url: 'https://login.example/token',
        refresh_url: 'https://login.example/refresh',
        scopes: [
          { name: 'sim-swap:check', description: 'Check' },
          { name: 'sim-swap', description: '' },
        ],
      },
      { flow: 'deviceAuthorization', device_authorization_url: '/device', token_url: '/token', scopes: [] },
    ],
  })
  expect(security.find(({ name }) => name === 'openId')).toMatchObject({
    discovery_url: 'https://login.example/.well-known/openid-configuration',
  })
  expect(security.find(({ name }) => name === 'key')).not.toHaveProperty('flows')
})

test('only the key of the gateway, alone and always, goes without saying', () => {
  const { index } = reading([])
  const alone = (security: unknown) => asksForKeyAlone(reading(security).operation, index.security)
  expect(alone([{ key: [] }])).toBe(true)
  expect(
    [[{ signature: [] }], [{ key: [], signature: [] }], [{ key: [] }, {}], [], undefined].map(alone),
  ).toEqual(Array(5).fill(false))
})
