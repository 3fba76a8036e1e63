import { expect } from '@playwright/test'
import { test } from '../test.ts'

const lostKey = /I lost my key/

test('slash leads to the search; what is found is counted aloud and stands in the address', async ({
  page,
}) => {
  await page.goto('/faqs')
  await expect(page.getByText(lostKey)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('credits expire')
  await expect(page.getByText(lostKey)).toBeHidden()
  await expect(page.getByText('Do credits expire?')).toBeVisible()
  await expect(page).toHaveURL(/\?q=credits\+expire$/)
  await expect(page.getByRole('status').filter({ hasText: 'questions shown' })).toHaveText(/^[12] of \d+/)
})

test('a question opens with the keyboard and shows its Markdown', async ({ page }) => {
  await page.goto('/faqs')
  await page.getByText('What does a call cost?').focus()
  await page.locator('summary', { hasText: 'What does a call cost?' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'pricing page' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
})

test('a link to a question opens it and leads to it', async ({ page }) => {
  await page.goto('/faqs')
  const id = await page.locator('details', { hasText: lostKey }).getAttribute('id')
  await page.goto('/about-us')
  await page.goto(`/faqs#${id}`)
  await expect(page.locator(`#${id}`)).toHaveAttribute('open', '')
  await expect(page.locator(`#${id} summary`)).toBeFocused()
  await expect(page.locator(`#${id}`)).toBeInViewport()
})

test('nothing found leads to the contact form', async ({ page }) => {
  await page.goto('/faqs?q=no+such+thing')
  await expect(page.getByText('Nothing matches “no such thing”')).toBeVisible()
  await page.getByRole('link', { name: 'Ask us' }).click()
  await expect(page.getByRole('heading', { name: 'Contact us', level: 1 })).toBeVisible()
})
