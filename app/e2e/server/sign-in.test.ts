import { expect } from '@playwright/test'
import { accounts, password } from '../accounts.ts'
import { test } from '../test.ts'

test('a visitor who opens a protected page is brought back to it after signing in', async ({ page }) => {
  await page.goto('/subscriptions/usage?view=api')
  await expect(page).toHaveURL(/\/login\?redirect-url=/)
  await page.getByLabel('Email').fill(accounts.user)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/subscriptions\/usage\?view=api$/)
})

test('the whole sign-in works with the keyboard alone', async ({ page }) => {
  await page.goto('/login')
  // Until React has the form its fields take no focus.
  await expect(page.getByLabel('Email')).toBeEnabled()
  await page.getByLabel('Email').focus()
  await page.keyboard.type(accounts.user)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the stand-in for Google signs a person of the demo in, and leads where they wanted to go', async ({
  page,
}) => {
  await page.goto('/subscriptions')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel(/jun@example\.com/).check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/subscriptions$/)
  await expect(page.getByRole('button', { name: /Jun/ })).toBeVisible()
})
