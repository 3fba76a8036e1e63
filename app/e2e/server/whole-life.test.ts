// One account from its registration to its end, with the administrator beside it. No page is loaded anew to see what changed.
import { expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { keyboardOf } from '../keyboard.ts'
import { mailedPath, password } from '../registering.ts'
import { test } from '../test.ts'

const email = 'whole-life@example.com'

/** A call of a program with its live key. */
async function call(page: Page, key: string): Promise<number> {
  const response = await page.request.post('/gateway/lumina/otp/v1/send-code', {
    headers: { 'X-API-Key': key },
    data: { phoneNumber: '+639175550120', message: '{{code}} is your code.' },
  })
  return response.status()
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${name}`) })

test('without a mouse: register, starter credits, subscribe, call, be warned, top up, be verified, be given credits, lose the key', async ({
  page,
  browser,
  baseURL,
}) => {
  const { press, type, choose, goTo } = keyboardOf(page)
  await page.goto('/register')
  await type(page.getByLabel('Email'), email)
  await type(page.getByLabel('Password', { exact: true }), password)
  await press(page.getByRole('checkbox', { name: /terms and conditions/ }), 'Space')
  await press(page.getByRole('checkbox', { name: /shared-globe/ }), 'Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await page.goto(await mailedPath(page, email))
  await press(page.getByRole('button', { name: 'Verify email' }))
  await expect(page).toHaveURL(/\/dashboard$/)

  await goTo('Wallet')
  const balance = page.locator('#balance + p')
  await press(page.getByRole('button', { name: 'Redeem' }))
  await expect(balance).toHaveText('50.00')
  await type(page.getByLabel('First alert, in credits'), '49.5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You’ll be alerted at 49.50 credits.')).toBeVisible()

  await goTo('Subscriptions')
  await press(page.getByRole('link', { name: 'Subscribe to an API' }))
  await press(page.getByRole('link', { name: 'Subscribe to One-Time Password' }))
  await press(page.getByRole('button', { name: 'Subscribe', exact: true }))
  const dialog = page.getByRole('alertdialog', { name: 'Store your keys' })
  await press(dialog.getByRole('button', { name: 'Show live key' }))
  const key = (await dialog.getByText(/^sb_live_[0-9A-Za-z]{38}$/).textContent()) ?? ''
  await press(dialog.getByRole('button', { name: 'I stored them' }))
  await expect(page.getByRole('heading', { level: 1, name: 'One-Time Password' })).toBeVisible()

  await goTo('Wallet')
  await expect(balance).toHaveText('50.00')
  expect(await call(page, key)).toBe(200)
  // The call makes credits low: the notice of it brings balance, ledger and bell up to date.
  await expect(page.getByText('Credits are low.')).toBeVisible()
  const left = Number(await balance.textContent())
  expect(left).toBeLessThan(49.5)
  const ledger = page.getByRole('region', { name: 'Transactions' })
  await expect(ledger.getByRole('row').nth(1)).toContainText(`−${(50 - left).toFixed(2)}`)
  await expect(ledger.getByRole('row').nth(1)).toContainText(left.toFixed(2))
  await expect(page.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible()

  await press(ledger.getByRole('row').nth(1).getByRole('cell').nth(1).getByRole('link'))
  const drawer = page.getByRole('dialog', { name: 'Call' })
  await expect(drawer).toContainText('/send-code')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await goTo('Top up')
  await choose(page.getByRole('radiogroup', { name: 'Packs' }), /300 credits/)
  await press(page.getByRole('button', { name: 'Review' }))
  await press(page.getByRole('button', { name: /^Pay PHP 300\.00/ }))
  await expect(page).toHaveURL(/\/sandbox-pay\/pay_/)
  await press(page.getByRole('button', { name: /^Pay PHP 300\.00/ }))
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  await goTo('Wallet')
  await expect(balance).toHaveText((300 + left).toFixed(2))
  await expect(page.getByText('Credits are low.')).toHaveCount(0)

  await goTo('Business verification')
  await press(page.getByRole('link', { name: 'Start: Device Location' }))
  await fillIn(page)
  await press(page.getByRole('button', { name: 'Submit for review' }))
  await expect(page.getByText('In review')).toBeVisible()

  const admin = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const administrator = keyboardOf(admin)
  await openAs(admin, accounts.admin, '/admin/kyb')
  await administrator.press(admin.getByRole('link', { name: 'Whole Life Trading' }))
  await administrator.press(admin.getByRole('button', { name: 'Approve…' }))
  await administrator.press(admin.getByRole('button', { name: 'Approve', exact: true }))
  await expect(page.getByText('Whole Life Trading is verified.')).toBeVisible()

  await goTo('Wallet')
  await expect(balance).toHaveText((300 + left).toFixed(2))
  const own = admin.getByRole('row').filter({ hasText: email })
  await administrator.goTo('Credits Management')
  await administrator.type(admin.getByRole('searchbox', { name: /^Search by name/ }), email)
  await expect(admin.getByText('1 user', { exact: true })).toBeVisible()
  await administrator.press(own.getByRole('link', { name: /^Add credits to/ }))
  await administrator.type(admin.getByLabel('Amount'), '20')
  await admin.getByLabel('Category').selectOption('Goodwill')
  await administrator.type(admin.getByLabel('Reason'), 'A welcome.')
  await administrator.press(admin.getByRole('button', { name: 'Add credits' }))
  await expect(balance).toHaveText((320 + left).toFixed(2))
  await expect(page.getByText('A welcome.')).toBeVisible()

  await administrator.goTo('Key Management')
  await administrator.type(admin.getByRole('searchbox', { name: /^Search by name/ }), email)
  await expect(admin.getByText('1 user', { exact: true })).toBeVisible()
  await administrator.press(own.getByRole('link', { name: /^Manage keys of/ }))
  await administrator.press(admin.getByRole('button', { name: 'Revoke all keys' }))
  const revoking = admin.getByRole('alertdialog')
  await administrator.type(revoking.getByLabel(/^Type /), email)
  await administrator.press(revoking.getByRole('button', { name: /^Revoke/ }))
  await expect(admin.getByText('There are no keys to revoke.')).toBeVisible()
  expect(await call(page, key)).toBe(401)
  await admin.context().close()
})

/** The form of Beacon: every question it has. */
async function fillIn(page: Page): Promise<void> {
  const { type, press, attach } = keyboardOf(page)
  await type(page.getByLabel('Registered name'), 'Whole Life Trading')
  for (const [label, text] of [
    ['Registration number', 'CS202455671'],
    ['Taxpayer identification number', '010-987-654-000'],
    ['Registered address', '8 Mabini Street, Cebu City 6000'],
    ['Phone number', '+639175550120'],
  ] as const)
    await type(page.getByLabel(label), text)
  await type(page.getByLabel('Name', { exact: true }), 'Ana Reyes')
  // The other required fields, by kind.
  const form = page.getByRole('form')
  for (const area of await form.locator('textarea[required]').all())
    if (!(await area.inputValue()))
      await type(area, 'We find our own trucks before the gate of the yard opens.')
  for (const list of await form.locator('select[required]').all())
    if (!(await list.inputValue())) await press(list, 'ArrowDown')
  for (const button of await form.getByRole('button', { name: /choose one$/ }).all())
    await attach(button, pdf('document.pdf'))
  for (const box of await form.getByRole('checkbox').all()) await press(box, 'Space')
}
