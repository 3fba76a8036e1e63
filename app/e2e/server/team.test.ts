// A team from its invitation to what its owner reads of it: two browsers side by side, and nobody reloads.
import { expect } from '@playwright/test'
import { accounts, openAs } from '../accounts.ts'
import { expectFocus } from '../focus-walk.ts'
import { mailedPath, openAsNewcomer } from '../registering.ts'
import { test } from '../test.ts'

const email = 'rosa@lakbay.example'

test('invited, in, not allowed to subscribe and told why, allowed, and named for it', async ({
  page: owner,
  browser,
}) => {
  test.slow()
  await openAs(owner, accounts.business, '/dashboard/team')
  await owner.getByLabel('Email').fill(email)
  await owner.getByLabel('Role', { exact: true }).selectOption('VIEWER')
  await owner.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(owner.getByText(`An invitation is on its way to ${email}.`)).toBeVisible()
  const invitations = owner.getByRole('table', { name: 'Invitations, newest first' })
  await expect(invitations).toContainText(email)
  const link = await mailedPath(owner, email, 'team')

  // Somebody without an account reads what it is about, and signs up first.
  const context = await browser.newContext()
  const rosa = await context.newPage()
  await rosa.goto(link)
  await expect(rosa.getByRole('heading', { name: 'Join Lakbay Freight' })).toBeVisible()
  await expect(rosa.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible()
  await openAsNewcomer(rosa, email, link)
  await rosa.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(rosa.getByText('You act for Lakbay Freight as a viewer.')).toBeVisible()
  await expect(rosa.getByRole('button', { name: /account menu/ })).toContainText('Lakbay Freight')
  await expect(invitations).toBeHidden()
  const row = owner.getByRole('table', { name: 'Members of the team' }).getByRole('row', { name: email })
  await expect(row).toContainText('Viewer')

  // A viewer sees the account, and what they may not is closed and says who may.
  const subscribe = '/subscriptions?api=quality-on-demand&product=prd_quality-on-demand-month'
  await rosa.goto(subscribe)
  await expect(rosa.getByText('The owner or a developer can do this.')).toBeVisible()
  await expect(rosa.getByRole('button', { name: 'Subscribe' })).toBeDisabled()

  await owner.getByRole('button', { name: `More for ${email}` }).click()
  await owner.getByRole('menuitem', { name: 'Change role' }).click()
  await owner.getByRole('dialog').getByLabel('Role').selectOption('DEVELOPER')
  await owner.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
  await expect(rosa.getByRole('button', { name: 'Subscribe' })).toBeEnabled({ timeout: 30_000 })
  await rosa.getByRole('button', { name: 'Subscribe' }).click()
  const keys = rosa.getByRole('alertdialog', { name: /^Store your key/ })
  await keys.getByRole('button', { name: /^I stored/ }).click()
  await expect(keys).toHaveCount(0)

  // The owner reads who it was, without a reload.
  const deed = owner.getByRole('row', { name: /Subscribed/ }).first()
  await expect(deed).toContainText(/rosa/i, { timeout: 30_000 })

  // A page of the account may read once more before it hears of the removal; this one is of everybody.
  await rosa.goto('/guides')
  await owner.getByRole('button', { name: `More for ${email}` }).click()
  await owner.getByRole('menuitem', { name: 'Remove' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toBeHidden()
  await expectFocus(owner)
  await expect(rosa.getByRole('button', { name: /account menu/ })).not.toContainText('Lakbay Freight', {
    timeout: 30_000,
  })
  await context.close()
})
