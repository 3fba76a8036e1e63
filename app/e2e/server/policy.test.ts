import { expect, type Page, test } from '@playwright/test'
import { type PathName, paths } from '../../src/paths.ts'
import { signIn } from '../accounts.ts'
import { complaintsOf } from '../clean-page.ts'

const samples: Readonly<Record<string, string>> = {
  publisher: 'lumina',
  tag: 'sim-swap',
  version: 'v1',
  slug: 'codes-that-arrive',
}
const addressOf = (pattern: string): string =>
  pattern.replace(/:(\w+)\??/g, (_, name) => samples[name] ?? '').replace(/\/docs\/(\w+)\/.*/, '/docs/$1')

const forMembers = /^\/(?:dashboard|subscriptions|plans|kyb|payment|docs)/
const forAdmins = /^\/admin/
const all = Object.entries(paths).map(([name, pattern]) => ({ name: name as PathName, pattern }))

/** Opens each page by itself, the themes in turn, and answers every breach of the policy and every console error. */
async function walk(page: Page, pages: typeof all): Promise<readonly string[]> {
  const complaints = complaintsOf(page)
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  for (const [index, { pattern }] of pages.entries()) {
    await page.emulateMedia({ colorScheme: index % 2 ? 'dark' : 'light' })
    const answer = await page.goto(addressOf(pattern))
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(/script-src ([^;]*)/.exec(policy)?.[1], pattern).toBe("'self'")
    await expect(page.locator('main h1').first(), pattern).toBeVisible()
  }
  return complaints
}

test('no page for everybody breaks the policy: scripts come from files of this site', async ({ page }) => {
  const pages = all.filter(({ pattern }) => !forMembers.test(pattern) && !forAdmins.test(pattern))
  expect(await walk(page, pages)).toEqual([])
})

test('no page of a member breaks it', async ({ page }) => {
  await signIn(page, 'user', /\/dashboard$/)
  const pages = all.filter(({ pattern }) => forMembers.test(pattern))
  expect(await walk(page, pages)).toEqual([])
})

test('no page of an administrator breaks it', async ({ page }) => {
  await signIn(page, 'admin', /\/admin\/keys$/)
  const pages = all.filter(({ pattern }) => forAdmins.test(pattern))
  expect(await walk(page, pages)).toEqual([])
})
