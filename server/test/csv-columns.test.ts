// The columns of a file are those of the contract, in its order: each source of a file keeps a list of its own, whose names are typed.
import { beforeAll, expect, test } from 'vitest'
import { writeDueExports } from '../src/modules/exports/write-exports.ts'
import { readBundle } from '../src/platform/http/contract.ts'
import { serverOfFile } from './support/server.ts'

interface Media {
  readonly 'x-csv-columns'?: Readonly<Record<string, readonly string[]>>
}
interface Operation {
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>
}

const paths = readBundle('portal').paths as Readonly<Record<string, { readonly get?: Operation }>>
const tables = Object.entries(paths).flatMap(([path, { get }]) =>
  Object.entries(get?.responses?.['200']?.content?.['text/csv']?.['x-csv-columns'] ?? {}).map(
    ([view, columns]) => ({ path, view, header: columns.join(',') }),
  ),
)

const server = await serverOfFile()
const api = 'number-verification'
let token = ''
let adminToken = ''
beforeAll(async () => {
  token = (await server.signIn('lowBalance')).access_token
  adminToken = (await server.signIn('admin')).access_token
})
const headerOf = (text: unknown): string => String(text).split('\r\n')[0] ?? ''

test.each(tables.filter(({ path }) => !path.endsWith('/download')))(
  'GET $path by $view has the columns of the contract',
  async ({ path, view, header }) => {
    const query = new URLSearchParams({
      ...(view !== 'default' && { view }),
      ...(path.includes('logs') && { service: api }),
      ...(path.includes('tax-documents') && { month: '2026-11' }),
      ...(path === '/api/admin/transactions/export' && { user_id: 'usr_tess8L' }),
    })
    const { status, body } = await server.ask('GET', `/portal-api${path}?${query}`, {
      token: path.startsWith('/api/admin/') ? adminToken : token,
    })
    expect([status, headerOf(body.text)]).toEqual([200, header])
  },
)

test.each(tables.filter(({ path }) => path.endsWith('/download')))(
  'a prepared file of $view has the columns of the contract',
  async ({ path, view, header }) => {
    const body = {
      kind: view.replace('_BY_API', ''),
      ...(view === 'USAGE_BY_API' && { filter: { view: 'api' } }),
      ...(view === 'API_CALLS' && { filter: { api } }),
    }
    const { body: created } = await server.ask('POST', '/portal-api/api/exports', { token, body })
    await writeDueExports(server.parts, { chunkBytes: 10_000 })
    const file = await server.ask('GET', `/portal-api${path}?export_id=${created.data.export_id}`, { token })
    expect([file.status, headerOf(file.body.text)]).toEqual([200, header])
  },
)

test.each([
  ['transactions/export?', 0],
  ['api-usage/user-respose-export?', 1],
  [`api-logs-export?service=${api}&`, 1],
])('GET /api/%s: one column is the moment in UTC by the clock of a time zone', async (path, utc) => {
  const get = (zone: string) => server.ask('GET', `/portal-api/api/${path}${zone}`, { token })
  for (const [zone, offset] of [
    ['', '+08:00'],
    ['time_zone=Asia/Kolkata', '+05:30'],
  ] as const) {
    const [header = '', ...all] = String((await get(zone)).body.text)
      .trimEnd()
      .split('\r\n')
    const place = header.split(',').findIndex((name) => name.endsWith('_local'))
    const lines = all.slice(0, 49)
    expect(lines.length).toBeGreaterThan(5)
    for (const line of lines) {
      const cells = line.split(',')
      const local = cells[place] ?? ''
      expect(local.endsWith(offset)).toBe(true)
      expect(Math.abs(Date.parse(local) - Date.parse(cells[utc] ?? ''))).toBeLessThan(1_000)
    }
  }
  const { status, body } = await get('time_zone=Mars/Olympus')
  expect([status, body.errors?.[0]]).toMatchObject([422, { pointer: '?time_zone' }])
})
