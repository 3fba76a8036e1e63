// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { findRoute } from '../router/find-route.ts'
import { routes } from '../routes.ts'
import { drawPage, isNotFound } from './draw-page.tsx'
import { pageUrl } from './visitor.ts'

const settings = {
  publicUrl: 'http://portal.test',
  loopback: 'http://127.0.0.1:4000',
  built: '/nowhere',
}
const faq = {
  id: 'faq_1',
  category: 'Credits',
  question: 'Do credits expire?',
  answer: '[No](/pricing).',
  position: 1,
}
let answers: Record<string, unknown>
let urls: string[]

beforeEach(() => {
  answers = {}
  urls = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    urls.push(url)
    const body = answers[new URL(url).pathname]
    return body ? Response.json(body) : Response.json({ status: 404, code: 'not_found' }, { status: 404 })
  })
})

function draw(path: string) {
  const url = pageUrl(path, settings.publicUrl)
  return drawPage(url, findRoute(routes, url.pathname), settings)
}

test('a page is drawn with its data where there is no browser, and none is made up', async () => {
  answers['/api/faqs'] = { data: [faq] }
  const { markup, head, queries } = await draw('/faqs')
  expect(markup).toContain('Do credits expire?')
  expect(head).toMatchObject({ title: 'FAQ', summary: expect.stringContaining('Short answers') })
  expect(queries).toHaveLength(1)
  expect(urls).toEqual(['http://127.0.0.1:4000/api/faqs'])
  expect(['window', 'document', 'location'].filter((name) => name in globalThis)).toEqual([])
})

test('pages drawn at once keep their titles and their data to themselves', async () => {
  answers['/api/faqs'] = { data: [faq] }
  answers['/resources'] = { data: [], meta: { page: 1, limit: 9, total: 0 } }
  const [faqs, insights] = await Promise.all([draw('/faqs'), draw('/insights')])
  expect(faqs.head.title).toBe('FAQ')
  expect(insights.head.title).toBe('Insights')
  expect(insights.markup).not.toContain('Do credits expire?')
  expect(insights.queries).toHaveLength(1)
})

test.each([
  ['/nowhere', 'may be mistyped', []],
  ['/api/nobody/v1', 'There’s no API at this address', [['/api/catalogue/address', 404]]],
  ['/insights/nothing', 'There’s no insight at this address', [['/resources/{slug}', 404]]],
])(
  'there is nothing at %s: its page says so, and what it has asked for in vain',
  async (path, words, missing) => {
    answers['/resources'] = { data: [], meta: { page: 1, limit: 200, total: 0 } }
    const { markup, head, queries } = await draw(path)
    expect(markup).toContain(words)
    expect(head).toMatchObject({ title: '404 Not Found', missing: true })
    expect(
      queries.flatMap((query) => ('missing' in query ? [[query.key[0], query.missing.status]] : [])),
    ).toEqual(missing)
  },
)

test('what a page cannot do without, and does not say is missing, is left to the browser', async () => {
  const error = await draw('/faqs').catch((reason: unknown) => reason)
  expect(isNotFound(error)).toBe(true)
})

test.each(['//evil.example/faqs', 'http://evil.example/faqs', '/\\evil.example/faqs'])(
  '%s is asked of no other host',
  async (path) => {
    const { head } = await draw(path)
    expect(head.missing).toBe(true)
    expect(urls).toEqual([])
    expect(pageUrl(path, settings.publicUrl).host).toBe('portal.test')
  },
)
