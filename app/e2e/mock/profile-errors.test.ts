// What each section of the profile says when its calls fail, by the scenarios of the contract.
import { expect, type Locator, type Page } from '@playwright/test'
import { openAs } from '../accounts.ts'
import { test } from '../test.ts'

/** Lets the mock answer one operation by a named example, until another is chosen, or none. */
async function scenariosOf(page: Page): Promise<(chosen?: Scenario) => void> {
  let scenario: Scenario | undefined
  await page.route('**/portal-api/**', (route) => {
    const request = route.request()
    const path = new URL(request.url()).pathname.replace('/portal-api', '')
    // The mock ends it at once, and with each new one the app reads again what it may have missed: what failed would be there
    // before anybody has pressed "Try again". So it is neither answered nor refused.
    if (path === '/api/notifications/stream') return
    if (scenario?.[0] !== request.method() || scenario[1] !== path) return route.fallback()
    const prefer = `code=${scenario[2]}, example=${scenario[3]}`
    return route.continue({ headers: { ...request.headers(), prefer } })
  })
  return (chosen) => {
    scenario = chosen
  }
}
type Scenario = readonly [method: string, path: string, status: number, example: string]

/** As a link does: without a page load. */
const go = (page: Page, section: string) =>
  page.evaluate((to) => history.pushState(null, '', to), `/dashboard/profile?section=${section}`)

test('on Prism: a section that cannot be read says so, and another try brings it', async ({ page }) => {
  const answerWith = await scenariosOf(page)
  await openAs(page, 'mara@lakbay.example', '/dashboard/profile?section=theme')
  for (const [section, path, what, content] of [
    ['security', '/api/second-factor', 'your security settings', /Authenticator app/],
    ['sessions', '/api/sessions', 'your sessions', /This session/],
    ['notifications', '/api/notifications/preferences', 'your preferences', /Low credits/],
    ['your-data', '/api/wallet/credits', 'your balance', /Your API keys stop working immediately/],
  ] as const) {
    await test.step(section, async () => {
      // The second 403, after a fresh token, is one that stays: the person is still signed in.
      answerWith(['GET', path, 403, 'forbidden'])
      await go(page, section)
      const title = page.getByRole('heading', { level: 3, name: `We couldn’t load ${what}` })
      await expect(title).toBeVisible()
      await expect(page.getByRole('button', { name: 'Copy request ID' })).toBeVisible()
      answerWith()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('main').getByText(content).first()).toBeVisible()
      await expect(title).toHaveCount(0)
    })
  }
})

async function expectRefused(field: Locator): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
}

test('on Prism: what a section cannot save is said where it was asked for', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const answerWith = await scenariosOf(page)
  await openAs(page, 'jun@example.com', '/dashboard/profile')
  answerWith(['PUT', '/api/profile', 422, 'nameMissing'])
  await button('Save').click()
  await expectRefused(field('First name'))

  await go(page, 'password')
  await field('Current password').fill('rainy-season-ferry')
  for (const name of ['New password', 'Repeat new password'])
    await field(name).fill('paper-boat-on-the-pasig')
  const change = ['PUT', '/api/profile/change-password'] as const
  for (const [example, refused] of [
    ['passwordWrong', 'Current password'],
    ['passwordCommon', 'New password'],
    ['passwordsDiffer', 'Repeat new password'],
  ] as const) {
    answerWith([...change, 422, example])
    await button('Change password').click()
    await expectRefused(field(refused))
  }
  answerWith([...change, 429, 'tooManyRequests'])
  await button('Change password').click()
  await expect(page.getByRole('alert')).toContainText('Your password wasn’t changed.')
  answerWith([...change, 409, 'passwordNotSet'])
  await button('Change password').click()
  await expect(page.getByRole('link', { name: 'Set a password' })).toBeVisible()

  await go(page, 'sessions')
  answerWith(['POST', '/api/sessions/end', 404, 'notFound'])
  await page
    .getByRole('list', { name: 'Sessions' })
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click()
  await expect(page.getByText('Couldn’t sign it out.')).toBeVisible()

  await go(page, 'your-data')
  answerWith(['GET', '/api/profile/export', 429, 'tooManyRequests'])
  await button('Download data').click()
  await expect(page.getByRole('alert')).toContainText('Your data wasn’t downloaded.')
  await button('Delete account').click()
  const dialog = page.getByRole('alertdialog')
  const remove = ['POST', '/api/profile/delete'] as const
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  answerWith([...remove, 422, 'passwordWrong'])
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expectRefused(dialog.getByLabel('Password', { exact: true }))
  answerWith([...remove, 409, 'billOpen'])
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Your account wasn’t deleted.')
})

test('on Prism: what the section Security cannot do is said at the factor', async ({ page }) => {
  const answerWith = await scenariosOf(page)
  await openAs(page, 'mara@lakbay.example', '/dashboard/profile?section=security')
  for (const [name, path, status, example, title] of [
    ['Add a passkey', '/passkeys/options', 409, 'passkeyLimit', 'The passkey wasn’t added.'],
    ['Replace app', '/totp', 429, 'tooManyRequests', 'Couldn’t start the set-up.'],
    ['Get new codes', '/recovery-codes', 409, 'secondFactorMissing', 'No new codes were made.'],
  ] as const) {
    answerWith(['POST', `/api/second-factor${path}`, status, example])
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible()
  }
  answerWith(['POST', '/api/second-factor/totp/remove', 404, 'totpMissing'])
  await page.getByRole('button', { name: 'Remove authenticator app' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(asked.getByRole('alert')).toContainText('It wasn’t removed.')
})
