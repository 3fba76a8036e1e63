import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../../test/fake-portal.ts'
import { jun } from '../../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../../test/render-app.tsx'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import type { Profile } from '../../../lib/session/session.ts'
import { answersOf, subscription } from '../test/data.ts'
import { AuthorizeAgentPage } from './authorize-agent-page.tsx'

const read = 'GET /api/agents/authorization'
const decide = 'POST /api/agents/authorization'
const continueTo = '/agents/authorize/x/continue?ticket=y'
const request = {
  agent_request_id: 'kZ3vQx8LmT2rYc7Wb5Nf0d',
  name: 'Claude Code',
  host: null,
  verified: false,
  redirect_host: 'localhost',
  api: 'sim-swap',
  version: 'v1',
  api_name: 'SIM Swap',
  expires_at: '2026-11-21T01:57:00Z',
}

interface PageInput {
  readonly answers?: Parameters<typeof fakePortal>[0]
  readonly profile?: Profile
}

function renderPage({ answers = {}, profile = jun }: PageInput = {}) {
  const { sent } = fakePortal({
    ...answersOf(subscription),
    [read]: json({ data: request }),
    [decide]: json({ data: { continue_to: continueTo } }),
    ...answers,
  })
  const left: string[] = []
  renderApp(
    <KitScope>
      <AuthorizeAgentPage name="authorizeAgent" params={{ request: request.agent_request_id }} />
    </KitScope>,
    { ...createTestApp(profile), goTo: (url: string) => void left.push(url) },
  )
  return { left, decided: () => sent.flatMap(({ operation, body }) => (operation === decide ? [body] : [])) }
}

const page = async () => within(await screen.findByRole('region', { name: 'Claude Code' }))

test('an agent that says who it is itself isn’t verified, and the page says so', async () => {
  renderPage()
  const { getByText, getByRole, queryByRole } = await page()
  expect(getByRole('heading', { name: 'Claude Code asks to call SIM Swap' })).toBeVisible()
  expect(getByText('This agent isn’t verified.')).toBeVisible()
  expect(getByText('An app on this computer')).toBeVisible()
  expect(queryByRole('checkbox')).toBeNull()
})

test('one whose publisher describes it is', async () => {
  renderPage({ answers: { [read]: json({ data: { ...request, host: 'claude.ai', verified: true } }) } })
  const { getByText, queryByText } = await page()
  expect(getByText('claude.ai, verified')).toBeVisible()
  expect(queryByText('This agent isn’t verified.')).toBeNull()
})

test('allowing it gives the agent a budget and an end, and takes the browser back', async () => {
  const { left, decided } = renderPage()
  const { getByRole, getByLabelText } = await page()
  await userEvent.click(getByRole('radio', { name: /^Live/ }))
  await userEvent.clear(getByLabelText('Credits in all'))
  await userEvent.click(getByRole('button', { name: 'Allow' }))
  expect(decided()).toEqual([
    {
      agent_request_id: request.agent_request_id,
      decision: 'ALLOW',
      type: 'LIVE',
      expires_at: expect.stringMatching(/^20\d\d-/),
      limits: {
        credits_per_day: '5',
        credits_per_month: null,
        credits_in_all: null,
        operations: null,
        addresses: null,
      },
    },
  ])
  await waitFor(() => expect(left).toEqual([continueTo]))
})

test('one that asks for the account gets it where the person ticks it, and isn’t asked about otherwise', async () => {
  const { decided } = renderPage({ answers: { [read]: json({ data: { ...request, asks_account: true } }) } })
  const { getByRole } = await page()
  const box = getByRole('checkbox', { name: /^It can read my balance/ })
  expect(box).not.toBeChecked()
  await userEvent.click(box)
  await userEvent.click(getByRole('button', { name: 'Allow' }))
  expect(decided()).toEqual([
    expect.objectContaining({ limits: expect.objectContaining({ reads_account: true }) }),
  ])
})

test('one that asks for the account alone has nothing to be limited', async () => {
  const { api: _, version: __, api_name: ___, ...alone } = request
  const { left, decided } = renderPage({
    answers: { [read]: json({ data: { ...alone, asks_account: true } }) },
  })
  const { getByRole, getByText, queryByRole } = await page()
  expect(getByRole('heading', { name: 'Claude Code asks to read your account' })).toBeVisible()
  expect(getByText(/Never a secret\. It can’t call an API/)).toBeVisible()
  for (const role of ['radio', 'checkbox'] as const) expect(queryByRole(role)).toBeNull()
  await userEvent.click(getByRole('button', { name: 'Allow' }))
  expect(decided()).toEqual([expect.objectContaining({ decision: 'ALLOW', type: 'TEST' })])
  await waitFor(() => expect(left).toEqual([continueTo]))
})

test('denying it tells the agent, whatever was filled in', async () => {
  const { left, decided } = renderPage()
  const { getByRole } = await page()
  await userEvent.click(getByRole('button', { name: 'Deny' }))
  expect(decided()).toEqual([{ agent_request_id: request.agent_request_id, decision: 'DENY' }])
  await waitFor(() => expect(left).toEqual([continueTo]))
})

test('without a subscription, the page says what to do first, and goes on when a person comes back with one', async () => {
  const subscriptions: (typeof subscription)[] = []
  renderPage({ answers: { 'GET /api/user-subscription': () => json({ data: subscriptions })() } })
  const { getByText, getByRole, queryByRole } = await page()
  expect(getByText('You aren’t subscribed to SIM Swap.')).toBeVisible()
  expect(getByRole('link', { name: 'Subscribe (opens in a new tab)' })).toHaveAttribute(
    'href',
    '/subscriptions?api=sim-swap',
  )
  expect(queryByRole('button', { name: 'Allow' })).toBeNull()
  subscriptions.push(subscription)
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('button', { name: 'Allow' })).toBeVisible()
})

test('a role that can’t create keys can’t allow it, and reads why', async () => {
  const team = { role: 'VIEWER', account_name: 'Lakbay Freight' } as Profile['team']
  renderPage({ profile: { ...jun, team } })
  const { getByRole, getByText } = await page()
  expect(getByRole('button', { name: 'Allow' })).toBeDisabled()
  expect(getByText(/You’re a viewer of Lakbay Freight/)).toBeVisible()
})

test('a request that was decided or has expired says so', async () => {
  renderPage({ answers: { [read]: problem(404, { code: 'not_found' }) } })
  expect(await screen.findByText('This request can’t be decided any more')).toBeVisible()
})
