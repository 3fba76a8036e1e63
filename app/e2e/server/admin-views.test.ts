import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
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
