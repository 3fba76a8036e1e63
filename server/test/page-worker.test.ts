import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { type KeptPage, keepPages } from '../src/pages/keep-pages.ts'
import { packedPage } from '../src/pages/packed-page.ts'
import type { DrawnPage } from '../src/pages/page-queue.ts'
import { type PageWorker, startPageWorker } from '../src/pages/page-worker.ts'
import { eventually } from './support/eventually.ts'

const folder = mkdtempSync(join(tmpdir(), 'switchboard-worker-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Speaks as app/src/prerender/page-worker.ts does. */
const file = join(folder, 'worker.mjs')
writeFileSync(
  file,
  `import { parentPort, threadId, workerData } from 'node:worker_threads'
  parentPort.on('message', ({ path }) => {
    if (path === '/dies') process.exit(1)
    if (path === '/throws') throw new Error('out of order')
    if (path.startsWith('/silent')) return
    if (path === '/busy') for (;;);
    if (path === '/thread') return parentPort.postMessage({ status: 200, html: String(threadId) })
    if (path === '/fails') return parentPort.postMessage({ status: 200, failure: 'no data' })
    parentPort.postMessage({ status: 200, html: path + ' of ' + workerData.publicUrl + ' ' + process.env.NODE_ENV })
  })
  parentPort.postMessage('ready')`,
)

describe('the page worker', () => {
  let worker: PageWorker | undefined
  const log = { warn: vi.fn(), error: vi.fn() }
  const start = (
    times: { readonly timeLimitMs?: number; readonly longestMs?: number; readonly idleMs?: number } = {},
  ) => {
    const settings = { publicUrl: 'http://portal.test', loopback: '', built: '' }
    worker = startPageWorker({ file, settings, log, ...times })
    return worker
  }
  afterEach(async () => {
    await worker?.close()
    vi.clearAllMocks()
  })

  test('draws what it is asked for, each for whoever asked', async () => {
    const { draw } = start()
    const pages = await Promise.all(['/', '/api', '/faqs'].map((path) => draw(path)))
    expect(pages.map(({ html }) => html)).toEqual(
      ['/', '/api', '/faqs'].map((path) => `${path} of http://portal.test production`),
    )
  })

  test.each(['/dies', '/throws'])(
    '%s: whoever asked for it gets a page without html, and those behind it are drawn by another worker',
    async (path) => {
      const { draw } = start({ timeLimitMs: 60_000 })
      const [broken, next] = await Promise.all([draw(path), draw('/')])
      expect(broken).toEqual({ status: 200 })
      expect(next).toMatchObject({ html: expect.stringContaining('/ of') })
    },
  )

  test.each(['/silent', '/busy'])(
    '%s: a page that takes too long is ended, left to the browser, and not begun again',
    async (path) => {
      const { draw } = start({ timeLimitMs: 400, longestMs: path === '/silent' ? 400 : 600_000 })
      const aPage = () => eventually(async () => expect((await draw('/')).html).toContain('/ of'))
      await aPage()
      expect(await draw(path)).toEqual({ status: 200 })
      await aPage()
      const { html: thread } = await draw('/thread')
      expect(await draw(path)).toEqual({ status: 200 })
      expect((await draw('/thread')).html).toBe(thread)
    },
  )

  test('one that nobody needs gives its memory back, and the next page is drawn by another', async () => {
    const { draw } = start({ idleMs: 20 })
    const { html: first } = await draw('/thread')
    await eventually(async () => expect((await draw('/thread')).html).not.toBe(first))
  })

  test('of a crowd, those beyond half of twenty are left to the browser at once', async () => {
    const { draw } = start()
    const crowd = Array.from({ length: 15 }, (_, index) => draw(`/silent/${index}`, '192.0.2.1'))
    const first = crowd.map(async (page, index) => ((await page).html === undefined ? index : -1))
    expect(await Promise.race(first)).toBe(10)
  })

  test('why a page couldn’t be rendered is in the log, not in the answer', async () => {
    expect(await start().draw('/fails')).toEqual({ status: 200 })
    expect(log.warn).toHaveBeenCalledWith({ failure: 'no data' }, expect.any(String))
  })
})

describe('a packed page', () => {
  const page = packedPage('<html data-choice="system"><p>data-choice="system"</p>')
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
  const read = async (...args: Parameters<typeof page.for>) => {
    const { body, encoding } = await page.for(...args)
    return { encoding, html: unpack[encoding](body).toString() }
  }

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, *;q=0.5', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('to who accepts %j goes %s', async (accepted, encoding) => {
    expect(await read('system', accepted)).toEqual({
      encoding,
      html: '<html data-choice="system"><p>data-choice="system"</p>',
    })
  })

  test('is kept compressed, and read again from there for other themes and encodings', async () => {
    const text = `<html data-choice="system">${Array.from({ length: 20_000 }, (_, index) => `<p>${(index * 7919) % 100_003}</p>`).join('')}`
    const long = packedPage(text)
    expect(long.bytes()).toBe(text.length)
    const first = await long.for('system', 'gzip')
    expect(gunzipSync(first.body).toString()).toBe(text)
    expect(long.bytes()).toBe(first.body.length)
    const dark = text.replace('system', 'dark')
    expect((await long.for('dark', undefined)).body.toString()).toBe(dark)
    expect(brotliDecompressSync((await long.for('dark', 'br')).body).toString()).toBe(dark)
    expect(brotliDecompressSync((await long.for('system', 'br')).body).toString()).toBe(text)
  })

  test('names the theme that its reader chose, and no other place of the text', async () => {
    const { html } = await read('dark', 'gzip')
    expect(html).toBe('<html data-choice="dark"><p>data-choice="system"</p>')
  })
})

describe('kept pages', () => {
  let now = 0
  const htmlOf = async ({ packed }: KeptPage) => (await packed?.for('system', undefined))?.body.toString()
  const drawn = vi.fn<(path: string) => Promise<DrawnPage>>()
  const pages = () => {
    now = 0
    let count = 0
    drawn.mockReset().mockImplementation(async (path) => ({ status: 200, html: `${path} ${++count}` }))
    return keepPages({ draw: drawn, close: async () => {} }, { now: () => now, soon: (work) => work() })
  }

  test('many who ask at once get one drawing', async () => {
    const page = pages()
    await Promise.all(Array.from({ length: 10 }, () => page('/')))
    expect(drawn).toHaveBeenCalledTimes(1)
  })

  test('those who come before it is drawn anew do not have it drawn twice', async () => {
    const waiting: (() => void)[] = []
    drawn.mockReset().mockResolvedValue({ status: 200, html: '<p>' })
    let at = 0
    const clock = { now: () => at, soon: (work: () => void) => void waiting.push(work) }
    const page = keepPages({ draw: drawn, close: async () => {} }, clock)
    await page('/')
    at = 20_001
    await Promise.all([page('/'), page('/'), page('/')])
    expect(waiting).toHaveLength(1)
  })

  test('after 20 s the old one is shown once more, and after 5 minutes never', async () => {
    const page = pages()
    await page('/')
    now = 20_000
    expect(await htmlOf(await page('/'))).toBe('/ 1')
    now = 20_001
    expect(await htmlOf(await page('/'))).toBe('/ 1')
    expect(await htmlOf(await page('/'))).toBe('/ 2')
    now += 300_001
    expect(await htmlOf(await page('/'))).toBe('/ 3')
  })

  test('what could not be drawn is tried again for the next one', async () => {
    const page = pages()
    drawn.mockResolvedValueOnce({ status: 200 })
    expect(await page('/')).toEqual({ status: 200 })
    await page('/')
    expect(await htmlOf(await page('/'))).toBe('/ 1')
  })

  test('a page that was not there is there as soon as it has been published', async () => {
    const page = pages()
    drawn.mockResolvedValueOnce({ status: 404, html: 'nothing' })
    expect((await page('/')).status).toBe(404)
    expect(await page('/')).toMatchObject({ status: 200 })
    expect(await htmlOf(await page('/'))).toBe('/ 1')
  })

  test('those drawn longest ago are forgotten when all are too large together', async () => {
    drawn.mockReset().mockImplementation(async (path) => ({ status: 200, html: path.padEnd(1_000) }))
    const worker = { draw: drawn, close: async () => {} }
    const page = keepPages(worker, { maxBytes: 3_500 })
    for (const path of ['/1', '/2', '/3']) await page(path)
    expect(drawn).toHaveBeenCalledTimes(3)
    await page('/4')
    await page('/2')
    expect(drawn).toHaveBeenCalledTimes(4)
    await page('/1')
    expect(drawn).toHaveBeenCalledTimes(5)
  })

  test('no more than 300 are kept, whatever is asked for', async () => {
    const page = pages()
    await page('/first')
    for (let index = 0; index < 300; index += 1) await page(`/?x=${index}`)
    expect(await htmlOf(await page('/first'))).toBe('/first 302')
  })
})
