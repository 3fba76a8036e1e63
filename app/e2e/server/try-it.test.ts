import { expect, type Page } from '@playwright/test'
import { accounts, openAs, password } from '../accounts.ts'
import { urls } from '../addresses.ts'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

const address = '/api/lumina/sim-swap/v1?operation=checkSimSwap'
/** Calls with a body and without, with one field and with many. */
const operations = [
  'sim-swap/v1?operation=checkSimSwap',
  'sim-swap/v1?operation=listSimSwapSubscriptions',
  'otp/v1?operation=sendCode',
]

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const answer = (page: Page) => page.getByRole('region', { name: 'Response', exact: true })

test('a person with credits sees how their key ends, and what a live call would cost', async ({ page }) => {
  await openAs(page, accounts.lowBalance, '/dashboard')
  await page.goto(address)
  await page.getByRole('radio', { name: 'Test' }).check()
  await expect(page.getByText(/^sb_test_…\w{4}$/).first()).toBeVisible()
  await page.getByRole('radio', { name: 'Live' }).check()
  await expect(page.getByText(/^Costs 2\.00, leaves/)).toBeVisible()
  await send(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Paste a live key' })).toBeVisible()
  await expect(page.getByLabel(/^Your live key/)).toBeFocused()
})

/** A new key, as its owner gets it. */
async function newTestKey(page: Page): Promise<string> {
  const portal = `${urls.server}/portal-api`
  const login = await page.request.post(`${portal}/login`, { data: { email: accounts.business, password } })
  const headers = { Authorization: `Bearer ${(await login.json()).data.access_token}` }
  const list = await page.request.get(`${portal}/api/user-subscription`, { headers })
  const { data } = (await list.json()) as { data: { user_subscription_id: string; api: string }[] }
  const subscription = data.find(({ api }) => api === 'sim-swap')
  const response = await page.request.put(`${portal}/api/user-subscription/regenerate`, {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    params: { userSubscriptionId: subscription?.user_subscription_id ?? '' },
    data: { type: 'TEST' },
  })
  return (await response.json()).data.api_key
}

test('a test key reaches the gateway, costs nothing, is stored nowhere, and is in the sample until it is hidden', async ({
  page,
}) => {
  const key = await newTestKey(page)
  await page.goto(address)
  await page.getByRole('radio', { name: 'Test' }).check()
  await page.getByLabel(/^Your test key/).fill(key)
  await send(page).click()
  await expect(answer(page)).toContainText('200 OK')
  await expect(answer(page)).toContainText('Charged 0.00')
  const sample = page.getByRole('region', { name: 'TypeScript sample' })
  await expect(sample).toContainText(key)
  await page.getByRole('checkbox', { name: 'Show my key in the sample' }).uncheck({ force: true })
  await expect(sample).toContainText('YOUR_API_KEY')
  const storageText = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]))
  expect(storageText).not.toContain(key)
})

test('the console is accessible in both themes, in each environment, and never scrolls sideways', async ({
  page,
}) => {
  // Three environments, each searched for faults.
  await page.goto(address)
  await send(page).click()
  await expect(answer(page)).toBeVisible()
  await page.getByText(/^Your calls/).click()
  await page.getByText(/^\d+ headers$/).click()
  for (const environment of ['Test', 'Live']) {
    await page.getByRole('radio', { name: environment }).check()
    await expectClean(page, [])
  }
  await page.getByRole('radio', { name: 'Mock' }).check()
  await expectClean(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the first tap on Send fetches the console and sends', async ({ page }) => {
    await page.goto(address)
    const slot = page.getByRole('complementary', { name: 'Try it' })
    const form = page.getByRole('form', { name: 'Request' })
    await expect(slot).toContainText('Test values for phoneNumber')
    await send(page).tap()
    await expect(answer(page)).toContainText('200 OK')
    await expect(form).toBeVisible()
  })

  test('the outline of a console is as high as the console', async ({ page, browser }) => {
    const height = async (opened: Page) => (await opened.locator('#try-it > div').boundingBox())?.height ?? 0
    // Without its script the page keeps the outline.
    const context = await browser.newContext({
      baseURL: urls.server,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      javaScriptEnabled: false,
    })
    const drawn = await context.newPage()
    for (const operation of operations)
      await test.step(operation, async () => {
        const path = `/api/lumina/${operation}`
        await drawn.goto(path)
        const outlined = await height(drawn)
        await page.goto(`${path}#try-it`)
        await expect(page.getByRole('region', { name: 'TypeScript sample' })).toContainText('await')
        expect(outlined).toBeGreaterThan(500)
        await expect.poll(async () => Math.abs((await height(page)) - outlined)).toBeLessThanOrEqual(2)
      })
    await context.close()
  })
})

test('a wrong value of a fixed set is marked in JSON before it is sent, and no form offers it', async ({
  page,
}) => {
  await page.goto('/api/lumina/quality-on-demand/v1?operation=createSession')
  const body = page.getByRole('textbox', { name: /^Body/ })
  await body.fill((await body.inputValue()).replace('LOW_LATENCY', 'FASTEST'))
  await expect(page.getByText('Valid JSON, but profile doesn’t match the schema.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit the body as a form' }).click()
  const profile = page.getByLabel('profile', { exact: true })
  await expect(profile).toHaveAccessibleDescription(/^Expected one of LOW_LATENCY, /)
  await profile.selectOption('LOW_LATENCY')
  await expect(profile.getByRole('option', { name: 'FASTEST' })).toHaveCount(0)
  await send(page).click()
  await expect(answer(page)).toContainText('201 Created')
  await page.getByRole('button', { name: 'Edit the body as JSON' }).click()
  await expect(body).toHaveValue(/"profile": "LOW_LATENCY"/)
})
