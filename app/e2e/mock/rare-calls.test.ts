// Rare actions that no other walk covers: each sends the call that its button promises.
import { expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { test } from '../test.ts'

/** The request that something sends. */
const callMade = (page: Page, method: string, path: string) =>
  page.waitForRequest(
    (request) => request.method() === method && new URL(request.url()).pathname === `/portal-api${path}`,
  )

test('usage is a table and a file, and the calls of an API are a file', async ({ page }) => {
  await openAs(page, accounts.user, '/subscriptions/usage?tab=table')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  const usage = callMade(page, 'GET', '/api/api-usage/export')
  await page.getByRole('button', { name: /^Export \d+ rows?$/ }).click()
  await usage
  await page.goto('/subscriptions?api=sim-swap')
  const log = callMade(page, 'GET', '/api/api-logs-export')
  await page.getByRole('button', { name: 'Export log' }).click()
  await log
})

test('the link to an unfinished checkout is mailed', async ({ page }) => {
  await openAs(page, accounts.lowBalance, '/dashboard/wallet/topup')
  const resent = callMade(page, 'POST', '/api/payment/resend')
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await resent
  await expect(page.getByRole('status').filter({ hasText: 'The link goes to' })).toBeVisible()
})

/** Answers of a read as the named example has them. */
const asExample = (page: Page, path: string, example: string) =>
  page.route(`**${path}*`, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: `example=${example}` } }),
  )

test('a plan of one API is cancelled', async ({ page }) => {
  // The account is on another plan than its subscriptions.
  await asExample(page, '/api/account-plan', 'trial')
  await asExample(page, '/api/get-user-plan', 'apiPlan')
  await openAs(page, accounts.user, '/plans/view')
  await page.getByRole('button', { name: 'Cancel plan' }).first().click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel SIM Swap monthly?' })
  const cancelled = callMade(page, 'POST', '/api/unsubscribe-plan')
  await dialog.getByRole('button', { name: 'Cancel plan' }).click()
  await cancelled
  await expect(dialog).toBeHidden()
})

test('the account’s plan is changed as it was quoted', async ({ page }) => {
  await openAs(page, accounts.user, '/plans/view')
  await page.getByRole('button', { name: 'Change to Growth' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change to Growth?' })
  await dialog.getByText('No trial').click()
  await expect(dialog.getByText('+16.67 credits')).toBeVisible()
  const changed = callMade(page, 'POST', '/api/plan-changes')
  await dialog.getByRole('button', { name: 'Change plan' }).click()
  await changed
  await expect(dialog).toBeHidden()
})

test('an administrator makes a draft of a plan, and retires another', async ({ page }) => {
  await openAs(page, accounts.admin, '/admin/plans/new')
  await page.getByLabel('Name').fill('Growth')
  await page.getByLabel('Fee of a period (PHP)').fill('450')
  const saved = callMade(page, 'POST', '/api/admin/plans')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await saved
  await page.getByRole('button', { name: 'Retire Business monthly' }).click()
  const retired = callMade(page, 'POST', '/api/admin/plans/status')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire' }).click()
  await retired
})

test('an owner invites an administrator, changes the roles of another and removes them', async ({ page }) => {
  await openAs(page, accounts.admin, '/admin/staff')
  await page.getByLabel('Email').fill('lea@switchboard.example')
  const invited = callMade(page, 'POST', '/api/admin/staff')
  await page.getByRole('button', { name: 'Invite' }).click()
  await invited
  const more = page.getByRole('button', { name: 'More for Otto Reyes' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Change roles' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Otto Reyes’s roles' })
  await dialog.getByRole('checkbox', { name: /^Publisher/ }).check({ force: true })
  const changed = callMade(page, 'PUT', '/api/admin/staff')
  await dialog.getByRole('button', { name: 'Change roles' }).click()
  await changed
  await expect(dialog).toBeHidden()
  await more.click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const removed = callMade(page, 'POST', '/api/admin/staff/remove')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await removed
})

test('an administrator lists all subscriptions, reads a user’s usage and replaces a key', async ({
  page,
}) => {
  await openAs(page, accounts.admin, '/admin/keys?view=subscriptions')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await page.goto('/admin/credits/ledger/usr_jun7Q2')
  const usage = callMade(page, 'GET', '/api/admin/api-usage')
  await page.getByRole('tab', { name: 'Usage' }).click()
  await usage
  await page.goto('/admin/keys?user=usr_jun7Q2')
  await page.getByRole('button', { name: 'Replace a key' }).first().click()
  const replaced = callMade(page, 'PUT', '/api/admin/keys-regenerate')
  await page.getByRole('button', { name: 'Replace key' }).click()
  await replaced
  await expect(page.getByText(/^sb_(test|live)_/).first()).toBeVisible()
})
