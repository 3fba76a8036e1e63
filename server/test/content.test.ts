import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { serverOfFile, startServer } from './support/server.ts'
import { contentFolder } from './support/world.ts'

interface Resource {
  readonly slug: string
  readonly kind: string
  readonly file: { readonly size_bytes: number } | null
  readonly body_markdown?: string
}

const server = await serverOfFile()

const get = (path: string, on = server) => on.ask('GET', `/content-api${path}`)
async function resources(query = '', on = server) {
  const { body } = await get(`/resources${query}`, on)
  return { data: body.data as Resource[], meta: body.meta as object }
}

describe('listResources', () => {
  test('200: by position, published ones alone, without their texts', async () => {
    const { data, meta } = await resources()
    expect(data.map(({ slug }) => slug)).toEqual(['first-note', 'gated-paper', 'free-paper', 'second-note'])
    expect(meta).toEqual({ page: 1, limit: 9, total: 4 })
    expect(data.every((article) => article.body_markdown === undefined)).toBe(true)
  })

  test('200: an insight appears when its time has come', async () => {
    const other = await startServer()
    other.advance(15 * 86_400)
    expect((await resources('', other)).data.at(-1)?.slug).toBe('next-month')
    expect((await get('/resources/next-month', other)).status).toBe(200)
    await other.close()
    await other.database.close()
  })

  test('200: of one kind', async () => {
    const { data, meta } = await resources('?kind=WHITEPAPER')
    expect(data.map(({ slug }) => slug)).toEqual(['gated-paper', 'free-paper'])
    expect(meta).toMatchObject({ total: 2 })
  })

  test('200: the size of a file is what the file has', async () => {
    const { data } = await resources('?kind=WHITEPAPER')
    expect(data[1]?.file?.size_bytes).toBe('The free paper.\n'.length)
  })

  test.each(['?limit=0', '?limit=201', '?page=0', '?kind=NOTE'])('422: %s', async (query) => {
    const { status, body } = await get(`/resources${query}`)
    expect([status, body.code]).toEqual([422, 'validation_failed'])
    expect(body.errors?.[0]?.pointer).toMatch(/^\?(limit|page|kind)$/)
  })
})

test('listResources 200: nine to a page, pages do not overlap, one past the end is empty', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-content-'))
  cpSync(contentFolder, folder, { recursive: true })
  for (let position = 10; position < 20; position += 1) {
    writeFileSync(join(folder, `resources/note-${position}.md`), note(position))
  }
  const many = await startServer({ settings: { contentFolder: folder } })
  const slugs = async (query: string) => (await resources(query, many)).data.map(({ slug }) => slug)
  const all = await slugs('?limit=200')
  expect(all).toHaveLength(14)
  expect(await slugs('')).toEqual(all.slice(0, 9))
  expect(await slugs('?page=2')).toEqual(all.slice(9))
  expect(await slugs('?page=3')).toEqual([])
  await many.close()
  await many.database.close()
  rmSync(folder, { recursive: true })
})

const note = (position: number) => `---
insight_id: ins_${position}
title: Note ${position}
summary: ''
kind: ARTICLE
position: ${position}
published_at: 2026-01-01T00:00:00Z
reading_minutes: 1
authors: [{ name: Tess Rivera, role: Test desk }]
tags: []
cover: { alt: '', url: null, figure: '1', caption: One }
file: null
lead_form: false
---
Text.
`

test('getResource 200: with its text, below the front matter', async () => {
  const { body } = await get('/resources/first-note')
  expect(body.data).toMatchObject({ slug: 'first-note', insight_id: 'ins_first' })
  expect((body.data as Resource).body_markdown).toMatch(/^The text of first-note\.\n\n## A heading/)
})

test('getPage 200', async () => {
  const { body } = await get('/pages/terms-and-conditions')
  expect(body.data).toMatchObject({
    title: 'terms-and-conditions',
    heading: 'Terms and conditions',
    version: '2026-09',
    body_markdown: '## 1. All of it\n\nTests pass, or they do not.',
  })
})

test('getKybForm 200', async () => {
  expect((await get('/kyb-forms/beacon')).body.data).toMatchObject({ id: 'beacon', publisher: 'beacon' })
})

test('listDocs 200: guides first, then users, each section by position', async () => {
  const { body } = await get('/docs')
  const pages = body.data as { section: string; slug: string }[]
  expect(pages.map(({ section, slug }) => `${section}/${slug}`)).toEqual([
    'guides/a-guide',
    'users/first-call',
    'users/second-call',
    'vouchers/a-voucher',
  ])
  expect(JSON.stringify(pages)).not.toContain('body_markdown')
})

test('getDoc 200', async () => {
  expect((await get('/docs/users/first-call')).body.data).toMatchObject({
    body_markdown: 'The page first-call.',
  })
})

test.each([
  '/resources/nothing',
  '/resources/next-month',
  '/resources/..%2Fpages%2Fabout-us',
  '/resources/__proto__',
  '/pages/nothing',
  '/pages/%00',
  '/kyb-forms/nothing',
  '/docs/users/nothing',
  '/docs/vouchers/first-call',
  '/docs/nothing/first-call',
])('404 not_found: %s', async (path) => {
  const { status, headers, body } = await get(path)
  expect([status, body.code]).toEqual([404, 'not_found'])
  expect(headers.get('Content-Type')).toContain('application/problem+json')
  expect(body.request_id).toBe(headers.get('X-Request-Id'))
})

test('404: an address that the service does not have is a problem, also for who asks for a page', async () => {
  const response = await server.ask('GET', '/content-api/nothing', { headers: { Accept: 'text/html' } })
  expect([response.status, response.body.code]).toEqual([404, 'not_found'])
})

test('without a folder there is no content, and nothing fails', async () => {
  const bare = await startServer({ settings: { contentFolder: '' } })
  expect(await resources('', bare)).toEqual({ data: [], meta: { page: 1, limit: 9, total: 0 } })
  expect((await get('/docs', bare)).body.data).toEqual([])
  expect((await get('/pages/about-us', bare)).status).toBe(404)
  await bare.close()
  await bare.database.close()
})
