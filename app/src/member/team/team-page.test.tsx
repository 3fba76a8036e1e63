import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { chooseEntry } from '../../../test/choose-entry.ts'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { jun, memberOf as lakbay, mara } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { followAccount, refreshProfile } from '../../domain/team/follow-account.ts'
import { RoleButton, RoleLinkButton } from '../../domain/team/role-gate.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { AcceptPage } from './accept-page.tsx'
import { TeamPage } from './team-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const person = { joined_at: '2026-02-09T06:12:40Z', last_active_at: null, you: false }
const members = [
  {
    ...person,
    user_id: 'usr_mara3K',
    firstname: 'Mara',
    lastname: 'Santos',
    email: 'mara@lakbay.example',
    role: 'OWNER',
    you: true,
  },
  {
    ...person,
    user_id: 'usr_dina4D',
    firstname: 'Dina',
    lastname: 'Ocampo',
    email: 'dev@lakbay.example',
    role: 'DEVELOPER',
  },
]
const invitation = {
  invitation_id: 'tmi_1',
  email: 'rosa@lakbay.example',
  role: 'VIEWER',
  invited_at: '2026-01-01T00:00:00Z',
  sent_at: '2026-01-01T00:00:00Z',
  expires_at: '2026-01-08T00:00:00Z',
}
const team = {
  account_id: 'usr_mara3K',
  account_name: 'Lakbay Freight',
  role: 'OWNER',
  members,
  invitations: [invitation],
}
const activity = json({
  data: [
    {
      activity_id: '1',
      at: '2026-11-20T03:41:09Z',
      action: 'key.regenerate',
      user_id: 'usr_dina4D',
      name: 'Dina Ocampo',
      subject: 'sub_1',
    },
  ],
  meta: { page: 1, limit: 10, total: 1 },
})

function renderPage(over: Parameters<typeof fakePortal>[0] = {}, profile = mara) {
  const portal = fakePortal({
    'GET /api/team': json({ data: team }),
    'GET /api/team/activity': activity,
    'GET /api/limits/caps': json({ data: [] }),
    'GET /api/user-subscription': json({
      data: [{ user_subscription_id: 'sub_1', api: 'sim-swap', name: 'SIM Swap', keys: [] }],
    }),
    ...over,
  })
  const drawn = renderApp(
    <KitScope>
      <TeamPage />
    </KitScope>,
    createTestApp(profile),
  )
  return { ...portal, ...drawn, user: userEvent.setup() }
}

test('the owner sees members, invitations and what each did, and invites', async () => {
  const { user, sent } = renderPage({ 'POST /api/team/invitations': json({ data: invitation }, 201) })
  const table = await screen.findByRole('table', { name: 'Members of the team' })
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([expect.stringContaining('Mara Santos You'), expect.stringContaining('Dina Ocampo')])
  expect(within(table).queryByRole('button', { name: 'More for Mara Santos' })).toBeNull()
  expect(screen.getByText('Expired')).toBeVisible()
  expect(await screen.findByText('Replaced a key')).toBeVisible()
  expect(await screen.findByRole('cell', { name: 'SIM Swap' })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'vera@example.com')
  await user.selectOptions(screen.getByRole('combobox', { name: /Role/ }), 'BILLING')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  await screen.findByText('An invitation is on its way to rosa@lakbay.example.')
  expect(sent).toContainEqual({
    operation: 'POST /api/team/invitations',
    body: { email: 'vera@example.com', role: 'BILLING' },
  })
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('')
})

test('a refused invitation says why, and keeps what was typed', async () => {
  const { user } = renderPage({
    'POST /api/team/invitations': problem(409, {
      code: 'team_member_exists',
      detail: 'dev@lakbay.example is already in the team.',
    }),
  })
  await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'dev@lakbay.example')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText('dev@lakbay.example is already in the team.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('dev@lakbay.example')
})

test('a role is changed, and a member removed, each after one question', async () => {
  const { user, sent } = renderPage({
    'POST /api/team/members/role': json({ data: { ...members[1], role: 'VIEWER' } }),
    'POST /api/team/members/remove': json({ data: { message: 'Gone.' } }),
  })
  await screen.findByRole('button', { name: 'More for Dina Ocampo' })
  await chooseEntry('More for Dina Ocampo', 'Change role')
  const change = await screen.findByRole('dialog', { name: 'Change Dina Ocampo’s role' })
  expect(within(change).getByRole('button', { name: 'Change role' })).toBeDisabled()
  await user.selectOptions(within(change).getByRole('combobox'), 'VIEWER')
  await user.click(within(change).getByRole('button', { name: 'Change role' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await chooseEntry('More for Dina Ocampo', 'Remove')
  const remove = await screen.findByRole('alertdialog', { name: 'Remove Dina Ocampo?' })
  expect(remove).toHaveTextContent('The member’s keys keep working')
  await user.click(within(remove).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent.filter(({ operation }) => operation.startsWith('POST'))).toEqual([
    { operation: 'POST /api/team/members/role', body: { user_id: 'usr_dina4D', role: 'VIEWER' } },
    { operation: 'POST /api/team/members/remove', body: { user_id: 'usr_dina4D' } },
  ])
})

test('a member is told who may change the team, and can leave it', async () => {
  const { user, services } = renderPage(
    {
      'GET /api/team': json({ data: { ...team, role: 'DEVELOPER' } }),
      'POST /api/team/leave': json({ data: jun }),
    },
    lakbay('DEVELOPER'),
  )
  expect(await screen.findByText(/You act for Lakbay Freight as a developer/)).toBeVisible()
  expect(screen.getByText('Only the owner invites people, changes roles and removes members.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Invite|Remove|Withdraw/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Leave team' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave Lakbay Freight?' })
  await user.click(within(dialog).getByRole('button', { name: 'Leave team' }))
  await waitFor(() => expect(services.session.state.current).toMatchObject({ profile: { team: null } }))
})

test('a dialog that opens again has forgotten how it failed', async () => {
  const { user } = renderPage(
    {
      'GET /api/team': json({ data: { ...team, role: 'DEVELOPER' } }),
      'POST /api/team/leave': problem(503),
    },
    lakbay('DEVELOPER'),
  )
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Leave team' }))
    return within(await screen.findByRole('alertdialog', { name: 'Leave Lakbay Freight?' }))
  }
  const dialog = await open()
  await user.click(dialog.getByRole('button', { name: 'Leave team' }))
  expect(await dialog.findByText('You’re still in the team.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect((await open()).queryByText('You’re still in the team.')).toBeNull()
})

test('without a business: what it takes', async () => {
  renderPage(
    {
      'GET /api/team': json({
        data: { ...team, account_name: null, members: [members[0]], invitations: [] },
      }),
    },
    jun,
  )
  expect(await screen.findByRole('heading', { name: 'Teams are for verified businesses' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Verify your business' })).toHaveAttribute('href', '/kyb')
})

test('another account means another wallet: nothing read of the one before is shown', async () => {
  const { services } = renderPage({}, lakbay('VIEWER'))
  followAccount(services)
  await screen.findByRole('table', { name: 'Members of the team' })
  services.queryClient.setQueryData(['/api/wallet/credits'], { data: { wallet_credits: '8420.00' } })
  services.session.update({ ...lakbay('DEVELOPER') })
  await Promise.resolve()
  expect(services.queryClient.getQueryData(['/api/wallet/credits'])).toBeDefined()
  services.session.update(jun)
  await waitFor(() => expect(services.queryClient.getQueryData(['/api/wallet/credits'])).toBeUndefined())
})

test('what a role may not is disabled, and says who may and where they are', () => {
  const { rerender, services } = renderApp(
    <KitScope>
      <RoleButton gate="POST /api/user-unsubscribe">Unsubscribe</RoleButton>
      <RoleLinkButton gate="POST /api/payment" href="/dashboard/wallet/topup">
        Top up
      </RoleLinkButton>
    </KitScope>,
    createTestApp(lakbay('DEVELOPER')),
  )
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled()
  const topUp = screen.getByRole('button', { name: 'Top up' })
  expect(topUp).toBeDisabled()
  expect(topUp).toHaveAccessibleDescription(
    'You’re a developer of Lakbay Freight. The owner or a billing member can do this. View team',
  )
  expect(screen.getByRole('link', { name: 'View team' })).toHaveAttribute('href', '/dashboard/team')
  expect(services.session.state.current.kind).toBe('member')
  rerender(<p>Gone</p>)
})

test('what others have changed of the profile is shown once it is read again; what fails, or is somebody else’s, is not', async () => {
  const services = createTestApp(jun)
  const { state } = services.session
  const { current } = state
  for (const answer of [json({ data: jun }), problem(503), json({ data: { ...mara } })]) {
    fakePortal({ 'GET /api/profile': answer })
    await refreshProfile(services)
    expect(state.current).toBe(current)
  }
  fakePortal({ 'GET /api/profile': json({ data: lakbay('VIEWER') }) })
  await refreshProfile(services)
  expect(state.current).toMatchObject({ profile: { team: { role: 'VIEWER' } } })
})

const toRosa = {
  account_name: 'Lakbay Freight',
  invited_by: 'Mara Santos',
  email: 'jun@example.com',
  role: 'DEVELOPER',
  expires_at: '2026-11-27T07:15:12Z',
}

function opened(answers: Parameters<typeof fakePortal>[0], profile?: typeof jun, search = '?token=tinv_1') {
  history.replaceState(null, '', `/team/accept${search}`)
  const portal = fakePortal({ 'POST /api/team/invitation': json({ data: toRosa }), ...answers })
  return { ...portal, ...renderApp(<AcceptPage />, createTestApp(profile)), user: userEvent.setup() }
}

test('a visitor is told what a link invites to, and comes back after signing in or up', async () => {
  const { services } = opened({})
  expect(await screen.findByRole('heading', { name: 'Join Lakbay Freight' })).toBeVisible()
  const back = encodeURIComponent('/team/accept?token=tinv_1')
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login?redirect-url=${back}`)
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register')
  expect(services.savedRedirect.state.redirectUrl).toBe('/team/accept?token=tinv_1')
})

test('whoever was invited accepts by a click, after they read what becomes of their own account', async () => {
  const joined = { ...lakbay('DEVELOPER') }
  const { user, services, sent } = opened({ 'POST /api/team/accept': json({ data: joined }) }, jun)
  followAccount(services)
  expect(await screen.findByText(/You return to it when you leave/)).toBeVisible()
  expect(sent.map(({ operation }) => operation)).not.toContain('POST /api/team/accept')
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }))
  await waitFor(() => expect(location.pathname).toBe('/dashboard/team'))
  expect(services.session.state.current).toMatchObject({ profile: { team: { role: 'DEVELOPER' } } })
  expect(sent.filter(({ operation }) => operation === 'POST /api/team/invitation')).toHaveLength(1)
})

test('somebody else is told with which address to come back', async () => {
  opened({}, mara)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You’re logged in as mara@lakbay.example. Log out, then open the link again and log in with jun@example.com.',
  )
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
})

test.each([
  [404, 'verification_unknown', 'This link doesn’t work'],
  [410, 'verification_expired', 'This invitation has expired'],
  [410, 'verification_used', 'This invitation was already accepted'],
])('a link that is over (%i %s) says what to do', async (status, code, title) => {
  opened({ 'POST /api/team/invitation': problem(status, { code, detail: 'Ask for another.' }) })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText('Ask for another.')).toBeVisible()
})

test('a link without its token says so, and asks nothing', async () => {
  const { sent } = opened({}, undefined, '')
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  expect(sent).toEqual([])
})
