// One account from its registration to its end, with the administrator beside it. No page is loaded anew to see what changed.
import { expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { complaintsOf } from '../clean-page.ts'
import { openAsNewcomer } from '../registering.ts'
import { test } from '../test.ts'

const email = 'whole-life@example.com'

/** A call of a program with its live key. */
async function call(page: Page, key: string): Promise<number> {
  const response = await page.request.post('/gateway/lumina/otp/v1/send-code', {
    headers: { 'X-API-Key': key },
    data: { phoneNumber: '+639175550101', message: '{{code}} is your code.' },
  })
  return response.status()
}

/** By the app's own links: nothing is loaded anew. */
const go = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${name}`) })

test('register, starter credits, subscribe, call, be warned, top up, be verified, be given credits, lose the key', async ({
  page,
  browser,
  baseURL,
}) => {
  const complaints = complaintsOf(page)
  await openAsNewcomer(page, email, '/dashboard/wallet')
  const balance = page.locator('#balance + p')
  await page.getByRole('button', { name: 'Redeem' }).click()
  await expect(balance).toHaveText('50.00')
  await page.getByLabel('First alert, in credits').fill('49.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You’ll be alerted at 49.50 credits.')).toBeVisible()

  await go(page, '/subscriptions?api=one-time-password')
  await page.getByRole('button', { name: 'Choose One-Time Password, pay per call' }).click()
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Store your keys' })
  await dialog.getByRole('button', { name: 'Show live key' }).click()
  const key = (await dialog.getByText(/^sb_live_[0-9A-Za-z]{38}$/).textContent()) ?? ''
  await dialog.getByText('I stored them').click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One-Time Password' })).toBeVisible()

  await go(page, '/dashboard/wallet')
  await expect(balance).toHaveText('50.00')
  expect(await call(page, key)).toBe(200)
  // The call makes credits low: the notice of it brings balance, ledger and bell up to date.
  await expect(page.getByText('Credits are low.')).toBeVisible()
  const left = Number(await balance.textContent())
  expect(left).toBeLessThan(49.5)
  const ledger = page.getByRole('region', { name: 'Transactions, newest first' })
  await expect(ledger.getByRole('row').nth(1)).toContainText(`−${(50 - left).toFixed(2)}`)
  await expect(ledger.getByRole('row').nth(1)).toContainText(left.toFixed(2))
  await expect(page.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible()

  await ledger.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('dialog', { name: 'Call' })).toContainText('/send-code')
  await page.getByRole('dialog', { name: 'Call' }).getByRole('button', { name: 'Close' }).click()

  await go(page, '/dashboard/wallet/topup')
  await page.getByRole('radio', { name: /300 credits/ }).check({ force: true })
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: /^Pay PHP 300\.00/ }).click()
  await expect(page).toHaveURL(/\/sandbox-pay\/pay_/)
  await page.getByRole('button', { name: /^Pay PHP 300\.00/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  await go(page, '/dashboard/wallet')
  await expect(balance).toHaveText((300 + left).toFixed(2))
  await expect(page.getByText('Credits are low.')).toHaveCount(0)

  await go(page, '/kyb/beacon/v1')
  await fillIn(page)
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('In review.')).toBeVisible()

  const admin = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await openAs(admin, accounts.admin, '/admin/kyb')
  await admin.getByRole('link', { name: 'Whole Life Trading' }).click()
  await admin.getByRole('button', { name: 'Approve…' }).click()
  await admin.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Whole Life Trading is verified.')).toBeVisible()

  await go(page, '/dashboard/wallet')
  await expect(balance).toHaveText((300 + left).toFixed(2))
  await go(admin, `/admin/credits?search=${encodeURIComponent(email)}`)
  await admin.getByRole('link', { name: /^Add credits to/ }).click()
  await admin.getByLabel('How many').fill('20')
  await admin.getByLabel('Reason').fill('A welcome.')
  await admin.getByRole('button', { name: 'Add credits' }).click()
  await expect(balance).toHaveText((320 + left).toFixed(2))
  await expect(page.getByText('A welcome.')).toBeVisible()

  await go(admin, `/admin/keys?search=${encodeURIComponent(email)}`)
  await admin.getByRole('link', { name: /^Manage keys of/ }).click()
  await admin.getByRole('button', { name: 'Revoke all keys' }).click()
  await admin
    .getByRole('alertdialog')
    .getByLabel(/^Type /)
    .fill(email)
  await admin
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Revoke/ })
    .click()
  await expect(admin.getByText('There is no key left to revoke.')).toBeVisible()
  expect(await call(page, key)).toBe(401)
  await admin.context().close()
  expect(complaints).toEqual([])
})

/** The form of Beacon: every question it has. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Registered name').fill('Whole Life Trading')
  for (const [label, text] of [
    ['Registration number', 'CS202455671'],
    ['Taxpayer identification number', '010-987-654-000'],
    ['Registered address', '8 Mabini Street, Cebu City 6000'],
    ['Phone number', '+639175550120'],
  ] as const)
    await page.getByLabel(label).fill(text)
  await page.getByLabel('Name', { exact: true }).fill('Ana Reyes')
  // What is left of the required ones, by their kind.
  const form = page.getByRole('form')
  for (const area of await form.locator('textarea[required]').all())
    if (!(await area.inputValue()))
      await area.fill('We find our own trucks before the gate of the yard opens.')
  for (const list of await form.locator('select[required]').all())
    if (!(await list.inputValue())) await list.selectOption({ index: 1 })
  for (const file of await form.locator('input[type=file]').all())
    await file.setInputFiles(pdf('document.pdf'))
  for (const box of await form.getByRole('checkbox').all()) await box.press('Space')
}
