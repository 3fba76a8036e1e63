import { parse } from 'yaml'
import type { Parts } from '../../platform/http/handler.ts'
import { Kept } from '../../platform/kept.ts'
import { writeMarkdown } from '../../platform/markdown/write.ts'
import type { DocumentEnding } from '../catalogue/addresses.ts'
import { type FoundVersion, findVersion, noFile } from './find-version.ts'
import { apiBlocks } from './markdown/api-markdown.ts'
import { operationBlocks } from './markdown/operation-blocks.ts'
import { collectionOf } from './postman/collection.ts'
import { readVersion } from './read-version.ts'

const mostCharacters = 32_000_000

/** What there is to download of the published versions. */
export class Library {
  readonly #parts: Pick<Parts, 'db' | 'settings'>
  readonly #kept = new Kept(mostCharacters)

  constructor(parts: Pick<Parts, 'db' | 'settings'>) {
    this.#parts = parts
  }

  /** By a name such as `sim-swap-1.2.0`. */
  find(name: string): Promise<FoundVersion> {
    return findVersion(this.#parts.db, name)
  }

  read(version: FoundVersion, ending: DocumentEnding): Promise<string> {
    if (ending === '.yaml') return this.#document(version)
    const make = { '.json': this.#json, '.md': this.#markdown, '.postman.json': this.#postman }[ending]
    return this.#once(version, ending, () => make.call(this, version))
  }

  readOperation(version: FoundVersion, operationId: string): Promise<string> {
    return this.#once(version, `/${operationId}`, async () => {
      const found = await readVersion(this.#parts, version, operationId)
      const [operation] = found.operations
      if (!operation) throw noFile()
      return writeMarkdown(
        operationBlocks(operation, { version: found, publicUrl: this.#parts.settings.publicUrl, top: 1 }),
      )
    })
  }

  #once({ api, version, stamp }: FoundVersion, what: string, make: () => Promise<string>): Promise<string> {
    return this.#kept.get(`${api} ${version} ${what}`, stamp, make)
  }

  async #document({ api, version }: FoundVersion): Promise<string> {
    const found = await this.#parts.db
      .selectFrom('apis')
      .select('document')
      .where('api', '=', api)
      .where('version', '=', version)
      .executeTakeFirst()
    if (!found) throw noFile()
    return found.document
  }

  /** Made when the version was published, for parsing YAML takes long with a large one. */
  async #json(found: FoundVersion): Promise<string> {
    const { api, version } = found
    const kept = await this.#parts.db
      .selectFrom('api_references')
      .select('document')
      .where('api', '=', api)
      .where('version', '=', version)
      .executeTakeFirst()
    return kept?.document ?? JSON.stringify(parse(await this.#document(found)), null, 2)
  }

  async #markdown(version: FoundVersion): Promise<string> {
    return writeMarkdown(apiBlocks(await readVersion(this.#parts, version), this.#parts.settings.publicUrl))
  }

  async #postman(version: FoundVersion): Promise<string> {
    return JSON.stringify(
      collectionOf(await readVersion(this.#parts, version), this.#parts.settings.publicUrl),
    )
  }
}
