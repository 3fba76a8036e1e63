import { beforeAll, describe, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const tokens: Record<string, string> = {}
beforeAll(async () => {
  for (const name of ['lowBalance', 'user', 'admin', 'newUser']) {
    tokens[name] = (await server.signIn(name)).access_token
  }
  await server.ask('PUT', '/portal-api/api/sso-verify/agree', {
    token: tokens.newUser,
    body: { tc_agree: true, one_shared_globe: true },
  })
})

const tess = 'usr_tess8L'
const get = (path: string, persona = 'lowBalance') =>
  server.ask('GET', `/portal-api/api/${path}`, { token: tokens[persona] })
const csv = async (path: string, persona?: string) => {
  const { headers, body } = await get(path, persona)
  return { headers, lines: String(body.text).trimEnd().split('\r\n') }
}

describe('exportApiUsage', () => {
  const month = 'start_date=2026-10-23&end_date=2026-11-21'

  test('200: the rows of the list, all pages', async () => {
    const { lines, headers } = await csv(`api-usage/export?${month}`, 'user')
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="api-usage-daily.csv"')
    expect(lines[0]).toBe('period,calls,answered,failed,credits,median_ms')
    const { data } = (await get(`api-usage?${month}&limit=200`, 'user')).body as never as { data: object[] }
    expect(lines).toHaveLength(data.length + 1)
    expect(lines.at(-1)?.startsWith('2026-11-21,')).toBe(true)
  })

  test('200: by API', async () => {
    const { lines } = await csv(`api-usage/export?${month}&view=api`, 'user')
    expect(lines[0]).toBe('api,api_name,calls,answered,failed,credits,median_ms')
    expect(lines[1]).toMatch(/^number-verification,Number Verification,\d+,/)
  })

  test('200: an account without calls gets the header alone', async () => {
    const { lines } = await csv(`api-usage/export?${month}`, 'newUser')
    expect(lines).toEqual(['period,calls,answered,failed,credits,median_ms'])
  })

  test('200: an administrator names the user; a user who does gets their own', async () => {
    const own = await csv(`api-usage/export?${month}`, 'user')
    expect((await csv(`api-usage/export?${month}&user_id=usr_jun7Q2`, 'admin')).lines).toEqual(own.lines)
    expect((await csv(`api-usage/export?${month}&user_id=${tess}`, 'user')).lines).toEqual(own.lines)
  })

  test('404 not_found and 422 userIdMissing: an administrator', async () => {
    const unknown = await get('api-usage/export?user_id=usr_nobody1', 'admin')
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found'])
    const missing = await get('api-usage/export', 'admin')
    expect([missing.status, missing.body.errors?.[0]]).toMatchObject([
      422,
      { pointer: '?user_id', code: 'required' },
    ])
  })

  test.each([
    ['rangeReversed', 'start_date=2026-11-21&end_date=2026-11-20', '?end_date', 'before_start'],
    ['rangeTooLong', 'start_date=2025-01-01&end_date=2026-11-20', '?start_date', 'range_too_long'],
    ['queryInvalid', 'view=weekly', '?view', 'enum'],
  ])('422: %s', async (_name, query, pointer, code) => {
    const { status, body } = await get(`api-usage/export?${query}`)
    expect([status, body.errors?.[0]]).toMatchObject([422, { pointer, code }])
  })
})

describe('adminListApiUsage', () => {
  test('200: what the user sees', async () => {
    for (const view of ['daily', 'monthly', 'api']) {
      const own = await get(`api-usage?view=${view}`, 'user')
      const seen = await get(`admin/api-usage?view=${view}&user_id=usr_jun7Q2`, 'admin')
      expect([seen.status, seen.body]).toEqual([200, own.body])
    }
  })

  test.each([
    ['userMissingInQuery', 'view=api', '?user_id', 'required'],
    ['rangeReversed', 'user_id=u_1&start_date=2026-11-21&end_date=2026-11-20', '?end_date', 'before_start'],
    [
      'rangeTooLong',
      'user_id=u_1&start_date=2025-01-01&end_date=2026-11-20',
      '?start_date',
      'range_too_long',
    ],
    ['queryInvalid', 'user_id=u_1&page=0', '?page', 'minimum'],
  ])('422: %s', async (_name, query, pointer, code) => {
    const asked = query.replace('u_1', tess)
    const { status, body } = await get(`admin/api-usage?${asked}`, 'admin')
    expect([status, body.errors?.[0]]).toMatchObject([422, { pointer, code }])
  })
})
