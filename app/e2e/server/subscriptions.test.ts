import { expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { expectFocus } from '../focus-walk.ts'
import { expectWalkable } from '../keyboard-walk.ts'
import { mayComplain, test } from '../test.ts'

const otp = '/subscriptions?api=one-time-password'

/** A call through the gateway, as a program makes it. */
async function send(page: Page, key: string): Promise<number> {
  const response = await page.request.post('/gateway/lumina/otp/v1/send-code', {
    headers: { 'X-API-Key': key },
    data: { phoneNumber: '+639175550120', message: '{{code}} is your code.' },
  })
  return response.status()
}

/** The new test key, read as a person reads it; then it is stored. */
async function storeTestKey(page: Page): Promise<string> {
  const dialog = page.getByRole('alertdialog', { name: /^Store your key/ })
  await dialog.getByRole('button', { name: 'Show test key' }).click()
  const key = await dialog.getByText(/^sb_test_[0-9A-Za-z]{38}$/).textContent()
  await dialog.getByRole('button', { name: /^I stored/ }).click()
  await expect(dialog).toHaveCount(0)
  return key ?? ''
}

test('subscribe, call, replace the key, end the old one, unsubscribe: each takes effect with the next call', async ({
  page,
  context,
}) => {
  // Of the tab that does not hear, and then subscribes to what it has.
  mayComplain(/ERR_FAILED .*\/user-subscription$/)
  mayComplain(/status of 409 .*\/user-subscription$/)
  await openAs(page, accounts.user, '/api/lumina/otp/v1')
  await page.getByRole('link', { name: 'Subscribe', exact: true }).click()
  await expect(page).toHaveURL(otp)
  await page.getByRole('button', { name: 'Choose One-Time Password, pay per call' }).click()
  await expect(page.getByRole('region', { name: 'What it costs' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(otp)
  await page.goForward()

  // Another tab has come as far as this one.
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible()
  // It does not hear of what happens here, as on a bad line, until it has subscribed, too; else it would show the keys by itself.
  let isDeaf = true
  await other.route(/\/api\/user-subscription$/, (route) => {
    if (route.request().method() === 'POST') isDeaf = false
    return isDeaf ? route.abort() : route.fallback()
  })
  await page.getByRole('button', { name: 'Subscribe', exact: true }).dblclick()
  await expect(page.getByRole('alertdialog', { name: 'Store your keys' })).toBeVisible()
  // The keys weren't confirmed as stored: a reload asks first, and shows the same keys again.
  page.once('dialog', (leave) => void leave.accept())
  await page.reload()
  const first = await storeTestKey(page)
  expect(await send(page, first)).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'One-Time Password' })).toBeVisible()

  await other.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(other.getByRole('region', { name: 'Keys', exact: true })).toBeVisible()
  await expect(other.getByRole('alertdialog')).toHaveCount(0)
  await other.close()

  const keys = page.getByRole('region', { name: 'Keys', exact: true })
  await page.getByRole('button', { name: /^Replace Test key/ }).click()
  await page.getByRole('button', { name: 'Replace key' }).dblclick()
  const second = await storeTestKey(page)
  expect(second).not.toBe(first)
  expect([await send(page, first), await send(page, second)]).toEqual([200, 200])
  await expect(keys.getByText(/^Ends in/)).toBeVisible()
  await expectFocus(page)

  await page.getByRole('button', { name: `More for Test key, sb_test_…${first.slice(-4)}` }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await page.getByRole('textbox', { name: /^Type .{4} to confirm$/ }).fill(first.slice(-4))
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await expect(keys.getByText('Revoked')).toBeVisible()
  await expectFocus(page)
  expect([await send(page, first), await send(page, second)]).toEqual([401, 200])

  await page.getByRole('button', { name: 'Create key' }).click()
  const create = page.getByRole('dialog', { name: 'Create a key' })
  await create.getByLabel('Name').fill('Build server')
  await expectClean(page)
  await create.getByRole('button', { name: 'Create key' }).dblclick()
  const third = await storeTestKey(page)
  expect([await send(page, second), await send(page, third)]).toEqual([200, 200])
  await page.getByRole('button', { name: /^More for Build server/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Staging')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(keys.getByText('Staging')).toHaveCount(1)

  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByLabel('Type “One-Time Password” to confirm').fill('One-Time Password')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page).toHaveURL(/\?subscription=sub_/)
  expect([await send(page, second), await send(page, third)]).toEqual([401, 401])
  await page.goto('/subscriptions?show=ended')
  await expect(page.getByRole('link', { name: 'One-Time Password' })).toBeVisible()
  // A rejection by the gateway is no complaint of the page; the other tab was notified of the second subscription.
})

test('keys and subscriptions are walked by keyboard, accessible and calm in both themes, and never scroll sideways', async ({
  page,
}) => {
  await openAs(page, accounts.keyInGrace, '/subscriptions')
  await expect(page.getByRole('link', { name: 'SIM Swap' })).toBeVisible()
  await expectClean(page)
  for (const [path, shows] of [
    ['/dashboard/keys', 'Select all'],
    ['/subscriptions?api=messaging', 'Choose'],
    ['/plans?api=sim-swap', 'SIM Swap monthly'],
    ['/plans/view', 'By API'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(shows).first()).toBeVisible()
    await expectClean(page)
  }
  await page.goto('/subscriptions?api=sim-swap')
  await expect(page.getByRole('heading', { name: 'Test numbers' })).toBeVisible()
  await expectWalkable(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectClean(page)
})
