import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listContracts } from '../contracts.ts'
import { asArray, asObject, atPointer, type JsonObject } from '../json.ts'
import { type Mocks, startMocks } from '../start-mocks.ts'

let mocks: Mocks
beforeAll(async () => {
  const contracts = (await listContracts()).filter(({ name }) => name === 'portal')
  mocks = await startMocks({ contracts, ports: () => 0 })
})
afterAll(() => mocks.close())

const bundle = JSON.parse(readFileSync(new URL('../../../openapi/dist/portal.json', import.meta.url), 'utf8'))
const follow = (node: unknown): JsonObject => {
  const { $ref } = asObject(node)
  return asObject(typeof $ref === 'string' ? atPointer(bundle, $ref) : node)
}
const lists = Object.entries(bundle.paths).flatMap(([path, item]) => {
  const { parameters, 'x-roles': roles } = asObject(asObject(item).get)
  const inputs = asArray(parameters).map(follow)
  const needed = inputs.filter(({ required }) => required).map(({ name, example }) => [name, example])
  const isAdmin = !asArray(roles).includes('USER')
  return inputs.some(({ name }) => name === 'page') ? [{ path, isAdmin, needed }] : []
})

interface Page {
  readonly data: JsonObject[]
  readonly meta: { readonly total: number }
}

async function read(path: string, query: object, token = 'sba_jun_1Vq8Tn'): Promise<Page> {
  const headers = { Authorization: `Bearer ${token}` }
  const url = `${mocks.url('portal')}${path}?${new URLSearchParams(Object.entries(query))}`
  const response = await fetch(url, { headers })
  expect([url, response.status]).toEqual([url, 200])
  return (await response.json()) as Page
}

test.each(lists)(
  '$path has one total, of the rows that its pages hold',
  async ({ path, isAdmin, needed }) => {
    const token = isAdmin ? 'sba_iris_1Vq8Tn' : 'sba_jun_1Vq8Tn'
    const pageOf = (query: object) => read(path, { ...Object.fromEntries(needed), ...query }, token)
    const { data, meta } = await pageOf({})
    const pages = [
      await pageOf({ page: 1, limit: 2 }),
      await pageOf({ page: 2, limit: 2 }),
      await pageOf({ page: 99 }),
    ]
    expect(pages.map((page) => page.meta.total)).toEqual([meta.total, meta.total, meta.total])
    expect(pages[2]?.data).toEqual([])
    expect((await pageOf({ limit: 100 })).data).toHaveLength(meta.total)
    expect(data).toHaveLength(meta.total)
  },
)

describe('a filter', () => {
  test.each([
    ['/api/transactions', { view: 'usage' }, 'kind', ['USAGE', 'REFUND']],
    ['/api/transactions', { view: 'adjustment' }, 'kind', ['ADJUSTMENT', 'STARTER', 'EXPIRY']],
    ['/api/transactions', { view: 'topup', limit: 1 }, 'kind', ['TOPUP']],
    ['/api/admin/transactions', { user_id: 'usr_jun7Q2', view: 'usage' }, 'kind', ['USAGE', 'REFUND']],
    ['/api/admin/transactions', { user_id: 'usr_tess8L', view: 'usage' }, 'kind', ['USAGE', 'REFUND']],
    ['/api/notifications/history', { view: 'unread' }, 'read_at', [0]],
    ['/api/notifications/history', { view: 'important' }, 'important', [true]],
    ['/api/user-api-response', { method: 'GET' }, 'method', ['GET']],
  ])('%s with %j has rows of its own alone, and counts them', async (path, query, field, values) => {
    const token = path.includes('/admin/') ? 'sba_iris_1Vq8Tn' : 'sba_jun_1Vq8Tn'
    const { data, meta } = await read(path, query, token)
    const all = await read(path, { ...query, limit: 100 }, token)
    expect(all.data.length).toBeGreaterThan(0)
    for (const row of [...data, ...all.data]) expect(values).toContain(row[field])
    expect(meta.total).toBe(all.data.length)
  })

  test('holds for other people than the first, and for what rows have below', async () => {
    const { data } = await read('/api/transactions', { view: 'topup' }, 'sba_mara_1Vq8Tn')
    expect(data.filter(({ kind }) => kind !== 'TOPUP')).toEqual([])
    const states = await read('/api/admin/kyb', { state: 'IN_REVIEW' }, 'sba_iris_1Vq8Tn')
    expect(states.data.map(({ submission }) => asObject(submission).state)).toEqual(['IN_REVIEW'])
  })

  test('that names whom an administrator asks about keeps all of their rows', async () => {
    const query = { user_id: 'usr_jun7Q2' }
    const { data } = await read('/api/admin/transactions', query, 'sba_iris_1Vq8Tn')
    expect(data).toHaveLength(8)
  })
})
