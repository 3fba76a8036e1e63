import { describe, expect, it } from 'vitest'
import { createContent } from '../src/content.ts'
import { startServer } from './support/server.ts'

describe('createContent', () => {
  it('calls the content service without a token', async () => {
    const server = await startServer({ 'GET /resources': () => ({ status: 200, body: { data: [] } }) })
    const content = createContent({ baseUrl: server.url })
    const { data } = await content.GET('/resources', { params: { query: { limit: 3 } } })
    expect(data?.data).toEqual([])
    expect(server.calls[0]?.headers).not.toHaveProperty('authorization')
  })

  it.each([
    [true, 'code=404'],
    [false, undefined],
  ])('lets a mock scenario pass when mock is %s', async (mock, prefer) => {
    const server = await startServer({ 'GET /resources': () => ({ status: 200, body: { data: [] } }) })
    const content = createContent({ baseUrl: server.url, mock })
    await content.GET('/resources', { headers: { Prefer: 'code=404' } })
    expect(server.calls[0]?.headers.prefer).toBe(prefer)
  })
})
