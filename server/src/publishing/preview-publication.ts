import type { components } from '@switchboard/sdk'
import { publicApiOf } from '../modules/catalogue/api.ts'
import { publishedRow } from '../modules/catalogue/repo.ts'
import type { Db } from '../platform/db/client.ts'
import { prepareDocument } from './check/prepare-document.ts'
import { badCheck, shownFindings } from './check-result.ts'
import { documentOfDraft, draftClosed } from './drafts/repo.ts'
import { notesOf } from './print-published.ts'
import { unannouncedWords } from './publish/price-rises.ts'
import { type PublishResult, publishAlone } from './publish/publish-prepared.ts'
import type { CheckJob, JobAnswers } from './publish-jobs.ts'
import { uploaded } from './read/document-source.ts'
import { ofDocument, PublishError } from './read/publish-error.ts'

type Schemas = components['schemas']

const maxNoteLength = 500

/** Publishes a document and rolls back, so that the preview finds exactly what publishing would. */
export async function previewPublication(
  db: Db,
  job: CheckJob & { readonly now: Date },
): Promise<JobAnswers['check']> {
  const input = job.draftId === undefined ? job : await documentOfDraft(db, job.draftId)
  if (!input) throw draftClosed()
  const { content, options } = input
  try {
    const prepared = await prepareDocument(options, () => uploaded(content))
    const data = await publishAlone(db, prepared, {
      now: job.now,
      publishedBy: null,
      isTrial: true,
      async read(tx, published) {
        const row = await publishedRow(tx, published.publication)
        if (!row) throw new Error(`${published.publication.api} was published a moment ago.`)
        return goodCheck(published, publicApiOf(row))
      },
    })
    return { body: { data } }
  } catch (error) {
    if (error instanceof PublishError && !error.option) return { body: { data: badCheck(error) } }
    throw error
  }
}

function goodCheck(published: PublishResult, api: Schemas['PublicApi']): Schemas['AdminApiCheck'] {
  const { document, digest, onSale, changes, publication } = published
  const unannounced = unannouncedWords(published)
  const publishable = unannounced === ''
  return {
    publishable,
    ...shownFindings(publishable ? document.warnings : [ofDocument(unannounced)]),
    digest: publishable ? digest : null,
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
