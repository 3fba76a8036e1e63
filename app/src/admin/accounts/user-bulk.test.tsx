import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { iris } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import type { AdminAccount } from './account-columns.tsx'
import { creditActions } from './user-bulk.tsx'

const account = (id: string): AdminAccount => ({
  user_id: id,
  firstname: id,
  lastname: 'Cruz',
  email: `${id}@example.com`,
  company_name: null,
  status: 'ACTIVE',
  plan_type: 'PREPAID',
  subscriptions: 0,
  wallet_credits: '0.00',
  free_credits: '0.00',
  keys_status: 'NONE',
  active_keys: 0,
  grace_keys: 0,
  last_used_at: null,
})
const add = 'POST /api/admin/add-credits'

test('credits that wait for a second person are never told as added', async () => {
  const answers = [
    json({ data: { transaction: {} } }),
    json({ data: { adjustment_id: 'adj_1' } }, 202),
  ].values()
  const { sent } = fakePortal({ [add]: () => (answers.next().value ?? json({}))() })
  renderApp(
    <KitScope>{creditActions[0]?.dialog([account('ana'), account('ben')], () => {})}</KitScope>,
    createTestApp(iris),
  )
  const question = within(await screen.findByRole('alertdialog', { name: 'Add credits to 2 wallets?' }))
  await userEvent.click(question.getByRole('radio', { name: /^Free/ }))
  await userEvent.type(question.getByLabelText('Amount for each'), '6000')
  await userEvent.selectOptions(question.getByLabelText('Category'), 'Goodwill')
  await userEvent.type(question.getByLabelText('Reason'), 'For the outage.')
  await userEvent.click(question.getByRole('button', { name: 'Add credits' }))
  expect(await question.findByText(/Enter the last day of the free credits\./)).toBeVisible()
  expect(sent.filter(({ operation }) => operation === add)).toEqual([])
  await userEvent.click(question.getByRole('radio', { name: /^Paid/ }))
  await userEvent.click(question.getByRole('button', { name: 'Add credits' }))
  const results = within(await screen.findByRole('alertdialog', { name: '1 of 2 to know about' }))
  expect(results.getByText('Credits added to 1 wallet. The others:')).toBeVisible()
  expect(results.getByRole('listitem')).toHaveTextContent(
    'ben Cruz, ben@example.comWaits for a second administrator.',
  )
  expect(results.queryByRole('button', { name: 'Try again' })).toBeNull()
})
