import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectClean } from '../clean-page.ts'
import { expectFocus } from '../focus-walk.ts'
import { test } from '../test.ts'

test('an export is prepared in the background, becomes ready on the open page, is downloaded and deleted', async ({
  page,
}) => {
  await openAs(page, accounts.lowBalance, '/dashboard/wallet?view=usage')
  const save = page.getByRole('button', { name: /^Export [\d,]+ rows$/ })
  const count = Number((await save.textContent())?.replace(/\D/g, ''))
  await page.getByRole('button', { name: 'More ways to export transactions' }).click()
  await page.getByRole('menuitem', { name: 'Prepare in the background' }).click()
  await expect(page.getByText('Preparing your export')).toBeVisible()
  await page.getByRole('button', { name: 'More ways to export transactions' }).click()
  await page.getByRole('menuitem', { name: 'See prepared exports' }).click()
  await expect(page).toHaveURL('/dashboard/exports')

  const row = page.getByRole('row', { name: /^Transactions/ }).first()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Download Transactions' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('ledger.csv')
  expect((await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(count + 1)
  await expectClean(page)
  await row.getByRole('button', { name: 'Delete Transactions' }).click()
  await expect(page.getByRole('heading', { name: 'No exports yet' })).toBeVisible()
  await expectFocus(page)
})
