// A new account's way to its first live call with its own key: from the link in the mail on, with limits that the page itself counts.

import { expect, type Locator, type Page } from '@playwright/test'
import { countGestures } from '../gestures.ts'
import { keyboardOf } from '../keyboard.ts'
import { mailedPath, register } from '../registering.ts'
import { runCurl } from '../run-curl.ts'
import { test } from '../test.ts'

/** One whose live keys every account gets. */
const api = 'Number Verification'
const maxClicks = 10
const maxKeys = 45
const maxForms = 2
/** Typed or pasted: no documented value, which a live key would reject. */
const number = '+639171234567'

async function verified(page: Page, email: string): Promise<void> {
  await register(page, email)
  await page.goto(await mailedPath(page, email))
}

/** Keyboard users would begin at the top of the page again, and screen readers would fall silent. */
const expectFocus = (page: Page, after: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), { message: after })
    .toBe(true)

/** The way itself, whatever the control is used with. */
async function toFirstCall(
  page: Page,
  use: (control: Locator, key?: string) => Promise<void>,
): Promise<void> {
  const step = async (control: Locator, after: Locator, key?: string) => {
    await use(control, key)
    await expect(after).toBeVisible()
    await expectFocus(page, `${control}`)
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const heading = (name: string) => page.getByRole('heading', { name })
  const todo = page.getByRole('region', { name: 'Get started' })
  const firstCall = page.getByRole('region', { name: 'Run your first call' })

  await expect(page.getByText('50 free credits are waiting for you.')).toBeVisible()
  await expect(page.getByText(/wallet is empty|Credits are low/)).toHaveCount(0)
  await step(button('Redeem'), page.getByText('50 free credits expire'))
  await expect(page.getByText(/wallet is empty|Credits are low/)).toHaveCount(0)
  await step(todo.getByRole('link', { name: /^Choose an API/ }), heading('Subscribe to an API'))
  await step(link(`Subscribe to ${api}`), button('Subscribe'))
  const dialog = page.getByRole('alertdialog', { name: 'Store your keys' })
  await step(button('Subscribe'), dialog)
  await step(dialog.getByRole('checkbox', { name: 'I stored them' }), dialog, 'Space')
  await step(dialog.getByRole('button', { name: 'Done' }), firstCall)
  await expect(firstCall).toContainText('with the test key you just stored')
  await step(button('Run it now'), firstCall.getByText('200 OK', { exact: true }))
  // Live keys reject test values: the number is the person's own.
  const own = firstCall.getByLabel('Your own phoneNumber')
  await step(button('Run it live'), own)
  await expect(own).toBeFocused()
  await expect(firstCall).toContainText('Costs 1.50, leaves 48.50')
  await page.keyboard.press('Enter')
  await expect(own).toHaveAccessibleDescription(/live keys reject test values/)
  await page.keyboard.insertText(number)
  await page.keyboard.press('Enter')
  await expect(firstCall).toContainText('Charged 1.50')
  await expectFocus(page, 'the first live call')
}

test('ten clicks and two forms at most; what it cost, its code and its row in the log are at hand', async ({
  page,
}) => {
  await verified(page, 'first-call@example.com')
  const gestures = await countGestures(page)
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.reload()
  // The kit's boxes lie under their labels.
  await toFirstCall(page, (control, key) =>
    key === 'Space' ? control.check({ force: true }) : control.click(),
  )
  expect(gestures('click')).toBeGreaterThan(5)
  expect(gestures('click')).toBeLessThanOrEqual(maxClicks)
  expect(gestures.forms().length).toBeLessThanOrEqual(maxForms)

  const firstCall = page.getByRole('region', { name: 'Run your first call' })
  const code = firstCall.getByRole('region', { name: 'Code sample' })
  await code.getByRole('tab', { name: 'TypeScript', exact: true }).click()
  await expect(code).toContainText('@switchboard/')
  await expect(code).not.toContainText('sb_live_')
  await code.getByRole('tab', { name: 'curl', exact: true }).click()
  await expect(code.locator('pre')).toContainText('curl ')
  await code.getByRole('checkbox', { name: 'Show my key in the sample' }).check({ force: true })
  await expect(code).toContainText('sb_live_')
  const curl = (await code.locator('pre').textContent()) ?? ''
  expect(curl).toContain(number)
  expect(JSON.parse(await runCurl([curl]))).toBeInstanceOf(Object)

  await firstCall.getByRole('link', { name: 'See it in usage' }).click()
  await expect(page.getByRole('row').filter({ hasText: '/verify' }).first()).toContainText('200')
  await page.goto('/dashboard')
  await expect(page.getByText(/wallet is empty|Credits are low/)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Get started' })).toContainText('2 of 3 done')
})

test('45 keys at most without a mouse', async ({ page }) => {
  await verified(page, 'first-keys@example.com')
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const gestures = await countGestures(page)
  await page.reload()
  const { press } = keyboardOf(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.locator('main').focus()
  await toFirstCall(page, press)
  expect(gestures('key')).toBeGreaterThan(10)
  expect(gestures('key')).toBeLessThanOrEqual(maxKeys)
})
