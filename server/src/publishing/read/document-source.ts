import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { PublishError } from './publish-error.ts'
import { widestFolder } from './source-folders.ts'

// The server itself imports this: nothing here loads what reads documents.
const maxDocumentBytes = 30 * 1024 * 1024
/** One byte more than a document may have, so that one which is too large is told from one that just fits. */
export const largestUpload = maxDocumentBytes + 1

/** A document as it came. */
export interface DocumentSource {
  readonly content: Uint8Array
  /** Its name in the checker's messages. */
  readonly name: string
  /** Where files lie that it may quote; undefined where it came alone. */
  readonly folder: string | undefined
  /** A folder around that, of which it may quote documents; see widestFolder. */
  readonly around?: string | undefined
}

/** A file that came alone. */
export const uploaded = (content: Uint8Array): DocumentSource => ({
  content,
  name: 'document.yaml',
  folder: undefined,
})

/** A file, which may quote others of the root that is named; without one those of its folder, and documents around it. */
export function fileSource(file: string, root?: string): DocumentSource {
  refuseSize(statOf(file).size)
  return {
    content: readFileSync(file),
    name: file,
    ...(root === undefined
      ? { folder: dirname(file), around: widestFolder(dirname(file)) }
      : { folder: rootOf(root) }),
  }
}

function rootOf(root: string): string {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory()) return root
  throw PublishError.ofValue('root', root, 'isn’t a folder.')
}

/** The text of a document, as it was written. */
export function textOf(content: Uint8Array): string {
  refuseSize(content.byteLength)
  try {
    // A byte order mark is left out by the decoder.
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch (error) {
    if (error instanceof TypeError) throw new PublishError('The file isn’t UTF-8 text. Save it as UTF-8.')
    throw error
  }
}

function refuseSize(size: number): void {
  if (size > maxDocumentBytes)
    throw new PublishError(
      `The file has ${Math.ceil(size / 1024 / 1024)} MB; the limit is ${maxDocumentBytes / 1024 / 1024} MB.`,
    )
  if (size === 0) throw new PublishError('The file is empty.')
}

function statOf(file: string) {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) throw new PublishError('The file doesn’t exist.')
  if (!stats.isFile()) throw new PublishError('This isn’t a file.')
  return stats
}
