// Every error code happens at an address of its own.
import catalogue from '@switchboard/contract/problems.json' with { type: 'json' }
import { createPortal, isApiError, memoryStore, unwrap } from '@switchboard/sdk'
import { createApi } from '@switchboard/sdk/apis'
import { expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const addressOf = (code: string) => `/mock/problems/${code.replaceAll('_', '-')}`

test.each(Object.entries(catalogue))(
  '%s happens as its page documents it',
  async (code, { statuses, title }) => {
    const { status, body, headers } = await server.ask('GET', addressOf(code) as '/')
    expect(status).toBe(statuses[0])
    expect(body).toMatchObject({
      type: addressOf(code).replace('/mock', ''),
      title,
      status,
      code,
      request_id: headers.get('X-Request-Id'),
    })
    expect(headers.get('Content-Type')).toContain('application/problem+json')
    expect(headers.get('X-Environment')).toBe('MOCK')
    expect(headers.has('Allow')).toBe(status === 405)
    expect(headers.has('Retry-After')).toBe(status === 429 || status === 503)
  },
)

test('typed clients get it from any call, whatever they send', async () => {
  const portal = createPortal({
    baseUrl: `${server.url}${addressOf('insufficient_credits')}`,
    store: memoryStore(),
  })
  const failure = await unwrap(portal.GET('/api/profile')).catch((error: unknown) => error)
  expect(isApiError(failure) && failure.code).toBe('insufficient_credits')

  const simSwap = createApi('sim-swap', {
    baseUrl: `${server.url}${addressOf('upstream_late')}`,
    key: 'sb_test_any',
  })
  const { error } = await simSwap.POST('/check', { body: { phoneNumber: '+639175550101' } })
  expect(error?.code).toBe('upstream_late')
})

test('a code that there is not is a 404', async () => {
  const { status, body } = await server.ask('POST', '/mock/problems/no-such-code' as '/')
  expect([status, body.code]).toEqual([404, 'not_found'])
})
