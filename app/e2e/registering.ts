import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export const password = 'mango-tree-by-the-well'

export async function register(page: Page, email: string, path = '/register'): Promise<void> {
  await registerFromOwnNetwork(page, email)
  await page.goto(path)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /terms and conditions/ }).press('Space')
  await page.getByRole('checkbox', { name: /shared-globe/ }).press('Space')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
}

/** A network may register twenty accounts an hour, and all tests together register more. */
export async function registerFromOwnNetwork(page: Page, email: string): Promise<void> {
  const [a, b, c] = createHash('sha256').update(email).digest()
  await page.route('**/portal-api/api/register', (route, request) =>
    route.continue({ headers: { ...request.headers(), 'x-forwarded-for': `10.${a}.${b}.${c}` } }),
  )
}

const links = {
  verify: /\/verify\?token=[\w-]+/,
  'reset-password': /\/reset-password\?token=[\w-]+/,
  team: /\/team\/accept\?token=[\w-]+/,
  delete: /\/dashboard\/profile\?section=your-data&token=[\w-]+/,
}

/** The path that the newest mail to an address leads to: to verify it, to set a new password, to join a team, or to
 * delete the account. */
export async function mailedPath(
  page: Page,
  to: string,
  kind: keyof typeof links = 'verify',
): Promise<string> {
  const link = links[kind]
  let path: string | undefined
  await expect(async () => {
    const mails: { to: string; text: string }[] = await (await page.request.get('/__dev/mail.json')).json()
    path = mails.find((mail) => mail.to === to && link.test(mail.text))?.text.match(link)?.[0]
    expect(path).toBeDefined()
  }).toPass()
  return path ?? ''
}

/** Somebody new, so that no other test meets what becomes of them here. */
export async function openAsNewcomer(page: Page, email: string, path: string): Promise<void> {
  await register(page, email)
  await page.goto(await mailedPath(page, email))
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page).not.toHaveURL(/\/verify/)
  await page.goto(path)
}
