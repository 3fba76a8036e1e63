import { parse } from 'yaml'
import type { AppContext } from '../../platform/app-context.ts'
import { writeMarkdown } from '../../platform/markdown/write.ts'
import { TextCache } from '../../platform/text-cache.ts'
import type { DocumentEnding } from '../catalogue/addresses.ts'
import { documentOf } from '../catalogue/repo.ts'
import { signedResultOf } from '../conformance/results.ts'
import { apiBlocks } from './markdown/api-markdown.ts'
import { operationBlocks } from './markdown/operation-blocks.ts'
import { collectionOf } from './postman/collection.ts'
import {
  type FoundVersion,
  findPageVersion,
  findVersion,
  noFile,
  type PageAddress,
} from './version/find-version.ts'
import { readVersion } from './version/read-version.ts'

const mostCharacters = 32_000_000

/** What there is to download of the published versions. */
export class Library {
  readonly #context: Pick<AppContext, 'db' | 'settings'>
  readonly #texts = new TextCache(mostCharacters)

  constructor(context: Pick<AppContext, 'db' | 'settings'>) {
    this.#context = context
  }

  /** By a name such as `sim-swap-1.2.0`. */
  find(name: string): Promise<FoundVersion> {
    return findVersion(this.#context.db, name)
  }

  /** By the address of its page. */
  findAt(address: PageAddress): Promise<{ readonly api: string; readonly full_version: string }> {
    return findPageVersion(this.#context.db, address)
  }

  read(version: FoundVersion, ending: DocumentEnding): Promise<string> {
    if (ending === '.yaml') return this.#document(version)
    if (ending === '.conformance.json') return this.#conformance(version)
    const make = { '.json': this.#json, '.md': this.#markdown, '.postman.json': this.#postman }[ending]
    return this.#once(version, ending, () => make.call(this, version))
  }

  readOperation(version: FoundVersion, operationId: string): Promise<string> {
    return this.#once(version, `/${operationId}`, async () => {
      const found = await readVersion(this.#context, version, operationId)
      const [operation] = [...found.operations, ...found.webhooks]
      if (!operation) throw noFile()
      const { publicUrl } = this.#context.settings
      return writeMarkdown(await operationBlocks(operation, { version: found, publicUrl, top: 1 }))
    })
  }

  #once({ api, version, stamp }: FoundVersion, what: string, make: () => Promise<string>): Promise<string> {
    return this.#texts.get(`${api} ${version} ${what} ${stamp}`, make)
  }

  async #document({ api, version }: FoundVersion): Promise<string> {
    const found = await documentOf(this.#context.db, { api, version })
    if (found === undefined) throw noFile()
    return found
  }

  /** Never kept: a mark ends when nothing is published. */
  async #conformance(version: FoundVersion): Promise<string> {
    const signed = await signedResultOf(this.#context.db, version)
    if (!signed) throw noFile()
    return JSON.stringify(signed, null, 2)
  }

  /** Made when the version was published, for parsing YAML takes long with a large one. */
  async #json(found: FoundVersion): Promise<string> {
    const { api, version } = found
    const kept = await this.#context.db
      .selectFrom('api_references')
      .select('document')
      .where('api', '=', api)
      .where('version', '=', version)
      .executeTakeFirst()
    return kept?.document ?? JSON.stringify(parse(await this.#document(found)), null, 2)
  }

  async #markdown(version: FoundVersion): Promise<string> {
    const { publicUrl } = this.#context.settings
    return writeMarkdown(await apiBlocks(await readVersion(this.#context, version), publicUrl))
  }

  async #postman(version: FoundVersion): Promise<string> {
    return JSON.stringify(
      collectionOf(await readVersion(this.#context, version), this.#context.settings.publicUrl),
    )
  }
}
