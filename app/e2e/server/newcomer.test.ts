// A newcomer's way: find an API, know its price, call it, take the call along. Each way has a limit of gestures,
// which the page itself counts.

import { stripVTControlCharacters } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { runSample } from '../../test/run-sample.ts'
import { countGestures } from '../gestures.ts'
import { keyboardOf } from '../keyboard.ts'
import { mayComplain, test } from '../test.ts'

const begin = (page: Page) => page.getByRole('link', { name: 'Make a first call' })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const answer = (page: Page) => page.getByRole('region', { name: 'Response', exact: true })
const copy = (page: Page) => page.getByRole('button', { name: 'Copy TypeScript sample' })

/** Before anything is done: the API by what it tells, with its price. */
async function expectFound(page: Page): Promise<void> {
  const card = page.getByRole('listitem').filter({ hasText: 'Has this number’s SIM changed?' })
  await expect(card).toContainText('2.00 credits a call')
}

async function expectReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: 'Check a SIM swap' })).toBeVisible()
  await expect(page.getByRole('article').getByText('2.00 credits a call')).toBeVisible()
  await expect(send(page)).toBeFocused()
  await expect(send(page)).toBeInViewport()
}

async function expectAnswered(page: Page): Promise<void> {
  await expect(answer(page)).toContainText('200 OK')
  await expect(answer(page).getByText('200 OK')).toBeInViewport()
  await expect(page.getByRole('status').filter({ hasText: 'Response: 200 OK' })).toBeAttached()
}

/** The copied text must be a program that works. */
async function expectSampleWorks(page: Page): Promise<void> {
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  // Where the tests run in colour, what they start prints in colour, too.
  const printed = stripVTControlCharacters(await runSample('typescript', copied))
  expect(printed.trim()).toBe('{ swapped: true }')
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a working sample of a first call is three clicks from the landing page', async ({ page }) => {
  const gestures = await countGestures(page)
  await page.goto('/')
  await expectFound(page)
  await begin(page).click()
  await expectReady(page)
  await send(page).click()
  await expectAnswered(page)
  await copy(page).click()
  await expectSampleWorks(page)
  expect(gestures('click')).toBeLessThanOrEqual(3)
})

test('with the keyboard alone it is at most 25 tabs', async ({ page }) => {
  const gestures = await countGestures(page)
  const keyboard = keyboardOf(page)
  await page.goto('/')
  await keyboard.press(begin(page))
  await expectReady(page)
  await page.keyboard.press('Enter')
  await expectAnswered(page)
  await expect(send(page)).toBeFocused()
  await keyboard.press(copy(page))
  await expectSampleWorks(page)
  expect(gestures('tab')).toBeGreaterThan(0)
  expect(gestures('tab')).toBeLessThanOrEqual(25)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('it is at most four taps', async ({ page }) => {
    const gestures = await countGestures(page)
    await page.goto('/')
    await expectFound(page)
    await begin(page).tap()
    await expectReady(page)
    await send(page).tap()
    await expectAnswered(page)
    await copy(page).tap()
    await expectSampleWorks(page)
    expect(gestures('tap')).toBeGreaterThan(0)
    expect(gestures('tap')).toBeLessThanOrEqual(4)
  })

  test('the console comes before the reference of fields and errors', async ({ page }) => {
    await page.goto('/api/lumina/sim-swap/v1?operation=checkSimSwap')
    const topOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0
    const slot = await page.getByRole('complementary', { name: 'Try it' }).boundingBox()
    for (const name of ['Request body', 'Responses', 'Errors'])
      expect(slot?.y, name).toBeLessThan(await topOf(name))
  })
})

test('a failed call says what its error means; how to mend it is one click away', async ({ page }) => {
  mayComplain(/status of 403 .*\/mock\/sim-swap\/check$/)
  await page.goto('/api/lumina/sim-swap/v1?operation=checkSimSwap')
  await page.getByLabel('Mock response').selectOption({ label: '403 The subscriber hasn’t consented' })
  const gestures = await countGestures(page)
  await send(page).click()
  await expect(answer(page)).toContainText('403 Forbidden')
  await expect(answer(page)).toContainText('Request the subscriber’s consent')
  await answer(page).getByRole('link', { name: 'About this error' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Consent is missing' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'How to fix it' })).toBeVisible()
  expect(gestures('click')).toBeLessThanOrEqual(2)
})

test('the console is the first thing that one can skip to', async ({ page }) => {
  await page.goto('/api/lumina/sim-swap/v1?operation=checkSimSwap')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the console' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expectAnswered(page)
  await page.goto('/pricing')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})

test('while a call is on its way, the answer before it is not taken for its own', async ({ page }) => {
  await page.goto('/api/lumina/sim-swap/v1?operation=checkSimSwap')
  await send(page).click()
  await expectAnswered(page)
  const release = Promise.withResolvers<void>()
  await page.route('**/mock/**', async (route) => {
    await release.promise
    await route.continue()
  })
  await send(page).click()
  await expect(page.getByRole('region', { name: 'Previous response' })).toContainText(
    'This is the previous one',
  )
  await expect(answer(page)).toHaveCount(0)
  release.resolve()
  await expectAnswered(page)
})
