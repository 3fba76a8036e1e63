import { expect, type Page } from '@playwright/test'
import { examplesOf } from '../examples.ts'
import { test } from '../test.ts'

const profiles = examplesOf<{ email: string; firstname: string }>('/api/profile')
const wallets = examplesOf<{ wallet_credits: string }>('/api/wallet/credits')
const apis =
  examplesOf<{ publisher: string; tag: string | null; version: string; name: string }[]>(
    '/api/api-list-public',
  )

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('any long password')
  await page.getByRole('button', { name: 'Log in' }).click()
}

const people = ['user', 'business', 'lowBalance', 'zeroBalance', 'kybRejected', 'keyInGrace']
for (const persona of people) {
  test(`${persona} sees the overview of their own examples`, async ({ page }) => {
    const { email, firstname } = profiles[persona] ?? { email: '', firstname: '' }
    await signIn(page, email)
    await expect(page).toHaveURL(/\/dashboard$/)
    const [whole, decimals] = (wallets[persona]?.wallet_credits ?? '').split('.')
    const credits = `${Number(whole).toLocaleString('en')}.${decimals}`
    await expect(page.getByText(credits, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(firstname).first()).toBeVisible()
  })
}

test('a new user is asked for the terms first', async ({ page }) => {
  await signIn(page, 'leo@example.com')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expect(page).not.toHaveURL(/\/dashboard$/)
})

test('an administrator reaches the pages of administrators', async ({ page }) => {
  await signIn(page, 'iris@switchboard.example')
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/admin/keys')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Key Management')
  await expect(page).toHaveURL(/\/admin\/keys$/)
})

test('a viewer of a team sees its account, themselves in it, and who may do what they may not', async ({
  page,
}) => {
  await signIn(page, 'viewer@lakbay.example')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('8,420.00', { exact: true }).first()).toBeVisible()
  for (const [path, texts] of [
    ['/dashboard/team', ['You act for Lakbay Freight as a viewer.', 'Only the owner invites people']],
    ['/dashboard/wallet', ['The owner or a billing member can do this.']],
    ['/dashboard/webhooks', ['The owner or a developer can do this.']],
  ] as const) {
    await page.goto(path)
    for (const text of texts) await expect(page.getByText(text).first(), path).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0)
  }
})

test('every page of an API shows that API, and an unknown one says so', async ({ page }) => {
  for (const { publisher, tag, version, name } of apis.all ?? []) {
    await page.goto(`/api/${[publisher, tag, version].filter(Boolean).join('/')}?part=documentation`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  }
  await page.goto('/api/lumina/fax/v1')
  await expect(page.getByText('There’s no API at this address')).toBeVisible()
})
