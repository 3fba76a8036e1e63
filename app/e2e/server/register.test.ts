import { expect } from '@playwright/test'
import { expectClean } from '../clean-page.ts'
import { mailedPath, password, register } from '../registering.ts'
import { mayComplain, test } from '../test.ts'

test('a person registers, follows the mailed link and is logged in', async ({ page, browser, baseURL }) => {
  mayComplain(/status of (410|404) .*\/register\/verify/)
  const email = 'nina.reyes@example.com'
  await register(page, email, '/register?reference=lumina-2026')
  await expectClean(page)
  const link = await mailedPath(page, email)

  // A program that looks into the mail opens the page, and uses nothing up.
  await page.request.get(link)
  await page.goto(link)
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()

  // Another browser, which might be that of somebody who was sent a stranger's link, logs nobody in.
  const other = 'noel.reyes@example.com'
  await page.goto('about:blank')
  await page.context().clearCookies()
  await register(page, other)
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await elsewhere.goto(await mailedPath(page, other))
  await elsewhere.getByRole('button', { name: 'Verify email' }).click()
  await expect(elsewhere).toHaveURL(/\/login$/)
  await expect(elsewhere.getByText('Your email is verified.')).toBeVisible()
  await expect(elsewhere.getByLabel('Email')).toHaveValue(other)
  await elsewhere.getByLabel('Password', { exact: true }).fill(password)
  await elsewhere.getByRole('button', { name: 'Log in' }).click()
  await expect(elsewhere).toHaveURL(/\/dashboard$/)
  await elsewhere.context().close()

  await page.goto(link)
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByRole('heading', { name: 'This link was already used' })).toBeFocused()
  await expectClean(page)
  await page.goto('/verify?token=ver_made_up_0000000000')
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeFocused()
  await expectClean(page)
})

test('the wait for another mail goes on over a reload and in a second tab', async ({ page, context }) => {
  mayComplain(/status of 429 .*\/resend$/)
  const email = 'otis.cruz@example.com'
  await register(page, email)
  const counting = page.getByRole('button', { name: /^Resend email in [45]:\d\d$/ })
  await expect(counting).toBeVisible()
  await page.reload()
  await expect(page.getByText(email)).toBeVisible()
  await expect(counting).toBeVisible()

  const second = await context.newPage()
  await second.goto('/verify')
  await second.getByLabel('Email').fill(email)
  await second.getByRole('button', { name: 'Send a new link' }).click()
  // The server refuses for as long as it waits itself, and the page counts that.
  await expect(second.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(second.getByRole('button', { name: /^Resend email in [45]:\d\d$/ })).toBeVisible()
})

test('who has not followed the link is told how to get a new one', async ({ page }) => {
  mayComplain(/status of 403 .*\/login$/)
  const email = 'pia.santos@example.com'
  await register(page, email)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page).toHaveURL(/\/verify$/)
})
