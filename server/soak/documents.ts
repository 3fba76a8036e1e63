import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect as connectTo } from 'node:net'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { type Installation, openInstallation, until } from '../test/support/process.ts'
import { repo } from '../test/support/world.ts'
import { type DocumentRequest, type PublishedVersion, requestsOf } from './document-requests.ts'
import { type DocumentResult, isFailed, reportOf, rowOf } from './documents-report.ts'
import { freePort } from './haproxy.ts'
import { hostileDocument, kinds, sizes } from './hostile-documents.ts'
import { ask, connect, liveKey, signIn } from './portal.ts'
import { type StandIn, startStandIn } from './stand-in.ts'
import { useDocument } from './use-document.ts'

/** A document, and how it is published. */
interface SoakDocument {
  readonly kind: string
  readonly size: number
  readonly content: string
  readonly fields: Readonly<Record<'publisher' | 'tag', string> & Record<string, string>>
}

interface CampaignOptions {
  /** Documents to try in place of hostile ones: each file of it, whole. */
  readonly folder?: string | undefined
  /** Of each kind; the last is the largest. */
  readonly sizes?: readonly number[]
  readonly kinds?: readonly string[]
  /** The whole takes the better part of an hour, so results are reported kind by kind. */
  readonly tell?: (row: string) => void
}

/**
 * Documents of strangers are published by a real server process, then all that is made of each is requested. The thread that serves is
 * watched from inside: the time of the processor that one turn of its loop takes.
 */
export async function documents(options: CampaignOptions = {}): Promise<string> {
  const installation = openInstallation()
  try {
    const campaign = await Campaign.start(installation)
    if (options.folder !== undefined) return await campaign.tryFolder(options.folder, options.tell)
    for (const kind of options.kinds ?? Object.keys(kinds)) {
      for (const size of options.sizes ?? sizes) await campaign.publishHostile(kind, size)
      options.tell?.(rowOf(kind, campaign.results))
    }
    return reportOf(campaign)
  } finally {
    await installation.close()
  }
}

/** An access token lasts a quarter of an hour. */
const signInMs = 5 * 60_000

interface CampaignOn {
  readonly installation: Installation
  readonly url: string
  /** Socket of what watches the thread that serves. */
  readonly watch: string
  readonly hasPages: boolean
}

class Campaign {
  readonly results: DocumentResult[] = []
  readonly outcomes = { published: 0, refused: 0 }
  /** Those that came with their content, and those that are drawn by the browser. */
  readonly pages = { drawn: 0, left: 0 }
  readonly hasPages: boolean
  peakBytes = 0
  /** Notes of the last check. */
  told: readonly string[] = []
  readonly #url: string
  readonly #watch: string
  #documents = 0
  #signedInAt = Number.NEGATIVE_INFINITY
  #tokens: Readonly<Record<'admin' | 'user', string>> = { admin: '', user: '' }

  readonly #installation: Installation

  private constructor({ installation, url, watch, hasPages }: CampaignOn) {
    this.#installation = installation
    this.#url = url
    this.#watch = watch
    this.hasPages = hasPages
  }

  static async start(installation: Installation): Promise<Campaign> {
    const { folder, start } = installation
    const watch = join(folder, 'watch.sock')
    const port = await freePort()
    const { url } = await start({
      PORT: String(port),
      // Pages are drawn only for requests to the public name.
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'loop-watch.mjs')}`,
      LOOP_WATCH: watch,
    })
    // The portal’s own texts are written once in a process, and its first page takes the longest.
    await fetch(`${url}/llms-full.txt`).then((response) => response.text())
    const isBuilt = existsSync(join(repo, 'app/dist-server/page-worker.js'))
    if (isBuilt)
      await until('a page is drawn', async () => isDrawn(await fetch(url).then((page) => page.text())))
    await readWatch(watch)
    return new Campaign({ installation, url, watch, hasPages: isBuilt })
  }

  async publishHostile(kind: string, size: number): Promise<void> {
    const content = hostileDocument(kind, size, this.#documents + 1)
    const fields = { publisher: 'hostile', tag: 'document' }
    const published = await this.#publish({ kind, size, content, fields })
    if (!published) return
    if (this.outcomes.published === 1) await this.#subscribe(fields.tag)
    await this.#request({ kind, size }, requestsOf(published, fields))
  }

  /** Each document is published, and every page, file, sample and tool of it is tried, against a stand-in for its API. */
  async tryFolder(folder: string, tell: CampaignOptions['tell']): Promise<string> {
    const standIn = await startStandIn()
    try {
      const faults: string[] = []
      for (const name of readdirSync(folder)) {
        const result = await this.#tryFile(join(folder, name), standIn)
        faults.push(...result.faults)
        tell?.([`${name}: ${result.figures}`, ...result.faults.map((fault) => `  ${fault}`)].join('\n'))
      }
      if (faults.length > 0) throw new Error(`${faults.length} faults\n${reportOf(this)}`)
      return reportOf(this)
    } finally {
      standIn.close()
    }
  }

  async #tryFile(file: string, standIn: StandIn): Promise<{ figures: string; faults: readonly string[] }> {
    const content = readFileSync(file, 'utf8')
    const written = parse(content, { maxAliasCount: -1, uniqueKeys: false, logLevel: 'error' }) as object
    const kind = basename(file)
    const tag = kind.replace(/\W.*/, '')
    const fields = {
      ...{ publisher: 'public', tag, upstream: standIn.url, allow_internal_upstream: 'true' },
      ...('swagger' in written && { convert: 'true' }),
    }
    const size = content.length
    const sold = await this.#publish({ kind, size, content, fields })
    if (!sold) return { figures: 'refused', faults: [`refused: ${this.told.join(' ')}`] }
    const reference = await this.#fetch({
      path: `/portal-api/api/api-reference?api=${sold.api}&version=${sold.version}`,
    })
    // Some are documented, and not sold.
    const published = { ...sold, operations: JSON.parse(await reference.text()).data.operations }
    await this.#subscribe(published.api)
    const before = this.results.length
    await this.#request({ kind, size }, requestsOf(published, fields, published.operations))
    const failed = this.results.slice(before).filter(isFailed)
    await this.#staySignedIn()
    const key = await liveKey(this.#url, this.#tokens.user, published.api)
    const used = await useDocument({
      url: this.#url,
      standIn,
      key,
      published,
      ...fields,
      told: this.told,
      written,
    })
    return {
      figures: `${published.operations.length} operations, ${this.results.length - before} pages and files, ${used.figures}; told: ${[...new Set(this.told.map((text) => text.replace(/`[^`]*`/g, '…')))].join(' ')}`,
      faults: [...failed.map(({ request, status }) => `${status} for ${request}`), ...used.faults],
    }
  }

  /** Checks and publishes a document; undefined where it is refused. */
  async #publish({ kind, size, content, fields }: SoakDocument): Promise<PublishedVersion | undefined> {
    const number = ++this.#documents
    await this.#staySignedIn()
    // A person may check a hundred or so in an hour.
    if (number % 10 === 1) await this.#forgetLimits()
    const send = (request: string, path: string, digest?: string) =>
      this.#send({ kind, size, request }, () =>
        this.#upload(path, content, { ...fields, ...(digest && { digest }) }),
      )
    const { data, errors } = JSON.parse(await send('check', '/check'))
    this.told = [
      ...(errors ?? []).map(({ message }: { message: string }) => message),
      ...(data?.findings ?? []).map(({ text }: { text: string }) => text),
      ...(data?.preview?.notes ?? []),
    ]
    const published = data?.digest ? JSON.parse(await send('publish', '', data.digest)) : {}
    this.outcomes[published.data ? 'published' : 'refused'] += 1
    if (!published.data) this.told = [published.detail ?? '', ...this.told]
    return published.data
  }

  async #request(
    of: Pick<SoakDocument, 'kind' | 'size'>,
    requests: readonly DocumentRequest[],
  ): Promise<void> {
    for (const request of requests) {
      if (!this.hasPages && request.isPage) continue
      await this.#staySignedIn()
      await this.#send({ ...of, request: request.path, isPage: request.isPage }, () => this.#fetch(request))
    }
  }

  /** Signs in before the tokens end: a large document takes longer than they last. */
  async #staySignedIn(): Promise<void> {
    if (performance.now() - this.#signedInAt <= signInMs) return
    this.#signedInAt = performance.now()
    this.#tokens = { admin: await signIn(this.#url, 'admin'), user: await signIn(this.#url, 'user') }
    await readWatch(this.#watch)
  }

  async #forgetLimits(): Promise<void> {
    const client = await connect(this.#installation)
    await client.query('DELETE FROM call_counts')
    await client.end()
  }

  async #subscribe(api: string): Promise<void> {
    const options = { token: this.#tokens.user, body: { api }, key: crypto.randomUUID() }
    const { status } = await ask('POST', `${this.#url}/portal-api/api/user-subscription`, options)
    if (status !== 201) throw new Error(`The API could not be subscribed to: ${status}`)
    await readWatch(this.#watch)
  }

  async #send(
    what: Pick<DocumentResult, 'kind' | 'size' | 'request'> & { readonly isPage?: boolean | undefined },
    work: () => Promise<Response>,
  ): Promise<string> {
    const began = performance.now()
    const response = await work().catch(() => Response.error())
    const body = await response.text().catch(() => undefined)
    const seconds = (performance.now() - began) / 1000
    const { longest, peak, collected } = await readWatch(this.#watch)
    this.peakBytes = Math.max(this.peakBytes, peak)
    // A response that breaks off doesn't count.
    const status = body === undefined ? 0 : response.status
    const { kind, size, request, isPage } = what
    this.results.push({ kind, size, request, status, blockedMs: longest, collectedMs: collected, seconds })
    if (isPage) this.pages[isDrawn(body ?? '') ? 'drawn' : 'left'] += 1
    return body?.startsWith('{') ? body : '{}'
  }

  #upload(path: string, content: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    body.set('document', new Blob([content]), 'document.yaml')
    const headers = {
      Authorization: `Bearer ${this.#tokens.admin}`,
      ...(fields.digest && { 'Idempotency-Key': crypto.randomUUID() }),
    }
    return fetch(`${this.#url}/portal-api/api/admin/apis${path}`, { method: 'POST', headers, body })
  }

  #fetch({ path, as, body, isPage }: DocumentRequest): Promise<Response> {
    const headers = {
      ...(as && { Authorization: `Bearer ${this.#tokens[as]}` }),
      ...(body && { 'Content-Type': 'application/json' }),
      ...(isPage && { Accept: 'text/html' }),
    }
    const sent = body && { method: 'POST', body: JSON.stringify(body) }
    return fetch(`${this.#url}${path}`, { headers, ...sent })
  }
}

/** As app/src/prerender/document.ts writes it. */
const isDrawn = (page: string): boolean => page.includes('id="data"')

interface Watched {
  readonly longest: number
  readonly peak: number
  readonly collected: number
}

/** Since it was read last. */
async function readWatch(at: string): Promise<Watched> {
  const socket = connectTo(at)
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  await once(socket, 'close')
  return JSON.parse(Buffer.concat(parts).toString())
}
