import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { expectWalkable } from '../keyboard-walk.ts'
import { test } from '../test.ts'

const usage = '/subscriptions/usage'

test('charts are read by keyboard, accessible and calm in both themes, and never scroll sideways', async ({
  page,
}) => {
  await openAs(page, accounts.lowBalance, usage)
  const plot = page.getByRole('slider', { name: /^Calls by day/ })
  await expect(plot).toBeVisible()
  await expectWalkable(page)
  await plot.focus()
  await page.keyboard.press('Home')
  const first = await plot.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowRight')
  await expect(plot).not.toHaveAttribute('aria-valuetext', first ?? '')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectClean(page)
})

test('from a chart to its calls, to one of them, to the ledger and back; what is listed is what is exported', async ({
  page,
}) => {
  await openAs(page, accounts.lowBalance, usage)
  await page.getByRole('radio', { name: '7 days' }).check({ force: true })
  await expect(page).toHaveURL(/\?from=[\d-]{10}&to=[\d-]{10}$/)
  await page.getByRole('link', { name: '200 OK' }).click()
  await expect(page).toHaveURL(/tab=log.*status=200/)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(26)
  const save = page.getByRole('button', { name: /^Export [\d,]+ rows$/ })
  const count = Number((await save.textContent())?.replace(/\D/g, ''))
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(',')[6])).toEqual(Array(count).fill('200'))

  await rows.nth(1).getByRole('link').click()
  const drawer = page.getByRole('dialog', { name: 'Call' })
  const id = /call=([\w-]+)/.exec(page.url())?.[1] ?? ''
  await expect(drawer.getByText(id)).toBeVisible()
  await drawer.getByRole('link', { name: 'Show in the ledger' }).click()
  await expect(page).toHaveURL(`/dashboard/wallet?call=${id}`)
  const ledger = page.getByRole('region', { name: 'Transactions' }).getByRole('row')
  await expect(ledger).toHaveCount(2)
  await ledger.nth(1).getByRole('cell').nth(1).getByRole('link').click()
  await expect(page).toHaveURL(`${usage}?tab=log&call=${id}`)
  await expect(drawer.getByText(id)).toBeVisible()
  // Not for a moment only: it once closed as the page arrived.
  await page
    .getByRole('heading', { name: 'Usage', level: 1, includeHidden: true })
    .waitFor({ state: 'attached' })
  await expect(page).toHaveURL(`${usage}?tab=log&call=${id}`)
  await expect(drawer.getByText(id)).toBeVisible()
})
