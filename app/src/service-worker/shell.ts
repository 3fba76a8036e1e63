import { isPage } from './is-page.ts'

const shell = '/index.html'
/** Files that the shell needs besides its hashed ones. */
const loose = ['/theme.js', '/favicon.svg', '/patch-panel.svg']
const hashed = /^\/assets\/.+-[\w-]{8,}\.\w+$/
const prefix = 'shell-'

interface Dependencies {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'match' | 'delete'>
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  readonly origin: string
  /** Another build has another; its files are in a cache of their own. */
  readonly version: string
}

/** Keeps the empty page and its hashed files for the time without a network. A response of a server is never kept. */
export function createShell({ caches, fetch, origin, version }: Dependencies) {
  const own = () => caches.open(prefix + version)
  const cachedFile = (path: string | Request) => caches.match(path, { ignoreVary: true })

  async function keep(path: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(path, init)
    if (!response.ok) throw new Error(`${path} returned ${response.status}.`)
    await (await own()).put(path, response.clone())
    return response
  }

  /** The network's answer, whatever it is; the kept one only when there is none. */
  async function networkFirst(request: Request, path: string): Promise<Response> {
    try {
      return await fetch(request)
    } catch (error) {
      const response = await cachedFile(path)
      if (response) return response
      throw error
    }
  }

  /** A name with a hash always means the same file. */
  async function keptFirst(request: Request): Promise<Response> {
    const before = await cachedFile(request)
    if (before) return before
    const response = await fetch(request)
    // A server of files answers with its start page where a file is gone.
    const isPage = response.headers.get('Content-Type')?.includes('html')
    if (response.status === 200 && !isPage) await (await own()).put(request, response.clone())
    return response
  }

  return {
    /** Before the first use: the shell as the server has it now, and what it names. */
    async fill(): Promise<void> {
      const fresh = { cache: 'reload' } as const
      await Promise.all(loose.map((path) => keep(path, fresh)))
      const page = await (await keep(shell, fresh)).text()
      await Promise.all([...new Set(page.match(/\/assets\/[^"]+/g))].map((path) => keep(path)))
    },
    /** Files that the page took before this worker listened. */
    async add(addresses: readonly string[]): Promise<void> {
      const paths = addresses.map((address) => new URL(address)).filter((url) => url.origin === origin)
      const assets = paths.map(({ pathname }) => pathname).filter((path) => hashed.test(path))
      await Promise.all(assets.map(async (path) => (await cachedFile(path)) ?? keep(path)))
    },
    /** The files of earlier builds, once nobody has a tab of theirs open. */
    async forgetOthers(): Promise<void> {
      const names = await caches.keys()
      const others = names.filter((name) => name.startsWith(prefix) && name !== prefix + version)
      await Promise.all(others.map((name) => caches.delete(name)))
    },
    /** Undefined for everything that the browser should do as if nobody stood between. */
    answer(request: Request): Promise<Response> | undefined {
      const url = new URL(request.url)
      if (request.method !== 'GET' || url.origin !== origin) return undefined
      if (request.mode === 'navigate') {
        return isPage(url.pathname) ? networkFirst(request, shell) : undefined
      }
      if (hashed.test(url.pathname)) return keptFirst(request)
      return loose.includes(url.pathname) ? networkFirst(request, url.pathname) : undefined
    },
  }
}
