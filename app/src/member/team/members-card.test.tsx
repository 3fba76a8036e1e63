import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { chooseEntry } from '../../../test/choose-entry.ts'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { mara } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { MembersCard } from './members-card.tsx'
import type { Member, Team } from './queries.ts'

const person = { joined_at: '2026-02-09T06:12:40Z', last_active_at: null, lastname: 'Ocampo' }
const members: Member[] = [
  {
    ...person,
    user_id: 'usr_mara3K',
    firstname: 'Mara',
    email: 'mara@lakbay.example',
    role: 'OWNER',
    you: true,
  },
  {
    ...person,
    user_id: 'usr_dina4D',
    firstname: 'Dina',
    email: 'dev@lakbay.example',
    role: 'DEVELOPER',
    you: false,
  },
]
const team: Team = {
  account_id: 'usr_mara3K',
  account_name: 'Lakbay Freight',
  role: 'OWNER',
  members,
  invitations: [],
}

test('a member’s spend cap stands in the row, and the owner changes it', async () => {
  const cap = {
    member_id: 'usr_dina4D',
    credits: '400.00',
    credits_this_month: '399.90',
    rejects_calls: true,
    month_ends_at: '2026-11-30T16:00:00Z',
  }
  const { sent } = fakePortal({
    'GET /api/limits/caps': json({ data: [{ ...cap, member_id: null, credits: null }, cap] }),
    'PUT /api/limits/caps': json({ data: [cap] }),
  })
  renderApp(
    <KitScope>
      <MembersCard team={team} />
    </KitScope>,
    createTestApp(mara),
  )
  const user = userEvent.setup()
  expect(await screen.findByText(/^399\.90 of 400 credits this month/)).toHaveTextContent('Cap reached')
  await chooseEntry('More for Dina Ocampo', 'Spend cap')
  const dialog = within(await screen.findByRole('dialog', { name: 'Spend cap for Dina Ocampo' }))
  await user.clear(dialog.getByRole('textbox'))
  await user.type(dialog.getByRole('textbox'), '600')
  await user.click(dialog.getByRole('button', { name: 'Save cap' }))
  await screen.findByText('Spend cap saved')
  expect(sent).toContainEqual({
    operation: 'PUT /api/limits/caps',
    body: { member_id: 'usr_dina4D', credits: '600' },
  })
})
