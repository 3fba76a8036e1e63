import { expect, type Page } from '@playwright/test'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

/** On the mock this password leads anybody to the second step. */
async function secondStep(page: Page, email = 'jun@example.com', password = 'second-factor'): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeFocused()
}
const send = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('6-digit code').fill(code)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('on Prism: a code logs in whoever began', async ({ page }) => {
  await secondStep(page, 'mara@lakbay.example')
  await expectClean(page)
  await send(page, '246 810')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: /Mara|Lakbay|MS/ }).first()).toBeVisible()
})

test('on Prism: a wrong code is said at its field, which keeps it', async ({ page }) => {
  await secondStep(page)
  await send(page, '000000')
  await expect(page.getByLabel('6-digit code')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('6-digit code')).toHaveValue('000000')
  await expectClean(page)
})

test('on Prism: a lock-out is said above the form', async ({ page }) => {
  await secondStep(page)
  await send(page, '999999')
  await expect(page.getByRole('alert')).toContainText('Wait 15 minutes')
})

test('on Prism: a challenge that is over leads back to the first step', async ({ page }) => {
  await secondStep(page)
  await send(page, '111111')
  await expectClean(page)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('on Prism: a wrong recovery code', async ({ page }) => {
  await secondStep(page, 'jun@example.com', 'second-factor-app')
  await expect(page.getByRole('button', { name: /passkey/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill('wrong-code')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('Recovery code')).toHaveAttribute('aria-invalid', 'true')
})

test('on Prism: the section shows what the persona has', async ({ page }) => {
  await secondStep(page, 'mara@lakbay.example')
  await send(page, '246810')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/dashboard/profile?section=security')
  await expect(page.getByRole('listitem').filter({ hasText: 'Office key' })).toBeVisible()
  await expect(page.getByText('8 of 10 left')).toBeVisible()
  await expectClean(page)
})
