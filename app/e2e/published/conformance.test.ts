// A publisher earns the conformance mark with the real checker, and loses it when one response of the backend breaks the contract.
import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { dataNote, urls } from '../addresses.ts'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

const repo = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'switchboard-conformance-'))
const at = (name: string) => join(folder, name)
const response = (schema: object, value: object) => ({
  200: { description: 'It.', content: { 'application/json': { schema, examples: { one: { value } } } } },
})
const bakery = {
  openapi: '3.1.0',
  info: { title: 'Harbour Bakery', version: '1.0.0', description: 'Opening hours and loaves of a bakery.' },
  paths: {
    '/hours': {
      get: {
        operationId: 'getHours',
        summary: 'Read the opening hours',
        responses: response(
          { type: 'object', required: ['opens'], properties: { opens: { type: 'string' } } },
          { opens: '07:00' },
        ),
      },
    },
    '/loaves': {
      get: {
        operationId: 'listLoaves',
        summary: 'List the loaves',
        responses: response({ type: 'array', items: { type: 'string' } }, ['rye']),
      },
    },
  },
}

/** A backend that keeps the contract until it is told not to. */
const backend = { opens: '07:00' as string | number }
let server: Server
let url: string
test.beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume()
    const bodies: Readonly<Record<string, unknown>> = {
      '/hours': { opens: backend.opens },
      '/loaves': ['rye'],
    }
    const body = bodies[request.url?.split('?')[0] ?? '']
    if (body === undefined) response.writeHead(404).end()
    else if (request.method !== 'GET') response.writeHead(405, { Allow: 'GET' }).end()
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const keys = generateKeyPairSync('ed25519')

/** A program of this repository; 1 of the checker says that it found something. */
const run = (...args: string[]) =>
  new Promise<number>((resolve, reject) => {
    const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: readFileSync(dataNote, 'utf8') }
    execFile(
      process.execPath,
      ['--conditions=@switchboard/source', ...args],
      { cwd: repo, env },
      (error, out, err) => {
        const code = error ? Number(error.code) : 0
        if (code > 1) reject(new Error(`${args[0]} ended with ${code}: ${out}${err}`))
        else resolve(code)
      },
    )
  })

/** Runs the checker on the published document, and submits what it signed, without anybody's session. */
async function check(): Promise<readonly [exit: number, submitted: number]> {
  const document = await fetch(`${urls.server}/openapi/bakery-1.0.0.yaml`)
  writeFileSync(at('published.yaml'), await document.text())
  writeFileSync(at('key.pem'), keys.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const exit = await run(
    'openapi/conformance/src/main.ts',
    ...['--url', url, '--contract', at('published.yaml'), '--rate', '0'],
    ...['--sign', at('key.pem'), '--out', at('signed.json')],
  )
  const { status } = await fetch(`${urls.server}/portal-api/api/conformance-results?api=bakery&version=v1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: readFileSync(at('signed.json')),
  })
  return [exit, status]
}

test('a run that finds nothing gives the mark, and one broken response takes it away', async ({
  page,
  browser,
  baseURL,
}) => {
  writeFileSync(at('bakery.json'), JSON.stringify(bakery))
  await run('server/src/commands/publish-api.ts', at('bakery.json'), '--publisher', 'bakery')

  await openAs(page, accounts.admin, '/admin/apis')
  await page.getByRole('button', { name: 'Add a key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Build server of the bakery')
  await dialog.getByLabel('Publisher').fill('bakery')
  await dialog.getByLabel('Public key').fill('no key')
  await dialog.getByRole('button', { name: 'Add key' }).click()
  await expect(dialog.getByLabel('Public key')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Public key').fill(String(keys.publicKey.export({ type: 'spki', format: 'pem' })))
  await dialog.getByRole('button', { name: 'Add key' }).click()
  await expect(page.getByRole('table', { name: 'Conformance keys, newest first' })).toContainText(
    'Build server of the bakery',
  )
  await expectClean(page)

  expect(await check()).toEqual([0, 201])
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await visitor.goto('/api/bakery/v1')
  await expect(visitor.getByRole('link', { name: /^Conformant · 2 of 2 operations/ })).toBeVisible()
  const section = visitor.getByRole('region', { name: 'Conformance' })
  await expect(section).toContainText('Build server of the bakery')
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    section.getByRole('link', { name: 'Download the signed result' }).click(),
  ])
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(
    JSON.parse(readFileSync(at('signed.json'), 'utf8')),
  )
  await expectClean(visitor)

  backend.opens = 7
  expect(await check()).toEqual([1, 201])
  // Not drawn before: a page that was is shown for a while, with what it said.
  await visitor.goto('/api/bakery/v1?part=prices')
  await expect(visitor.getByRole('heading', { name: 'Harbour Bakery', level: 1 })).toBeVisible()
  await expect(visitor.getByText('Active').first()).toBeVisible()
  await expect(visitor.getByText(/Conformant/)).toHaveCount(0)
  await visitor.context().close()

  await page.goto('/admin/apis/bakery/v1')
  const results = page.getByRole('table', { name: 'Conformance results, newest first' })
  await expect(results.getByRole('row').nth(1)).toContainText('Failed')
  await results
    .getByText(/finding/)
    .first()
    .click()
  await expect(results).toContainText('getHours')
  await expectClean(page)
})
