import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { openAsNewcomer } from '../registering.ts'
import { mayComplain, test } from '../test.ts'

test('unspent credits of a top-up are refunded by an administrator, and the payer sees why', async ({
  page,
  browser,
  baseURL,
}) => {
  // Of more than there is.
  mayComplain(/422 .*\/payments\/refund$/)
  const email = `${crypto.randomUUID()}@refund.example`
  await openAsNewcomer(page, email, '/dashboard/wallet/topup')
  await page.getByRole('radio', { name: /300 credits/ }).check({ force: true })
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: /^Pay PHP 300\.00/ }).click()
  await expect(page).toHaveURL(/\/sandbox-pay\/pay_/)
  await page.getByRole('button', { name: /^Pay PHP 300\.00/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()

  const office = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await openAs(office, accounts.admin, `/admin/users?search=${encodeURIComponent(email)}`)
  await office.getByRole('table').getByRole('link').first().click()
  await office.getByRole('main').getByText('Payments', { exact: true }).click()
  await office.getByRole('button', { name: /^Refund pay_/ }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Credits').fill('300.01')
  await dialog.getByLabel('Reason').fill('Bought by mistake.')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog.getByText(/300\.00 credits of this top-up are unspent/)).toBeVisible()
  await dialog.getByLabel('Credits').fill('100')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(office.getByText('The refund is on its way')).toBeVisible()
  await expect(async () => {
    await office.reload()
    await expect(office.getByText(/^PHP 100\.00 on /)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expectClean(office)

  await page.goto('/dashboard/wallet')
  await expect(page.getByText('Top-up refunded').first()).toBeVisible()
  await expectClean(page)
})
