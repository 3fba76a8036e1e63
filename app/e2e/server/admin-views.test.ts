import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { complaint } from '../complaints.ts'
import { test } from '../test.ts'

test('an administrator keeps filters under a name, comes back to them from another tab of the users, and takes their rows along', async ({
  page,
}) => {
  await openAs(page, accounts.admin, '/admin/users?keys=GRACE')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name').fill('In their grace period')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByRole('button', { name: 'View: In their grace period' })).toBeVisible()
  await expectClean(page)

  await page.getByRole('tab', { name: 'Keys', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/keys$/)
  await page.getByRole('tab', { name: 'Accounts' }).click()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'In their grace period' }).click()
  await expect(page).toHaveURL(/\?keys=GRACE$/)
  await expect(page.getByRole('link', { name: 'Rico Bautista' })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('users.csv')

  await page.getByText('All on this page').click()
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('listitem').filter({ hasText: 'Rico Bautista' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeFocused()

  await page.getByRole('button', { name: /^View: / }).click()
  await page.getByRole('menuitem', { name: 'Rename or delete…' }).click()
  await page.getByRole('button', { name: 'Delete In their grace period' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click()
  await expect(page.getByText('No views of this list are left.')).toBeVisible()
})

test('an administrator announces a price after a preview, reads which accounts know of it, and cancels it', {
  annotation: complaint(/422 .*\/announcements\/preview/),
}, async ({ page }) => {
  await openAs(page, accounts.admin, '/admin/apis')
  await page.getByRole('link', { name: 'Announced changes' }).click()
  await page.getByRole('button', { name: 'Announce a change' }).click()
  await page.getByLabel('What changes').selectOption('Messaging v1')
  await page.getByRole('button', { name: 'Continue' }).click()
  const form = page.getByRole('dialog', { name: 'Announce a change of Messaging v1' })
  await form
    .getByLabel(/^Price of /)
    .first()
    .fill('0.90')
  await form.getByLabel('Reason', { exact: true }).fill('Network charges rise.')
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByText(/^This makes something dearer or tighter\./)).toBeVisible()
  const nextYear = new Date().getFullYear() + 1
  await form.getByLabel('From').fill(`${nextYear}-12-31`)
  await form.getByRole('button', { name: 'Review' }).click()
  const review = page.getByRole('alertdialog')
  await expect(review).toContainText(`From 31 Dec ${nextYear}.`)
  await review.getByRole('button', { name: 'Announce' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Messaging v1' })
  await expect(row).toContainText('0.90 credits')
  await expectClean(page)

  const customer = await page.context().newPage()
  await customer.goto('/api/lumina/messaging/v1?part=prices')
  const line = customer.getByText(`From 31 December ${nextYear}: 0.90 credits`)
  await expect(line).toBeVisible()

  await row.getByRole('button', { name: /^Accounts/ }).click()
  const accountsOfIt = page.getByRole('dialog', { name: 'Affected accounts' })
  await expect(accountsOfIt.getByText('@').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: /^Cancel/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Reason').fill('The charges stay.')
  await question.getByRole('button', { name: 'Cancel change' }).click()
  await expect(row).toContainText('Cancelled')
  await customer.reload()
  await expect(customer.getByRole('heading', { name: 'What each call costs' })).toBeVisible()
  await expect(line).toHaveCount(0)
})
