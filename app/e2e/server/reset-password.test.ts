import { expect, type Page } from '@playwright/test'
import { expectClean } from '../clean-page.ts'
import { mailedPath, password, register } from '../registering.ts'
import { mayComplain, test } from '../test.ts'

const newPassword = 'paper-boat-on-the-pasig'

async function verified(page: Page, email: string): Promise<void> {
  await register(page, email)
  await page.goto(await mailedPath(page, email))
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('a person who forgot the password sets a new one by the mailed link, which works once', async ({
  page,
  browser,
}) => {
  // Of the session that has ended, and of the old password.
  mayComplain(/status of 401 /)
  // Of the password that is common, and of the link that was used.
  mayComplain(/status of 4(10|22) /)
  const email = 'rosa.lim@example.com'
  await verified(page, email)

  // On another device, where nobody is signed in.
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' })
  const phone = await other.newPage()
  await phone.goto('/login')
  await phone.getByLabel('Email').fill(email)
  await phone.getByRole('link', { name: 'Forgot password' }).click()
  await expect(phone.getByLabel('Email')).toHaveValue(email)
  await phone.getByRole('button', { name: 'Send link' }).click()
  await expect(phone.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await expect(phone.getByRole('button', { name: /^Resend email in [56]:\d\d$/ })).toBeVisible()
  await expectClean(phone)

  const link = await mailedPath(phone, email, 'reset-password')
  await phone.request.get(link)
  await phone.goto(link)
  await phone.getByLabel('New password', { exact: true }).fill('qwerty1234')
  await phone.getByRole('button', { name: 'Set password' }).click()
  await expect(phone.getByText('This password is common and easy to guess')).toBeVisible()
  await expectClean(phone)
  await phone.getByLabel('New password', { exact: true }).fill(newPassword)
  await phone.getByRole('button', { name: 'Set password' }).click()
  await expect(phone.getByRole('heading', { name: 'Password changed' })).toBeFocused()
  await expectClean(phone)

  // The page that is still open hears by itself that its session has ended: by its stream, or with the next poll.
  await expect(page).toHaveURL(/\/login/, { timeout: 60_000 })
  await logIn(phone, email, password)
  await expect(phone.getByRole('alert')).toBeVisible()
  await logIn(phone, email, newPassword)
  await expect(phone).toHaveURL(/\/dashboard$/)

  await phone.goto(link)
  await phone.getByLabel('New password', { exact: true }).fill(`${newPassword}-too`)
  await phone.getByRole('button', { name: 'Set password' }).click()
  await expect(phone.getByRole('heading', { name: 'This link was already used' })).toBeFocused()
  await expectClean(phone)
  await phone.getByRole('link', { name: 'Request a new link' }).click()
  await expect(phone).toHaveURL(/\/forgot-password$/)
  await other.close()
})

test('an address without an account is told the same, and gets no mail', async ({ page }) => {
  const email = 'nobody.here@example.com'
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible()
  // A mail that was asked for later is there.
  await register(page, 'somebody.else@example.com')
  await mailedPath(page, 'somebody.else@example.com')
  const mails: { to: string }[] = await (await page.request.get('/__dev/mail.json')).json()
  expect(mails.filter(({ to }) => to === email)).toEqual([])
})

test('a link without a token says that it is incomplete', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})
