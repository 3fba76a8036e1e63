import { realpathSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import { BaseResolver, isAbsoluteUrl, type Source } from '@redocly/openapi-core'

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
      throw new Error('it is on another server, and is not fetched. Put what it leads to into the document')
    const inside = relative(this.#folder, realpathSync(reference))
    if (inside === '..' || inside.startsWith(`..${sep}`))
      throw new Error('it lies outside the folder of the document. Move the file into it')
    return super.loadExternalRef(reference)
  }
}
