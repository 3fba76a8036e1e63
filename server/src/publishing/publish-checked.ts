import { documentOf, publishedRow, versionUnknown } from '../modules/catalogue/repo.ts'
import { audit } from '../platform/db/audit.ts'
import type { Db, Tx } from '../platform/db/client.ts'
import { Problem } from '../platform/http/problem.ts'
import { dayIn, dayInWords } from '../platform/time/days.ts'
import { publicationOptionsOf } from './check/options.ts'
import { prepareDocument } from './check/prepare-document.ts'
import { auditLiveCalls } from './publish/move-live-calls.ts'
import { requireAnnounced } from './publish/price-rises.ts'
import { type PublishResult, publishPrepared } from './publish/publish-prepared.ts'
import type { JobAnswers, PublishJob, RepriceJob } from './publish-jobs.ts'
import { uploaded } from './read/document-source.ts'
import { readVersion } from './repo.ts'

const checkOutdated = (detail: string): Problem => new Problem('check_outdated', detail)

type Timed<Job> = Job & { readonly now: Date }
type PublishInTransaction = (tx: Tx) => Promise<JobAnswers['publish']>

/** Reads the document and returns the function that publishes it, if it is the one that was checked. */
export async function publishChecked(_db: Db, job: Timed<PublishJob>): Promise<PublishInTransaction> {
  const { content, options, digest, user, now } = job
  const prepared = await prepareDocument(options, () => uploaded(content))
  return async (tx) => {
    const published = await publishPrepared(tx, prepared, { now, publishedBy: user.id })
    if (published.digest !== digest) {
      throw checkOutdated(
        'The document, an option or what is on sale has changed since the check. Check again, then publish.',
      )
    }
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
      },
    })
  }
}

/** Reads the document on sale and returns the function that publishes it again with other prices. */
export async function reprice(db: Db, job: Timed<RepriceJob>): Promise<PublishInTransaction> {
  const { api, version, publishedAt, prices, user, now } = job
  const row = await publishedRow(db, { api, version })
  if (!row) throw versionUnknown()
  requireUnchanged(row.updated_at)
  const was = row.operations as { method: string; path: string; price: string }[]
  const known = was.map(({ method, path, price }) => ({ method, path, price }))
  const merged = new Map([...known, ...prices].map((price) => [`${price.method} ${price.path}`, price]))
  const options = {
    ...publicationOptionsOf({ publisher: row.publisher, version }),
    tag: row.tag ?? undefined,
    priceOverrides: [...merged.values()],
    // It was asked for when this was published.
    convert: true,
  }
  const content = new TextEncoder().encode(await documentOf(db, { api, version }))
  const prepared = await prepareDocument(options, () => uploaded(content))
  return async (tx) => {
    const published = await publishPrepared(tx, prepared, { now, publishedBy: user.id })
    // Again, in turn with others who publish: the first look was before the document was read.
    requireUnchanged(published.onSale?.updated_at)
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

  function requireUnchanged(updatedAt: Date | undefined): void {
    if (updatedAt && updatedAt.toISOString() === new Date(publishedAt).toISOString()) return
    const day = updatedAt ? ` on ${dayInWords(dayIn('UTC', updatedAt))}` : ''
    throw checkOutdated(`This version was published again${day}. Reload its prices, then change them.`)
  }
}

async function answered(
  tx: Tx,
  { user, requestId, now }: Timed<PublishJob | RepriceJob>,
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
