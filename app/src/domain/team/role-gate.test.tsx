import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { jun } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { RoleButton, RoleLinkButton } from './role-gate.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const buttons = (
  <KitScope>
    <RoleButton gate="POST /api/team/invitations">Invite</RoleButton>
    <RoleLinkButton gate="POST /api/payment" href="/dashboard/wallet/topup">
      Top up
    </RoleLinkButton>
  </KitScope>
)
const detail = 'A team can have 50 people.'
const capabilities = [
  {
    action: 'INVITE_MEMBER',
    operation: 'POST /api/team/invitations',
    allowed: false,
    blockers: [{ code: 'limit', problem: 'team_full', detail, href: '/dashboard/team' }],
  },
  { action: 'TOP_UP', operation: 'POST /api/payment', allowed: true, blockers: [] },
]

test('a disabled action says what is missing and leads there; one that is allowed does its work', async () => {
  fakePortal({ 'GET /api/capabilities': json({ data: capabilities }) })
  renderApp(buttons, createTestApp(jun))
  expect(await screen.findByText(detail, { exact: false })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Invite' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Invite' })).toHaveAccessibleDescription(/50 people/)
  expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/dashboard/team')
  expect(screen.getByRole('link', { name: 'Top up' })).toBeVisible()
})

test('where nothing is known yet, or it can’t be read, the role alone closes an action', async () => {
  const { sent } = fakePortal({})
  const team = { account_id: 'usr_mara3K', account_name: 'Lakbay Freight', role: 'VIEWER' } as const
  renderApp(buttons, createTestApp({ ...jun, team }))
  await expect.poll(() => sent.map(({ operation }) => operation)).toContain('GET /api/capabilities')
  expect(screen.getByRole('button', { name: 'Top up' })).toBeDisabled()
  expect(screen.getAllByRole('link', { name: 'View team' })).toHaveLength(2)
})
