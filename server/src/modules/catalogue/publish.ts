import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Queries } from '../../db/client.ts'
import { toHundredths } from '../../decimals.ts'

interface RawOperation {
  readonly operationId: string
  readonly summary: string
  readonly 'x-price': { readonly credits: string; readonly unit: string }
}
interface Document {
  readonly info: {
    readonly title: string
    readonly version: string
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
      document: parse(readFileSync(path, 'utf8')),
      position,
      updatedAt: statSync(path).mtime,
    })
  }
}

interface Publication {
  readonly document: Document
  readonly position: number
  readonly updatedAt: Date
}

async function publish(db: Queries, { document, position, updatedAt }: Publication): Promise<void> {
  const { info, paths, tags = [] } = document
  const product = info['x-product']
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => summaryOf(method, path, operation)),
  )
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
  }
  await db
    .insertInto('apis')
    .values(row)
    .onConflict((conflict) => conflict.columns(['api', 'version']).doUpdateSet(row))
    .execute()
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
