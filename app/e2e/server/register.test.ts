import { expect } from '@playwright/test'
import { complaintsOf, expectClean } from '../clean-page.ts'
import { mailedPath, password, register } from '../registering.ts'
import { test } from '../test.ts'

test('a person registers, follows the mailed link and logs in', async ({ page }) => {
  const complaints = complaintsOf(page)
  const email = 'nina.reyes@example.com'
  await register(page, email, '/register?reference=lumina-2026')
  await expectClean(page)
  const link = await mailedPath(page, email)

  // A program that looks into the mail opens the page, and uses nothing up.
  await page.request.get(link)
  await page.goto(link)
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your email is verified.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(link)
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByRole('heading', { name: 'This link was already used' })).toBeFocused()
  // Of the refused call, which a browser notes.
  expect(complaints.filter((complaint) => !complaint.includes('410'))).toEqual([])
})

test('the wait for another mail goes on over a reload and in a second tab', async ({ page, context }) => {
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
  const email = 'pia.santos@example.com'
  await register(page, email)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page).toHaveURL(/\/verify$/)
})
