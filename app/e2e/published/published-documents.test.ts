// Whatever OpenAPI document is published, every operation of it can be read, and its sample is the call that would be made.

import { existsSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type HttpRequest, startValues, type Values } from '@switchboard/oas/request'
import { languages, printSnippet } from '@switchboard/oas/snippets'
import { makeCall } from '../../src/public/try-it/model/call.ts'
import type { ReferenceOperation } from '../../src/public/try-it/types.ts'
import { startEchoServer } from '../../test/echo-server.ts'
import { expectClean } from '../clean-page.ts'
import { runCurl } from '../run-curl.ts'
import { test } from '../test.ts'
import { addressOf, documents, operationsOf, type PublicDocument, publish } from './documents.ts'
import { hostile, trap } from './hostile.ts'

test.describe.configure({ mode: 'default' })

/** Draws every operation, instead of some evenly spread ones of each document. */
const all = process.env.EVERY_OPERATION === 'true'
const sampled = 4

test.beforeAll(async () => {
  // They are published one after the other.
  test.setTimeout(300_000)
  const published = await Promise.all([...documents, hostile].map(publish))
  for (const words of published) expect(words).toContain('Published:')
})

test.afterAll(() => rmSync(dirname(trap), { recursive: true }))

const spread = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  all || items.length <= most
    ? items
    : Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)] as Item)

/** As a person fills a form: where the address has a gap, something stands in it. */
function filled(operation: ReferenceOperation): Values {
  const values = startValues(operation)
  const gaps = operation.inputs.filter(
    ({ place, name }) => place === 'path' && !values.inputs[`path ${name}`],
  )
  return {
    ...values,
    inputs: { ...values.inputs, ...Object.fromEntries(gaps.map(({ name }) => [`path ${name}`, 'a1'])) },
  }
}

/** Inside the app, as a link does; loading it anew for each would take minutes. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), address)
}

for (const document of documents) {
  const address = addressOf(document)

  test(`${document.title}: every operation opens, and its curl sample sends the very call`, async () => {
    test.setTimeout(480_000)
    const operations = await operationsOf(document)
    await expectSameCalls(operations)
  })

  test(`${document.title}: ${all ? 'all' : 'some'} of its operations are drawn, without a word in the console`, async ({
    page,
  }) => {
    test.setTimeout(all ? 600_000 : 60_000)
    const operations = spread(await operationsOf(document), sampled)
    await page.goto(`${address}?part=documentation`)
    await expect(page.getByRole('heading', { level: 1, name: document.title })).toBeVisible()
    for (const operation of operations) {
      await open(page, `${address}?operation=${encodeURIComponent(operation.operation_id)}`)
      await drawn(page, operation)
    }
  })
}

/** Runs the curl samples, and holds what arrived against what the console would send. */
async function expectSameCalls(operations: readonly ReferenceOperation[]): Promise<void> {
  const server = await startEchoServer()
  const curl = languages.find(({ id }) => id === 'curl') ?? languages[0]
  if (!curl) throw new Error('There is no curl sample.')
  const calls = operations.map((operation) =>
    makeCall({
      operation,
      values: filled(operation),
      base: `${server.base}/gateway`,
      environment: 'LIVE',
      key: 'YOUR_API_KEY',
      prefer: null,
    }),
  )
  const files = calls.flatMap(({ parts = [] }) => parts.flatMap(({ file }) => file ?? []))
  await runCurl(await Promise.all(calls.map((call) => printSnippet(call, curl))), files)
  const arrived = server.take()
  server.close()
  expect(arrived).toHaveLength(calls.length)
  for (const [index, call] of calls.entries()) {
    const one = arrived[index]
    expect([one?.method, `${server.base}${one?.url}`]).toEqual([call.method, new URL(call.url).href])
    for (const [name, value] of call.headers) expect(one?.headers[name.toLowerCase()], call.url).toBe(value)
    if (call.parts) expect(await fieldsOf(one), call.url).toEqual(partsOf(call.parts))
    else expect(meant(one?.body), call.url).toEqual(meant(call.body))
  }
}

type Arrived = ReturnType<Awaited<ReturnType<typeof startEchoServer>>['take']>[number] | undefined

/** A form as a server reads it. */
async function fieldsOf(arrived: Arrived): Promise<unknown> {
  const headers = { 'Content-Type': arrived?.headers['content-type'] ?? '' }
  const form = await new Response(arrived?.body, { headers }).formData()
  return Promise.all(
    [...form].map(async ([name, value]) => [name, typeof value === 'string' ? value : await value.text()]),
  )
}

const partsOf = (parts: NonNullable<HttpRequest['parts']>): unknown =>
  parts.map(({ name, value, file }) => [name, file ?? value])

test('a document that wants to be a program stays a text: in the page, and in a shell', async ({ page }) => {
  const hosts: string[] = []
  page.on('request', (sent) => hosts.push(new URL(sent.url()).host))
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const operations = await operationsOf(hostile)
  const [operation] = operations
  await page.goto('/api?q=hostile')
  await expect(page.getByRole('link', { name: /^Hostile/ }).first()).toBeVisible()
  for (const search of ['', '?part=documentation', '?part=prices', '?part=changelog']) {
    await open(page, `${addressOf(hostile)}${search}`)
    await expect(page.getByRole('heading', { level: 1, name: /^Hostile <script>/ })).toBeVisible()
  }
  await open(page, `${addressOf(hostile)}?operation=${encodeURIComponent(operation?.operation_id ?? '')}`)
  await expect(page.getByRole('radio', { name: 'Mock' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'TypeScript sample' })).toContainText('body:')
  expect(await page.evaluate(() => 'sprung' in window)).toBe(false)
  expect(new Set(hosts)).toEqual(new Set([new URL(page.url()).host]))
  expect(dialogs).toEqual([])
  await expectSameCalls(operations)
  expect(existsSync(trap)).toBe(false)
})

/** Head, answers, console and sample. */
async function drawn(page: Page, operation: ReferenceOperation): Promise<void> {
  const { operation_id, summary, path, responses } = operation
  const article = page.getByRole('article')
  await expect(
    article.getByRole('heading', { level: 2, name: summary, exact: true }),
    operation_id,
  ).toBeVisible()
  if (responses.length > 0)
    await expect(
      article.getByRole('heading', { level: 3, name: /^(Responses|Errors)/ }).first(),
      operation_id,
    ).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Mock' }), operation_id).toBeChecked()
  const fixed = path.split(/[{?#]/)[0] ?? ''
  await expect(page.getByRole('region', { name: 'TypeScript sample' }), operation_id).toContainText(
    encodeURI(fixed),
  )
}

/** JSON may be laid out anew, and means the same. */
function meant(body: string | null | undefined): unknown {
  try {
    return JSON.parse(body || 'null')
  } catch {
    return body
  }
}

const [first] = documents as [PublicDocument, ...PublicDocument[]]

test('an operation of a published document is accessible in both themes, and never scrolls sideways', async ({
  page,
}) => {
  const [operation] = await operationsOf(first)
  await page.goto(`${addressOf(first)}?operation=${encodeURIComponent(operation?.operation_id ?? '')}`)
  await expect(page.getByRole('radio', { name: 'Mock' })).toBeChecked()
  await expectClean(page)
})
