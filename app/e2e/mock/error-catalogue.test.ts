// Row by row what the specification's error catalogue (§8) promises. "Unknown middleware" and "error page cannot render" are held by
// src/guards.test.ts and src/public/errors/error-boundary.test.tsx; a chunk that fails by
// ../server/route-loading.test.ts; the 200 ms of loading by src/lib/query/use-minimum-pending.test.ts.
import { expect, type Page, type Route } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { mayComplain, test } from '../test.ts'

const support = 'support@switchboard.example'

async function signIn(page: Page): Promise<void> {
  await openAs(page, accounts.user, '/dashboard')
  await expect(page.getByText('1,250.50').first()).toBeVisible()
}

const answer = (status: number, detail?: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      type: 'about:blank',
      title: 'x',
      status,
      code: 'unexpected',
      detail,
      request_id: 'req_e2e',
    }),
  })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function expectWayOut(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('link', { name: support })).toHaveAttribute(
    'href',
    `mailto:${support}`,
  )
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/dashboard')
}

for (const part of ['credits', 'threshold']) {
  test(`wallet ${part} that cannot be loaded: the message of the specification`, async ({ page }) => {
    mayComplain(new RegExp(`status of 500 .*/wallet/${part}$`))
    await page.route(`**/api/wallet/${part}`, answer(500))
    await page.goto('/login')
    await page.getByLabel('Email').fill('jun@example.com')
    await page.getByLabel('Password', { exact: true }).fill('any long password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(
      page
        .getByText('Sorry, we encountered an issue while processing the request. Please try again.')
        .first(),
    ).toBeVisible()
  })
}

for (const status of [401, 403]) {
  test(`status ${status}: the token is refreshed and the call sent again`, async ({ page }) => {
    mayComplain(new RegExp(`status of ${status} .*/wallet/credits$`))
    await signIn(page)
    await page.route('**/api/wallet/credits', answer(status), { times: 1 })
    const answers: string[] = []
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname.replace('/portal-api', '')
      if (/refresh-token|wallet\/credits/.test(path)) answers.push(`${path} ${response.status()}`)
    })
    await page.reload()
    // Later ones don't count: they come from the window regaining focus.
    await expect
      .poll(() => answers.slice(0, 3))
      .toEqual([`/api/wallet/credits ${status}`, '/api/refresh-token 200', '/api/wallet/credits 200'])
    await expect(page.getByRole('region', { name: 'Available credits' })).toContainText('1,250.50')
  })
}

test('status 401 and no refresh: logged out, tokens cleared, the page loaded anew', async ({
  page,
  context,
}) => {
  mayComplain(/status of 401 /)
  await signIn(page)
  await page.route('**/api/refresh-token', answer(401))
  await page.route('**/api/wallet/credits', answer(401))
  await page.reload()
  await expect(page).toHaveURL(/\/login\?redirect-url=%2Fdashboard$/)
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.filter((name) => name.endsWith('TOKEN'))).toEqual([])
  expect(names).toContain('CON_LOGOUT')
})

test('status 403 that stays: told where it happened, the session kept', async ({ page }) => {
  mayComplain(/status of 403 .*\/wallet\/credits$/)
  await signIn(page)
  await page.route('**/api/wallet/credits', answer(403))
  await page.reload()
  await expect(page.getByRole('button', { name: /Jun/ })).toBeVisible()
  await expect(page.getByText('req_e2e').first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('status 404: the title and the words of the specification', async ({ page }) => {
  for (const path of ['/nowhere', '/dashboard/nowhere', '/error?code=404']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveTitle(/^404 Not Found/)
      await expect(heading(page, 'Page not found')).toBeVisible()
      await expect(page.getByText('This page could not be found')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/dashboard')
    })
  }
})

const something = 'Something went wrong'
const slow = "It's taking too long to respond"
const maintenance = "Sorry, we're under maintenance. We'll be back shortly."

const otherErrors = [
  ['/500', something],
  ['/502', slow],
  ['/maintenance', maintenance],
  ['/error', something],
  ['/error?code=500', something],
  ['/error?code=502', slow],
  ['/error?code=504', slow],
  ['/error?code=408', slow],
  ['/error?code=503', maintenance],
  ['/error?code=418', something],
] as const

test('any other error: its words, the support address and a way home', async ({ page }) => {
  for (const [path, title] of otherErrors) {
    await test.step(`${path} is "${title}"`, async () => {
      await page.goto(path)
      await expect(page).toHaveTitle(/^An error occurred/)
      await expect(heading(page, title)).toBeVisible()
      await expectWayOut(page)
    })
  }
})

test('navigation error: the status code and a message; 500 where none is known', async ({ page }) => {
  await page.goto('/error?code=400&reason=payment')
  await expect(page.getByText('400', { exact: true })).toBeVisible()
  await expect(page.getByText(/its reference is missing/)).toBeVisible()
  await page.goto('/error?code=abc&reason=<b>words</b>')
  await expect(page.getByText('500', { exact: true })).toBeVisible()
  await expect(page.getByText('words')).toHaveCount(0)
})

const failures = [
  ['500', answer(500), something],
  ['502', answer(502), slow],
  ['503', answer(503), maintenance],
  ['504', answer(504), slow],
  ['no answer', (route: Route) => route.abort(), slow],
] as const

test('a profile that cannot be had: the words of its failure, and another try brings the page', async ({
  page,
}) => {
  mayComplain(/(status of 50\d .*|ERR_FAILED .*)\/api\/profile/)
  await signIn(page)
  for (const [what, fail, title] of failures)
    await test.step(`${what}: "${title}"`, async () => {
      await page.route('**/api/profile', fail)
      await page.reload()
      await expect(heading(page, title)).toBeVisible()
      await expect(page).toHaveTitle(/^An error occurred/)
      await expectWayOut(page)
      if (what !== 'no answer') await expect(page.getByText('req_e2e')).toBeVisible()
      await page.unroute('**/api/profile')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('1,250.50').first()).toBeVisible()
      await expect(page).toHaveTitle(/^Overview/)
    })
})

test('notifications that cannot be fetched are only logged: nothing is shown', async ({ page }) => {
  mayComplain(/status of 500 .*\/notifications/)
  await page.route('**/api/notifications*', answer(500))
  await signIn(page)
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('req_e2e')).toHaveCount(0)
})
