import { expect, type Page } from '@playwright/test'
import { expectClean } from '../clean-page.ts'
import { mayComplain, test } from '../test.ts'

/** On the mock this password leads anybody to the second step. */
async function secondStep(page: Page, email = 'jun@example.com', password = 'second-factor'): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('6-digit code')).toBeFocused()
}
const send = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('6-digit code').fill(code)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('on Prism: what is wrong with a code is said at its field or above the form; where it came too late, one starts again', async ({
  page,
}) => {
  mayComplain(/status of 4(10|22|29) .*\/login\/verify/)
  await secondStep(page)
  await send(page, '000000')
  await expect(page.getByLabel('6-digit code')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('6-digit code')).toHaveValue('000000')
  await send(page, '999999')
  await expect(page.getByRole('alert')).toContainText('Wait 15 minutes')
  await send(page, '111111')
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('on Prism: who has no passkey is not offered one, and a wrong recovery code is said at its field', async ({
  page,
}) => {
  mayComplain(/status of 422 .*\/login\/verify/)
  await secondStep(page, 'jun@example.com', 'second-factor-app')
  await expect(page.getByRole('button', { name: /passkey/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill('wrong-code')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('Recovery code')).toHaveAttribute('aria-invalid', 'true')
})
