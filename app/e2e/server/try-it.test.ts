import { expect, type Page, test } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { complaintsOf, expectAccessible, expectNoSideways } from '../clean-page.ts'

const address = '/api/lumina/sim-swap/v1?operation=checkSimSwap'
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const answer = (page: Page) => page.getByRole('region', { name: 'Answer', exact: true })

test('a visitor makes a first call with one click', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(address)
  await send(page).click()
  await expect(answer(page)).toContainText('200 OK')
  await expect(answer(page)).toContainText('"swapped": true')
  await expect(answer(page)).toContainText('req_')
  expect(complaints).toEqual([])
})

test('a test number changes the answer', async ({ page }) => {
  await page.goto(address)
  const numbers = page.getByLabel('Test values for phoneNumber')
  await numbers.selectOption({ label: '+639175550102, same SIM' })
  await send(page).click()
  await expect(answer(page)).toContainText('"swapped": false')
})

test('an error of the documentation can be seen happening, by a link', async ({ page }) => {
  await page.goto(`${address}&scenario=creditsShort`)
  await expect(answer(page)).toContainText('402 Payment Required')
  await expect(answer(page)).toContainText('insufficient_credits')
})

test('the sample shows the request of the form', async ({ page }) => {
  await page.goto(address)
  await page.getByRole('textbox', { name: /^Body/ }).fill('{"phoneNumber":"+639175550109"}')
  await expect(page.getByRole('region', { name: 'curl sample' })).toContainText('+639175550109')
  await page.getByRole('button', { name: 'Python' }).click()
  await expect(page.getByRole('region', { name: 'Python sample' })).toContainText('http.client')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Python sample' })).toContainText('http.client')
})

test('a person with credits sees what a live call would cost and how the key ends', async ({ page }) => {
  await signIn(page, 'user', /\/dashboard$/)
  await page.goto(address)
  await page.getByRole('radio', { name: 'Live' }).check()
  await expect(page.getByText(/^Costs 2\.00, leaves/)).toBeVisible()
  await expect(page.getByText(/sb_live_…\w{4}/)).toBeVisible()
  await send(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Paste a live key' })).toBeVisible()
  await expect(page.getByLabel(/^Your live key/)).toBeFocused()
})

for (const theme of ['light', 'dark'] as const)
  test(`the console is accessible in ${theme}, in each environment, and never scrolls sideways`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.goto(address)
    await send(page).click()
    await expect(answer(page)).toBeVisible()
    await page.getByText(/^Your calls/).click()
    await page.getByText(/^\d+ headers$/).click()
    for (const environment of ['Mock', 'Test', 'Live']) {
      await page.getByRole('radio', { name: environment }).check()
      await expectAccessible(page)
    }
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSideways(page)
    }
    expect(complaints).toEqual([])
  })
