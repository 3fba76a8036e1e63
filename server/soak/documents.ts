import { once } from 'node:events'
import { connect as connectTo } from 'node:net'
import { join } from 'node:path'
import { openInstallation } from '../test/support/process.ts'
import { hostileDocument, kinds, sizes } from './hostile-documents.ts'
import { signIn } from './portal.ts'

/** More of the serving thread than this, for one document, is felt by everybody else. */
const maxBlockingMs = 50
const api = 'document'
const fields = { publisher: 'hostile', tag: api }

interface Seen {
  readonly document: string
  readonly request: string
  readonly ms: number
}

interface CampaignOptions {
  /** Of each kind; the last is the largest. */
  readonly sizes?: readonly number[]
  readonly kinds?: readonly string[]
}

/**
 * Documents of strangers are published by a real server process, then all that is made of each is requested. The thread that serves is
 * watched from inside: the time of the processor that one turn of its loop takes.
 */
export async function documents(options: CampaignOptions = {}): Promise<string> {
  const installation = openInstallation()
  const watch = join(installation.folder, 'watch.sock')
  try {
    const { url } = await installation.start({
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'loop-watch.mjs')}`,
      LOOP_WATCH: watch,
    })
    const seen: Seen[] = []
    const failed: string[] = []
    const outcomes = { published: 0, refused: 0 }
    let requests = 0
    let peak = 0
    let token = await signIn(url, 'admin')
    // The portal’s own texts are written once in a process.
    await fetch(`${url}/llms-full.txt`).then((response) => response.text())
    await readWatch(watch)
    const hasPages = (await fetch(url)).status === 200

    async function send(document: string, request: string, work: () => Promise<Response>): Promise<Response> {
      const response = await work().catch(() => Response.error())
      const body = await response.arrayBuffer().catch(() => undefined)
      requests += 1
      const { longest, peak: so } = await readWatch(watch)
      peak = Math.max(peak, so)
      seen.push({ document, request, ms: longest })
      const refused = response.status >= 400 && !request.startsWith('/gateway/') && request !== 'publish'
      if (!body || response.status === 0 || response.status >= 500 || refused)
        failed.push(`${response.status} ${request} of ${document}`)
      return new Response(body && body.byteLength > 0 ? body : null, {
        status: response.status >= 200 ? response.status : 599,
        headers: response.headers,
      })
    }

    let number = 0
    for (const kind of options.kinds ?? Object.keys(kinds)) {
      for (const size of options.sizes ?? sizes) {
        number += 1
        const name = `${kind}, size ${size}`
        const content = hostileDocument(kind, size, number)
        // An access token has an hour, a large document minutes.
        if (number % 10 === 0) token = await signIn(url, 'admin')
        const checked = await send(name, 'check', () => upload(url, { token, path: '/check', content }))
        const { data } = (await checked.json().catch(() => ({}))) as { data?: { digest: string | null } }
        if (!data?.digest) {
          outcomes.refused += 1
          continue
        }
        const { digest } = data
        const published = await send(name, 'publish', () => upload(url, { token, path: '', content, digest }))
        if (published.status !== 201) {
          outcomes.refused += 1
          continue
        }
        outcomes.published += 1
        const { data: version } = (await published.json()) as {
          data: { full_version: string; operations: { operation_id: string }[] }
        }
        for (const path of pathsOf(version).filter((one) => hasPages || !isPage(one))) {
          const headers = path.includes('/admin/') ? { Authorization: `Bearer ${token}` } : {}
          await send(name, path, () => fetch(`${url}${path}`, { headers }))
        }
        await send(name, 'sync', () =>
          fetch(`${url}/portal-api/api/sync`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ api, version: 'v1' }),
          }),
        )
      }
    }
    const slow = seen.filter(({ ms }) => ms > maxBlockingMs)
    const worst = seen.toSorted((one, other) => other.ms - one.ms).slice(0, 8)
    const figures = [
      ...(hasPages ? [] : ['pages were left out: the app isn’t built (npm run build)']),
      `${number} documents (${outcomes.published} published, ${outcomes.refused} refused), ${requests} requests, ${failed.length} failed`,
      `${slow.length} took more than ${maxBlockingMs} ms of the serving thread; at most ${Math.round(peak / 1024 / 1024)} MB`,
      ...worst.map(({ document, request, ms }) => `  ${Math.round(ms)} ms  ${request}: ${document}`),
      ...failed.slice(0, 20),
    ].join('\n')
    if (failed.length > 0 || slow.length > 0) throw new Error(figures)
    return figures
  } finally {
    await installation.close()
  }
}

interface Upload {
  readonly token: string
  readonly path: string
  readonly content: string
  readonly digest?: string
}

function upload(url: string, { token, path, content, digest }: Upload): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...(digest && { digest }) })) body.set(name, value)
  body.set('document', new Blob([content]), 'document.yaml')
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(digest && { 'Idempotency-Key': crypto.randomUUID() }),
  }
  return fetch(`${url}/portal-api/api/admin/apis${path}`, { method: 'POST', headers, body })
}

/** Everything that is made of a published document. */
function pathsOf({
  full_version,
  operations,
}: {
  readonly full_version: string
  readonly operations: readonly { readonly operation_id: string }[]
}): string[] {
  const name = `${api}-${full_version}`
  const version = `api=${api}&version=v1`
  const some = [operations[0], operations.at(-1)].flatMap((one) => one?.operation_id ?? [])
  const page = `/api/${fields.publisher}/${fields.tag}/v1`
  return [
    ...['.yaml', '.json', '.md', '.postman.json'].map((ending) => `/openapi/${name}${ending}`),
    ...some.flatMap((id) => [
      `/openapi/${name}/${encodeURIComponent(id)}.md`,
      `/portal-api/api/api-reference/operation?${version}&operation_id=${encodeURIComponent(id)}`,
      `${page}?operation=${encodeURIComponent(id)}`,
    ]),
    ...['/llms.txt', '/llms-full.txt', '/pricing.md', '/sitemap.xml', '/.well-known/api-catalog'],
    ...[page, `${page}/changelog`, '/', '/api', '/pricing'],
    ...[
      `api-reference?${version}`,
      `api-reference/changelog?${version}`,
      `catalogue/address?publisher=${fields.publisher}&tag=${fields.tag}`,
      `admin/apis/version?${version}`,
      ...[
        'search-index',
        'search-index?code=not_found',
        'api-list-public',
        'catalogue?search=hostile',
        'sku-public',
      ],
      ...['prices/operations', 'prices', 'admin/apis'],
    ].map((rest) => `/portal-api/api/${rest}`),
    `/gateway/${fields.publisher}/${fields.tag}/v1/a`,
  ]
}

const isPage = (path: string): boolean => /^\/(api(\/|$)|pricing$|$)/.test(path)

async function readWatch(at: string): Promise<{ readonly longest: number; readonly peak: number }> {
  const socket = connectTo(at)
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  await once(socket, 'close')
  return JSON.parse(Buffer.concat(parts).toString())
}
