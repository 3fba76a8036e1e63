import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../test/fake-portal.ts'
import { openApp, preloadPages } from '../../test/open-app.tsx'
import { iris, jun, leo } from '../../test/profiles.ts'
import { createTestApp } from '../../test/render-app.tsx'

beforeAll(preloadPages)

beforeEach(() => {
  fakePortal({
    'GET /api/notifications': json({ data: [] }),
    'POST /sso-verify': problem(401, { detail: 'This sign-in was used already.' }),
  })
})

/** Names of what the top bar marks as the place where one is. */
const marked = () =>
  [...document.querySelectorAll('#root > header [aria-current], body > div > header [aria-current]')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent,
  )

test.each([
  ['/dashboard', jun, /^Overview$/],
  ['/subscriptions', jun, /^(Subscriptions|APIs)$/],
  ['/subscriptions/usage', jun, /^(Subscriptions|Usage)$/],
  ['/subscriptions/usage?tab=log', jun, /^(Subscriptions|Log)$/],
  ['/dashboard/keys', jun, /^Keys$/],
  ['/dashboard/agents', jun, /^Agents$/],
  ['/dashboard/pay', jun, /^Statements$/],
  ['/plans', jun, /^Plans$/],
  ['/plans/view', jun, /^Your plan$/],
  ['/kyb', jun, /^Verification$/],
  ['/dashboard/exports', jun, /^Exports$/],
  ['/dashboard/profile', jun, /account menu$/],
  ['/dashboard/wallet', jun, /^Wallet$/],
  ['/dashboard/wallet/topup', jun, /^Wallet$/],
  ['/payment/success/pay_1', jun, /^Wallet$/],
  ['/admin/keys', iris, /^(Key Management|Keys)$/],
  ['/admin/credits', iris, /^(Credits Management|Credits)$/],
  ['/admin/credits/add/usr_1', iris, /^(Credits Management|Credits)$/],
  ['/dashboard/webhooks', jun, /^Webhooks$/],
  ['/admin/users', iris, /^Users$/],
  ['/admin/users/usr_1', iris, /^Users$/],
  ['/admin/approvals', iris, /^Approvals$/],
  ['/admin/apis', iris, /^APIs$/],
  ['/dashboard/profile', iris, /account menu$/],
])('at %s the header marks where %o is', async (path, profile, name) => {
  openApp(path, createTestApp(profile))
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(marked()).not.toEqual([]))
  // Once in the bar or the rail, and for a link once more in the menu that narrow widths have.
  for (const one of marked()) expect(one).toMatch(name)
})

test('an administrator’s profile stands in the administration', async () => {
  openApp('/dashboard/profile', createTestApp(iris))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByRole('link', { name: 'Key Management' })[0]).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Subscriptions' })).toBeNull()
})

test('an administrator finds the pages that their staff roles allow; at another one it says who may, and fetches nothing', async () => {
  const { sent } = fakePortal({})
  openApp('/admin/plans', createTestApp({ ...iris, staff_roles: ['SUPPORT'] }))
  await screen.findByRole('heading', { level: 1, name: 'Your staff role doesn’t allow this' })
  expect(
    screen.getByText('Your staff roles: support. An owner, finance, or an auditor can do this.'),
  ).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Deliveries' })[0]).toBeVisible()
  for (const name of ['Plans', 'APIs', 'Audit log', 'Payments'])
    expect(screen.queryByRole('link', { name })).toBeNull()
  expect(sent.map(({ operation }) => operation)).not.toContain('GET /api/admin/plans')
})

test('who has joined is welcomed, beside the form and by a heading above it', async () => {
  openApp('/verify?token=ver_1')
  await screen.findByRole('heading', { level: 1, name: 'Verify your email' })
  expect(screen.getByRole('region', { name: 'Welcome' })).toHaveTextContent('WELCOME!')
  expect(screen.getByRole('heading', { level: 2, name: 'Complete Profile' })).toBeInTheDocument()
})

test.each(['/sso-verify', '/sso-verify?token=used'])(
  'the welcome stays beside a sign-in that failed: %s',
  async (path) => {
    openApp(path)
    await screen.findByRole('heading', { level: 1, name: 'You’re not logged in' })
    expect(screen.getByRole('region', { name: 'Welcome' })).toHaveTextContent('WELCOME!')
    expect(screen.getByRole('heading', { level: 2, name: 'Complete Profile' })).toBeInTheDocument()
  },
)

test('one who has not accepted the terms is asked for them wherever they go', async () => {
  openApp('/dashboard/profile', createTestApp(leo))
  await screen.findByRole('heading', { level: 1, name: 'One last step' })
})
