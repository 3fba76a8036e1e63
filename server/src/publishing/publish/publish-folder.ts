import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { asArray, asObject, asText, type JsonObject } from '@switchboard/oas/document'
import { parse } from 'yaml'
import type { Queries } from '../../platform/db/client.ts'
import { publish } from './publish.ts'

interface DemoDocument extends JsonObject {
  readonly info: JsonObject & {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly 'x-product': JsonObject & {
      readonly api: string
      readonly publisher: string
      readonly tag: string | null
      readonly category: string
      readonly summary: string
      readonly status: 'ACTIVE' | 'BETA' | 'DEPRECATED'
      readonly kyb_required: boolean
      /** The day of this very document: one of the file would be another in each clone. */
      readonly released_on: string
      readonly deprecated_on?: string
      readonly sunset_on?: string
    }
  }
}

/** The price lists in force began here. */
const priceListStart = '2026-07-01'

/** Puts every OpenAPI document of a folder into the catalogue, in the order given; others follow by name. */
export async function publishFolder(db: Queries, folder: string, order: readonly string[]): Promise<void> {
  const place = (file: string) => {
    const index = order.indexOf(basename(file, '.yaml'))
    return index < 0 ? order.length : index
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
  const sorted = files.sort((one, other) => place(one) - place(other) || one.localeCompare(other))
  for (const [position, file] of sorted.entries())
    await publishFile(db, { path: join(folder, file), position, name: basename(file, '.yaml') })
}

interface File {
  readonly path: string
  readonly position: number
  /** Its mock goes by this name. */
  readonly name: string
}

export async function publishFile(db: Queries, { path, position, name }: File): Promise<void> {
  const source = readFileSync(path, 'utf8')
  const parsed = parse(source) as DemoDocument
  const { 'x-product': product, title, version, description } = parsed.info
  const { released_on, sunset_on = null, ...facts } = product
  await publish(db, {
    ...facts,
    version: `v${version.split('.')[0]}`,
    full_version: version,
    name: title,
    description,
    tags: asArray(parsed.tags).map((tag) => asText(asObject(tag).name)),
    position,
    updated_at: new Date(`${released_on}T00:00:00Z`),
    released_on,
    sunset_on,
    upstream: null,
    published_by: null,
    deprecation_reason: null,
    document: source,
    document_name: name,
    asPublished: parsed,
    parsed,
    startsOn: priceListStart,
    today: released_on,
  })
}
