import { type CDPSession, expect, type Page } from '@playwright/test'
import { expectClean } from '../clean-page.ts'
import { codes, savedCodes, security, setUpApp } from '../factors.ts'
import { mailedPath, password, register } from '../registering.ts'
import { mayComplain, test } from '../test.ts'

async function member(page: Page, email: string): Promise<void> {
  await register(page, email)
  await page.goto(await mailedPath(page, email))
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

async function logOut(page: Page): Promise<void> {
  // No page is there that would notice.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/login')
}

/** A device that asks for a finger, and gets it. */
async function virtualAuthenticator(page: Page): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return { cdp, id }
}

test('an authenticator app: set up, asked for at the login, and a recovery code in its place', async ({
  page,
}) => {
  mayComplain(/status of 422 /)
  const email = 'ana.reyes@example.com'
  await member(page, email)
  const secret = await setUpApp(page, expectClean)
  const next = codes(secret)
  await page.getByLabel('6-digit code').fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(
    page
      .getByText('This code isn’t right', { exact: false })
      .or(page.getByText('This code isn’t right', { exact: false })),
  ).toBeVisible()
  await page.getByLabel('6-digit code').fill(await next())
  await page.getByRole('button', { name: 'Turn on' }).click()
  const [recovery = ''] = await savedCodes(page, expectClean)
  await expect(page.getByText('10 of 10 left')).toBeVisible()
  await expectClean(page)

  await logOut(page)
  await logIn(page, email)
  const code = page.getByLabel('6-digit code')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code webauthn')
  await expectClean(page)
  await code.fill('000 000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill(await next())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)

  await logOut(page)
  await logIn(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery.toUpperCase())
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(security)
  await expect(page.getByText('9 of 10 left')).toBeVisible()
})

test('a passkey: added, named, used at the login with the keyboard alone, removed', async ({ page }) => {
  const email = 'ben.cruz@example.com'
  await member(page, email)
  const { cdp, id } = await virtualAuthenticator(page)
  await page.goto(security)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const name = page.getByRole('dialog', { name: 'Name your passkey' }).getByLabel('Name', { exact: true })
  await name.fill('My laptop')
  await expectClean(page)
  await page.keyboard.press('Enter')
  await savedCodes(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'My laptop' })).toContainText('Not used yet')
  await page.getByRole('button', { name: 'Rename My laptop' }).click()
  await page
    .getByRole('dialog', { name: 'Rename passkey' })
    .getByLabel('Name', { exact: true })
    .fill('Old laptop')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Rename Old laptop' })).toBeVisible()
  await expectClean(page)

  await logOut(page)
  await logIn(page, email)
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)

  // Somebody who goes back, or whose device does not know them, may try again.
  await logOut(page)
  await logIn(page, email)
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false })
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText('The passkey wasn’t used')).toBeVisible()
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: true })
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(security)
  await page.getByRole('button', { name: 'Remove Old laptop' }).click()
  const removing = page.getByRole('alertdialog', { name: 'Remove Old laptop?' })
  await expect(removing).toContainText('your password alone will open your account')
  await expectClean(page)
  await removing.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove Old laptop' })).toBeHidden()
  await logOut(page)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('step-up: the call waits for the proof, is sent again with its key, and going back leaves the form as it was', async ({
  page,
}) => {
  mayComplain(/status of 428 .*\/change-password$/)
  mayComplain(/status of 422 .*\/second-factor\/verify$/)
  const email = 'carla.diaz@example.com'
  await member(page, email)
  const next = codes(await setUpApp(page))
  await page.getByLabel('6-digit code').fill(await next())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await savedCodes(page)

  // Ten minutes later, as far as the page can tell: the server's own answer, given once.
  const sent: { key: string | undefined; body: string | null }[] = []
  let refusals = 1
  await page.route('**/api/profile/change-password', async (route) => {
    const request = route.request()
    sent.push({ key: request.headers()['x-request-id'], body: request.postData() })
    if (refusals-- > 0)
      return route.fulfill({
        status: 428,
        contentType: 'application/problem+json',
        json: {
          type: '/problems/step-up-required',
          title: 'Confirm it’s you',
          status: 428,
          code: 'step_up_required',
          request_id: 'req_1',
        },
      })
    return route.continue()
  })
  await page.goto('/dashboard/profile?section=password')
  const fill = async () => {
    await page.getByLabel('Current password', { exact: true }).fill(password)
    await page.getByLabel('New password', { exact: true }).fill('paper-boat-on-the-pasig')
    await page.getByLabel('Repeat new password').fill('paper-boat-on-the-pasig')
  }
  await fill()
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(dialog.getByLabel('6-digit code')).toBeVisible()
  await expectClean(page)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue(password)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(sent).toHaveLength(1)

  refusals = 1
  await page.getByRole('button', { name: 'Change password' }).click()
  await dialog.getByLabel('6-digit code').fill('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('6-digit code')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('6-digit code').fill(await next())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password changed.')).toBeVisible()
  expect(sent).toHaveLength(3)
  expect(sent[2]).toEqual(sent[1])
})
