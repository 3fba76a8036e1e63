import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { complaintsOf, expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

/** Beside the public pages, which public-pages.test.ts visits. */
const finished = [
  {
    name: 'estimate',
    path: '/pricing?calls=sim-swap.checkSimSwap.999999999&calls=messaging.sendMessage.5000',
    ready: 'Cheapest way to buy them',
  },
  { name: 'overview', path: '/dashboard', ready: 'All transactions' },
] as const

for (const { name, path, ready } of finished) {
  test(`${name} is accessible and calm in both themes, and never scrolls sideways`, async ({ page }) => {
    const complaints = complaintsOf(page)
    if (name === 'overview') await openAs(page, accounts.lowBalance, '/dashboard')
    else await page.goto(path)
    await expect(page.getByText(ready).first()).toBeVisible()
    await expectClean(page)
    expect(complaints).toEqual([])
  })
}

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

test('a payment result without a slug leads to the error page', async ({ page }) => {
  await page.goto('/payment/success')
  await expect(page).toHaveURL(/\/error/)
})

test('the landing page sends a real call to the mock and shows its answer', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/')
  await page.getByLabel(/number/i).selectOption({ label: 'same SIM' })
  await page.getByRole('button', { name: 'Run it' }).click()
  await expect(page.getByText(/^200 in \d+ ms$/)).toBeVisible()
  await expect(page.getByText('false')).toBeVisible()
  expect(complaints).toEqual([])
})
