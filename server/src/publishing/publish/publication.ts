import { asArray, asObject, asText, clipped } from '@switchboard/oas/document'
import { callShape } from '@switchboard/oas/paths'
import { gatewayUrl } from '../../modules/catalogue/addresses.ts'
import type { ApiRow } from '../../modules/catalogue/api.ts'
import { nextPosition, takenNames, versionsAt } from '../../modules/catalogue/repo.ts'
import { liveUrlOf } from '../../modules/upstreams/repo.ts'
import type { Queries } from '../../platform/db/client.ts'
import type { CheckedDocument } from '../check/check-document.ts'
import { checkedName, slug, versionsOf } from '../check/names.ts'
import type { PublicationOptions } from '../check/options.ts'
import { priced } from '../check/prices.ts'
import { PublishError } from '../read/publish-error.ts'
import { callersDocument } from './callers-document.ts'
import type { Publication } from './publish.ts'
import { summaryOf } from './summary-of.ts'

interface PublicationInput {
  readonly options: PublicationOptions
  readonly document: CheckedDocument
  readonly now: Date
  /** In the market's zone. */
  readonly today: string
  /** The administrator who publishes it; null by the command line. */
  readonly publishedBy: string | null
}

const limits = { name: 100, summary: 300, tags: 20, tag: 40 } as const

/** The row for the catalogue: from the options, else the current row, else the document. */
export async function publicationOf(
  db: Queries,
  { options, document, now, today, publishedBy }: PublicationInput,
): Promise<{ readonly publication: Publication; readonly siblings: readonly ApiRow[] }> {
  const info = asObject(document.parsed.info)
  const product = asObject(info['x-product'])
  const publisher = options.publisher ?? asText(product.publisher)
  if (!publisher)
    throw PublishError.ofOption('publisher', 'Name the publisher: --publisher <name>.', 'Name the publisher.')
  const tag = options.tag ?? (asText(product.tag) || null)
  checkedName('publisher', publisher)
  if (tag !== null) checkedName('tag', tag)
  const { version, full_version } = versionsOf(String(info.version), options.version)
  const siblings = await versionsAt(db, { publisher, tag })
  const before = siblings.find((row) => row.version === version)
  const newest = siblings[0]
  const other = siblings.find((row) => row.full_version === full_version && row.version !== version)
  if (other)
    throw new PublishError(
      `${other.version} of ${other.name} is already at ${full_version}, so ${version} needs a different \`info.version\`.`,
    )
  const status = options.status ?? before?.status ?? 'ACTIVE'
  const title = asText(info.title).trim()
  const callers = callersDocument(document.parsed, gatewayUrl({ publisher, tag, version }))
  const publication: Publication = {
    api: newest?.api ?? (await slugFor(db, { publisher, tag, preferred: asText(product.api) })),
    publisher,
    tag,
    version,
    full_version,
    name: clipped(title, limits.name),
    summary: clipped(summaryOf(info.summary, product.summary, info.description) || title, limits.summary),
    description: asText(info.description),
    category: options.category ?? newest?.category ?? (asText(product.category) || 'Other'),
    tags: asArray(document.parsed.tags)
      .map((one) => clipped(asObject(one).name, limits.tag))
      .filter((name) => name !== '')
      .slice(0, limits.tags),
    status,
    kyb_required: newest?.kyb_required ?? product.kyb_required === true,
    position: newest?.position ?? (await nextPosition(db)),
    updated_at: now,
    released_on: before?.released_on ?? today,
    sunset_on: options.ends ?? (status === 'DEPRECATED' ? (before?.sunset_on ?? null) : null),
    ...(await upstreamOf(db, options, before)),
    document: document.source,
    document_name: before?.document_name ?? null,
    asPublished: document.asPublished,
    servers: callers.servers,
    parsed: priced(callers.document, {
      usual: options.price ?? '0.00',
      current: options.price === undefined ? currentPrices(before) : new Map(),
      overrides: options.priceOverrides,
    }),
    published_by: publishedBy,
    deprecation_reason: status === 'DEPRECATED' ? (before?.deprecation_reason ?? null) : null,
    startsOn: today,
    today,
  }
  return { publication, siblings }
}

async function upstreamOf(
  db: Queries,
  { upstream: url, allowInternalUpstream: allowInternal }: PublicationOptions,
  before: ApiRow | undefined,
): Promise<Pick<Publication, 'upstream' | 'newUpstream'>> {
  if (url !== undefined) return { upstream: url, newUpstream: { url, allowInternal } }
  return { upstream: (before && (await liveUrlOf(db, before))) ?? null }
}

/** By `GET /path` without names of parameters, as the version has them now. */
function currentPrices(before: ApiRow | undefined): ReadonlyMap<string, string> {
  const operations = (before?.operations ?? []) as { method: string; path: string; price: string }[]
  return new Map(operations.map((operation) => [callShape(operation), operation.price]))
}

interface SlugQuery {
  readonly publisher: string
  readonly tag: string | null
  /** The preferred slug; empty for none. */
  readonly preferred: string
}

/** A name for an API that is new in the catalogue: its tag, or with the publisher's where another has that. */
async function slugFor(db: Queries, { publisher, tag, preferred }: SlugQuery): Promise<string> {
  const candidates = [preferred, tag ?? publisher, `${publisher}-${tag ?? 'api'}`].filter(
    (name) => slug.test(name) && name.length >= 2 && name.length <= 80,
  )
  const taken = await takenNames(db, candidates)
  const free = candidates.find((name) => !taken.has(name))
  if (free) return free
  const text = `The catalogue already has APIs called ${candidates.join(' and ')}. Choose another`
  throw PublishError.ofOption('tag', `${text} --tag.`, `${text} tag.`)
}
