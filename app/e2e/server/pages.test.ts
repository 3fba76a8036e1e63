import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

test('the overview is accessible and calm in both themes, and never scrolls sideways', async ({ page }) => {
  await openAs(page, accounts.lowBalance, '/dashboard')
  await expect(page.getByText('All transactions').first()).toBeVisible()
  await expectClean(page)
})

test('the contact form is one click away', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
})

test('an unknown address says so in the words of the specification', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/dashboard')
})

test('the landing page sends a real call to the mock, and shows it in the language that the reader chose before', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel(/number/i).selectOption({ label: 'same SIM' })
  await page.getByRole('button', { name: 'Run it' }).click()
  await expect(page.getByText(/Response from the mock: 200 in \d+ ms/)).toBeVisible()
  await expect(page.getByText('false')).toBeVisible()
  await page.getByRole('button', { name: 'Python' }).click()
  await expect(page.getByText('requests.post(')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Python', pressed: true })).toBeVisible()
})

test('production has nothing of the page that shows the UI kit', async ({ request }) => {
  const response = await request.get('/__dev/ui')
  expect(response.status()).toBe(404)
  const dist = join(import.meta.dirname, '../../dist')
  const built = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  expect(built.filter((file) => file.includes('__dev'))).toEqual([])
  const telling = built
    .filter((file) => /\.(js|css|html)$/.test(file))
    .filter((file) => /dev-twins|The UI kit/.test(readFileSync(join(dist, file), 'utf8')))
  expect(telling).toEqual([])
})
