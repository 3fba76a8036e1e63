import type { components } from '@switchboard/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCatalogue, largeCatalogue } from './support/large-catalogue.ts'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'
import { start } from './support/world.ts'

type Schemas = components['schemas']

interface Page<Item> {
  readonly data: readonly Item[]
  readonly meta: Schemas['PageMeta']
}
interface CataloguePage extends Page<Schemas['CatalogueApi']> {
  readonly facets: Schemas['CatalogueFacets']
}
interface PricesPage extends Page<Schemas['ApiPrices']> {
  readonly operations: Schemas['PriceCount']
}

const server = await serverOfFile()
const desk = openDesk()
afterAll(() => desk.close())

const read = async <Body>(path: string): Promise<Body> => {
  const { status, body } = await server.ask('GET', `/portal-api/api/${path}`)
  if (status !== 200) throw new Error(`${path} was answered ${status}.`)
  return body as Body
}
const catalogue = (query = '') => read<CataloguePage>(`catalogue?${query}`)
const namesOf = ({ data }: Page<{ readonly name: string }>) => data.map(({ name }) => name)
const refused = async (path: string) => {
  const { status, body } = await server.ask('GET', `/portal-api/api/${path}`)
  return [status, body.errors]
}

describe('listCatalogue', () => {
  test('200: every API in its newest version, without its operations', async () => {
    const { data, meta, facets } = await catalogue()
    expect(meta).toEqual({ page: 1, limit: 20, total: 6 })
    expect(data[0]).toMatchObject({
      api: 'sim-swap',
      main_operation: 'checkSimSwap',
      operations_total: 4,
      callable: true,
      name_shared: false,
    })
    expect(data[0]).not.toHaveProperty('operations')
    expect(data.find(({ api }) => api === 'number-verification')?.version).toBe('v2')
    expect(facets.apis).toBe(6)
    expect(facets.categories.map(({ total }) => total)).toEqual([1, 2, 1, 1, 1])
  })

  test('200: every word is found, whatever its case, operations included, and a name comes first', async () => {
    expect(namesOf(await catalogue('search=SWAP+check'))).toEqual(['SIM Swap'])
    expect(namesOf(await catalogue('search=receipts'))).toEqual(['Messaging'])
    expect(namesOf(await catalogue('search=100%25'))).toEqual([])
    const [first] = namesOf(await catalogue('search=location'))
    expect(first).toBe('Device Location')
  })

  test('200: category, tag and price narrow, and the categories count what the others leave over', async () => {
    const { data, facets } = await catalogue('category=Identity&max_price=1.00')
    expect(data.map(({ name }) => name)).toEqual(['One-Time Password'])
    expect(facets.categories.find(({ category }) => category === 'Messaging')?.total).toBe(1)
    expect(facets.categories.find(({ category }) => category === 'Network')?.total).toBe(0)
    const tag = facets.tags[0] ?? ''
    for (const api of (await catalogue(`tags=${encodeURIComponent(tag)}`)).data)
      expect(api.tags).toContain(tag)
  })

  test('200: a published API is callable on its mock, and two of one name are told apart', async () => {
    const file = desk.file('museum.json', museum({ info: { title: 'SIM Swap', version: '1.0.0' } }))
    await desk.publish(server, file, '--publisher', 'acme')
    const { data } = await catalogue('search=sim+swap')
    expect(data.map(({ publisher, callable, name_shared }) => [publisher, callable, name_shared])).toEqual([
      ['lumina', true, true],
      ['acme', true, true],
    ])
    await server.db.deleteFrom('apis').where('publisher', '=', 'acme').execute()
  })
})

describe('getCatalogueApi', () => {
  test('200: the API of an address, with a tag and without', async () => {
    const at = (query: string) => read<{ data: Schemas['CatalogueApi'] }>(`catalogue/address?${query}`)
    expect((await at('publisher=lumina&tag=otp')).data.api).toBe('one-time-password')
    expect((await at('publisher=beacon')).data).toMatchObject({ api: 'device-location', tag: null })
  })
})

describe('listApiPrices', () => {
  test('200: by API, its first operations, and how many there are', async () => {
    const { data, meta, operations } = await read<PricesPage>('prices')
    const all = (await read<{ data: { skus: Schemas['Sku'][] } }>('sku-public')).data.skus
    expect(meta.total).toBe(6)
    expect(operations).toEqual({ found: all.length, total: all.length })
    expect(data[0]).toMatchObject({
      api: 'sim-swap',
      operations_total: 4,
      price_from: '0.00',
      price_to: '2.00',
    })
    expect(data.flatMap((api) => api.operations)).toEqual(all)
  })
})

describe('listOperationPrices', () => {
  const operations = (query: string) => read<Page<Schemas['Sku']>>(`prices/operations?${query}`)
  const idsOf = ({ data }: Page<Schemas['Sku']>) => data.map(({ operation_id }) => operation_id)

  test('200: those of a list that holds no more are not sold', async () => {
    await server.db
      .updateTable('product_versions')
      .set({ ends_on: '2026-01-01' })
      .where('product_id', '=', 'prd_messaging-call')
      .execute()
    expect(idsOf(await operations('api=messaging'))).toEqual([])
    await server.db
      .updateTable('product_versions')
      .set({ ends_on: null })
      .where('product_id', '=', 'prd_messaging-call')
      .execute()
  })

  test('422: an operation without its API', async () => {
    expect(await refused('prices/operations?operation=send')).toMatchObject([
      422,
      [{ pointer: '?operation/0' }],
    ])
  })
})

test('listPublicSkus 200: packs alone are without the prices of operations', async () => {
  const packs = await read<{ data: { packs: object[]; skus: object[] } }>('sku-public?only=packs')
  expect(packs.data.skus).toEqual([])
  expect(packs.data.packs).toHaveLength(4)
  expect(await refused('sku-public?only=fees')).toMatchObject([422, [{ pointer: '?only' }]])
})

describe('forty documents with five thousand operations', () => {
  beforeAll(() => fillCatalogue(server.db, start), 60_000)

  test('are answered in pages that stay small', async () => {
    const bytes = async (path: string) => JSON.stringify(await read(path)).length
    expect(await bytes('catalogue?limit=24')).toBeLessThan(20_000)
    expect(await bytes('prices?limit=12')).toBeLessThan(20_000)
    expect(await bytes('prices/operations?api=api-0&limit=100')).toBeLessThan(30_000)
  })

  test('are counted whole, and each operation is on one page', async () => {
    const { facets } = await catalogue('search=parcels')
    expect(facets.apis).toBe(6 + largeCatalogue.documents)
    expect(facets.tags.length).toBeLessThanOrEqual(30)
    const { data, operations } = await read<PricesPage>('prices?search=operation-')
    expect(operations.found).toBe(largeCatalogue.operations)
    expect(data[0]).toMatchObject({ operations_total: largeCatalogue.largest })
    expect(data[0]?.operations).toHaveLength(1)
    const few = await read<PricesPage>('prices?search=operation-1-')
    expect(few.meta.total).toBeLessThanOrEqual(25)
    expect(few.data.find(({ operations_total }) => operations_total > 4)?.operations).toHaveLength(2)
    const pages = await Promise.all(
      [1, 2].map((page) =>
        read<Page<Schemas['Sku']>>(`prices/operations?api=api-0&limit=200&sort=cheapest&page=${page}`),
      ),
    )
    expect(new Set(pages.flatMap(({ data }) => data.map(({ sku_id }) => sku_id))).size).toBe(
      largeCatalogue.largest,
    )
  })
})
