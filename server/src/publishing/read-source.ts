import { readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import { BaseResolver, type Document, isAbsoluteUrl, type Source } from '@redocly/openapi-core'
import { withLongNumbers } from './long-numbers.ts'
import { OptionError, PublishError } from './publish-error.ts'
import { maxDocumentBytes } from './publish-jobs.ts'
import { commonFolder, isInside, widestFolder } from './source-folders.ts'

/** A document as it came. */
export interface DocumentSource {
  readonly content: Uint8Array
  /** What it is called in the checker's own words. */
  readonly name: string
  /** Where files lie that it may quote; undefined where it came alone. */
  readonly folder: string | undefined
  /** A folder around that, of which it may quote documents; see widestFolder. */
  readonly around?: string | undefined
}

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
  throw OptionError.ofValue('root', root, 'isn’t a folder.')
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
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) throw new PublishError('The file doesn’t exist.')
  if (!found.isFile()) throw new PublishError('This isn’t a file.')
  return found
}

const documents: ReadonlySet<string> = new Set(['.yaml', '.yml', '.json'])

/**
 * Follows references into files beside the document. A document is written by others: it must not make the catalogue
 * show a file of this machine, nor call an address from here. What a link leads to is what counts.
 */
export class ConfinedResolver extends BaseResolver {
  readonly #folder: string | undefined
  readonly #around: string | undefined

  constructor({ folder, around }: Pick<DocumentSource, 'folder' | 'around'>) {
    super()
    this.#folder = folder === undefined ? undefined : realpathSync(folder)
    this.#around = around
  }

  override async loadExternalRef(reference: string): Promise<Source> {
    if (isAbsoluteUrl(reference))
      throw new Error('it’s on another server, and isn’t fetched. Copy its target into the document')
    if (this.#folder === undefined)
      throw new Error(
        'it’s in another file, and only one file is uploaded. Put them together first: `npx @redocly/cli bundle openapi.yaml`',
      )
    const file = realpathSync(reference)
    if (!isInside(this.#folder, file) && !this.#isAround(file)) {
      const common = commonFolder(this.#folder, file)
      const how = common ? `, or name a folder that holds both: --root ${common}` : ''
      throw new Error(`it’s outside the folder of the document. Move the file into it${how}`)
    }
    return super.loadExternalRef(reference)
  }

  #isAround(file: string): boolean {
    return this.#around !== undefined && isInside(this.#around, file) && documents.has(extname(file))
  }
}

/** With numbers as they are written, for what is made of a document; the checker knows none of those. */
export class ExactResolver extends ConfinedResolver {
  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot)
    const isText = typeof document.parsed === 'string'
    return isText ? document : { ...document, parsed: withLongNumbers(source.body, document.parsed) }
  }
}
