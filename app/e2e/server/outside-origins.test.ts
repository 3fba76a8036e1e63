// A deployment whose calls, content and analytics are at other origins than its pages: a build of its own, and a real second origin.
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { buildAppInto } from '../../../scripts/build-app.ts'
import { accounts, password } from '../accounts.ts'
import { ports, urls } from '../addresses.ts'
import { codes, savedCodes } from '../factors.ts'
import { type OwnServer, startOwnServer } from '../own-server.ts'
import { mayComplain, test } from '../test.ts'

// Another name of the same server is another origin.
const elsewhere = `http://127.0.0.1:${ports.outside}`
const folder = mkdtempSync(join(tmpdir(), 'switchboard-outside-app-'))
chmodSync(folder, 0o755)
const received: string[] = []
let collector: Server
let analytics: string
let server: OwnServer | undefined

// One build and one server for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  // A build and a start, on a machine that may be busy with other things.
  test.setTimeout(900_000)
  collector = createServer(async (incoming, outgoing) => {
    if (incoming.url === '/manager.js') {
      return outgoing.setHeader('Content-Type', 'text/javascript').end('window.managed = true')
    }
    if (incoming.url === '/events') received.push(await readText(incoming))
    outgoing.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  analytics = `http://localhost:${(collector.address() as AddressInfo).port}`
  const outDir = join(folder, 'dist')
  const settings = {
    VITE_PORTAL_URL: `${elsewhere}/portal-api`,
    VITE_CONTENT_URL: `${elsewhere}/content-api`,
  }
  buildAppInto(outDir, settings, ['precompress'])
  server = await startOwnServer('outside', {
    APP_DIR: outDir,
    CORS_ORIGINS: urls.outside,
    ANALYTICS_URL: `${analytics}/events`,
    TAG_MANAGER_URL: `${analytics}/manager.js`,
    REPORT_TIME_ZONE: 'America/New_York',
    // Another setting that needs a server of its own; this one is there already.
    REQUIRE_ADMIN_SECOND_FACTOR: 'true',
  })
})
test.afterAll(async () => {
  await server?.stop()
  collector.close()
  rmSync(folder, { recursive: true, force: true })
})

test('calls and texts come from another origin, the tag manager runs, and a logout reaches the analytics service', async ({
  page,
}) => {
  await page.goto(`${urls.outside}/insights/codes-that-arrive`)
  await expect(page.locator('main h1')).toHaveText('When the code does not arrive')
  expect(await page.evaluate(() => 'managed' in window && window.managed)).toBe(true)
  await page.goto(`${urls.outside}/login`)
  await page.getByLabel('Email').fill(accounts.user)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const article = page.waitForResponse(`${elsewhere}/content-api/pages/about-us`)
  await page.goto(`${urls.outside}/about-us`)
  expect((await article).status()).toBe(200)
  await page.getByRole('button', { name: /Jun/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect
    .poll(() => received.map((body) => JSON.parse(body)))
    .toEqual([{ event: 'User Logged Out', email: accounts.user }])
})

test('one build serves another time zone', async ({ page }) => {
  await page.goto(`${urls.outside}/login`)
  await expect(page.getByText('Times in America/New_York')).toBeVisible()
  await page.getByLabel('Email').fill(accounts.user)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(`${urls.outside}/dashboard/wallet`)
  await expect(page.getByText('Days and times are in America/New_York.')).toBeVisible()
})

test('feeds are linked where the calls go, on a drawn page, on an empty document and on a skeleton', async ({
  request,
}) => {
  const [url, path] = [urls.outside, '/api']
  const empty = readFileSync(join(folder, 'dist/index.html'), 'utf8')
  const drawn = await (await request.get(url + path, { headers: { Accept: 'text/html' } })).text()
  const skeleton = await (
    await request.get(`${url}/dashboard`, { headers: { Accept: 'text/html', Cookie: 'CON_TOKEN=x' } })
  ).text()
  for (const html of [empty, drawn, skeleton])
    expect([...html.matchAll(/rel="alternate"[^>]* href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      `${elsewhere}/changelog.xml`,
      `${elsewhere}/changelog.json`,
    ])
})

test('the policy names those origins, each for what it is used for, and no other', async ({ request }) => {
  const policy = (await request.get(urls.outside)).headers()['content-security-policy'] ?? ''
  const outside = (directive: string) =>
    (policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? '')
      .split(' ')
      .filter((source) => source.includes('//'))
      .sort()
  expect(outside('connect-src')).toEqual([elsewhere, analytics].sort())
  expect(outside('img-src')).toEqual([elsewhere, analytics].sort())
  expect(outside('script-src')).toEqual([analytics])
  expect(policy.match(/https?:\/\/\S+/g)).toHaveLength(5)
})

test('an administrator who must have a second factor is led to set one up, and is asked for it from then on', async ({
  page,
}) => {
  mayComplain(/status of 428 .*\/admin\/(?:user-subscriptions|waiting|views|setup)/)
  const logIn = async () => {
    await page.goto(`${urls.outside}/login`)
    await page.getByLabel('Email').fill(accounts.admin)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  await logIn()
  await expect(page).toHaveURL(/\/dashboard\/profile\?section=security$/)
  await expect(page.getByText('Your account needs a second factor.')).toBeVisible()

  await page.getByRole('button', { name: 'Set up app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' })
  const next = codes(((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', ''))
  await page.getByLabel('6-digit code').fill(await next())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await savedCodes(page)
  await expect(page.getByText('Your account needs a second factor.')).toHaveCount(0)
  await page.goto(`${urls.outside}/admin/keys`)
  await expect(page.getByRole('link', { name: 'Manage keys of Jun Dela Cruz' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/keys$/)

  await page.goto('about:blank')
  await page.context().clearCookies()
  await logIn()
  await page.getByLabel('6-digit code').fill(await next())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/keys$/)
})
