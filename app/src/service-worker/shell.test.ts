import { expect, test, vi } from 'vitest'
import { createShell } from './shell.ts'

const origin = 'http://localhost'
const html = '<script src="/assets/index-abcdefgh.js"></script><link href="/assets/index-abcdefgh.css">'

/** Cache storage as far as the shell uses it. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const pathOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, origin).pathname
  const open = (name: string) => {
    const cache = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, cache)
    return { put: async (key: string | Request, response: Response) => void cache.set(pathOf(key), response) }
  }
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string | Request) => {
      const found = [...stores.values()].find((cache) => cache.has(pathOf(key)))
      return found?.get(pathOf(key))?.clone()
    },
  }
  return { caches: caches as unknown as CacheStorage, held: stores }
}

function startShell(version = 'one') {
  const { caches, held } = memoryCaches()
  const fetch = vi.fn(async (request: Request | string) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, origin)
    return new Response(pathname === '/index.html' ? html : `fresh ${pathname}`)
  })
  return { caches, held, fetch, shell: createShell({ caches, fetch, origin, version }) }
}

const request = (path: string, init: RequestInit = {}) => new Request(`${origin}${path}`, init)
const navigation = (path: string) => Object.defineProperty(request(path), 'mode', { value: 'navigate' })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

test('it is filled with the shell, what the shell needs, and the files that the shell names', async () => {
  const { shell, held } = startShell()
  await shell.fill()
  expect([...(held.get('shell-one')?.keys() ?? [])].sort()).toEqual([
    '/assets/index-abcdefgh.css',
    '/assets/index-abcdefgh.js',
    '/favicon.svg',
    '/index.html',
    '/patch-panel.svg',
    '/theme.js',
  ])
})

test('a shell that the server does not have leaves things as they were', async () => {
  const { shell, fetch } = startShell()
  fetch.mockResolvedValue(new Response('', { status: 404 }))
  await expect(shell.fill()).rejects.toThrow('404')
})

test('a page comes from the network, and from the shell when there is none', async () => {
  const { shell, fetch } = startShell()
  await shell.fill()
  expect(await (await shell.answer(navigation('/pricing')))?.text()).toBe('fresh /pricing')
  fetch.mockImplementation(offline)
  expect(await (await shell.answer(navigation('/pricing')))?.text()).toBe(html)
})

test('a hashed file is fetched once; a page in its place is not kept', async () => {
  const { shell, fetch } = startShell()
  await shell.answer(request('/assets/faqs-page-12345678.js'))
  await shell.answer(request('/assets/faqs-page-12345678.js'))
  expect(fetch).toHaveBeenCalledOnce()

  fetch.mockImplementation(async () => new Response(html, { headers: { 'Content-Type': 'text/html' } }))
  await shell.answer(request('/assets/gone-12345678.js'))
  await shell.answer(request('/assets/gone-12345678.js'))
  expect(fetch).toHaveBeenCalledTimes(3)
})

test.each([
  navigation('/__dev/mail'),
  navigation('/portal-api/api/api-usage/export'),
  request('/portal-api/api/faqs'),
  request('/content-api/resources'),
  request('/gateway/lumina/sim-swap/v1/check', { method: 'POST' }),
  request('/assets/index-abcdefgh.js.map'),
  new Request('https://other.example/assets/index-abcdefgh.js'),
])('$url is left to the browser', (request) => {
  expect(startShell().shell.answer(request)).toBeUndefined()
})

test('what the page took before the worker listened is added, when it is a hashed file of this site', async () => {
  const { shell, held } = startShell()
  await shell.add([
    `${origin}/assets/late-12345678.js`,
    `${origin}/portal-api/api/faqs`,
    'https://other.example/assets/late-12345678.js',
  ])
  expect([...(held.get('shell-one')?.keys() ?? [])]).toEqual(['/assets/late-12345678.js'])
})

test('files of other builds go once this one is in charge; caches of others stay', async () => {
  const { shell, caches, held } = startShell('two')
  await caches.open('shell-one')
  await caches.open('somebody')
  await shell.fill()
  await shell.forgetOthers()
  expect([...held.keys()].sort()).toEqual(['shell-two', 'somebody'])
})
