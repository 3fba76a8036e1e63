import { expect } from '@playwright/test'
import { test } from '../test.ts'

const checked = '/api/lumina/sim-swap/v1?operation=checkSimSwap'

test('from the catalogue to an operation, and all the way back', async ({ page }) => {
  await page.goto('/api')
  await page.getByRole('link', { name: 'SIM Swap' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SIM Swap' })).toBeVisible()
  await page.getByRole('link', { name: 'Documentation', exact: true }).click()
  await page.getByRole('article').getByRole('link', { name: 'Check a SIM swap' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Check a SIM swap' })).toBeFocused()
  await expect(page).toHaveURL(/operation=checkSimSwap$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Introduction' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Test values' })).toBeVisible()
})

test('from a version that ends to what the next one breaks, and to the operation', async ({ page }) => {
  await page.goto('/api/lumina/number-verification/v1')
  await page.getByRole('link', { name: 'Move to v2' }).click()
  await expect(page).toHaveURL(/number-verification\/v2$/)
  await page.getByRole('link', { name: 'Changelog', exact: true }).click()
  await expect(page.getByText('is now required.')).toBeVisible()
  await page.getByRole('link', { name: 'Verify a number' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Verify a number' })).toBeVisible()
})

test('the opened operation comes with the page; another one is loaded when it is pointed at', async ({
  page,
}) => {
  const loaded: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/api-reference/operation')) loaded.push(url.searchParams.get('operation_id'))
  })
  await page.goto(checked)
  await expect(page.getByText('Response fields for')).toBeVisible()
  const another = page.getByRole('navigation', { name: /^Documentation of/ }).getByText('Retrieve swap date')
  await another.hover()
  await expect.poll(() => loaded).toEqual(['retrieveSimSwapDate'])
})

test('slash, words and arrows lead to an operation', async ({ page }) => {
  await page.goto(checked)
  await expect(page.getByText('Response fields for')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('retrieve')
  await expect(page.getByText('1 operation', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Retrieve swap date' })).toBeFocused()
})

test('an error has an address that opens it', async ({ page }) => {
  await page.goto(`${checked}#error-numberUnknown`)
  const error = page.getByRole('button', { name: 'Number not found', exact: true })
  await expect(error).toHaveAttribute('aria-expanded', 'true')
  await expect(error).toBeInViewport()
})

test('on a phone the operations are a list that opens, and closes when one is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(checked)
  await page.getByRole('button', { name: /^Operations/ }).click()
  await page
    .getByRole('link', { name: /Retrieve swap date/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Retrieve swap date' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeHidden()
})
