import { expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { mayComplain, test } from '../test.ts'

const message = 'How is Device Location billed for many checks a day?'

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Message').fill(message)
}

test('a message passes the captcha by itself and arrives, with the request it is about', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.goto('/contact-us?request_id=req_7Hq2mXv9Kd81')
  await expect(page.getByLabel('Request ID (optional)')).toHaveValue('req_7Hq2mXv9Kd81')
  await fill(page, 'ana.reyes@example.com')
  expect(paths).not.toContain('/captcha/challenge')
  await page.getByRole('button', { name: 'Send' }).click()

  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeFocused()
  await expect(page.getByText('ana.reyes@example.com')).toBeVisible()
  await expect(async () => {
    const mails = JSON.stringify(await (await page.request.get('/__dev/mail.json')).json())
    expect(mails).toContain('Contact form: Ana Reyes')
    expect(mails).toContain('req_7Hq2mXv9Kd81')
    expect(mails).toContain(message)
  }).toPass()
})

test('what is missing is said at its field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/contact-us')
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Message').fill('Too short')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await expect(page.getByText('Enter your email address.')).toBeVisible()
  await expect(page.getByText('Use at least 10 characters.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
})

test('a refused captcha is told, and the next try is a new one', async ({ page }) => {
  mayComplain(/status of 422 .*\/contact-us$/)
  await page.route('**/api/contact-us', (route) => {
    const body = route.request().postDataJSON()
    return route.continue({ postData: JSON.stringify({ ...body, captcha: 'wrong' }) })
  })
  await page.goto('/contact-us')
  await fill(page, 'ana.second@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toContainText('We couldn’t confirm that you’re human. Try again.')
  await page.unroute('**/api/contact-us')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible()
})

test('a signed-in person need not say who they are', async ({ page }) => {
  await openAs(page, accounts.business, '/dashboard')
  await page.goto('/contact-us')
  await expect(page.getByLabel('First name')).toHaveValue('Mara')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(accounts.business)
  await expect(page.getByLabel('Company (optional)')).not.toHaveValue('')
})
