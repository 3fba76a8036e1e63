import { expect, type Page } from '@playwright/test'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

async function reset(page: Page, token: string): Promise<void> {
  await page.goto(`/reset-password?token=${token}`)
  await page.getByLabel('New password', { exact: true }).fill('paper-boat-on-the-pasig')
  await page.getByRole('button', { name: 'Set password' }).click()
}

for (const [token, title] of [
  ['rst_expired_0000000000', 'This link has expired'],
  ['rst_used_0000000000000', 'This link was already used'],
  ['rst_made_up_0000000000', 'This link doesn’t work'],
] as const)
  test(`on Prism: ${title}, and another can be requested`, async ({ page }) => {
    await reset(page, token)
    await expect(page.getByRole('heading', { name: title })).toBeFocused()
    await expectClean(page)
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await page.getByLabel('Email').fill('leo@example.com')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  })

test('on Prism: the link of the mail sets the password, and leads to the login', async ({ page }) => {
  await reset(page, 'rst_8pL3dF6gJ1nS9vB4kW7zC2')
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
