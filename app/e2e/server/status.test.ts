import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { test } from '../test.ts'

test('an incident is reported, seen at the operation and on the status page, and resolved', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAs(page, accounts.admin, '/admin/incidents')
  await page.getByRole('button', { name: 'Report an incident' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What callers notice').fill('Sessions end early')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog.getByText('Choose at least one API.')).toBeVisible()
  await dialog.getByText('Quality on Demand').click()
  await dialog.getByLabel('Impact').selectOption('Outage')
  await dialog.getByLabel('What is known').fill('The network ends sessions after a minute.')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByRole('row', { name: /Sessions end early/ })).toContainText('Outage')

  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const mark = visitor.getByRole('link', { name: 'Outage' }).first()
  // A page that was drawn is shown for some seconds.
  await expect(async () => {
    await visitor.goto('/api/lumina/quality-on-demand/v1?operation=createSession')
    await expect(mark).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await mark.click()
  await expect(visitor.getByRole('heading', { name: 'Problems: Quality on Demand' })).toBeVisible()
  await expect(visitor.getByRole('region', { name: 'Now' })).toContainText('after a minute')
  await expectClean(visitor)

  await page.getByRole('button', { name: 'Update Sessions end early' }).click()
  await dialog.getByLabel('Progress').selectOption('Resolved')
  await dialog.getByLabel('What is known').fill('Sessions last again.')
  await dialog.getByRole('button', { name: 'Publish update' }).click()
  await expect(page.getByRole('row', { name: /Sessions end early/ })).toContainText('Resolved')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'All APIs work' })).toBeVisible()
  await expectClean(page)
})
