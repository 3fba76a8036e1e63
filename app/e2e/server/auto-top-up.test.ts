import { expect } from '@playwright/test'
import { expectClean } from '../clean-page.ts'
import { openAsNewcomer } from '../registering.ts'
import { test } from '../test.ts'

test('a card is saved, a call makes the wallet low, and credits come by themselves, without a reload', async ({
  page,
}) => {
  await openAsNewcomer(page, `${crypto.randomUUID()}@auto.example`, '/dashboard/wallet')
  const balance = page.locator('#balance + p')
  await page.getByRole('button', { name: 'Redeem' }).click()
  await expect(balance).toHaveText('50.00')

  const openTab = (name: string) => page.getByRole('tab', { name }).click()
  await openTab('Limits')
  const card = page.getByRole('region', { name: 'Automatic top-up' })
  await card.getByRole('button', { name: 'Add a card' }).click()
  await expect(page).toHaveURL(/\/sandbox-pay\/cards\/set_/)
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page).toHaveURL(/\/dashboard\/wallet\?tab=limits&card=saved$/)
  await expect(card.getByText('Visa ending in 4242')).toBeVisible()
  await card.getByLabel('When credits fall below').fill('49.5')
  await card.getByLabel('Buy this many credits').fill('300')
  await expect(card.getByText('Each top-up costs PHP 300.00.')).toBeVisible()
  await card.getByRole('button', { name: 'Turn on' }).click()
  await expect(card.getByText('On', { exact: true })).toBeVisible()
  await expectClean(page)

  // A program subscribes and calls; the page is left alone.
  const token = (await page.context().cookies()).find(({ name }) => name === 'CON_TOKEN')?.value ?? ''
  const subscribed = await page.request.post('/portal-api/api/user-subscription', {
    headers: { Authorization: `Bearer ${decodeURIComponent(token)}`, 'Idempotency-Key': crypto.randomUUID() },
    data: { api: 'one-time-password' },
  })
  const { data } = await subscribed.json()
  const live = data.keys.find(({ type }: { type: string }) => type === 'LIVE')
  const call = await page.request.post('/gateway/lumina/otp/v1/send-code', {
    headers: { 'X-API-Key': live.api_key },
    data: { phoneNumber: '+639175550120', message: '{{code}} is your code.' },
  })
  expect(call.status()).toBe(200)

  await expect.poll(async () => Number(await balance.textContent())).toBeGreaterThan(300)
  await expect(page.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible()
  await expect(card.getByRole('link', { name: '300 credits, paid' })).toBeVisible()
  await openTab('Transactions')
  const ledger = page.getByRole('region', { name: 'Transactions' })
  await expect(ledger.getByRole('row').nth(1)).toContainText('Automatic top-up')

  await openTab('Limits')
  await card.getByRole('button', { name: 'Turn off' }).click()
  await expect(card.getByText('Off', { exact: true })).toBeVisible()
})
