import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonObject, readReference } from '@switchboard/oas/document'
import { type Tool, toolsOf } from '@switchboard/oas/tools'
import { expect, test } from 'vitest'
import { findTools, toolsPage } from './list-tools.ts'
import { isLarge } from './tool-pages.ts'
import { indexTools } from './tools-repo.ts'

/** The largest document of the tests. */
const file = join(import.meta.dirname, '../../../../node_modules/@directus/specs/dist/openapi.json')
const tools = toolsOf(readReference(JSON.parse(readFileSync(file, 'utf8')) as JsonObject).operations)
const kilobytes = (value: unknown) => JSON.stringify(value).length / 1000

test('a large document is two tools that search and call; asked for all, it comes in pages of at most 60 KB', () => {
  expect(isLarge(tools)).toBe(true)
  const search = toolsPage(tools, 'search', undefined)
  expect(search.tools.map(({ name }) => name)).toEqual(['find_operations', 'call_operation'])
  expect(kilobytes(search)).toBeLessThan(2)

  const names: string[] = []
  for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
    const page = toolsPage(tools, 'all', cursor)
    expect(kilobytes(page)).toBeLessThan(61)
    names.push(...page.tools.map(({ name }) => name))
    cursor = page.nextCursor
  }
  expect(names).toEqual(tools.map(({ name }) => name))
})

test('clients give up at 64 pages: a list of 1,500 tools has fewer', () => {
  const many = Array.from(
    { length: 1_500 },
    (_, index) => ({ ...tools[0], description: `${index} `.repeat(3_000) }) as Tool,
  )
  let pages = 0
  for (let cursor: string | undefined; pages === 0 || cursor !== undefined; pages += 1)
    cursor = toolsPage(many, 'all', cursor).nextCursor
  expect(pages).toBeLessThan(64)
})

test.each([
  '',
  'x',
  Buffer.from('tools 100000').toString('base64url'),
  Buffer.from('tools 0').toString('base64url'),
])('no page has the cursor %j', (cursor) => {
  expect(() => toolsPage(tools, 'all', cursor)).toThrow('There’s no page with this cursor.')
})

test.each([
  ['list the collections', 'getCollections'],
  ['delete a user', 'deleteUser'],
  ['upload files', 'createFile'],
])('the words %j find %s among the first', async (words, operation) => {
  const matches = findTools(await indexTools(tools), words)
  expect(matches.length).toBeLessThanOrEqual(5)
  expect(matches.map(({ name }) => name)).toContain(operation)
  expect(kilobytes(matches)).toBeLessThan(60)
})

test('a search has 16 words: those of a stranger’s long text take no time from others', async () => {
  const index = await indexTools(tools)
  const fillers = Array.from({ length: 15 }, (_, count) => `filler${count}`).join(' ')
  expect(findTools(index, `${fillers} collections`).length).toBeGreaterThan(0)
  expect(findTools(index, `${fillers} another collections`)).toEqual([])
})

test('others have their turn while tools are indexed', async () => {
  let others = 0
  setImmediate(() => {
    others += 1
  })
  await indexTools(tools)
  expect(others).toBe(1)
})
