// A Swagger 2.0 document whose calls take files: converted as it is published, and called from its page with files that were chosen there.
import { expect } from '@playwright/test'
import { startEchoServer } from '../../test/echo-server.ts'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'
import { newLiveKey } from './new-live-key.ts'

test.describe.configure({ mode: 'default' })

const taken = { 200: { description: 'It is in the archive.' } }
const archive = {
  swagger: '2.0',
  info: { title: 'City Archive', version: '1.0.0', description: 'Scans of what the city has written.' },
  host: 'archive.example',
  basePath: '/v1',
  schemes: ['https'],
  paths: {
    '/scans': {
      post: {
        operationId: 'addScan',
        summary: 'Add a scan',
        consumes: ['multipart/form-data'],
        parameters: [
          { name: 'title', in: 'formData', type: 'string' },
          { name: 'scan', in: 'formData', type: 'file', required: true },
        ],
        responses: taken,
      },
    },
    '/pages': {
      post: {
        operationId: 'addPage',
        summary: 'Add a page',
        consumes: ['application/octet-stream'],
        parameters: [
          { name: 'page', in: 'body', required: true, schema: { type: 'string', format: 'binary' } },
        ],
        responses: taken,
      },
    },
  },
}

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
})

let upstream: Awaited<ReturnType<typeof startEchoServer>>
test.beforeAll(async () => {
  upstream = await startEchoServer()
})
test.afterAll(() => upstream.close())

test('it can be published once its publisher asks for it to be converted', async ({ page }) => {
  // Its checks wait for the documents that published-documents.test.ts publishes at the same time.
  test.setTimeout(300_000)
  const patient = { timeout: 120_000 }
  await openAs(page, accounts.admin, '/admin/apis/publish')
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...textFile('archive.json', JSON.stringify(archive)), mimeType: 'application/json' })
  await page.getByLabel('Publisher').fill('cityarchive')
  await page.getByLabel('Upstream (optional)').fill(upstream.base)
  await page.getByText('Allow an upstream in a private network').click()
  await page.getByRole('button', { name: 'Check document' }).click()
  await expect(page.getByRole('heading', { name: 'Can’t be published yet' })).toBeFocused(patient)
  await expect(page.getByText(/This is Swagger 2\.0/)).toBeVisible()

  await page.getByText('Convert a Swagger 2.0 document to OpenAPI 3.0').click()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: 'Ready to publish' })).toBeFocused(patient)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'City Archive v1', level: 1 })).toBeVisible(patient)
})

test('files that are chosen in the console arrive as they are, in a form and as the whole body', async ({
  page,
}) => {
  const key = await newLiveKey(page, 'cityarchive')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  const answer = page.getByRole('region', { name: 'Response', exact: true })

  await page.goto('/api/cityarchive/v1?operation=addScan')
  await page.getByRole('radio', { name: 'Live' }).check()
  await page.getByLabel(/^Your live key/).fill(key)
  await send.click()
  await expect(page.getByText('Choose a file for scan.')).toBeVisible()
  await page.getByLabel(/^scan/).setInputFiles(textFile('deed.txt', 'Sold in 1907.'))
  await expect(page.getByText('Chosen: deed.txt')).toBeVisible()
  await expect(page.getByRole('region', { name: 'TypeScript sample' })).toContainText('deed.txt')
  await send.click()
  await expect(answer).toContainText('200 OK')
  const [scan] = upstream.take()
  const form = await new Response(scan?.body, {
    headers: { 'Content-Type': scan?.headers['content-type'] ?? '' },
  }).formData()
  expect(await (form.get('scan') as File).text()).toBe('Sold in 1907.')

  await page.goto('/api/cityarchive/v1?operation=addPage')
  await page.getByRole('radio', { name: 'Live' }).check()
  await page.getByLabel(/^Your live key/).fill(key)
  await page.getByLabel(/^File/).setInputFiles(textFile('page-1.bin', 'The first page.'))
  await send.click()
  await expect(answer).toContainText('200 OK')
  const [whole] = upstream.take()
  expect([whole?.headers['content-type'], whole?.body]).toEqual([
    'application/octet-stream',
    'The first page.',
  ])
  await expectClean(page)
})
