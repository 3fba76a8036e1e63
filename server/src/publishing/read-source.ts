import { readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import { BaseResolver, isAbsoluteUrl, type Source } from '@redocly/openapi-core'
import { PublishError } from './publish-error.ts'

const maxBytes = 30 * 1024 * 1024

/** The text of a document, as it was written. */
export function readSource(file: string): string {
  const { size } = statOf(file)
  if (size > maxBytes)
    throw new PublishError(
      `The file has ${Math.ceil(size / 1024 / 1024)} MB; the limit is ${maxBytes / 1024 / 1024} MB.`,
    )
  if (size === 0) throw new PublishError('The file is empty.')
  try {
    // A byte order mark is left out by the decoder.
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    if (error instanceof TypeError) throw new PublishError('The file is not UTF-8 text. Save it as UTF-8.')
    throw error
  }
}

function statOf(file: string) {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) throw new PublishError('The file does not exist.')
  if (!found.isFile()) throw new PublishError('This is not a file.')
  return found
}

/**
 * Follows references into files beside the document. A document is written by others: it must not make the catalogue
 * show a file of this machine, nor call an address from here.
 */
export class ConfinedResolver extends BaseResolver {
  readonly #folder: string

  constructor(file: string) {
    super()
    this.#folder = realpathSync(dirname(file))
  }

  override async loadExternalRef(reference: string): Promise<Source> {
    if (isAbsoluteUrl(reference))
      throw new Error('it is on another server, and is not fetched. Copy its target into the document')
    const inside = relative(this.#folder, realpathSync(reference))
    if (inside === '..' || inside.startsWith(`..${sep}`))
      throw new Error('it is outside the folder of the document. Move the file into it')
    return super.loadExternalRef(reference)
  }
}
