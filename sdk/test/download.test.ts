import { describe, expect, it } from 'vitest'
import { filenameOf } from '../src/content-disposition.ts'
import { createPortal, download } from '../src/index.ts'
import { startServer } from './support/server.ts'

const csv = 'day,calls\n2026-11-01,7\n'
const file = {
  status: 200,
  body: csv,
  headers: { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="usage.csv"' },
}

describe('download', () => {
  it('answers the file with its name and type', async () => {
    const server = await startServer({ 'GET /api/api-usage/export': () => file })
    const portal = createPortal({ baseUrl: server.url })
    const query = { start_date: '2026-11-01', end_date: '2026-11-30' }
    const usage = await download(portal, 'get', '/api/api-usage/export', { params: { query } })
    expect(usage.filename).toBe('usage.csv')
    const blob = await usage.blob()
    expect(blob.type).toBe('text/csv')
    expect(await blob.text()).toBe(csv)
    expect(server.calls[0]?.query.get('start_date')).toBe('2026-11-01')
  })

  it('streams, also what is asked for by POST', async () => {
    const server = await startServer({ 'POST /api/insights/download-file': () => file })
    const portal = createPortal({ baseUrl: server.url })
    const body = { filename: 'whitepaper.pdf' }
    const { stream } = await download(portal, 'post', '/api/insights/download-file', { body })
    expect(await new Response(stream).text()).toBe(csv)
  })

  it('answers an empty file as an empty file', async () => {
    const server = await startServer({
      'GET /api/api-usage/export': () => ({ status: 200, headers: { 'Content-Length': '0' } }),
    })
    const empty = await download(createPortal({ baseUrl: server.url }), 'get', '/api/api-usage/export')
    expect((await empty.blob()).size).toBe(0)
    expect(empty.filename).toBeUndefined()
  })

  it('throws the problem that came instead of a file', async () => {
    const server = await startServer({
      'GET /api/api-usage/export': () => ({
        status: 422,
        body: { code: 'range_too_long', detail: 'At most a year.' },
      }),
    })
    const call = download(createPortal({ baseUrl: server.url }), 'get', '/api/api-usage/export')
    await expect(call).rejects.toMatchObject({ name: 'ApiError', code: 'range_too_long' })
  })
})

describe('the file name', () => {
  it.each([
    ['attachment; filename="usage.csv"', 'usage.csv'],
    ['attachment; filename=usage.csv', 'usage.csv'],
    ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
    ["attachment; filename=x.csv; filename*=UTF-8''%e2%82%ac%20rates.csv", '€ rates.csv'],
    ["attachment; filename*=utf-8'en'%C3%A9.csv; filename=e.csv", 'é.csv'],
    ["attachment; filename*=UTF-8''%zz; filename=e.csv", 'e.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="..\\\\..\\\\boot.ini"', 'boot.ini'],
    ["attachment; filename*=UTF-8''..%2F..%2Fx%00y.csv", 'xy.csv'],
    ['attachment; filename=".."', undefined],
    ['attachment', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %j is %j', (header, name) => {
    expect(filenameOf(header)).toBe(name)
  })
})
