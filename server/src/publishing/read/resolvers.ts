import { realpathSync } from 'node:fs'
import { extname } from 'node:path'
import { BaseResolver, type Document, isAbsoluteUrl, type Source } from '@redocly/openapi-core'
import type { DocumentSource } from './document-source.ts'
import { withLongNumbers } from './long-numbers.ts'
import { commonFolder, isInside } from './source-folders.ts'

const documents: ReadonlySet<string> = new Set(['.yaml', '.yml', '.json'])

/**
 * Follows references into files beside the document. Documents come from strangers: they must not make the catalogue
 * show a file of this machine, nor call an address from here. The target of a symbolic link counts.
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
