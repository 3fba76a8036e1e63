import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

test('a bill is paid, shows so everywhere, and is printed as a document of its own', async ({ page }) => {
  await openAs(page, accounts.business, '/dashboard/pay')
  await expect(page.getByRole('heading', { name: 'Due now' })).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: /^Pay PHP/ }).dblclick()
  await expect(page).toHaveURL(/\/sandbox-pay\/pay_/)
  const reference = page.url().split('/').at(-1) ?? ''

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'You have an unfinished payment' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Due now' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await page.getByRole('button', { name: /^Pay PHP/ }).click()
  await expect(page).toHaveURL(/\/payment\/billing\/success\/txn_/)
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()

  await page.getByRole('link', { name: 'See your statements' }).click()
  await expect(page.getByText('Nothing is due.')).toBeVisible()
  // Below the running month.
  await page.getByRole('cell').getByRole('link').nth(1).click()
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByText('Total, paid')).toBeVisible()
  await expectClean(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByText('Lakbay Freight').last()).toBeVisible()
})
