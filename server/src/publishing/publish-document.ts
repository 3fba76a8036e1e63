import { createHash } from 'node:crypto'
import { Source } from '@redocly/openapi-core'
import { type Changes, compare } from '@switchboard/oas/compare'
import type { Reference } from '@switchboard/oas/document'
import { sql } from 'kysely'
import type { ApiRow } from '../modules/catalogue/api.ts'
import { releasesOf } from '../modules/catalogue/releases.ts'
import { documentationOfRelease, releaseNumbers } from '../modules/catalogue/repo.ts'
import { tellSubscribersLater } from '../modules/subscriptions/tell-deprecation.ts'
import type { Db, Tx } from '../platform/db/client.ts'
import { dayIn } from '../platform/time/days.ts'
import { checkTexts } from './check-texts.ts'
import type { PublicationOptions, PublishOptions } from './options.ts'
import { placed } from './place.ts'
import { publicationOf } from './publication.ts'
import { type Publication, publish } from './publish.ts'
import { asFindings, type Finding } from './publish-error.ts'
import { type ReadDocument, readDocument } from './read-document.ts'
import { type DocumentSource, fileSource } from './read-source.ts'
import { checkUpstream } from './upstream.ts'

/** Two at once would both look for the same free name. */
export const publishingLock = 7_021_958

export interface PublishResult {
  readonly publication: Publication
  readonly reference: Reference
  readonly document: ReadDocument
  readonly release: Awaited<ReturnType<typeof releasesOf>>[number] | undefined
  readonly upstreamWarning: string | undefined
  /** What it is compared with: the version of the same address, else the newest. */
  readonly onSale: ApiRow | undefined
  /** What callers of that notice. */
  readonly changes: Changes
  /** Stands for the document, the options, and what was on sale before. */
  readonly digest: string
}

/** Thrown to undo what was only tried. */
export class DryRunRollback extends Error {}

/** A document that was found good. Nothing of it is in the database yet. */
export interface PreparedDocument {
  readonly wanted: PublicationOptions
  readonly document: ReadDocument
  readonly upstreamWarning: string | undefined
}

/** Reads and checks a document, which takes long where it is large. */
export async function prepareDocument(
  wanted: PublicationOptions,
  source: () => DocumentSource,
): Promise<PreparedDocument> {
  const upstreamWarning =
    wanted.upstream && !wanted.allowInternalUpstream ? await checkUpstream(wanted.upstream) : undefined
  const document = await asFindings(() => readDocument(source(), wanted))
  const warnings = [...document.warnings, ...textWarnings(document)]
  return { wanted, document: { ...document, warnings }, upstreamWarning }
}

/** Lines of a converted document are those of what it became, which nobody has before them. */
function textWarnings({ source, parsed, converted }: ReadDocument): Finding[] {
  const found = checkTexts(parsed)
  if (converted) return found.map((finding) => ({ ...finding, line: undefined }))
  const file = new Source('document.yaml', source)
  return found.map((finding) => placed(file, finding))
}

interface PublishMoment {
  readonly now: Date
  /** The administrator who publishes it; null by the command line. */
  readonly publishedBy: string | null
  /** It will be undone. */
  readonly isTrial?: boolean
}

/** Puts a document into the catalogue: all of it, or nothing. */
export async function publishPrepared(
  tx: Tx,
  { wanted, document, upstreamWarning }: PreparedDocument,
  { now, publishedBy, isTrial = false }: PublishMoment,
): Promise<PublishResult> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(publishingLock)})`.execute(tx)
  const market = await tx.selectFrom('market').select('time_zone').executeTakeFirstOrThrow()
  const today = dayIn(market.time_zone, now)
  const { publication, siblings } = await publicationOf(tx, { wanted, document, now, today, publishedBy })
  const onSale = siblings.find(({ version }) => version === publication.version) ?? siblings[0]
  const was = onSale && (await releasedDocumentation(tx, onSale))
  const reference = await asFindings(() => publish(tx, publication, { isTrial }))
  const releases = await releasesOf(tx, { api: publication.api, upTo: publication.full_version })
  await tellOfEnd(tx, publication, siblings)
  return {
    publication,
    reference,
    document,
    release: releases[0],
    upstreamWarning,
    onSale,
    changes: was ? compare(was, reference) : { changes: [], changes_left_out: 0 },
    digest: digestOf(document, wanted, siblings),
  }
}

/** Reads a file and puts it into the catalogue. A trial run does the same and undoes it. */
export async function publishDocument(
  db: Db,
  wanted: PublishOptions,
  clock: () => Date,
): Promise<PublishResult> {
  const prepared = await prepareDocument(wanted, () => fileSource(wanted.file, wanted.root))
  let published: PublishResult | undefined
  try {
    await db.transaction().execute(async (tx) => {
      published = await publishPrepared(tx, prepared, {
        now: clock(),
        publishedBy: null,
        isTrial: wanted.dryRun,
      })
      if (wanted.dryRun) throw new DryRunRollback()
    })
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error
  }
  if (!published) throw new Error('Nothing was published.')
  return published
}

/** Undefined for a version whose document was never compared. */
async function releasedDocumentation(tx: Tx, { api, full_version }: ApiRow) {
  const numbers = await releaseNumbers(tx, api)
  return numbers.includes(full_version) ? documentationOfRelease(tx, { api, full_version }) : undefined
}

/** Whoever subscribed hears of a version that ends, and of another day for it. */
async function tellOfEnd(tx: Tx, publication: Publication, siblings: readonly ApiRow[]): Promise<void> {
  const { api, version, status, sunset_on } = publication
  const before = siblings.find((row) => row.version === version)
  if (!before || (before.status === status && before.sunset_on === sunset_on)) return
  if (status === 'DEPRECATED' || before.status === 'DEPRECATED')
    await tellSubscribersLater(tx, { api, version })
}

function digestOf({ source }: ReadDocument, wanted: PublicationOptions, siblings: readonly ApiRow[]): string {
  const { publisher, tag, version, upstream, allowInternalUpstream, convert } = wanted
  const { category, price, status, ends } = wanted
  const address = [publisher, tag, version, upstream, allowInternalUpstream, convert]
  const options = [...address, category, price, status, ends]
  const prices = wanted.priceOverrides.map(({ method, path, price }) => [method, path, price])
  const onSale = siblings.map((row) => [
    row.version,
    row.full_version,
    row.status,
    row.updated_at.toISOString(),
  ])
  // What is left out is another wish than null.
  const said = options.map((option) => (option === undefined ? [] : [option]))
  const all = JSON.stringify([said, prices, onSale])
  return createHash('sha256').update(source).update('\0').update(all).digest('hex')
}
