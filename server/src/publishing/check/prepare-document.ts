import type { DocumentSource } from '../read/document-source.ts'
import { asFindings } from '../read/publish-error.ts'
import { type CheckedDocument, checkDocument } from './check-document.ts'
import { checkUpstream } from './check-upstream.ts'
import type { PublicationOptions } from './options.ts'

/** A document that was found good. Nothing of it is in the database yet. */
export interface PreparedDocument {
  readonly options: PublicationOptions
  readonly document: CheckedDocument
  readonly upstreamWarning: string | undefined
}

/** Reads and checks a document, which takes long where it is large. */
export async function prepareDocument(
  options: PublicationOptions,
  source: () => DocumentSource,
): Promise<PreparedDocument> {
  const upstreamWarning =
    options.upstream && !options.allowInternalUpstream ? await checkUpstream(options.upstream) : undefined
  const document = await asFindings(() => checkDocument(source(), options))
  return { options, document, upstreamWarning }
}
