// Logging in at a real OpenID provider, on a server of its own that names it in its settings.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { startOidcProvider } from '../../../scripts/testing/providers/openid.ts'
import { accounts, sendLogin } from '../accounts.ts'
import { urls } from '../addresses.ts'
import { expectClean } from '../clean-page.ts'
import { type OwnServer, startOwnServer } from '../own-server.ts'
import { test } from '../test.ts'

test.describe.configure({ mode: 'default' })
test.use({ baseURL: urls.openid })
let provider: Awaited<ReturnType<typeof startOidcProvider>>
let server: OwnServer
test.beforeAll(async () => {
  provider = await startOidcProvider({ callbacks: [`${urls.openid}/sign-in/acme/callback`] })
  const file = join(mkdtempSync(join(tmpdir(), 'switchboard-providers-')), 'providers.yaml')
  writeFileSync(file, JSON.stringify([provider.settings]))
  server = await startOwnServer('openid', { IDENTITY_PROVIDERS_FILE: file })
})
// The provider’s pages want a font of the internet.
test.beforeEach(({ page }) =>
  page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ body: '' })),
)
test.afterAll(async () => {
  await server.stop()
  await provider.close()
})

async function logInAtAcme(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Acme' }).click()
  await page.getByPlaceholder('Enter any login').fill(email)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a newcomer comes back to the page that was wanted, once they have accepted the terms', async ({
  page,
}) => {
  await page.goto('/subscriptions/usage?view=api')
  await logInAtAcme(page, 'rosa@acme.example')
  await expect(page.getByRole('heading', { level: 1, name: 'One last step' })).toBeVisible()
  for (const name of [/terms and conditions/, /shared-globe/])
    await page.getByRole('checkbox', { name }).press('Space')
  await page.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(page).toHaveURL(/\/subscriptions\/usage\?view=api$/)
  await page.goto('/dashboard/profile')
  await expect(page.getByText('Acme', { exact: true })).toBeVisible()
})

test('the owner of an account logs in to it, links the provider, and logs in with that from then on', async ({
  page,
}) => {
  await page.goto('/login')
  await logInAtAcme(page, accounts.user)
  await expect(page.getByText('You already have an account.')).toBeVisible()
  await expectClean(page)
  await sendLogin(page, accounts.user)
  await expect(page.getByText('Link Acme to your account?')).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: 'Link Acme' }).click()
  await expect(page.getByText('You can now log in with Acme.').first()).toBeVisible()
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/login')
  await logInAtAcme(page, accounts.user)
  await expect(page.getByRole('button', { name: /Jun/ })).toBeVisible()
})

test('who turns back at the provider is told how it ended', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Acme' }).click()
  await page.getByRole('link', { name: /Cancel/ }).click()
  await expect(page.getByRole('alert')).toContainText('You didn’t finish at Acme.')
  await expectClean(page)
})
