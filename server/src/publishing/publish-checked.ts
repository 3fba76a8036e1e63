import type { ApiRow, VersionKey } from '../modules/catalogue/api.ts'
import { readPrevious } from '../modules/catalogue/previous-repo.ts'
import { documentOf, publishedRow, versionUnknown } from '../modules/catalogue/repo.ts'
import type { VersionLimits } from '../modules/catalogue/version-terms-repo.ts'
import { setVersionTerms } from '../modules/catalogue/version-terms-repo.ts'
import { limitsOf, lowerLimits } from '../modules/pricing/limits.ts'
import { hasSubscribers } from '../modules/subscriptions/repo.ts'
import { audit } from '../platform/db/audit.ts'
import type { Db, Tx } from '../platform/db/client.ts'
import { Problem } from '../platform/http/problem.ts'
import { dayIn, dayInWords } from '../platform/time/days.ts'
import { publicationOptionsOf } from './check/options.ts'
import { prepareDocument } from './check/prepare-document.ts'
import type { PriceOverride } from './check/prices.ts'
import { closeDraft, documentOfDraft, draftClosed } from './drafts/repo.ts'
import { auditLiveCalls } from './publish/move-live-calls.ts'
import { requireAnnounced } from './publish/price-rises.ts'
import { type PublishResult, publishPrepared } from './publish/publish-prepared.ts'
import type { JobAnswers, PublishCaller, PublishJob, RepriceJob, RollBackJob } from './publish-jobs.ts'
import { uploaded } from './read/document-source.ts'
import { readVersion } from './repo.ts'

const checkOutdated = (detail: string): Problem => new Problem('check_outdated', detail)

type Timed<Job> = Job & { readonly now: Date }
type PublishInTransaction = (tx: Tx) => Promise<JobAnswers['publish']>

/** Reads the document and returns the function that publishes it, if it is the one that was checked. */
export async function publishChecked(db: Db, job: Timed<PublishJob>): Promise<PublishInTransaction> {
  const { draftId, digest, user, now } = job
  const input = draftId === undefined ? job : await documentOfDraft(db, draftId)
  // Thrown in the transaction: a repeated request is answered as the one that published the draft.
  if (!input)
    return async () => {
      throw draftClosed()
    }
  const { content, options } = input
  const prepared = await prepareDocument(options, () => uploaded(content))
  return async (tx) => {
    const published = await publishPrepared(tx, prepared, { now, publishedBy: user.id })
    if (draftId !== undefined) await closeDraft(tx, draftId, now)
    requireDigest(published, digest)
    const { publication, onSale, changes } = published
    requireAnnounced(published)
    return answered(tx, job, published, {
      action: 'admin.api.publish',
      details: {
        version: publication.version,
        full_version: publication.full_version,
        replaces: onSale?.full_version ?? null,
        breaking_changes: changes.changes.filter(({ breaking }) => breaking).length,
        upstream: publication.upstream,
        digest,
        ...(draftId !== undefined && { draft_id: draftId }),
      },
    })
  }
}

export function requireDigest(published: PublishResult, digest: string): void {
  if (published.digest === digest) return
  throw checkOutdated(
    'The document, an option or what is on sale has changed since the check. Check again, then publish.',
  )
}

/** Reads the document on sale and returns the function that publishes it again with other prices. */
export async function reprice(db: Db, job: Timed<RepriceJob>): Promise<PublishInTransaction> {
  const { api, version, publishedAt, prices, user, now } = job
  const row = await unchangedRow(db, job)
  const was = row.operations as { method: string; path: string; price: string }[]
  const known = was.map(({ method, path, price }) => ({ method, path, price }))
  const merged = new Map([...known, ...prices].map((price) => [`${price.method} ${price.path}`, price]))
  const prepared = await prepareAgain(row, await documentOf(db, { api, version }), [...merged.values()])
  return async (tx) => {
    const published = await publishPrepared(tx, prepared, { now, publishedBy: user.id })
    // Again, in turn with others who publish: the first look was before the document was read.
    requireUnchanged(publishedAt, published.onSale?.updated_at)
    requireAnnounced(published)
    // The announcement is in the audit log already.
    if (prices.length === 0) return readPublished(tx, published)
    const before = new Map(known.map(({ method, path, price }) => [`${method} ${path}`, price]))
    return answered(tx, job, published, {
      action: 'admin.api.prices',
      details: {
        version,
        prices: Object.fromEntries(
          prices.map(({ method, path, price }) => {
            const operation = `${method} ${path}`
            return [operation, `${before.get(operation)} to ${price}`]
          }),
        ),
      },
    })
  }
}

/** Reads what the last publication replaced and returns the function that publishes it again. */
export async function rollBack(db: Db, job: Timed<RollBackJob>): Promise<PublishInTransaction> {
  const { version, publishedAt, user, now } = job
  const row = await unchangedRow(db, job)
  const previous = await readPrevious(db, job)
  if (!previous)
    throw new Problem(
      'not_found',
      `${row.name} ${version} was published once, so there’s nothing to roll back to.`,
    )
  const { full_version, document, operations, limits } = previous
  const prepared = await prepareAgain(row, document, operations)
  return async (tx) => {
    const published = await publishPrepared(tx, prepared, { now, publishedBy: user.id })
    requireUnchanged(publishedAt, published.onSale?.updated_at)
    requireAnnounced(published)
    await restoreLimits(tx, job, limits)
    const details = { version, full_version, replaces: row.full_version }
    return answered(tx, job, published, { action: 'admin.api.roll_back', details })
  }
}

/** Throws where subscribers could call less often without having heard of it. */
async function restoreLimits(tx: Tx, key: VersionKey, limits: VersionLimits): Promise<void> {
  const row = await publishedRow(tx, key)
  const [before, after] = [limitsOf(row?.limits ?? {}), limitsOf(limits)]
  const lower = lowerLimits(before, after)
  if (lower.length > 0 && (await hasSubscribers(tx, key.api)))
    throw new Problem(
      'announcement_required',
      `This lowers limits for subscribers: ${lower.join(', ')}. Announce limits of the version first.`,
    )
  await setVersionTerms(tx, key, { prices: new Map(), limits })
}

/** A document on sale, or one that was, at these prices. */
const prepareAgain = (
  { publisher, tag, version }: ApiRow,
  document: string | undefined,
  prices: readonly PriceOverride[],
) =>
  prepareDocument(
    {
      ...publicationOptionsOf({ publisher, version }),
      tag: tag ?? undefined,
      priceOverrides: prices.map(({ method, path, price }) => ({ method, path, price })),
      // It was asked for when this was published.
      convert: true,
    },
    () => uploaded(new TextEncoder().encode(document)),
  )

async function unchangedRow(
  db: Db,
  { api, version, publishedAt }: Pick<RepriceJob, 'api' | 'version' | 'publishedAt'>,
): Promise<ApiRow> {
  const row = await publishedRow(db, { api, version })
  if (!row) throw versionUnknown()
  requireUnchanged(publishedAt, row.updated_at)
  return row
}

function requireUnchanged(publishedAt: string, updatedAt: Date | undefined): void {
  if (updatedAt && updatedAt.toISOString() === new Date(publishedAt).toISOString()) return
  const day = updatedAt ? ` on ${dayInWords(dayIn('UTC', updatedAt))}` : ''
  throw checkOutdated(`This version was published again${day}. Reload it, then make your change.`)
}

async function answered(
  tx: Tx,
  { user, requestId, now }: Timed<PublishCaller>,
  published: PublishResult,
  { action, details }: { readonly action: string; readonly details: object },
): Promise<JobAnswers['publish']> {
  const { api: subject } = published.publication
  const by = { db: tx, clock: () => now, user, requestId }
  await audit(by, { action, subject, details })
  await auditLiveCalls(by, published)
  return readPublished(tx, published)
}

async function readPublished(tx: Tx, { publication }: PublishResult): Promise<JobAnswers['publish']> {
  const { api, version, today } = publication
  const data = await readVersion(tx, { api, version, today })
  if (!data) throw new Error(`${api} ${version} was published a moment ago.`)
  return { body: { data } }
}
