// A new account's way to its first live call with its own key: from the registration on, with limits that the page itself counts.

import { expect, type Locator, type Page } from '@playwright/test'
import { countGestures } from '../gestures.ts'
import { keyboardOf } from '../keyboard.ts'
import { mailedPath, openAsNewcomer, password, registerFromOwnNetwork } from '../registering.ts'
import { runCurl } from '../run-curl.ts'
import { test } from '../test.ts'

/** One whose live keys every account gets. */
const api = 'number-verification'
const maxClicks = 10
const maxKeys = 20
/** Dialogs are counted, too. */
const maxForms = 3
/** Typed or pasted: no documented value, which a live key would reject. */
const number = '+639171234567'

/** Keyboard users would begin at the top of the page again, and screen readers would fall silent. */
const expectFocus = (page: Page, after: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), { message: after })
    .toBe(true)

/** The way itself, whatever the control is used with. */
async function toFirstCall(page: Page, use: (control: Locator) => Promise<void>): Promise<void> {
  const step = async (control: Locator, after: Locator) => {
    await use(control)
    await expect(after).toBeVisible()
    await expectFocus(page, `${control}`)
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const todo = page.getByRole('region', { name: 'Get started' })
  const firstCall = page.getByRole('region', { name: 'Run your first call' })

  await expect(page.getByText('50 free credits are waiting for you.')).toBeVisible()
  await expect(todo.getByText('A live call costs 1.50 credits.')).toBeVisible()
  const dialog = page.getByRole('alertdialog', { name: 'Store your keys' })
  await step(todo.getByRole('button', { name: 'Subscribe' }), dialog)
  await step(dialog.getByRole('button', { name: 'I stored them' }), firstCall)
  await expect(page).toHaveURL(new RegExp(`api=${api}$`))
  await expect(firstCall).toContainText('with the test key you just stored')
  // Live keys reject test values: the number is the person's own.
  const own = firstCall.getByLabel('Your phone number (phoneNumber)')
  await step(button('Run it live'), own)
  await expect(own).toBeFocused()
  await expect(firstCall).toContainText('Costs 1.50, leaves 48.50')
  await page.keyboard.press('Enter')
  await expect(own).toHaveAccessibleDescription(/live keys reject test values/)
  await page.keyboard.insertText(number.slice(1))
  await page.keyboard.press('Enter')
  await expect(own).toHaveAccessibleDescription(/Start with \+/)
  await page.keyboard.press('Home')
  await page.keyboard.insertText('+')
  await page.keyboard.press('Enter')
  await expect(firstCall).toContainText('Charged 1.50')
  await expectFocus(page, 'the first live call')
}

/** As a person does it: the email's link counts, too. */
async function registerWithClicks(page: Page, email: string) {
  const gestures = await countGestures(page)
  await registerFromOwnNetwork(page, email)
  await page.goto('/register')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.insertText(email)
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(password)
  for (const name of [/terms and conditions/, /shared-globe/])
    await page.getByRole('checkbox', { name }).check({ force: true })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await page.goto(await mailedPath(page, email))
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  return { clicks: () => gestures('click') + 1, forms: gestures.forms }
}

test('ten clicks and three forms at most from the registration on; what it cost, its code and its row in the log are at hand', async ({
  page,
}) => {
  const { clicks, forms } = await registerWithClicks(page, 'first-call@example.com')
  await toFirstCall(page, (control) => control.click())
  expect(clicks()).toBeGreaterThan(5)
  // The last press was Enter, in the field of the number.
  expect(clicks() + 1).toBeLessThanOrEqual(maxClicks)
  expect(forms().length).toBeLessThanOrEqual(maxForms)

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

test('ten clicks by the console, too', async ({ page }) => {
  const { clicks } = await registerWithClicks(page, 'first-console@example.com')
  await page.getByRole('region', { name: 'Get started' }).getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('button', { name: 'I stored them' }).click()
  const console = page.getByRole('link', { name: 'Try it', exact: true })
  await expect(console).toHaveAttribute('href', /operation=verifyNumber/)
  await console.click()
  const tryIt = page.getByRole('complementary', { name: 'Try it' })
  await tryIt.getByRole('radio', { name: 'Live' }).check({ force: true })
  await expect(tryIt).toContainText('Costs 1.50, leaves 48.50')
  const body = tryIt.getByRole('textbox', { name: 'Body' })
  await body.fill((await body.inputValue()).replace(/\+63\d+/, number))
  await tryIt.getByRole('button', { name: 'Send' }).click()
  await expect(tryIt.getByRole('region', { name: 'Response', exact: true })).toContainText('200 OK')
  expect(clicks()).toBeLessThanOrEqual(maxClicks)
})

test(`${maxKeys} keys at most without a mouse`, async ({ page }) => {
  await openAsNewcomer(page, 'first-keys@example.com', '/dashboard')
  const gestures = await countGestures(page)
  await page.reload()
  const { press } = keyboardOf(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.locator('main').focus()
  await toFirstCall(page, press)
  expect(gestures('key')).toBeGreaterThan(10)
  expect(gestures('key')).toBeLessThanOrEqual(maxKeys)
})
