import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { Queries } from '../../db/client.ts'
import { toHundredths } from '../../decimals.ts'
import { offerApi } from '../prices/offer.ts'
import { keepReference } from '../reference/keep-reference.ts'

interface TestDatum {
  readonly value: string
  readonly at: string
  readonly label: string
  readonly outcome: { readonly status: number; readonly example?: string }
}
interface RawOperation {
  readonly operationId: string
  readonly summary: string
  readonly 'x-price': { readonly credits: string; readonly unit: string }
  readonly 'x-test-data'?: readonly TestDatum[]
}
interface Document {
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly 'x-product': {
      readonly api: string
      readonly publisher: string
      readonly tag: string | null
      readonly category: string
      readonly summary: string
      readonly status: 'ACTIVE' | 'BETA' | 'DEPRECATED'
      readonly kyb_required: boolean
    }
  }
  readonly tags?: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
}

/** The price lists in force began here. */
const priceListStart = '2026-07-01'
const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Puts every OpenAPI document of a folder into the catalogue, in the order given; others follow by name. */
export async function publishFolder(db: Queries, folder: string, order: readonly string[]): Promise<void> {
  const place = (file: string) => {
    const index = order.indexOf(file.replace(/\.yaml$/, ''))
    return index < 0 ? order.length : index
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
  const sorted = files.sort((one, other) => place(one) - place(other) || one.localeCompare(other))
  for (const [position, file] of sorted.entries()) {
    const path = join(folder, file)
    await publish(db, {
      name: basename(file, '.yaml'),
      source: readFileSync(path, 'utf8'),
      position,
      updatedAt: statSync(path).mtime,
    })
  }
}

interface Publication {
  readonly name: string
  /** The OpenAPI document, YAML. */
  readonly source: string
  readonly position: number
  readonly updatedAt: Date
}

async function publish(db: Queries, { name, source, position, updatedAt }: Publication): Promise<void> {
  const document = parse(source)
  const { info, paths, tags = [] }: Document = document
  const product = info['x-product']
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ method, path, operation })),
  )
  const operations = all.map(({ method, path, operation }) => summaryOf(method, path, operation))
  const [main] = operations
  if (!main) throw new Error(`${info.title} has no operation to publish.`)
  const row = {
    ...product,
    version: `v${info.version.split('.')[0]}`,
    full_version: info.version,
    name: info.title,
    tags: JSON.stringify(tags.map(({ name }) => name)),
    price_from: toHundredths(main.price),
    price_unit: main.price_unit,
    operations: JSON.stringify(operations),
    position,
    updated_at: updatedAt,
    description: info.description,
    released_on: updatedAt.toISOString().slice(0, 10),
    test_data: JSON.stringify(all.flatMap(({ operation }) => testDataOf(operation))),
    document: source,
    document_name: name,
  }
  await db
    .insertInto('apis')
    .values(row)
    .onConflict((conflict) => conflict.columns(['api', 'version']).doUpdateSet(row))
    .execute()
  await keepReference(db, { api: product.api, version: row.version, document })
  await offerApi(db, {
    api: product.api,
    name: info.title,
    startsOn: priceListStart,
    prices: Object.fromEntries(
      operations.map(({ operation_id, price }) => [operation_id, toHundredths(price)]),
    ),
  })
}

function summaryOf(method: string, path: string, { operationId, summary, 'x-price': price }: RawOperation) {
  return {
    operation_id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    price: price.credits,
    price_unit: price.unit,
  }
}

function testDataOf({ operationId, 'x-test-data': data = [] }: RawOperation) {
  return data.map(({ value, at, label, outcome: { status, example = null } }) => ({
    operation_id: operationId,
    value,
    at,
    label,
    outcome: { status, example },
  }))
}
