// A business is verified: its form, what a review refuses of it, the correction, and the approval.
import { expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { expectWalkable } from '../keyboard-walk.ts'
import { openAsNewcomer } from '../registering.ts'
import { mayComplain, test } from '../test.ts'

const business = 'Isla Lending Inc'
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF'),
})
const picture = {
  name: 'passport.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a business fills in its form, comes back to its draft, is sent back, corrects, and is verified', async ({
  page,
  browser,
}) => {
  await openAsNewcomer(page, `kyb-${Date.now()}@example.com`, '/kyb')
  await expectWalkable(page)
  await page.getByRole('link', { name: 'Start: SIM Swap' }).click()
  await expect(page.getByRole('heading', { name: 'Verify your business for SIM Swap' })).toBeVisible()
  await expectClean(page)

  await page.getByLabel('Registered name').fill(business)
  await page
    .getByLabel('Certificate of registration')
    .locator('input[type=file]')
    .setInputFiles(pdf('sec.pdf'))
  await expect(page.getByText(/^Draft saved to your account/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your draft is back.')).toBeVisible()
  await expect(page.getByLabel('Registered name')).toHaveValue(business)
  await expect(page.getByText('sec.pdf')).toBeVisible()

  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByLabel('Legal form')).toBeFocused()
  await expect(page.getByLabel('Legal form')).toHaveAccessibleDescription(/Choose one/)
  await page.getByLabel('Legal form').selectOption('CORPORATION')
  await page.getByLabel('Registration number').fill('CS202455671')
  await page.getByLabel('Taxpayer identification number').fill('010-987-654-000')
  await page.getByLabel('Country of registration').selectOption({ label: 'Philippines' })
  await page.getByLabel('Registered address').fill('8 Mabini Street, Cebu City 6000')
  await page.getByLabel('Name', { exact: true }).fill('Ana Reyes')
  await page.getByLabel('Phone number').fill('0917 555 0120')
  await page.getByLabel('What happens when the SIM was changed?').selectOption('hold')
  await page.getByLabel('What will you use the results for?').fill('We ask before a loan is paid out.')
  await page
    .getByLabel('How do you ask your customers for consent?')
    .fill('May we ask your network about your SIM?')
  await page
    .getByLabel('Identity document of the person who signs')
    .locator('input[type=file]')
    .setInputFiles(picture)
  await page.getByRole('checkbox', { name: /All of this is true/ }).press('Space')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/Write it as \+639175550100/)
  await page.getByLabel('Phone number').fill('+639175550120')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('In review')).toBeVisible()
  await expect(page.getByText('passport.png', { exact: false })).toBeVisible()

  const admin = await (await browser.newContext()).newPage()
  await openAs(admin, accounts.admin, '/admin/kyb')
  await admin.getByRole('link', { name: business }).first().click()
  await expect(admin.getByText('8 Mabini Street, Cebu City 6000')).toBeVisible()
  await admin.getByRole('button', { name: 'View Identity document of the person who signs' }).click()
  await expect(admin.getByRole('img', { name: /Identity document/ })).toBeVisible()
  await admin.getByRole('button', { name: 'Reject Identity document of the person who signs' }).click()
  await admin
    .getByLabel('Reason for Identity document of the person who signs')
    .selectOption('document_expired')
  await expect(admin.getByLabel('Message to the sender')).toHaveValue(/no longer valid/)
  await expectClean(admin)
  await admin.getByRole('button', { name: 'Send back one field…' }).click()
  await admin.getByRole('button', { name: 'Send back', exact: true }).click()
  await expect(admin.getByText(`${business} was sent back.`)).toBeVisible()

  // The notification brings the page up to date.
  await expect(page.getByText('One field needs to be resubmitted.')).toBeVisible()
  await expect(page.getByText('The document is no longer valid. Send the current one.')).toBeVisible()
  await expect(page.getByLabel('Registered name')).toHaveCount(0)
  await expectClean(page)
  await page
    .getByLabel('Identity document of the person who signs')
    .locator('input[type=file]')
    .setInputFiles({ ...picture, name: 'renewed.png' })
  await page.getByRole('button', { name: 'Submit the corrections' }).click()
  await expect(page.getByText('In review.', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Sent .*: needs changes / })).toBeVisible()
  await expect(page.getByText('renewed.png', { exact: false })).toBeVisible()

  await admin.goto('/admin/kyb')
  await admin.getByRole('link', { name: business }).first().click()
  await expect(admin.getByText('renewed.png', { exact: false })).toBeVisible()
  await admin.getByRole('button', { name: 'Approve…' }).click()
  await admin.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(admin.getByText(`${business} is verified.`)).toBeVisible()
  await admin.context().close()

  await expect(page.getByText(`${business} is verified.`)).toBeVisible()
})

test('a form goes on in another browser, and of two that write it the last is kept and told', async ({
  page,
  browser,
}) => {
  mayComplain(/status of 409 /)
  await openAs(page, accounts.lowBalance, '/kyb/beacon/v1')
  const number = page.getByLabel('Registration number')
  await number.fill('CS202455671')
  await page
    .getByLabel('Certificate of registration')
    .locator('input[type=file]')
    .setInputFiles(pdf('sec.pdf'))
  await expect(page.getByText(/^Draft saved to your account/)).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await openAs(other, accounts.lowBalance, '/kyb/beacon/v1')
  await expect(other.getByText('Your draft is back.')).toBeVisible()
  await expect(other.getByLabel('Registration number')).toHaveValue('CS202455671')
  await expect(other.getByText('sec.pdf')).toHaveCount(0)
  await other.getByLabel('Registration number').fill('CS777')
  await expect.poll(() => savedNumber(other)).toBe('CS777')

  await number.fill('CS888')
  await expect(page.getByText('This form was changed on another device.')).toBeVisible()
  await expectClean(page)
  expect(await savedNumber(page)).toBe('CS888')

  // A page that only stood open doesn’t overwrite a later version.
  await other.getByLabel('Registration number').fill('CS999')
  await expect.poll(() => savedNumber(other)).toBe('CS999')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(number).toHaveValue('CS999')
  await expect(page.getByText('This form was changed on another device.')).toBeVisible()
  await expect(page.getByText('sec.pdf')).toBeVisible()
  await other.context().close()
})

test('with the logout that a person asks for, this browser forgets its documents; the account keeps the rest', async ({
  page,
}) => {
  await openAs(page, accounts.user, '/kyb/beacon/v1')
  await page.getByLabel('Registration number').fill('CS202455671')
  await page
    .getByLabel('Certificate of registration')
    .locator('input[type=file]')
    .setInputFiles(pdf('sec.pdf'))
  await expect(page.getByText(/^Draft saved to your account/)).toBeVisible()
  await page.getByRole('button', { name: /Jun/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await openAs(page, accounts.user, '/kyb/beacon/v1')
  await expect(page.getByLabel('Registration number')).toHaveValue('CS202455671')
  await expect(page.getByText('sec.pdf')).toHaveCount(0)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Registration number')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Registered name')).toBeVisible()
  await expect(page.getByText('Your draft is back.')).toHaveCount(0)
})

/** As the account has it. */
async function savedNumber(page: Page): Promise<string | undefined> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'CON_TOKEN')?.value ?? ''
  const response = await page.request.get('/portal-api/api/user-subscription/kyb/draft?publisher=beacon', {
    headers: { Authorization: `Bearer ${decodeURIComponent(token)}` },
  })
  const { data } = await response.json()
  return data.values.registration_number
}
