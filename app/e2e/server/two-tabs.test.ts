import { type BrowserContext, expect, type Page } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { mayComplain, takenOver, test } from '../test.ts'

const refreshEndpoint = '**/api/refresh-token'

/** Statuses of the refreshes of all tabs. */
function refreshes(context: BrowserContext): number[] {
  const seen: number[] = []
  context.on('response', (response) => {
    if (response.url().endsWith('/api/refresh-token')) seen.push(response.status())
  })
  return seen
}

/** Tabs of one person, the first of which has signed in. */
async function openTabs(page: Page, count: number): Promise<readonly Page[]> {
  await openAs(page, accounts.user, '/dashboard')
  const context = page.context()
  const others = await Promise.all(Array.from({ length: count - 1 }, () => context.newPage()))
  for (const other of others) await other.goto('/dashboard')
  const tabs = [page, ...others]
  for (const tab of tabs) await expect(tab.getByText('1,250.50').first()).toBeVisible()
  return tabs
}

/** Makes the server reject the token that every tab holds. */
async function expireToken(context: BrowserContext, value: string): Promise<void> {
  const access = (await context.cookies()).find(({ name }) => name === 'CON_TOKEN')
  if (!access) throw new Error('The session is not where the app keeps it.')
  await context.addCookies([{ ...access, value }])
}

test('two tabs whose token went stale refresh it once between them, and both stay signed in', async ({
  page,
  context,
}) => {
  mayComplain(/status of 401 /)
  const tabs = await openTabs(page, 2)
  await expireToken(context, 'stale')
  const seen = refreshes(context)
  await Promise.all(tabs.map((tab) => tab.reload()))
  for (const tab of tabs) await expect(tab.getByText('1,250.50').first()).toBeVisible()
  expect(seen).toEqual([200])
})

/** A long form of it: ROUNDS=50 npm test browser. */
const rounds = Number(process.env.ROUNDS ?? 5)

test(`six tabs live through ${rounds} expired tokens: one refresh a round, and nobody is logged out`, async ({
  page,
  context,
}) => {
  mayComplain(/status of 401 /)
  const tabs = await openTabs(page, 6)
  // A page that asks who is there, and nothing else that could be under way when the next round begins.
  for (const tab of tabs) await tab.goto('/forgot-password')
  const seen = refreshes(context)
  for (let round = 1; round <= rounds; round++) {
    await expireToken(context, `stale-${round}`)
    await Promise.all(
      tabs.map(async (tab) => {
        const profile = tab.waitForResponse(
          (response) => response.url().endsWith('/api/profile') && response.ok(),
        )
        await tab.reload({ waitUntil: 'commit' })
        await profile
      }),
    )
    expect(seen, `round ${round}`).toEqual(Array(round).fill(200))
  }
  for (const tab of tabs) {
    await tab.goto('/dashboard')
    await expect(tab.getByRole('button', { name: /Jun/ })).toBeVisible()
  }
})

/** No read of a page is answered any more, nor does it reach the server. */
const holdReads = (page: Page) =>
  page.route('**/api/**', (route, request) => {
    if (request.method() !== 'GET') return route.fallback()
  })

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /Jun/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

const tokens = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => /^CON_(REFRESH_)?TOKEN$/.test(name))

test('a logout in one tab ends all of them at once, whatever they show', async ({ page, context }) => {
  const [, second = page, third = page] = await openTabs(page, 3)
  await third.goto('/pricing')
  await expect(third.getByRole('button', { name: /Jun/ })).toBeVisible()
  // A read that reached the server between the logout and the news of it would be rejected.
  for (const tab of [second, third]) await holdReads(tab)
  await logOut(page)
  await expect(page).toHaveURL(/\/login$/)
  await expect(second).toHaveURL(/\/login\?redirect-url=%2Fdashboard$/)
  await expect(third.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  expect(await tokens(context)).toEqual([])
})

for (const where of ['the same tab', 'another tab'])
  test(`a read that a logout in ${where} overtakes is given up`, async ({ page }) => {
    await openAs(page, accounts.user, '/subscriptions')
    const leaving = where === 'the same tab' ? page : takenOver(await page.context().newPage())
    if (leaving !== page) await leaving.goto('/dashboard')
    await holdReads(page)
    const [read] = await Promise.all([
      page.waitForRequest('**/api/wallet/threshold'),
      page.getByRole('link', { name: 'Wallet' }).first().click(),
    ])
    const givenUp = page.waitForEvent('requestfailed', (request) => request === read)
    // A page that is left gives up its reads by itself: this one stays until then.
    await page.route('**', async (route, request) => {
      if (request.isNavigationRequest()) await givenUp
      await route.fallback()
    })
    await logOut(leaving)
    await givenUp
    await expect(page).toHaveURL(/\/login/)
  })

test('a logout ends a tab whose refresh is under way, and its late answer writes nothing back', async ({
  page,
  context,
}) => {
  mayComplain(/ERR_FAILED .*\/api\/logout$/)
  mayComplain(/status of 401 /)
  const [, other = page] = await openTabs(page, 2)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isPaused = false
  await other.route(refreshEndpoint, async (route) => {
    // The server has traded the token already when the other tab logs out.
    const response = await route.fetch()
    isPaused = true
    await released
    await route.fulfill({ response }).catch(() => {})
  })
  // Else the first tab, which reads again when the stream of notifications begins, may be the one that renews the token.
  await holdReads(page)
  // Nor does the server hear of the logout: only what the tabs do themselves keeps the late response out.
  await page.route('**/api/logout', (route) => route.abort())
  await expireToken(context, 'stale')
  await other.reload({ waitUntil: 'commit' })
  await expect.poll(() => isPaused).toBe(true)

  await logOut(page)
  await expect(page).toHaveURL(/\/login$/)
  release()
  await expect(other).toHaveURL(/\/login\?redirect-url=/)
  await expect(other.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible()
  expect(await tokens(context)).toEqual([])
})

test('who signs in in one tab is signed in in the others', async ({ page, context }) => {
  const other = takenOver(await context.newPage())
  await other.goto('/login?redirect-url=%2Fplans')
  await openAs(page, accounts.user, '/dashboard')
  await expect(other).toHaveURL(/\/plans$/)
})

test('a refresh endpoint that is dead is asked six times a minute, by six tabs that are loaded again and again', async ({
  page,
  context,
}) => {
  mayComplain(/ERR_FAILED .*\/refresh-token$/)
  mayComplain(/status of 401 /)
  const tabs = await openTabs(page, 6)
  for (const tab of tabs) await tab.goto('/forgot-password')
  let calls = 0
  const begun = Date.now()
  await context.route(refreshEndpoint, (route) => {
    calls += 1
    return route.abort()
  })
  await expireToken(context, 'stale')
  for (let round = 0; round < 4; round++) {
    await Promise.all(
      tabs.map(async (tab) => {
        const refused = tab.waitForResponse((response) => response.url().endsWith('/api/profile'))
        await tab.reload({ waitUntil: 'commit' })
        await refused
      }),
    )
  }
  await page.goto('/dashboard')
  await expect(page.getByText("It's taking too long to respond")).toBeVisible()
  expect(calls).toBeGreaterThan(1)
  // Where the rounds take longer than a minute, the next one has begun.
  expect(calls).toBeLessThanOrEqual(6 * (1 + Math.floor((Date.now() - begun) / 60_000)))

  // The session was kept: once the server is back, and the minute over, it goes on.
  await context.unroute(refreshEndpoint)
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('switchboard ')) localStorage.removeItem(name)
  })
  await page.reload()
  await expect(page.getByText('1,250.50').first()).toBeVisible()
})
