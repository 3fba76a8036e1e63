import type { Reference } from '@switchboard/oas/document'
import { sql } from 'kysely'
import { releasesOf } from '../modules/catalogue/releases.ts'
import type { Db } from '../platform/db/client.ts'
import { dayIn } from '../platform/time/days.ts'
import type { PublishOptions } from './options.ts'
import { publicationOf } from './publication.ts'
import { type Publication, publish } from './publish.ts'
import { type ReadDocument, readDocument } from './read-document.ts'
import { checkUpstream } from './upstream.ts'

const lock = 7_021_958

export interface PublishResult {
  readonly publication: Publication
  readonly reference: Reference
  readonly document: ReadDocument
  readonly release: Awaited<ReturnType<typeof releasesOf>>[number] | undefined
  readonly upstreamWarning: string | undefined
}

/** Thrown to undo what was only tried. */
class DryRunRollback extends Error {}

/** Reads a document and puts it into the catalogue: all of it, or nothing. A trial run does the same and undoes it. */
export async function publishDocument(
  db: Db,
  wanted: PublishOptions,
  clock: () => Date,
): Promise<PublishResult> {
  const upstreamWarning =
    wanted.upstream && !wanted.allowInternalUpstream ? await checkUpstream(wanted.upstream) : undefined
  const document = await readDocument(wanted.file)
  let published: PublishResult | undefined
  try {
    await db.transaction().execute(async (tx) => {
      // Two at once would both look for the same free name.
      await sql`SELECT pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx)
      const market = await tx.selectFrom('market').select('time_zone').executeTakeFirstOrThrow()
      const now = clock()
      const today = dayIn(market.time_zone, now)
      const publication = await publicationOf(tx, { wanted, document, now, today })
      const reference = await publish(tx, publication)
      const releases = await releasesOf(tx, { api: publication.api, upTo: publication.full_version })
      published = { publication, reference, document, release: releases[0], upstreamWarning }
      if (wanted.dryRun) throw new DryRunRollback()
    })
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error
  }
  if (!published) throw new Error('Nothing was published.')
  return published
}
