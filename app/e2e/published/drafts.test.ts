// A document is saved as a draft, looked at by somebody without an account, and published as it was saved.
import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

const parcels = {
  openapi: '3.1.0',
  info: {
    title: 'Parcel Tracking',
    version: '1.1.0',
    description: 'Where a parcel is, **now**. <img src="x" onerror="alert(1)">[Read on](javascript:alert(1))',
  },
  servers: [{ url: 'https://inside.parcels.example/v1' }],
  paths: {
    '/parcels/{id}': {
      get: {
        operationId: 'findParcel',
        summary: 'Find a parcel',
        'x-price': { credits: '0.50' },
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'PH-77' },
        ],
        responses: {
          200: {
            description: 'Where it is.',
            content: { 'application/json': { example: { at: 'Cebu' } } },
          },
        },
      },
    },
  },
}

test('a draft is previewed without an account, then published, and its address says so', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAs(page, accounts.admin, '/admin/apis/publish?publisher=parcels')
  await page.locator('input[type=file]').setInputFiles({
    name: 'parcels.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(parcels)),
  })
  await page.getByRole('button', { name: 'Check document' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  const dialog = page.getByRole('dialog')
  const address = (await dialog.getByRole('link').textContent()) ?? ''
  expect(address).toMatch(/\/preview\/[\w-]{32}$/)
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  const row = page.getByRole('row', { name: /Parcel Tracking v1/ })
  await expect(row).toContainText('Works until')
  await expectClean(page)

  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const sent: string[] = []
  theirs.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const { pathname } = new URL(address)
  const response = await theirs.goto(pathname)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(theirs.getByText('Preview of Parcel Tracking 1.1.0, not published.')).toBeVisible()
  await expect(theirs.getByRole('heading', { name: 'Parcel Tracking', level: 1 })).toBeVisible()
  await expect(theirs.getByText('Read on')).toBeVisible()
  await expectClean(theirs)
  for (const action of ['Make a first call', 'Subscribe', 'Download'])
    await expect(theirs.getByText(action, { exact: true })).toHaveCount(0)
  await theirs.getByRole('link', { name: 'Prices' }).last().click()
  await expect(theirs.getByRole('cell', { name: '0.50' })).toBeVisible()
  await theirs.getByRole('link', { name: 'Find a parcel' }).click()
  await expect(theirs).toHaveURL(`${pathname}?operation=findParcel`)
  await expect(theirs.getByRole('region', { name: 'Code sample' })).toContainText('PH-77')
  await expect(theirs.getByText('Cebu').first()).toBeVisible()
  await expect(theirs.getByRole('button', { name: /^Send/ })).toHaveCount(0)
  await expectClean(theirs)
  const page_text = (await theirs.content()) + sent.join('\n')
  expect(page_text).not.toContain('inside.parcels')
  expect(sent.filter((one) => /(api-reference|sync|catalogue|plan-limits|announcements)/.test(one))).toEqual(
    [],
  )
  await theirs.goto('/api/parcels/v1')
  await expect(theirs.getByText('There’s no API at this address.', { exact: false })).toBeVisible()

  await row.getByRole('link', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Check draft' }).click()
  await expect(page.getByRole('heading', { name: 'Ready to publish' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Save draft' })).toHaveCount(0)
  await expectClean(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Parcel Tracking v1', level: 1 })).toBeVisible()

  await theirs.goto(pathname)
  await expect(theirs.getByText('It’s published. This preview has ended.')).toBeVisible()
  await expectClean(theirs)
  await theirs.getByRole('link', { name: 'Open its page' }).click()
  await expect(theirs.getByRole('link', { name: 'Make a first call' })).toBeVisible()
  await theirs.goto('/preview/guessed')
  await expect(theirs.getByText('No preview has this address.', { exact: false })).toBeVisible()
  await theirs.context().close()
})
