// Two hosts of one parent domain: the portal, and a site of the provider that only knows the six cookies (decision 0035).
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { buildAppInto } from '../../../scripts/build-app.ts'
import { accounts, password } from '../accounts.ts'
import { ports, urls } from '../addresses.ts'
import { serveBuiltApp } from '../serve-built-app.ts'
import { mayComplain, test } from '../test.ts'

// Browsers look for names below localhost on this machine, and take them for safe.
const domain = 'provider.localhost'
const portal = `http://portal.${domain}:${ports.sisters}`
const sister = `http://docs.${domain}:${ports.sisters}`
const folder = mkdtempSync(join(tmpdir(), 'switchboard-sisters-'))
let server: Server

// One build for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const dist = join(folder, 'dist')
  buildAppInto(dist, { VITE_COOKIE_DOMAIN: domain }, ['precompress', 'page-worker'])
  server = serveBuiltApp({
    dist,
    upstreams: {
      '/portal-api': `${urls.server}/portal-api`,
      '/content-api': `${urls.server}/content-api`,
      '/portal-config.json': `${urls.server}/portal-config.json`,
    },
    other(incoming, outgoing) {
      if (!incoming.headers.host?.startsWith('docs.')) return false
      outgoing.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Sister</title><h1>Docs</h1>')
      return true
    },
  }).listen(ports.sisters)
  await once(server, 'listening')
})
test.afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Sets cookies as the other site's own scripts do. */
async function onSister(page: Page, cookies: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(sister)
  await page.evaluate(
    ([values, parent]) => {
      for (const [name, value] of Object.entries(values)) {
        // biome-ignore lint/suspicious/noDocumentCookie: what a page of the other site does
        document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Domain=${parent}`
      }
    },
    [cookies, domain] as const,
  )
}

/** Cookies that the other site sees. */
async function seenBySister(context: BrowserContext): Promise<Readonly<Record<string, string>>> {
  const cookies = await context.cookies(sister)
  const shared = cookies.filter(({ name }) => name.startsWith('CON_'))
  return Object.fromEntries(shared.map(({ name, value }) => [name, decodeURIComponent(value)]))
}

/** A token that the provider gives out elsewhere. */
async function tokenOf(page: Page, email: string): Promise<string> {
  const response = await page.request.post(`${urls.server}/portal-api/login`, { data: { email, password } })
  return (await response.json()).data.access_token
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(accounts.user)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

const person = (page: Page) => page.getByRole('button', { name: /Jun/ })

test('who signs in at the portal arrives signed in on the other site, and signs out on both', async ({
  page,
  context,
}) => {
  await page.goto(`${portal}/login`)
  await logIn(page)
  await expect(page).toHaveURL(`${portal}/dashboard`)
  expect(await seenBySister(context)).toMatchObject({ CON_TOKEN: expect.stringMatching(/.{20}/) })
  const lifetimes = (await context.cookies(portal)).map(({ name, expires }) => [
    name,
    Math.round((expires - Date.now() / 1000) / 3600),
  ])
  expect(Object.fromEntries(lifetimes)).toMatchObject({ CON_TOKEN: 24, CON_REFRESH_TOKEN: 720 })

  await expect(page.getByRole('region', { name: 'Newest transactions' })).toBeVisible()
  await person(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${portal}/login`)
  expect(await seenBySister(context)).toEqual({})
})

test('who signs in on the other site arrives signed in at the portal', async ({ page, context }) => {
  const token = await tokenOf(page, accounts.user)
  await onSister(page, { CON_TOKEN: token, CON_FROM_LI: '1' })
  await page.goto(`${portal}/dashboard`)
  await expect(person(page)).toBeVisible()
  await expect(page).toHaveURL(`${portal}/dashboard`)
  expect(await seenBySister(context)).toEqual({ CON_TOKEN: token })
})

test('a token that the server does not know signs nobody in, and the logout flag is set', async ({
  page,
  context,
}) => {
  mayComplain(/status of 401 .*\/api\/profile$/)
  await onSister(page, { CON_TOKEN: 'forged', CON_FROM_LI: '1' })
  await page.goto(`${portal}/faqs`)
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await expect.poll(() => seenBySister(context)).toEqual({ CON_LOGOUT: expect.stringMatching(/./) })

  // The other site tries again, with a good one: the flag was older.
  await onSister(page, { CON_TOKEN: await tokenOf(page, accounts.user) })
  await page.goto(`${portal}/dashboard`)
  await expect(person(page)).toBeVisible()
  expect(await seenBySister(context)).not.toHaveProperty('CON_LOGOUT')
})

test('who is signed in there and brings no token is a visitor here, and the other site is told', async ({
  page,
  context,
}) => {
  await onSister(page, { CON_FROM_LI: '1' })
  await page.goto(`${portal}/faqs`)
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await expect.poll(() => seenBySister(context)).toEqual({ CON_LOGOUT: expect.stringMatching(/./) })
})

test('a logout on the other site ends what the portal shows, in a tab that nobody touches', async ({
  page,
  context,
}) => {
  await page.goto(`${portal}/login`)
  await logIn(page)
  await expect(page).toHaveURL(`${portal}/dashboard`)
  await onSister(await context.newPage(), { CON_LOGOUT: '1' })
  await expect(page).toHaveURL(/\/login\?redirect-url=%2Fdashboard$/)
  expect(await seenBySister(context)).not.toHaveProperty('CON_TOKEN')
  await page.goto(`${portal}/dashboard`)
  await expect(page).toHaveURL(/\/login\?/)
})

test('a page that a visitor is turned away from is told to the other site, and is where the sign-in ends', async ({
  page,
  context,
}) => {
  await page.goto(`${portal}/subscriptions/usage?view=api#today`)
  await expect(page).toHaveURL(/\/login\?redirect-url=/)
  const route = '/subscriptions/usage?view=api#today'
  await expect.poll(() => seenBySister(context)).toEqual({ CON_LAST_ROUTE: route, CON_FROM_MID: '1' })

  // The sign-in happens there; the portal's /login leads on by the cookies alone.
  await onSister(page, { CON_TOKEN: await tokenOf(page, accounts.user), CON_FROM_LI: '1' })
  await page.goto(`${portal}/login`)
  await expect(page).toHaveURL(`${portal}${route}`)
  await expect.poll(async () => Object.keys(await seenBySister(context))).toEqual(['CON_TOKEN'])
})

test('who comes from the documentation site sees one page without a token, once', async ({
  page,
  context,
}) => {
  await onSister(page, { CON_FROM_DOCS: '1' })
  await page.goto(`${portal}/docs/users`)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Voucher docs' }).first()).toBeVisible()
  await expect(page).toHaveURL(`${portal}/docs/users`)
  await expect.poll(() => seenBySister(context)).toEqual({})
  await page.reload()
  await expect(page).toHaveURL(/\/login\?redirect-url=%2Fdocs%2Fusers$/)
})

test('a last route of another site is not followed, nor one that runs a script', async ({ page }) => {
  for (const route of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', `${sister}/`]) {
    await onSister(page, {
      CON_TOKEN: await tokenOf(page, accounts.user),
      CON_LAST_ROUTE: route,
      CON_FROM_MID: '1',
    })
    await page.goto(`${portal}/login`)
    await expect(page, route).toHaveURL(`${portal}/dashboard`)
  }
})
