import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { iris, leo, mara } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { AppProviders } from '../../app.tsx'
import { createGlobal } from '../../lib/global-state.ts'
import { type AppServices, useSessionState } from '../../lib/services.ts'
import type { Profile } from '../../lib/session/session.ts'
import { adminNavigation } from '../admin-layout.tsx'
import { Rail } from '../rail/rail.tsx'
import { userNavigation } from '../user-navigation.ts'
import { AccountBar } from './account.tsx'

// Its first import takes as long as the machine is busy; no test should wait for that.
beforeAll(() => import('./member-tools.tsx'))

beforeEach(() => {
  fakePortal({ 'GET /api/notifications': json({ data: [] }) })
})

const renderBar = (bar = <AccountBar />, profile?: Profile) => renderApp(bar, createTestApp(profile))

const links = () =>
  within(screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent)

async function opened(name: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }))
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
}

test('a visitor can look around, log in and sign up', async () => {
  renderBar()
  expect(links()).toEqual(['API (opens in a new tab)', 'Pricing', 'Insights', 'About Us', 'Contact Us'])
  expect(screen.getAllByRole('link', { name: 'Login' })[0]).toHaveAttribute('href', '/login')
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register')
  expect(screen.getAllByRole('link', { name: /^API/ })[0]).toHaveAttribute('target', '_blank')
})

test('logging in leads back to the page of an API', () => {
  const path = '/api/lumina/messaging/v1'
  renderApp(
    <Router hook={memoryLocation({ path }).hook}>
      <AccountBar />
    </Router>,
  )
  expect(screen.getAllByRole('link', { name: 'Login' })[0]).toHaveAttribute(
    'href',
    `/login?redirect-url=${encodeURIComponent(path)}`,
  )
})

test('a business user has a bell, and a menu with name, initials and company', async () => {
  renderBar(<AccountBar {...userNavigation(null)} />, mara)
  expect(links()).toEqual(['Overview', 'Subscriptions', 'API Marketplace (opens in a new tab)'])
  expect(await screen.findByRole('button', { name: /^Notifications/ })).toBeVisible()
  const trigger = await screen.findByRole('button', { name: /Mara Santos.*Lakbay Freight/ })
  expect(trigger).toHaveTextContent('MS')
  expect(await opened(/Mara Santos/)).toEqual(['View Dashboard', 'View Profile', 'Contact Us', 'Logout'])
})

test('an administrator has the administration’s links, and no dashboard', async () => {
  const onLogout = vi.fn()
  renderBar(<AccountBar {...adminNavigation} onLogout={onLogout} />, iris)
  expect(links()).toEqual(['Key Management', 'Credits Management'])
  expect(await opened(/Iris Tan/)).toEqual(['View Profile', 'Contact Us', 'Logout'])
  // The menu takes the focus, and says what a key has reached, a moment later.
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await userEvent.keyboard('{End}')
  const logout = screen.getByRole('menuitem', { name: 'Logout' })
  await waitFor(() => expect(logout).toHaveAttribute('data-highlighted'))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onLogout.mock.calls.length).toBe(1)
})

const namesOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent)
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Menu' }))
const menu = () => screen.getAllByRole('navigation', { name: 'Main' })[1] as HTMLElement

const ofAccount = [
  ...['APIs', 'Keys', 'Agents', 'Webhooks', 'Usage', 'Errors', 'Log', 'Exports'],
  ...['Wallet', 'Statements', 'Your plan', 'Plans', 'Verification', 'Docs', 'Guides'],
]

test('the menu leads to what the specification’s links leave out, in the rail’s groups', async () => {
  renderBar(<AccountBar {...userNavigation(null)} />, { ...mara, team: null })
  await openMenu()
  expect(namesOf(menu()).slice(3)).toEqual(ofAccount)
  const groups = within(menu()).getAllByRole('list').slice(1)
  expect(groups.map((group) => group.getAttribute('aria-labelledby')).every(Boolean)).toBe(true)
})

test('a member of a team finds it there, too', async () => {
  const team = { account_id: 'usr_x', account_name: 'Lakbay Freight', role: 'VIEWER' as const }
  renderBar(<AccountBar {...userNavigation(team)} />, { ...mara, team })
  await openMenu()
  expect(within(menu()).getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/dashboard/team')
})

test('on a public page the bar leads back to one’s own', async () => {
  renderBar(<AccountBar />, { ...mara, team: null })
  expect(screen.getAllByRole('link', { name: 'Dashboard' })[0]).toHaveAttribute('href', '/dashboard')
  await openMenu()
  expect(namesOf(menu()).slice(5)).toEqual(['Dashboard', 'Docs', 'Guides'])
})

test('visitors find docs and guides in the menu', async () => {
  renderBar()
  await openMenu()
  expect(namesOf(menu()).slice(5)).toEqual(['Login', 'Docs', 'Guides'])
})

test('an administrator’s rail says how much waits, in figures and in words', async () => {
  fakePortal({
    'GET /api/admin/waiting': json({
      data: { approvals: 2, verifications: 0, deliveries: 100, problems: 0, payments: 0 },
    }),
  })
  renderApp(<Rail {...adminNavigation} />, createTestApp(iris))
  const rail = within(screen.getByRole('navigation', { name: 'Administration' }))
  expect(await rail.findByRole('link', { name: 'Deliveries, 100 or more failed' })).toHaveTextContent('99+')
  expect(rail.getByRole('link', { name: 'Verifications' })).toBeVisible()
  expect(rail.getByRole('link', { name: 'Approvals, 2 waiting for approval' })).toBeVisible()
})

test('a user’s rail says what waits', async () => {
  fakePortal({
    'GET /api/waiting': json({ data: { agents: 1, statements: 0, verifications: 2, webhooks: 0 } }),
  })
  renderApp(<Rail {...userNavigation(null)} />, createTestApp(mara))
  const rail = within(screen.getByRole('navigation', { name: 'Account' }))
  expect(await rail.findByRole('link', { name: 'Agents, 1 waiting for your answer' })).toBeVisible()
  expect(rail.getByRole('link', { name: 'Verification, 2 to correct' })).toBeVisible()
  expect(rail.getByRole('link', { name: 'Statements' })).toBeVisible()
})

test('a rail that was collapsed shows icons with their names, and stays so', async () => {
  const rail = <Rail {...userNavigation(null)} />
  const { unmount } = renderApp(rail, createTestApp(mara))
  await userEvent.click(screen.getByRole('button', { name: 'Collapse' }))
  unmount()
  renderApp(rail, createTestApp(mara))
  expect(screen.getByRole('button', { name: 'Show names' })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getAllByRole('link', { name: 'Wallet' })[0]).toHaveAttribute('title', 'Wallet')
  localStorage.clear()
})

test('the collapsible menu opens, says so, and closes on Escape', async () => {
  renderBar()
  const toggle = screen.getByRole('button', { name: 'Menu' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(toggle).toHaveFocus()
})

test('a portal that is not the real one says so in its bar', () => {
  const services = createTestApp()
  const { rerender } = renderApp(<AccountBar />, services)
  expect(screen.queryByText('staging')).toBeNull()
  Object.assign(services.stateOf(createGlobal), { environment: 'staging' })
  rerender(<AccountBar />)
  expect(screen.getByText('staging')).toBeVisible()
})

test('one who has not accepted the terms has a menu, and nothing that the server would refuse', async () => {
  const { sent } = fakePortal({})
  renderBar(<AccountBar />, leo)
  await screen.findByRole('button', { name: /Leo Ramos/ })
  expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Wallet' })).toBeNull()
  expect(sent).toEqual([])
})

test('a page drawn for a visitor is taken over without a complaint after another tab has signed in', async () => {
  const page = (services: AppServices) => (
    <AppProviders services={services}>
      <AccountBar />
    </AppProviders>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page(createTestApp()))
  const signedIn = { ...createTestApp(mara), drawn: true }
  const complaints: unknown[] = []
  const hydrated = hydrateRoot(root, page(signedIn), {
    onRecoverableError: (error) => complaints.push(error),
  })
  await within(root).findByRole('button', { name: /Mara Santos/ })
  expect(complaints).toEqual([])
  hydrated.unmount()
  root.remove()
})

function SessionReader({ states }: { readonly states: Set<unknown> }) {
  states.add(useSessionState())
  return null
}

test('hydration of a page drawn for a visitor changes nothing, so that the route is not drawn anew before its code has come', async () => {
  const states = new Set<unknown>()
  const page = (services: AppServices) => (
    <AppProviders services={services}>
      <SessionReader states={states} />
    </AppProviders>
  )
  const root = document.createElement('div')
  const hydrated = await act(async () => hydrateRoot(root, page({ ...createTestApp(), drawn: true })))
  expect(states.size).toBe(1)
  hydrated.unmount()
})
