import { expect, type Page } from '@playwright/test'
import { expectClean } from '../clean-page.ts'
import { openAsNewcomer } from '../registering.ts'
import { mayComplain, test } from '../test.ts'

/** A subscription of the person at hand, made by a program, with its live key. */
async function subscribe(page: Page): Promise<string> {
  const subscribed = await page.request.post('/portal-api/api/user-subscription', {
    headers: { ...(await bearer(page)), 'Idempotency-Key': crypto.randomUUID() },
    data: { api: 'one-time-password' },
  })
  const { data } = await subscribed.json()
  return data.keys.find(({ type }: { type: string }) => type === 'LIVE').api_key
}

async function bearer(page: Page) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'CON_TOKEN')?.value ?? ''
  return { Authorization: `Bearer ${decodeURIComponent(token)}` }
}

/** A call through the gateway, as a program makes it: its status, or the code of its refusal, and what it cost. */
async function send(page: Page, key: string) {
  const response = await page.request.post('/gateway/lumina/otp/v1/send-code', {
    headers: { 'X-API-Key': key },
    data: { phoneNumber: '+639175550120', message: '{{code}} is your code.' },
  })
  const answer = response.ok() ? 200 : `${response.status()} ${(await response.json()).code}`
  return { answer, cost: Number(response.headers()['x-credits-charged']) }
}

/** As the page writes them. */
const credits = (amount: number) => amount.toFixed(2).replace(/\.00$/, '')

/** The person opens the limits of their live key, enters a budget a day and saves. */
async function setBudget(page: Page, budget: string) {
  await page.getByRole('button', { name: /^More for Live key/ }).click()
  await page.getByRole('menuitem', { name: 'Limits' }).click()
  const dialog = page.getByRole('dialog', { name: /^Limits of Live key/ })
  await dialog.getByLabel('Credits a day').fill(budget)
  await dialog.getByRole('button', { name: 'Save limits' }).click()
  return dialog
}

test('a budget ends calls of a key until it is raised', async ({ page }) => {
  // Of the budget that is too low.
  mayComplain(/status of 422 .*\/api\/limits\/key$/)
  const email = `${crypto.randomUUID()}@limits.example`
  await openAsNewcomer(page, email, '/dashboard/wallet')
  await page.getByRole('button', { name: 'Redeem' }).click()
  await expect(page.locator('#balance + p')).toHaveText('50.00')
  const key = await subscribe(page)
  const { answer, cost } = await send(page, key)
  expect(answer).toBe(200)
  expect(cost).toBeGreaterThan(0)

  await page.goto('/subscriptions?api=one-time-password')
  const limits = page.getByRole('region', { name: 'Limits', exact: true })
  const tooLow = await setBudget(page, '0.01')
  await expect(tooLow.getByText(/Set at least that\.$/)).toBeVisible()
  await expectClean(page)
  await tooLow.getByLabel('Credits a day').fill(credits(cost))
  await tooLow.getByRole('button', { name: 'Save limits' }).click()
  await expect(tooLow).toHaveCount(0)
  await expect(limits.getByText(`${credits(cost)} of ${credits(cost)}`)).toBeVisible()
  expect((await send(page, key)).answer).toBe('402 budget_exceeded')

  await setBudget(page, credits(3 * cost))
  await expect(limits.getByText(`${credits(cost)} of ${credits(3 * cost)}`)).toBeVisible()
  expect((await send(page, key)).answer).toBe(200)
  await page.reload()
  await expect(limits.getByText(`${credits(2 * cost)} of ${credits(3 * cost)}`)).toBeVisible()
})

test('a spend cap ends calls of the account, names who can lift it, and calls work again when it’s lifted', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@limits.example`
  await openAsNewcomer(page, email, '/dashboard/wallet')
  await page.getByRole('button', { name: 'Redeem' }).click()
  await expect(page.locator('#balance + p')).toHaveText('50.00')
  const key = await subscribe(page)
  const { cost } = await send(page, key)
  await page.goto('/dashboard/wallet?tab=limits')
  const card = page.getByRole('region', { name: /^Spend cap/ })
  await expect(card.getByText(`Calls have cost ${credits(cost)} credits this month.`)).toBeVisible()
  const setCap = async (amount: string) => {
    await card.getByRole('button').click()
    const dialog = page.getByRole('dialog', { name: 'Spend cap' })
    await dialog.getByLabel('Credits per calendar month').fill(amount)
    await dialog.getByRole('button', { name: 'Save cap' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await setCap(credits(2 * cost))
  await expect(card.getByText(`${credits(cost)} of ${credits(2 * cost)} credits`)).toBeVisible()
  expect((await send(page, key)).answer).toBe(200)
  const rejected = await page.request.post('/gateway/lumina/otp/v1/send-code', {
    headers: { 'X-API-Key': key },
    data: { phoneNumber: '+639175550120', message: '{{code}} is your code.' },
  })
  const { code, detail } = await rejected.json()
  expect([rejected.status(), code]).toEqual([402, 'spend_cap_reached'])
  expect(detail).toMatch(/ can raise or remove it under Wallet\.$/)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'View spend cap: Your spend cap is reached' }).click()
  await expect(page.getByRole('heading', { name: 'Spend cap Reached' })).toBeVisible()
  await expectClean(page)
  await setCap('')
  await expect(card.getByText('Off')).toBeVisible()
  expect((await send(page, key)).answer).toBe(200)
})
