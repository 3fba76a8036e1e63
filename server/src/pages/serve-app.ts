import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brand } from '../platform/brand/brand.ts'
import { callerNetwork } from '../platform/http/caller-network.ts'
import { sendProblem } from '../platform/http/error-handler.ts'
import { Problem } from '../platform/http/problem.ts'
import { serveBrandPictures } from './brand-pictures.ts'
import { brandForApp, dressBuilt, dressPage } from './dress-page.ts'
import { type KeptPage, keepPages } from './keep-pages.ts'
import { prefersMarkdown, sendMarkdown } from './markdown.ts'
import type { ThemeChoice } from './packed-page.ts'
import { type PageWorker, startPageWorker } from './page-worker.ts'
import { shellOf } from './shell.ts'
import { readSkeletons } from './skeletons.ts'

const apiPrefixes = ['/portal-api/', '/content-api/', '/captcha/', '/healthz', '/readyz']
// With what a compressed copy adds to the name.
const hashed = /-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/
// Files that a document loads. Workers aren't among them: their own headers restrict them.
const partOfPage = /\/(?![^/]*worker)[^/]+\.(?:js|css|woff2)(?:\.br|\.gz)?$/
/** Headers that tell about documents and calls: beside a small script they were a third of what came. */
const ofDocuments = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'X-Frame-Options',
  'Access-Control-Expose-Headers',
]
/** Names of the cookies that hold a session (sdk, cookieStore) begin so; those that tell where somebody comes from do not. */
const sessionCookie = /(?:^|;\s*)CON_(?!FROM_|LAST_ROUTE|LOGOUT)/

/** Where password managers lead people: https://w3c.github.io/webappsec-change-password-url/. */
const changePasswordPage = '/dashboard/profile?section=password'
const forgotPasswordPage = '/forgot-password'

interface AppToServe {
  /** The built app. The worker that draws its pages lies beside it, in `dist-server`. */
  readonly folder: string
  readonly publicUrl: string
}

/**
 * Serves the built app. A visitor's page comes drawn. To who is signed in, a page of theirs comes as it looks before its data; all
 * others, and what is asked for by another name than the public one, as the empty document, which the browser draws any page into.
 */
export async function serveApp(app: FastifyInstance, { folder, publicUrl }: AppToServe): Promise<void> {
  const shell = join(folder, 'index.html')
  const built = existsSync(shell)
  const empty = built ? readFileSync(shell, 'utf8') : ''
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      // The build lays compressed copies beside its files (app/vite/precompress.ts).
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const forever = path.includes(builtFiles) && hashed.test(path)
        reply.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (forever && partOfPage.test(path)) for (const name of ofDocuments) reply.removeHeader(name)
      },
    })
  }
  const draw = drawnPages(app, { folder, publicUrl })
  const dressed = () => ({ by: brand(), empty: dressBuilt(empty), skeletonOf: readSkeletons(folder) })
  let documents = dressed()
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const ofApi = apiPrefixes.some((prefix) => request.url.startsWith(prefix))
    const ranges = rangesOf(request.headers.accept ?? '*/*')
    const maybePage = !ofApi && isRead(request)
    if (maybePage && prefersMarkdown(ranges) && (await sendMarkdown(app, request, reply))) return reply
    const wants = built && maybePage ? wishOf(request.url, ranges) : 'nothing'
    const missing = () =>
      sendProblem(new Problem('not_found', 'There’s nothing at this URL.'), request, reply)
    if (wants === 'nothing') return missing()
    if (documents.by !== brand()) documents = dressed()
    const signedIn = sessionCookie.test(request.headers.cookie ?? '')
    const isPreview = /^\/preview\//i.test(request.url)
    const { status: drawn, packed }: KeptPage = signedIn
      ? { status: 200, ...documents.skeletonOf(request.url) }
      : (!isPreview && (await draw?.(request))) || { status: 200 }
    const status = statusOfErrorPage(request.url) ?? drawn
    // A program is told of a page that is not there as of anything else; a person gets a page about it.
    if (wants === 'anything' && status === 404) return missing()
    reply.code(status).header('Cache-Control', 'no-cache').header('Vary', 'Accept, Cookie, Accept-Encoding')
    if (isPreview) reply.headers(previewHeaders)
    if (!packed)
      return reply
        .type('text/html; charset=utf-8')
        .send(shellOf(documents.empty, request.url, themeOf(request)))
    const { body, encoding } = await packed.for(themeOf(request), request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(body)
  }
  app.get('/.well-known/change-password', async ({ headers }, reply) =>
    reply
      .headers({ 'Cache-Control': 'no-store', Vary: 'Cookie' })
      .redirect(sessionCookie.test(headers.cookie ?? '') ? changePasswordPage : forgotPasswordPage, 302),
  )
  serveBrandPictures(app, (path, reply) =>
    built && !brand().pictures ? reply.sendFile(path.slice(1)) : reply.callNotFound(),
  )
  // The static files know of a folder there, and answer for it.
  app.get('/', answer)
  // Only a route can compress; with the app, that of its files leads here.
  if (!built) app.get('/*', answer)
  app.setNotFoundHandler(answer)
}

/** The address is all that a reader needs, so neither it nor the page is kept or named elsewhere. */
const previewHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** Pages about a failure, which a proxy or a monitor that is led to them must not take for a success. */
const errorPages: ReadonlyMap<string, number> = new Map([
  ['/500', 500],
  ['/502', 502],
  ['/maintenance', 503],
])

function statusOfErrorPage(url: string): number | undefined {
  const [path = '', query] = url.split('?')
  if (path !== '/error') return errorPages.get(path)
  // As app/src/public/errors/reported-error.ts reads it.
  const code = new URLSearchParams(query).get('code') ?? ''
  return /^[45]\d\d$/.test(code) ? Number(code) : 500
}

const builtFiles = '/assets/'
/** A missing file: a request for one isn't looking for a page. A version of an API ends in digits. */
const fileName = /\/[^/?]*\.[a-z][a-z\d]*(?:\?|$)/i

/**
 * The kind of resource that a request wants: a page by name, as browsers do, or whatever is at the address, as
 * programs do.
 */
function wishOf(url: string, ranges: ReadonlyMap<string, number>): 'page' | 'anything' | 'nothing' {
  // RFC 9110, 12.5.1: the closest range decides.
  const range = ['text/html', 'text/*', '*/*'].find((one) => ranges.has(one))
  if (!range || ranges.get(range) === 0) return 'nothing'
  if (range === 'text/html') return 'page'
  return url.startsWith(builtFiles) || fileName.test(url) ? 'nothing' : 'anything'
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Media ranges with their quality, 1 where none is given. */
function rangesOf(accept: string): ReadonlyMap<string, number> {
  const ranges = accept.split(',').map((part): [string, number] => {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const quality = parameters.find((one) => one.startsWith('q='))
    return [range, quality ? Number(quality.slice(2)) : 1]
  })
  return new Map(ranges)
}

/** As app/src/theme/choice.ts keeps it. */
const themeCookie = /(?:^|;\s*)switchboard\.theme=(system|light|dark)(?:;|$)/
function themeOf({ headers }: FastifyRequest): ThemeChoice {
  const chosen = headers.cookie?.match(themeCookie)?.[1]
  return chosen === 'system' || chosen === 'light' || chosen === 'dark' ? chosen : (brand().theme ?? 'system')
}

function drawnPages(app: FastifyInstance, { folder, publicUrl }: AppToServe) {
  const file = join(folder, '../dist-server/page-worker.js')
  if (!existsSync(file)) return
  const { host } = new URL(publicUrl)
  let worker: PageWorker | undefined
  let pages: ReturnType<typeof keepPages> | undefined
  let drawnBy = brand()
  app.addHook('onClose', () => worker?.close())

  function start(port: number) {
    const settings = { publicUrl, loopback: `http://127.0.0.1:${port}`, built: folder }
    void worker?.close()
    const started = startPageWorker({ file, settings, brand: brandForApp(), log: app.log })
    worker = started
    drawnBy = brand()
    const draw = async (path: string, caller?: string) => {
      const page = await started.draw(path, caller)
      return page.html ? { ...page, html: dressPage(page.html) } : page
    }
    return keepPages({ ...started, draw })
  }

  return async (request: FastifyRequest) => {
    const address = app.server.address()
    if (request.host !== host || typeof address !== 'object' || !address) return
    if (!pages || drawnBy !== brand()) pages = start(address.port)
    return pages(request.url, callerNetwork(request))
  }
}
