import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectClean } from '../clean-page.ts'
import { openAsNewcomer } from '../registering.ts'
import { test } from '../test.ts'

test('a top-up has a receipt, with the tax details of its buyer, which downloads as PDF', async ({
  page,
}) => {
  await openAsNewcomer(page, `${crypto.randomUUID()}@documents.example`, '/dashboard/documents')
  await expect(page.getByText('No documents yet')).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Legal name').fill('Peñafrancia Núñez')
  await page.getByLabel('Address').fill('7 Mabini Street, Quezon City')
  await page.getByLabel('TIN').fill('123-456-789')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Tax details saved')).toBeVisible()
  await expect(page.getByText('Peñafrancia Núñez')).toBeVisible()
  await expectClean(page)

  await page.goto('/dashboard/wallet/topup')
  await page.getByRole('radio', { name: /1,000 credits/ }).check({ force: true })
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: /^Pay PHP 980\.00/ }).click()
  await expect(page).toHaveURL(/\/sandbox-pay\/pay_/)
  await page.getByRole('button', { name: /^Pay PHP/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()

  await page.goto('/dashboard/documents')
  const receipt = page.getByRole('link', { name: /^OR-\d{4}-\d{6}$/ })
  const number = await receipt.textContent()
  await receipt.click()
  await expect(page.getByRole('heading', { name: `Receipt ${number}` })).toBeVisible()
  await expect(page.getByText('Peñafrancia Núñez')).toBeVisible()
  await expect(page.getByText('PHP 105.00')).toBeVisible()
  await expectClean(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${number}.pdf`)
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})
