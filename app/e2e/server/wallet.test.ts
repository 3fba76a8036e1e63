import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { expectWalkable } from '../keyboard-walk.ts'
import { test } from '../test.ts'

const wallet = '/dashboard/wallet'
const tabs = ['Transactions', 'Balance', 'Limits']

test('the wallet is walked by keyboard, accessible and calm in both themes, and never scrolls sideways', async ({
  page,
}) => {
  await openAs(page, accounts.keyInGrace, wallet)
  await expect(page.getByRole('cell').nth(8)).not.toBeEmpty()
  for (const tab of tabs) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('region').first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectWalkable(page)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectClean(page)
  }
})

test('a long history makes no tab of the wallet higher than 1,600 px', async ({ page }) => {
  await openAs(page, accounts.business, wallet)
  await expect(page.getByRole('cell').nth(8)).not.toBeEmpty()
  for (const tab of tabs) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('region').first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), tab).toBeLessThanOrEqual(1600)
  }
})

test('transactions are narrowed in the address, come back with it, and are exported as they are listed', async ({
  page,
}) => {
  await openAs(page, accounts.keyInGrace, wallet)
  await page.getByRole('radio', { name: 'Top-ups' }).check({ force: true })
  await expect(page).toHaveURL(/\?view=topup$/)
  const tags = page.getByRole('cell').filter({ hasText: /^Top-up$/ })
  await expect(tags.first()).toBeVisible()
  await expect(page.getByRole('cell').filter({ hasText: /^Usage$/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Choose days' }).click()
  await page.getByRole('button', { name: 'Last 30 days' }).click()
  await expect(page).toHaveURL(/\?view=topup&from=[\d-]{10}&to=[\d-]{10}$/)
  await page.reload()
  const save = page.getByRole('button', { name: /^Export \d+ rows?$/ })
  const count = Number(/\d+/.exec((await save.textContent()) ?? '')?.[0])
  await expect(tags).toHaveCount(Math.min(count, 12))
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(file.suggestedFilename()).toBe('ledger.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(Array(count).fill('TOPUP'))
  await page.getByRole('button', { name: 'All days' }).click()
  await expect(page).toHaveURL(/\?view=topup$/)
})
