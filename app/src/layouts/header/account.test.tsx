import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { iris, leo, mara } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { AppProviders } from '../../app.tsx'
import { createGlobal } from '../../lib/global-state.ts'
import { type AppServices, useSessionState } from '../../lib/services.ts'
import type { Profile } from '../../lib/session/session.ts'
import { AccountBar } from './account.tsx'
import { adminLinks, moreAdminLinks, userLinks } from './links.ts'
import { MoreLinks } from './more-links.tsx'

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

test('a business user has a bell, and a menu with name, initials and company', async () => {
  renderBar(<AccountBar links={userLinks} />, mara)
  expect(links()).toEqual(['Overview', 'Subscriptions', 'API Marketplace (opens in a new tab)'])
  expect(await screen.findByRole('button', { name: /^Notifications/ })).toBeVisible()
  const trigger = await screen.findByRole('button', { name: /Mara Santos.*Lakbay Freight/ })
  expect(trigger).toHaveTextContent('MS')
  expect(await opened(/Mara Santos/)).toEqual([
    'View Dashboard',
    'View Profile',
    'Team',
    'Webhooks',
    'Contact Us',
    'Logout',
  ])
})

test('an administrator has the administration’s links, and no dashboard', async () => {
  const onLogout = vi.fn()
  renderBar(<AccountBar links={adminLinks} onLogout={onLogout} />, iris)
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

test('what the specification does not name is behind one button of the administration, as links', async () => {
  const more = { links: moreAdminLinks, drawn: <MoreLinks links={moreAdminLinks} /> }
  renderBar(<AccountBar links={adminLinks} more={more} />, iris)
  const toggle = screen.getByRole('button', { name: 'More' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(toggle)
  const all = [
    'Key Management',
    'Credits Management',
    'Users',
    'Verifications',
    'APIs',
    'Deliveries',
    'Audit log',
  ]
  expect(links()).toEqual(all)
  await userEvent.keyboard('{Tab}{Escape}')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(toggle).toHaveFocus()
  await userEvent.click(toggle)
  await userEvent.click(document.body)
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const narrow = screen.getAllByRole('navigation', { name: 'Main' })[1] as HTMLElement
  expect(
    within(narrow)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(all)
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
