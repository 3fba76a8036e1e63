import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishFolder } from '../src/publishing/publish/publish-folder.ts'
import { headingsOf, nodesOfType } from './support/markdown.ts'
import { startServer, type TestServer } from './support/server.ts'
import { products } from './support/world.ts'

const publicUrl = 'https://portal.example'

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'switchboard-app-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>app</title>')
  server = await startServer({ appFolder: folder, settings: { publicUrl } })
})
afterAll(async () => {
  await server.close()
  await server.database.close()
  rmSync(folder, { recursive: true })
})

const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${server.url}${path}`, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Every address leads back to this server, and answers; pages answer a browser. */
async function expectAlive(addresses: readonly string[]) {
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) {
    expect(address.startsWith(`${publicUrl}/`)).toBe(true)
    const { status, headers } = await get(address.slice(publicUrl.length), {
      headers: { Accept: 'text/html, */*' },
    })
    expect([address, status]).toEqual([address, 200])
    const isFile = /\.(md|txt|xml|json|yaml|zip)$|\.well-known/.test(address)
    expect([address, headers.get('Content-Type')?.startsWith('text/html')]).toEqual([address, !isFile])
  }
}

/** The elements of a sitemap, by a strict parser. */
function readSitemap(xml: string) {
  const entries: { loc: string; lastmod?: string }[] = []
  let name = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    expect(tag.uri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    name = tag.name
  })
  parser.on('closetag', () => {
    name = ''
  })
  parser.on('text', (text) => {
    if (name === 'loc') entries.push({ loc: text })
    if (name === 'lastmod') Object.assign(entries.at(-1) ?? {}, { lastmod: text })
  })
  parser.write(xml).close()
  return entries
}

describe('llms.txt', () => {
  test('one title, one sentence about it, then lists of links, as llmstxt.org has it', async () => {
    const { text, headers } = await get('/llms.txt')
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(headingsOf(text)).toEqual([
      '# Switchboard',
      '## APIs',
      '## Documentation',
      '## Prices and credits',
      '## Machine-readable',
      '## MCP servers',
      '## Optional',
    ])
    expect(text).toMatch(/^# Switchboard\n\n> .+\n/)
    for (const { children } of nodesOfType(text, 'listItem')) {
      expect(children[0]).toMatchObject({ type: 'paragraph', children: [{ type: 'link' }, { type: 'text' }] })
    }
  })

  test('says how often each plan lets APIs be called', async () => {
    const { text } = await get('/llms.txt')
    expect(text).toContain('up to 100 calls a second, 3,000 a minute, 100,000 a day on Pay as you go')
    expect((await get('/pricing.md')).text).toMatch(
      /^\| Business monthly +\| 300 +\| 10,000 +\| no limit +\| 5,000,000/m,
    )
  })

  test('every link answers', async () => {
    await expectAlive(nodesOfType((await get('/llms.txt')).text, 'link').map(({ url }) => url))
  })

  test('llms-full.txt holds the APIs, the prices and the documentation', async () => {
    const { text } = await get('/llms-full.txt')
    expect(headingsOf(text)).toEqual(expect.arrayContaining(['# SIM Swap v1', '# Prices', '# FAQ']))
    expect(text.length).toBeLessThan(1_000_000)
  })
})

describe('the API catalogue', () => {
  test('is a linkset of RFC 9727, also for HEAD', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await get('/.well-known/api-catalog', { method })
      expect([method, status]).toEqual([method, 200])
      expect(headers.get('Content-Type')).toBe(
        'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      )
      expect(headers.get('Link')).toBe(`<${publicUrl}/.well-known/api-catalog>; rel="api-catalog"`)
    }
  })

  test('names where each API is called, and every description of it answers', async () => {
    const { linkset } = JSON.parse((await get('/.well-known/api-catalog')).text)
    const [catalogue, ...apis] = linkset
    expect(catalogue.item.map(({ href }: { href: string }) => href)).toEqual(
      apis.map(({ anchor }: { anchor: string }) => anchor),
    )
    expect(apis.map(({ anchor }: { anchor: string }) => anchor)).toContain(`${publicUrl}/gateway/beacon/v0`)
    for (const { anchor: _, ...relations } of apis) {
      expect(Object.keys(relations)).toEqual([
        'service-desc',
        'service-doc',
        'service-meta',
        'terms-of-service',
      ])
      await expectAlive(
        Object.values(relations).flatMap((links) => (links as { href: string }[]).map(({ href }) => href)),
      )
    }
  })
})

describe('the sitemap', () => {
  test('is XML, names each page once, and every page answers', async () => {
    const { text, headers } = await get('/sitemap.xml')
    expect(headers.get('Content-Type')).toContain('application/xml')
    const addresses = readSitemap(text).map(({ loc }) => loc)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const path of [
      '/',
      '/api',
      '/api/lumina/sim-swap/v1',
      '/api/beacon/v0',
      '/pricing',
      '/insights/first-note',
    ])
      expect(addresses).toContain(`${publicUrl}${path}`)
    await expectAlive(addresses)
  })

  test('says when a page changed, where that is kept', async () => {
    const days = readSitemap((await get('/sitemap.xml')).text)
    expect(days.find(({ loc }) => loc.endsWith('/insights/first-note'))?.lastmod).toBe(
      '2026-11-01T00:00:00.000Z',
    )
    for (const { lastmod } of days) if (lastmod) expect(new Date(lastmod).toISOString()).toBe(lastmod)
  })

  test('an insight appears when its time has come', async () => {
    const has = async () => (await get('/sitemap.xml')).text.includes('/insights/next-month<')
    expect([await has(), (await get('/insights/next-month.md')).status]).toEqual([false, 404])
    server.advance(40 * 86_400)
    expect([await has(), (await get('/insights/next-month.md')).status]).toEqual([true, 200])
    server.advance(-40 * 86_400)
  })

  test('a guide is a page, the documentation of an account a text', async () => {
    const { text } = await get('/sitemap.xml')
    expect(text).toContain(`<loc>${publicUrl}/guides/a-guide</loc>`)
    expect(text).toContain(`<loc>${publicUrl}/docs/users/first-call.md</loc>`)
    expect((await get('/llms.txt')).text).toContain(`(${publicUrl}/guides/a-guide.md)`)
  })

  test('a page that robots may not open is not in it', async () => {
    const robots = (await get('/robots.txt')).text
    expect(robots).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`)
    const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '')
    expect(closed).toEqual(expect.arrayContaining(['/dashboard', '/admin/', '/login']))
    for (const { loc } of readSitemap((await get('/sitemap.xml')).text)) {
      const path = loc.slice(publicUrl.length)
      expect([path, closed.filter((one) => path.startsWith(one))]).toEqual([path, []])
    }
  })
})

describe('texts as Markdown', () => {
  test.each([
    '/guides/a-guide.md',
    '/docs/users/a-guide.md',
    '/docs/users/first-call.md',
    '/insights/first-note.md',
    '/about-us.md',
    '/faqs.md',
    '/pricing.md',
    '/status.md',
    '/problems.md',
    '/problems/consent-missing.md',
  ])('200: %s', async (path) => {
    const { status, text, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
    expect(headingsOf(text).filter((heading) => heading.startsWith('# '))).toHaveLength(1)
    expect((await get(path, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } })).status).toBe(304)
  })

  test.each([
    ['/guides/a-guide', 'text/markdown', '/guides/a-guide.md'],
    ['/pricing?calls=x', 'text/html;q=0.9, text/markdown', '/pricing.md'],
    ['/problems/consent-missing', 'text/markdown, text/html, */*', '/problems/consent-missing.md'],
    ['/status', 'text/markdown', '/status.md'],
    ['/', 'text/markdown', '/llms.txt'],
    ['/api', 'text/markdown;q=0.5', '/llms.txt'],
    ['/api/lumina/sim-swap/v1?part=prices', 'text/markdown', '/openapi/sim-swap-1.2.0.md'],
    [
      '/api/lumina/sim-swap/v1?operation=checkSimSwap',
      'text/markdown',
      '/openapi/sim-swap-1.2.0/checkSimSwap.md',
    ],
  ])('a page is its text where Markdown is named: %s, %s', async (path, Accept, location) => {
    const { status, text, headers } = await get(path, { headers: { Accept } })
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(headers.get('Content-Location')).toBe(location)
    expect(headers.get('Vary')).toContain('Accept')
    expect(text).toBe((await get(location)).text)
    const again = { Accept, 'If-None-Match': headers.get('ETag') ?? '' }
    expect((await get(path, { headers: again })).status).toBe(304)
  })

  test('a page is HTML for those who like it more, and where it has no text', async () => {
    const type = async (path: string, Accept: string) => {
      const { status, headers } = await get(path, { headers: { Accept } })
      return [status, headers.get('Content-Type')?.split(';')[0]]
    }
    const html = 'text/html'
    expect(await type('/pricing', 'text/html, text/markdown;q=0.9')).toEqual([200, html])
    expect(await type('/pricing', 'text/html, */*')).toEqual([200, html])
    expect(await type('/pricing', 'text/markdown;q=0, text/html')).toEqual([200, html])
    expect(await type('/dashboard', 'text/markdown, text/html')).toEqual([200, html])
    expect(await type('/guides/nothing', 'text/markdown')).toEqual([404, 'application/problem+json'])
    expect(await type('/api/lumina/nothing/v1', 'text/markdown')).toEqual([404, 'application/problem+json'])
  })

  test('an address in a text leads to the portal, wherever the text is read', async () => {
    for (const { url } of nodesOfType((await get('/pricing.md')).text, 'link')) expect(url).toMatch(/^https:/)
  })

  test.each([
    '/docs/users/nothing.md',
    '/docs/nothing/first-call.md',
    '/insights/nothing.md',
    '/privacy-notice.md',
    '/problems/no-such-code.md',
  ])('404 not_found: %s', async (path) => {
    const { status, text } = await get(path, { headers: { Accept: 'text/html' } })
    expect([status, JSON.parse(text).code]).toEqual([404, 'not_found'])
  })
})

test('a newly published API is in all of them at once', async () => {
  const all = ['/llms.txt', '/llms-full.txt', '/.well-known/api-catalog', '/sitemap.xml', '/pricing.md']
  const naming = async (text: string) => {
    const hits = await Promise.all(
      all.map(async (path) => ((await get(path)).text.includes(text) ? path : [])),
    )
    return hits.flat()
  }
  expect(await naming('roaming')).toEqual([])
  const source = readFileSync(join(products, 'messaging.yaml'), 'utf8')
    .replace('title: Messaging', 'title: Roaming of roaming')
    .replace('api: messaging', 'api: roaming')
    .replace('tag: messaging', 'tag: roaming')
  const published = join(folder, 'products')
  mkdirSync(published)
  writeFileSync(join(published, 'roaming.yaml'), source)
  await server.db.transaction().execute((tx) => publishFolder(tx, published, []))
  expect(await naming('roaming')).toEqual(all)
  const addresses = readSitemap((await get('/sitemap.xml')).text).map(({ loc }) => loc)
  expect(addresses).toContain(`${publicUrl}/api/lumina/roaming/v1`)
})
