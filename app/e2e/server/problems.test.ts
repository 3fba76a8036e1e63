// From an error code to the error itself.
import { expect } from '@playwright/test'
import { mayComplain, test } from '../test.ts'

test('on a phone the list is folded by status, and a search opens what it finds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/problems')
  const link = page.getByRole('link', { name: 'Consent is missing' })
  await expect(link).toBeHidden()
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(4 * 844)
  await page.getByRole('searchbox').fill('consent_m')
  await expect(link).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('group').filter({ hasText: 'Consent is missing' }).locator('summary').click()
  await expect(link).toBeVisible()
})

test('an error of the APIs is one click from happening, and is handled by the typed client', async ({
  page,
}) => {
  mayComplain(/status of 403 .*\/mock\/sim-swap\/check$/)
  await page.goto('/problems/consent-missing')
  const sample = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Handle it' }) })
  await expect(sample).toContainText("createApi('sim-swap', { key })")
  await expect(sample).toContainText("simSwap.POST('/check', { body })")
  await page.getByRole('link', { name: 'See it happen with SIM Swap' }).click()
  const response = page.getByRole('region', { name: 'Response', exact: true })
  await expect(response).toContainText('403 Forbidden')
  await expect(response).toContainText('consent_missing')
})

test('any other error happens on its page, and at the address that a program can use', async ({ page }) => {
  mayComplain(/status of 429 .*\/mock\/problems\/locked-out$/)
  await page.goto('/problems/locked-out')
  const aside = page.getByRole('complementary', { name: 'Example' })
  const response = aside.getByRole('figure').first()
  await expect(response).toContainText('429 application/problem+json')
  await aside.getByRole('button', { name: 'See it happen' }).click()
  await expect(response).toContainText(/429 in \d+ ms/)
  await expect(response).toContainText('"code": "locked_out"')
  await expect(aside.getByRole('button', { name: 'Send again' })).toBeVisible()
  await expect(aside).toContainText('/mock/problems/locked-out')
})
