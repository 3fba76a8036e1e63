import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/api')
  await expect(page.getByRole('link', { name: 'SIM Swap' })).toBeVisible()
})

test('slash leads to the search, and what is found stands in the address', async ({ page }) => {
  await page.keyboard.press('/')
  await page.keyboard.type('swap')
  await expect(page.getByRole('link', { name: 'Messaging', exact: true })).toBeHidden()
  await expect(page).toHaveURL(/\?q=swap$/)
  await page.reload()
  await expect(page.getByRole('link', { name: 'SIM Swap' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Messaging', exact: true })).toBeHidden()
})

test('a category filters, and going back undoes it', async ({ page }) => {
  await page.getByRole('link', { name: /^Location/ }).click()
  await expect(page.getByRole('link', { name: 'SIM Swap' })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'SIM Swap' })).toBeVisible()
})

test('nothing found says so and offers the way out', async ({ page }) => {
  await page.getByRole('searchbox').fill('no such thing')
  await expect(page.getByText('Nothing matches “no such thing”')).toBeVisible()
  await page.getByRole('link', { name: /^Show all/ }).click()
  await expect(page.getByRole('link', { name: 'SIM Swap' })).toBeVisible()
})

test('tag and price narrow further, and stand in the address', async ({ page }) => {
  await page.getByLabel('Price').selectOption('Up to 1.00')
  await expect(page.getByRole('link', { name: 'SIM Swap' })).toBeHidden()
  await expect(page).toHaveURL(/\?price=1\.00$/)
  await expect(page.getByText(/^\d of \d APIs shown$/)).toBeVisible()
  await page.getByLabel('Price').selectOption('Any price')
  await page.getByLabel('Tag').selectOption('Messages')
  await expect(page.getByRole('link', { name: 'Messaging', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'SIM Swap' })).toBeHidden()
})

test('the documents of all APIs are one file, whose size and checksum are told before it is taken', async ({
  page,
}) => {
  const archive = page.getByRole('region', { name: 'All documents' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    archive.getByRole('link', { name: 'Download all APIs' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('switchboard-apis.zip')
  const bytes = await readFile(await download.path())
  await expect(archive).toContainText(`ZIP, ${Math.ceil(bytes.length / 1000)} KB`)
  await expect(archive).toContainText(createHash('sha256').update(bytes).digest('hex'))
})
