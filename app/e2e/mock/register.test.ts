import { expect, type Page } from '@playwright/test'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

const verify = async (page: Page, token: string) => {
  await page.goto(`/verify?token=${token}`)
  await page.getByRole('button', { name: 'Verify email' }).click()
}

for (const [token, title] of [
  ['ver_expired_0000000000', 'This link has expired'],
  ['ver_made_up_0000000000', 'This link doesn’t work'],
] as const)
  test(`on Prism: ${title}, and a new one is asked for`, async ({ page }) => {
    await verify(page, token)
    await expect(page.getByRole('heading', { name: title })).toBeFocused()
    await expectClean(page)
    await page.getByLabel('Email').fill('leo@example.com')
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Resend email in/ })).toBeVisible()
  })

test('on Prism: a used link leads to the login', async ({ page }) => {
  await verify(page, 'ver_used_0000000000000')
  await expect(page.getByRole('heading', { name: 'This link was already used' })).toBeFocused()
  await expectClean(page)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('on Prism: the link of the mail fills the login in', async ({ page }) => {
  await verify(page, 'ver_5kT9wZ2bN7hR4cM8yQ1xV6')
  await expect(page.getByLabel('Email')).toHaveValue('leo@example.com')
})

test('on Prism: a refused registration loses nothing that was typed', async ({ page }) => {
  await page.route('**/api/register', (route) =>
    route.continue({
      headers: { ...route.request().headers(), prefer: 'code=422, example=agreementsMissing' },
    }),
  )
  await page.goto('/register')
  await page.getByLabel('Email').fill('leo@example.com')
  await page.getByLabel('Password', { exact: true }).fill('mango-tree-by-the-well')
  await page.getByRole('checkbox', { name: /terms and conditions/ }).press('Space')
  await page.getByRole('checkbox', { name: /shared-globe/ }).press('Space')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Accept the shared-globe agreement.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('leo@example.com')
  await page.unroute('**/api/register')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
})
