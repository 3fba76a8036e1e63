// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageDocument } from './document.ts'

const noFiles = { code: [], css: '', styles: [] }
const build = {
  app: '/assets/index.js',
  parts: ['/assets/react.js'],
  fonts: ['/assets/geist.woff2'],
  themeScript: 'document.title',
  filesOf: () => noFiles,
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

const drawn = (parts: Partial<Parameters<typeof pageDocument>[0]> = {}): Document =>
  parse(
    pageDocument({
      url: new URL('https://portal.example/faqs?q=x'),
      build,
      files: { code: ['/assets/faqs-page.js'], css: '.a{}', styles: ['/assets/faqs-page.css'] },
      markup: '<main>Questions</main>',
      queries: [],
      head: { title: 'FAQ', summary: 'Short answers' },
      ...parts,
    }),
  )

/** The head of a document, whatever its page. */
const common = (page: Document): readonly string[] =>
  [...page.querySelectorAll('meta[charset], meta[name], link[rel="icon"]')]
    .filter((tag) => !/description|twitter/.test(tag.getAttribute('name') ?? ''))
    .map((tag) => tag.outerHTML)

test('a drawn document says of itself what index.html does', () => {
  const index = parse(readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8'))
  expect(common(drawn())).toEqual(common(index))
  expect(drawn().documentElement.lang).toBe(index.documentElement.lang)
  expect(drawn().documentElement.dataset.theme).toBe(index.documentElement.dataset.theme)
})

test('a reader of feeds finds those of the changelog', () => {
  const feeds = [...drawn().querySelectorAll('link[rel="alternate"]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(feeds).toEqual(['http://portal.test/changelog.xml', 'http://portal.test/changelog.json'])
})

test('what starts the app is told the files of the page, too: they need not wait until the app asks', () => {
  expect({ ...drawn().querySelector<HTMLElement>('script[src]')?.dataset }).toEqual({
    app: '/assets/index.js',
    parts: '/assets/react.js',
    page: '/assets/faqs-page.js',
  })
})

test('words of a page are words in its head, and its data ends where it ends', () => {
  const nasty = '</title></script><script>alert(1)</script>" onload="x'
  const page = drawn({
    head: { title: nasty, summary: nasty },
    files: { ...noFiles, css: 'a{content:"</style><b>"}' },
    queries: [{ key: [nasty], data: nasty, updatedAt: 1 }],
  })
  expect(page.title).toBe(`${nasty} · Switchboard`)
  expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(nasty)
  expect(page.querySelector('[onload], b')).toBeNull()
  expect([...page.scripts].map(({ type, src }) => type || src || 'inline')).toEqual([
    'inline',
    'application/json',
    expect.stringMatching(/\/start\.js$/),
  ])
  expect(JSON.parse(page.getElementById('data')?.textContent ?? '')).toEqual([
    { key: [nasty], data: nasty, updatedAt: 1 },
  ])
})
