import { expect } from '@playwright/test'
import { accounts, password, signIn } from '../accounts.ts'
import { mayComplain, test } from '../test.ts'

test('a user signs in and sees their own wallet', async ({ page }) => {
  await signIn(page, 'lowBalance', /\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  await expect(page.getByText('348.00').first()).toBeVisible()
  await expect(page.getByText('Credits are low.')).toBeVisible()
})

test('an administrator signs in and lands on key management', async ({ page }) => {
  await signIn(page, 'admin', /\/admin\/keys$/)
  await expect(page.getByRole('link', { name: 'Credits Management' })).toBeVisible()
})

test('a wrong password is refused in words, and what was typed stays', async ({ page }) => {
  mayComplain(/status of 401 .*\/login$/)
  await page.goto('/login')
  await page.getByLabel('Email').fill(accounts.user)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(accounts.user)
  await expect(page).toHaveURL(/\/login$/)
})

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

test('signing out ends the session for good', async ({ page }) => {
  await signIn(page, 'business', /\/dashboard$/)
  await page.getByRole('button', { name: /Mara Santos/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login\?redirect-url=/)
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
