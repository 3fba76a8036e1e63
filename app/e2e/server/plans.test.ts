import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { openAsNewcomer } from '../registering.ts'
import { test } from '../test.ts'

test('a plan is made, sold by its link, taken, left at a loss of its used days alone, and retired', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Pilot ${crypto.randomUUID().slice(0, 8)}`
  const office = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await openAs(office, accounts.admin, '/admin/plans/new')
  await office.getByLabel('Name', { exact: true }).fill(name)
  await office.getByLabel('Period', { exact: true }).selectOption('MONTHLY')
  await office.getByLabel('Discount on calls (%)').fill('50')
  await office.getByLabel('Fee of a period (PHP)').fill('90')
  await office.getByLabel('Included credits', { exact: true }).fill('100')
  await office.getByLabel('Description').fill('For the first month with us.')
  await office.getByLabel('Who can take it').selectOption('LINK')
  await expectClean(office)
  const saved = office.waitForResponse(
    (response) => response.url().endsWith('/api/admin/plans') && response.request().method() === 'POST',
  )
  await office.getByRole('button', { name: 'Save draft' }).click()
  const { data } = (await (await saved).json()) as { data: { link: string } }
  await office.getByRole('button', { name: `Put on sale ${name}` }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Put on sale' }).click()
  await expect(office.getByRole('button', { name: `Retire ${name}` })).toBeVisible()
  await expectClean(office)

  // Without the link it isn’t listed.
  await page.goto('/pricing')
  await expect(page.getByRole('columnheader', { name: /Growth/ })).toBeVisible()
  await expect(page.getByText(name)).toBeHidden()

  await openAsNewcomer(page, `${crypto.randomUUID()}@plans.example`, '/dashboard/wallet/topup')
  await page.getByRole('radio', { name: /300 credits/ }).check({ force: true })
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: /^Pay PHP 300\.00/ }).click()
  await page.getByRole('button', { name: /^Pay PHP 300\.00/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  await page.goto(`/plans/view?link=${data.link}`)
  await page.getByRole('button', { name: `Change to ${name}` }).click()
  const dialog = page.getByRole('dialog')
  // With the days it is for, except on the first of a month.
  await expect(dialog.getByText(`Fee of ${name}`)).toBeVisible()
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Change plan' }).click()
  await expect(page.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible()
  await expectClean(page)

  // Down again: on the day it was taken, all comes back.
  await page.getByRole('button', { name: 'Change to Pay as you go' }).click()
  await dialog.getByRole('button', { name: 'Change plan' }).click()
  await expect(page.getByRole('heading', { name: /^Pay as you go/ })).toBeVisible()
  await page.goto('/dashboard/wallet')
  await expect(page.getByText(/^300\.00/).first()).toBeVisible()

  await office.getByRole('button', { name: `Retire ${name}` }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Retire' }).click()
  await expect(office.getByRole('row', { name: new RegExp(name) })).toContainText('Retired')
  await page.goto(`/plans/view?link=${data.link}`)
  await expect(page.getByText('This link offers no plan any more.')).toBeVisible()
})
