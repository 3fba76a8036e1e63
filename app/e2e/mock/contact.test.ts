import { expect } from '@playwright/test'
import { test } from '../test.ts'

test('on Prism a message is sent without a captcha', async ({ page }) => {
  await page.goto('/contact-us')
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Email', { exact: true }).fill('ana.reyes@example.com')
  await page.getByLabel('Message').fill('How is Device Location billed?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible()
})
