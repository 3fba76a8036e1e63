import { Source } from '@redocly/openapi-core'
import { placed } from '../read/checker.ts'
import type { DocumentSource } from '../read/document-source.ts'
import { asFindings, type Finding } from '../read/publish-error.ts'
import { type CheckedDocument, checkDocument } from './check-document.ts'
import { checkTexts } from './check-texts.ts'
import { checkUpstream } from './check-upstream.ts'
import type { PublicationOptions } from './options.ts'

/** A document that was found good. Nothing of it is in the database yet. */
export interface PreparedDocument {
  readonly wanted: PublicationOptions
  readonly document: CheckedDocument
  readonly upstreamWarning: string | undefined
}

/** Reads and checks a document, which takes long where it is large. */
export async function prepareDocument(
  wanted: PublicationOptions,
  source: () => DocumentSource,
): Promise<PreparedDocument> {
  const upstreamWarning =
    wanted.upstream && !wanted.allowInternalUpstream ? await checkUpstream(wanted.upstream) : undefined
  const document = await asFindings(() => checkDocument(source(), wanted))
  const warnings = [...document.warnings, ...textWarnings(document)]
  return { wanted, document: { ...document, warnings }, upstreamWarning }
}

/** Lines of a converted document are those of what it became, which nobody has before them. */
function textWarnings({ source, parsed, converted }: CheckedDocument): Finding[] {
  const found = checkTexts(parsed)
  if (converted) return found.map((finding) => ({ ...finding, line: undefined }))
  const file = new Source('document.yaml', source)
  return found.map((finding) => placed(file, finding))
}
