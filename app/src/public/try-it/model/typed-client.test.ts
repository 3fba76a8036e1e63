import { apis } from '@switchboard/sdk/apis'
import { expect, test } from 'vitest'
import { api } from '../test/operation.ts'
import { typedClientOf } from './typed-client.ts'

const portal = new URL('http://portal.test/portal-api')
const released = { ...api, full_version: apis['sim-swap'].release }

test('an API is called by the client that the SDK has for it', () => {
  expect(typedClientOf(released, 'TEST', portal)).toEqual({
    api: 'sim-swap',
    baseUrl: 'http://portal.test',
    environment: 'test',
  })
})

test.each([
  ['an API of somebody else', { api: 'weather' }],
  ['a name that every object has', { api: 'constructor' }],
  ['another release', { full_version: '9.9.9' }],
  ['the same name and release at another address', { publisher: 'somebody' }],
])('%s has none', (_what, rest) => {
  expect(typedClientOf({ ...released, ...rest }, 'LIVE', portal)).toBeUndefined()
})
