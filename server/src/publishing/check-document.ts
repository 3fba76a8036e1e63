import type { components } from '@switchboard/sdk'
import { publicApiOf } from '../modules/catalogue/api.ts'
import { versionsAt } from '../modules/catalogue/repo.ts'
import type { Db } from '../platform/db/client.ts'
import { notesOf } from './print-published.ts'
import { DryRunRollback, type PublishResult, prepareDocument, publishPrepared } from './publish-document.ts'
import { OptionError, PublishError } from './publish-error.ts'
import type { CheckJob, JobAnswers } from './publish-jobs.ts'
import { badCheck, refusedOption, shownFindings } from './refusals.ts'

type Schemas = components['schemas']

const maxNoteLength = 500

/** Publishes a document and undoes it: what is found is what publishing finds. */
export async function checkDocument(
  db: Db,
  { content, wanted, now }: CheckJob & { readonly now: Date },
): Promise<JobAnswers['check']> {
  try {
    const prepared = await prepareDocument(wanted, () => uploaded(content))
    return { body: { data: await tryOut() } }

    async function tryOut(): Promise<Schemas['AdminApiCheck']> {
      let check: Schemas['AdminApiCheck'] | undefined
      try {
        await db.transaction().execute(async (tx) => {
          const published = await publishPrepared(tx, prepared, { now, publishedBy: null, isTrial: true })
          const { publisher, tag, version } = published.publication
          const rows = await versionsAt(tx, { publisher, tag })
          const row = rows.find((one) => one.version === version)
          if (!row) throw new Error(`${publisher} ${version} was published a moment ago.`)
          check = goodCheck(published, publicApiOf(row))
          throw new DryRunRollback()
        })
      } catch (error) {
        if (!(error instanceof DryRunRollback)) throw error
      }
      if (!check) throw new Error('Nothing was checked.')
      return check
    }
  } catch (error) {
    if (error instanceof OptionError) throw refusedOption(error)
    if (!(error instanceof PublishError)) throw error
    return { body: { data: badCheck(error) } }
  }
}

/** A file that came alone. */
export const uploaded = (content: Uint8Array) => ({ content, name: 'document.yaml', folder: undefined })

function goodCheck(published: PublishResult, api: Schemas['PublicApi']): Schemas['AdminApiCheck'] {
  const { document, digest, onSale, changes, publication } = published
  return {
    publishable: true,
    ...shownFindings(document.warnings),
    digest,
    preview: {
      api,
      replaces: onSale
        ? {
            version: onSale.version,
            full_version: onSale.full_version,
            same_address: onSale.version === publication.version,
          }
        : null,
      ...changes,
      notes: notesOf(published).map((note) => note.slice(0, maxNoteLength).toWellFormed()),
    },
  }
}
