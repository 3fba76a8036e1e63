import type { AppContext } from '../../platform/app-context.ts'
import type { Problem } from '../../platform/http/problem.ts'
import type { CachedFile } from '../../platform/http/send-cached.ts'
import { TextCache } from '../../platform/text-cache.ts'
import { announcedInWords } from '../announcements/words.ts'
import type { DocumentEnding } from '../catalogue/addresses.ts'
import { versionsOf } from '../catalogue/repo.ts'
import { signedResultOf } from '../conformance/results.ts'
import { limitsInWords } from '../pricing/limits.ts'
import { limitsOfPlans } from '../pricing/plans.ts'
import { type ArchiveFacts, archivedDocuments, archiveFile, measureArchive, openArchive } from './archive.ts'
import { notYet } from './not-yet.ts'
import { environmentOf } from './postman/environment.ts'
import { documentTag, readDocumentParts } from './texts/document-repo.ts'
import { liveWordsOf } from './texts/live-words.ts'
import { isToBeRead, readText } from './texts/repo.ts'
import { fillIn } from './version/live-places.ts'
import { type FoundVersion, findVersion, noFile, type PageAddress, versionAt } from './version/repo.ts'
import { fileName } from './version/version.ts'

const mostCharacters = 32_000_000

/** Downloads of published versions, all made at publication: see decision 0063. */
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
  async findAt(address: PageAddress): Promise<FoundVersion> {
    const version = await versionAt(this.#context.db, address)
    if (!version) throw noFile()
    return version
  }

  async read(version: FoundVersion, ending: DocumentEnding): Promise<CachedFile['body']> {
    if (ending === '.yaml') return this.#document(version, 'yaml')
    if (ending === '.json') return this.#document(version, 'json')
    if (ending === '.conformance.json') return this.#conformance(version)
    if (ending === '.sha256') return this.#checksums(version)
    if (ending === '.postman-environment.json')
      return environmentOf(version, this.#context.settings.publicUrl)
    return this.readText(version, ending)
  }

  readOperation(version: FoundVersion, operationId: string): Promise<string> {
    return this.readText(version, `/${operationId}`)
  }

  /** A text by the name that it is kept under. */
  async readText(stored: FoundVersion, name: string): Promise<string> {
    const { api, version, stamp } = stored
    const announced = await announcedInWords(this.#context, api)
    const plans = await limitsOfPlans(this.#context.db, api)
    const limits = plans.map(limitsInWords).join('; ')
    return this.#texts.get(`${api} ${version} ${name} ${stamp} ${limits} ${announced.join()}`, async () => {
      const { db, settings } = this.#context
      const pieces = await readText(db, stored, name)
      if (!pieces) throw await this.#missing(stored)
      const versions = await versionsOf(db, api)
      const row = versions.find((one) => one.version === version)
      if (!row) throw noFile()
      return fillIn(pieces, liveWordsOf(row, { versions, plans, announced }, settings))
    })
  }

  async #document({ api, version }: FoundVersion, form: 'yaml' | 'json'): Promise<CachedFile['body']> {
    const { db, settings: deadlines } = this.#context
    const key = { api, version, form }
    const tag = await documentTag(db, key)
    if (tag === undefined) throw await this.#missing({ api, version })
    return { tag, open: () => readDocumentParts(db, key, tag), deadlines }
  }

  async #missing(key: Pick<FoundVersion, 'api' | 'version'>): Promise<Problem> {
    return (await isToBeRead(this.#context.db, key)) ? notYet() : noFile()
  }

  /** As `sha256sum --check` reads them, with the names that the documents are saved under. */
  async #checksums(version: FoundVersion): Promise<string> {
    const { api, version: number } = version
    const lines = (['yaml', 'json'] as const).map(async (form) => {
      const digest = await documentTag(this.#context.db, { api, version: number, form })
      if (digest === undefined) throw await this.#missing(version)
      return `${digest}  ${fileName(version, `.${form}`)}\n`
    })
    return (await Promise.all(lines)).join('')
  }

  /** All documents as one archive, with its size and digest. */
  async archive(): Promise<{ readonly facts: ArchiveFacts; readonly body: CachedFile['body'] }> {
    const { db, settings: deadlines } = this.#context
    const documents = await archivedDocuments(db)
    const stamp = documents.map(({ name, tag }) => `${name} ${tag}`).join(', ')
    const measured = await this.#texts.get(`${archiveFile} ${stamp}`, async () =>
      JSON.stringify(await measureArchive(db, documents)),
    )
    const facts: ArchiveFacts = JSON.parse(measured)
    const open = () => openArchive(db, documents)
    return { facts, body: { tag: facts.sha256, bytes: facts.size, open, deadlines } }
  }

  /** Never kept: a mark ends when nothing is published. */
  async #conformance(version: FoundVersion): Promise<string> {
    const signed = await signedResultOf(this.#context.db, version)
    if (!signed) throw noFile()
    return JSON.stringify(signed, null, 2)
  }
}
