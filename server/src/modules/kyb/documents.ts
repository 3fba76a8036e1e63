import { createHash, randomUUID } from 'node:crypto'
import type { UploadedFile } from '../../platform/http/multipart.ts'
import { type FieldError, Problem } from '../../platform/http/problem.ts'
import { documentKind } from './document-kind.ts'

export const documentFields = ['registration_certificate', 'representative_id', 'proof_of_address'] as const
const optional: ReadonlySet<string> = new Set(['proof_of_address'])
const longestName = 255

export interface Document {
  readonly field: string
  /** Its name in the folder: chance, so that nothing can be guessed or overwritten. */
  readonly file: string
  readonly name: string
  readonly type: string
  readonly content: Buffer
  readonly sha256: Buffer
}

/** The documents of a form, or a 422 that points at each one that cannot be taken. */
export async function takeDocuments(
  files: Readonly<Record<string, UploadedFile>>,
): Promise<readonly Document[]> {
  const refused: FieldError[] = []
  const taken: Document[] = []
  for (const field of documentFields) {
    const file = files[field]
    if (!file && optional.has(field)) continue
    const type = file && !file.tooLarge ? await documentKind(file.content) : undefined
    if (file && type) taken.push(documentOf(field, file, type))
    else refused.push({ pointer: `#/${field}`, ...whyNot(file) })
  }
  if (refused.length > 0) throw documentsRefused(refused)
  return taken
}

export const documentsRefused = (errors: readonly FieldError[]): Problem =>
  new Problem('validation_failed', 'One or more fields were refused. Each is listed with its reason.', {
    errors,
  })

function whyNot(file: UploadedFile | undefined): Omit<FieldError, 'pointer'> {
  if (!file) return { code: 'required', message: 'Send this document as a file.' }
  if (file.tooLarge) return { code: 'too_large', message: 'Send a file of at most 10 MB.' }
  if (file.content.length === 0)
    return { code: 'empty', message: 'This file is empty. Choose the document again.' }
  return { code: 'media_type', message: 'Send a PDF, PNG or JPEG.' }
}

const documentOf = (field: string, { filename, content }: UploadedFile, type: string): Document => ({
  field,
  file: randomUUID(),
  // PostgreSQL takes no NUL in a text.
  name: (filename ?? '').replaceAll('\0', '').slice(0, longestName),
  type,
  content,
  sha256: createHash('sha256').update(content).digest(),
})
