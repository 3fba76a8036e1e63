import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { accounts, openAs } from '../accounts.ts'
import { publicPages } from '../public-pages.ts'
import { mayComplain, test } from '../test.ts'

const samples: Readonly<Record<string, string>> = {
  publisher: 'lumina',
  tag: 'sim-swap',
  version: 'v1',
  slug: 'codes-that-arrive',
  code: 'consent-missing',
  month: '2026-10',
  id: 'usr_jun7Q2',
}
const addressOf = (pattern: string): string =>
  pattern.replace(/:(\w+)\??/g, (_, name) => samples[name] ?? '').replace(/\/(docs\/\w+|guides)\/.*/, '/$1')

const forMembers = /^\/(?:dashboard|subscriptions|plans|kyb|payment|docs)/
const forAdmins = /^\/admin/
const all = Object.values(paths).map(addressOf)

/** As a link within the app does it: a page load for each would take half a minute. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await expect(page.locator('[role=status]').first(), path).not.toBeEmpty()
  await expect(page.locator('main h1').first(), path).toBeVisible()
}

/** Scripts that stand in a document. Data is none: a browser reads its type and lets it lie. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/json")[^>]*>([\s\S]*?)<\/script>/g
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('each address is answered with a policy that lets no script run but files and those named by hash', async ({
  request,
}) => {
  for (const path of all) {
    const response = await request.get(path, { headers: { Accept: 'text/html' } })
    const policy = response.headers()['content-security-policy'] ?? ''
    const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
    expect(sources, path).toContain("'self'")
    expect(sources.join(' '), path).not.toMatch(/unsafe|nonce|\*|https?:|data:|blob:/)
    const inline = [...(await response.text()).matchAll(inlineScript)].map(([, script = '']) =>
      hashOf(script),
    )
    expect(sources, path).toEqual(expect.arrayContaining(inline))
  }
})

test('no page for everybody that public-pages.test.ts does not open breaks the policy, in either theme', async ({
  page,
}) => {
  await page.goto('/')
  const opened = publicPages.map((path) => path.split('?')[0])
  const others = all.filter(
    (path) => !forMembers.test(path) && !forAdmins.test(path) && !opened.includes(path),
  )
  for (const [index, path] of others.entries()) {
    await page.emulateMedia({ colorScheme: index % 2 ? 'dark' : 'light' })
    await follow(page, path)
  }
})

test('no page of a member or an administrator breaks it', async ({ page }) => {
  // Not every sample names something that there is.
  mayComplain(/status of 404 /)
  await openAs(page, accounts.user, '/dashboard')
  for (const path of all.filter((path) => forMembers.test(path))) await follow(page, path)
  // The app would go to /login by itself, and cut the way there off.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await openAs(page, accounts.admin, '/admin/keys')
  for (const path of all.filter((path) => forAdmins.test(path))) await follow(page, path)
})
