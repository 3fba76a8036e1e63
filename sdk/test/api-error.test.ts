import { describe, expect, it } from 'vitest'
import { ApiError, createPortal, isApiError, unwrap } from '../src/index.ts'
import { credits, startAuthServer } from './support/auth-server.ts'
import type { Answer } from './support/server.ts'

async function failure(answer: Answer): Promise<ApiError> {
  const server = await startAuthServer({ [credits]: () => answer })
  const portal = createPortal({ baseUrl: server.url })
  return unwrap(portal.GET('/api/wallet/credits')).then(
    () => expect.unreachable(),
    (error) => error,
  )
}

describe('unwrap', () => {
  it('answers the body of a good answer', async () => {
    const server = await startAuthServer({ [credits]: () => ({ status: 200, body: { data: 1 } }) })
    const portal = createPortal({ baseUrl: server.url })
    expect(await unwrap(portal.GET('/api/wallet/credits'))).toEqual({ data: 1 })
  })

  it('throws an ApiError with all that the problem says', async () => {
    const errors = [{ pointer: '#/email', code: 'format', message: 'Write an address.' }]
    const body = {
      type: 't',
      title: 'Invalid',
      status: 422,
      code: 'validation_failed',
      detail: 'One field.',
      errors,
    }
    const error = await failure({ status: 422, body: { ...body, request_id: 'req-7' } })
    expect(error).toBeInstanceOf(ApiError)
    expect(isApiError(error)).toBe(true)
    expect({ ...error }).toEqual({
      name: 'ApiError',
      status: 422,
      code: 'validation_failed',
      detail: 'One field.',
      errors,
      requestId: 'req-7',
    })
    expect(error.message).toBe('One field.')
  })

  it.each([
    ['seconds', '30', 30],
    ['a month', '2592000', 2_592_000],
    ['a date that is over', 'Thu, 01 Jan 1970 00:00:00 GMT', undefined],
    ['no time', 'soon', undefined],
    ['nothing', undefined, undefined],
  ])('names how long to wait where Retry-After has %s', async (_what, value, seconds) => {
    const headers = value === undefined ? undefined : { 'Retry-After': value }
    const error = await failure({ status: 429, ...(headers && { headers }) })
    expect(error.retryAfter).toBe(seconds)
  })

  it('throws for a failed answer with an empty body, too', async () => {
    const error = await failure({ status: 500, headers: { 'Content-Length': '0', 'X-Request-Id': 'req-8' } })
    expect(error).toMatchObject({ status: 500, code: 'http_500', errors: [], requestId: 'req-8' })
    expect(error.message).toBe('http_500')
  })

  it.each([
    ['a page', '<h1>Bad gateway</h1>'],
    ['other JSON', '{"error":"nope"}'],
    ['null', 'null'],
  ])('throws for %s in place of a problem', async (_name, body) => {
    expect(await failure({ status: 502, body })).toMatchObject({
      status: 502,
      code: 'http_502',
      detail: undefined,
    })
  })

  it('throws status 0 and network_error when the connection breaks', async () => {
    const error = await failure('drop')
    expect(error).toMatchObject({
      status: 0,
      code: 'network_error',
    })
    expect(error.cause).toBeInstanceOf(TypeError)
  })

  it('throws unreadable_answer when a good answer is no JSON', async () => {
    expect(await failure({ status: 200, body: '<html>' })).toMatchObject({
      status: 0,
      code: 'unreadable_answer',
    })
  })

  it('throws timeout when the caller’s time limit ends it, and hands an abort on as it is', async () => {
    const server = await startAuthServer({ [credits]: () => new Promise(() => {}) })
    const portal = createPortal({ baseUrl: server.url })
    const late = unwrap(portal.GET('/api/wallet/credits', { signal: AbortSignal.timeout(1) }))
    await expect(late).rejects.toMatchObject({ status: 0, code: 'timeout' })
    const aborted = unwrap(portal.GET('/api/wallet/credits', { signal: AbortSignal.abort() }))
    await expect(aborted).rejects.toHaveProperty('name', 'AbortError')
    expect(isApiError(await aborted.catch((error) => error))).toBe(false)
  })
})
