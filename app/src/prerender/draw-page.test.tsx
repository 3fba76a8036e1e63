// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { drawPage, isMissing } from './draw-page.tsx'
import { findPage } from './find-page.tsx'

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
let asked: string[]

beforeEach(() => {
  answers = {}
  asked = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url)
    const body = answers[new URL(url).pathname]
    return body ? Response.json(body) : Response.json({ status: 404, code: 'not_found' }, { status: 404 })
  })
})

function draw(path: string) {
  const url = new URL(path, settings.publicUrl)
  const match = findPage(url.pathname)
  if (!match) throw new Error(`${path} is nobody’s`)
  return drawPage(url, match, settings)
}

test('a page is drawn with its data where there is no browser, and none is made up', async () => {
  answers['/api/faqs'] = { data: [faq] }
  const { markup, head, queries } = await draw('/faqs')
  expect(markup).toContain('Do credits expire?')
  expect(head).toMatchObject({ title: 'FAQ', summary: expect.stringContaining('Short answers') })
  expect(queries).toHaveLength(1)
  expect(asked).toEqual(['http://127.0.0.1:4000/api/faqs'])
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

test.each(['/insights/nothing', '/api/nobody/v1'])(
  'there is nothing at %s, and the answer says so',
  async (path) => {
    const error = await draw(path).catch((reason: unknown) => reason)
    expect(isMissing(error)).toBe(true)
  },
)
