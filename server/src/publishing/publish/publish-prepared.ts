import { createHash } from 'node:crypto'
import { type Changes, compareWhole } from '@switchboard/oas/compare'
import type { Reference } from '@switchboard/oas/document'
import { tellCallersLater } from '../../modules/announcements/tell-changes.ts'
import { tellDeprecationLater } from '../../modules/announcements/tell-deprecation.ts'
import { pageUrl } from '../../modules/catalogue/addresses.ts'
import type { ApiRow } from '../../modules/catalogue/api.ts'
import { keepPrevious } from '../../modules/catalogue/previous-repo.ts'
import { releasesOf } from '../../modules/catalogue/releases.ts'
import { documentationOfRelease, releaseNumbers } from '../../modules/catalogue/releases-repo.ts'
import { documentOf, lockPublishing } from '../../modules/catalogue/repo.ts'
import { marketZone } from '../../modules/ledger/market-zone.ts'
import { upstreamsOf } from '../../modules/upstreams/repo.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { dayIn } from '../../platform/time/days.ts'
import type { CheckedDocument } from '../check/check-document.ts'
import type { PublicationOptions } from '../check/options.ts'
import type { PreparedDocument } from '../check/prepare-document.ts'
import { asFindings } from '../read/publish-error.ts'
import { brokenCalls } from './broken-calls.ts'
import { listCharges, type PriceRise, priceRises } from './price-rises.ts'
import { publicationOf } from './publication.ts'
import { type Publication, publish } from './publish.ts'

export interface PublishResult {
  readonly publication: Publication
  readonly reference: Reference
  /** Where live calls go now and which secrets go along, for the audit log; undefined where that stays as it was. */
  readonly upstreamDetails: object | undefined
  readonly document: CheckedDocument
  readonly release: Awaited<ReturnType<typeof releasesOf>>[number] | undefined
  readonly upstreamWarning: string | undefined
  /** Whether calls of either kind of key reach a server. */
  readonly hasUpstream: boolean
  /** The base of the comparison: the version at the same address, else the newest. */
  readonly onSale: ApiRow | undefined
  /** Changes that callers of that version notice. */
  readonly changes: Changes
  /** Prices that subscribers would pay without having heard of them: it isn't to be kept then. */
  readonly rises: readonly PriceRise[]
  /** Operations of the same version whose calls would break without a word. */
  readonly broken: readonly string[]
  /** Stands for the document, the options, and what was on sale before. */
  readonly digest: string
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
  { options, document, upstreamWarning }: PreparedDocument,
  { now, publishedBy, isTrial = false }: PublishMoment,
): Promise<PublishResult> {
  await lockPublishing(tx)
  const today = dayIn(await marketZone(tx), now)
  const { publication, siblings } = await publicationOf(tx, { options, document, now, today, publishedBy })
  const onSale = siblings.find(({ version }) => version === publication.version) ?? siblings[0]
  const was = onSale && (await releasedDocumentation(tx, onSale))
  const before = await listCharges(tx, publication.api)
  const isReplaced = onSale?.version === publication.version
  const replaced = isReplaced && !isTrial ? await documentOf(tx, onSale) : undefined
  const { reference, upstreamDetails } = await asFindings(() => publish(tx, publication, { isTrial }))
  const releases = await releasesOf(tx, { api: publication.api, upTo: publication.full_version })
  if (onSale && replaced !== undefined) await keepPrevious(tx, onSale, replaced)
  const rises = await priceRises(tx, publication.api, before)
  await tellOfEnd(tx, publication, siblings)
  const { changes, broken: breaking } = was ? compareWhole(was, reference) : noChanges
  const { operations = [] } = was ?? {}
  const broken = isReplaced ? await brokenCalls(tx, { onSale, operations, breaking, now }) : []
  if (onSale)
    await tellCallersLater(tx, {
      ...publication,
      ...changes,
      page: pageUrl(publication),
      from: onSale.version,
    })
  return {
    publication,
    reference,
    upstreamDetails,
    document,
    release: releases[0],
    upstreamWarning,
    hasUpstream: (await upstreamsOf(tx, publication)).length > 0,
    onSale,
    changes,
    rises,
    broken,
    digest: digestOf(document, options, siblings),
  }
}

class TrialRollback extends Error {}

/** The same in a transaction of its own, of which `read` says what is answered. A trial is undone. */
export async function publishAlone<Result>(
  db: Db,
  prepared: PreparedDocument,
  {
    read,
    ...moment
  }: PublishMoment & { readonly read: (tx: Tx, published: PublishResult) => Promise<Result> },
): Promise<Result> {
  const results: Result[] = []
  try {
    await db.transaction().execute(async (tx) => {
      results.push(await read(tx, await publishPrepared(tx, prepared, moment)))
      if (moment.isTrial) throw new TrialRollback()
    })
  } catch (error) {
    if (!(error instanceof TrialRollback)) throw error
  }
  return results[0] as Result
}

/** Undefined for a version whose document was never compared. */
async function releasedDocumentation(tx: Tx, { api, full_version }: ApiRow) {
  const numbers = await releaseNumbers(tx, api)
  return numbers.includes(full_version) ? documentationOfRelease(tx, { api, full_version }) : undefined
}

const noChanges = { changes: { changes: [], changes_left_out: 0 }, broken: [] }

/** Notifies subscribers when a version gets a last day, and when that day changes. */
async function tellOfEnd(tx: Tx, publication: Publication, siblings: readonly ApiRow[]): Promise<void> {
  const { api, version, status, sunset_on } = publication
  const before = siblings.find((row) => row.version === version)
  if (!before || (before.status === status && before.sunset_on === sunset_on)) return
  if (status === 'DEPRECATED' || before.status === 'DEPRECATED')
    await tellDeprecationLater(tx, { api, version })
}

function digestOf(
  { source }: CheckedDocument,
  preferences: PublicationOptions,
  siblings: readonly ApiRow[],
): string {
  const { publisher, tag, version, upstream, allowInternalUpstream, convert } = preferences
  const { category, price, status, ends } = preferences
  const address = [publisher, tag, version, upstream, allowInternalUpstream, convert]
  const options = [...address, category, price, status, ends]
  const prices = preferences.priceOverrides.map(({ method, path, price }) => [method, path, price])
  const onSale = siblings.map((row) => [
    row.version,
    row.full_version,
    row.status,
    row.updated_at.toISOString(),
  ])
  // A missing option differs from null.
  const choices = options.map((option) => (option === undefined ? [] : [option]))
  const all = JSON.stringify([choices, prices, onSale])
  return createHash('sha256').update(source).update('\0').update(all).digest('hex')
}
