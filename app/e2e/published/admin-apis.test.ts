// An administrator publishes a document, prices it and ends it; subscribers see each step.
import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

const museum = (version: string) => ({
  openapi: '3.1.0',
  info: { title: 'City Museum', version, description: 'Opening hours and tickets of a museum.' },
  paths: {
    '/hours': {
      get: {
        operationId: 'getHours',
        summary: 'Read the opening hours',
        responses: { 200: { description: 'The hours.' } },
      },
    },
    '/tickets': {
      post: {
        operationId: 'buyTicket',
        summary: 'Buy a ticket',
        responses: { 201: { description: 'Bought.' } },
      },
    },
  },
})
const file = (content: object) => ({
  name: 'museum.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content, null, 2)),
})

test('a document is checked, published, priced and deprecated, and a subscriber sees it without a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAs(page, accounts.admin, '/admin/apis')
  await page.getByRole('link', { name: 'Publish an API' }).click()
  const upload = page.locator('input[type=file]')
  await upload.setInputFiles(file({ ...museum('1.0.0'), paths: {} }))
  await page.getByLabel('Publisher').fill('cityhall')
  await page.getByRole('button', { name: 'Check document' }).click()
  await expect(page.getByRole('heading', { name: 'Can’t be published yet' })).toBeFocused()
  await expect(page.getByText(/There are no operations/)).toBeVisible()

  await page.getByRole('button', { name: /^Remove/ }).click()
  await upload.setInputFiles(file(museum('1.0.0')))
  await page.getByLabel('Default price (optional)').fill('0.40')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: 'Ready to publish' })).toBeFocused()
  await expectClean(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel('Price of Buy a ticket').fill('1.50')
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'City Museum v1', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Price of Buy a ticket')).toHaveValue('1.50')

  // A first call without a key, two clicks after.
  await page.getByRole('link', { name: 'Make a first call' }).click()
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByRole('region', { name: 'Response' })).toContainText('200')
  await page.goBack()

  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await openAs(theirs, accounts.user, '/api/cityhall/v1')
  await expect(theirs.getByRole('heading', { name: 'City Museum', level: 1 })).toBeVisible()
  const { access_token: token } = (
    await (
      await theirs.request.post('/portal-api/login', {
        data: { email: accounts.user, password: 'switchboard-demo' },
      })
    ).json()
  ).data
  const subscribed = await theirs.request.post('/portal-api/api/user-subscription', {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
    data: { api: 'cityhall' },
  })
  expect(subscribed.status()).toBe(201)

  await page.getByLabel('Price of Read the opening hours').fill('0.15')
  await page.getByRole('button', { name: 'Review 1 new price' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set new prices' }).click()
  await expect(page.getByText('New prices of City Museum v1 are in force')).toBeVisible()
  await page.getByRole('link', { name: 'View public page' }).click()
  await expect(page.getByText('0.15').first()).toBeVisible()
  await page.goBack()

  await theirs.goto('/dashboard')
  await page.getByRole('button', { name: 'Deprecate', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog
    .getByLabel('Reason, and what to use instead')
    .fill('The museum closes. There is nothing to move to.')
  await dialog.getByRole('button', { name: 'Deprecate', exact: true }).click()
  await expect(page.getByText('It’s deprecated. No end date is set yet.')).toBeVisible()
  await theirs.getByRole('button', { name: /Notifications/ }).click()
  await expect(theirs.getByText(/City Museum v1 is deprecated\. It has no end date yet/)).toBeVisible()
  await theirs.keyboard.press('Escape')
  await expect(theirs.getByRole('region', { name: 'Needs your attention' })).toContainText(
    'City Museum v1 is deprecated',
  )
  await theirs.context().close()

  await page.getByRole('button', { name: 'Undo deprecation' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo deprecation' }).click()
  await expect(page.getByRole('button', { name: 'Deprecate', exact: true })).toBeVisible()
})
