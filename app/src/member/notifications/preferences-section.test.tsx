import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { scenario } from '../../../test/contract-answers.ts'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { NotificationsSection } from './preferences-section.tsx'

const path = '/api/notifications/preferences'
const all = [
  { kind: 'low_credits', in_app: true, mail: true, mail_locked: false },
  { kind: 'keys', in_app: true, mail: false, mail_locked: false },
  { kind: 'new_device', in_app: true, mail: true, mail_locked: true },
  { kind: 'of_a_newer_server', in_app: true, mail: true, mail_locked: false },
]

function renderSection(answers: Parameters<typeof fakePortal>[0]) {
  const portal = fakePortal({ [`GET ${path}`]: json({ data: all }), ...answers })
  renderApp(
    <KitScope>
      <NotificationsSection />
    </KitScope>,
  )
  return portal
}
const turned = (name: string | RegExp) => screen.findByRole('switch', { name })

test('each kind has a switch for the portal and one for email; email about security is locked', async () => {
  renderSection({})
  expect(await turned('Low credits, by email')).toBeChecked()
  expect(await turned('API keys, by email')).not.toBeChecked()
  const locked = await turned(/^New device, by email\s?Always on$/)
  expect(locked).toBeChecked()
  expect(locked).toBeDisabled()
  expect(await turned('New device, in the portal')).toBeEnabled()
  expect(screen.getAllByRole('switch')).toHaveLength(6)
})

test('an administrator chooses about administration, and not about credits', async () => {
  renderSection({ [`GET ${path}`]: scenario(`GET ${path}`, 200, 'admin') })
  expect(await turned('Administration, by email')).not.toBeChecked()
  expect(screen.queryByRole('switch', { name: /^Low credits/ })).toBeNull()
})

test('a switch is saved as it is turned, one after another', async () => {
  let settings = all
  const answer = () => Response.json({ data: settings })
  const { sent } = renderSection({
    [`GET ${path}`]: answer,
    [`PUT ${path}`]: () => {
      const body = sent.at(-1)?.body as { preferences: typeof all }
      settings = settings.map((one) => ({
        ...one,
        ...body.preferences.find(({ kind }) => kind === one.kind),
      }))
      return answer()
    },
  })
  await userEvent.click(await turned('API keys, by email'))
  await userEvent.click(await turned('API keys, in the portal'))
  await expect
    .poll(() => sent.filter(({ operation }) => operation.startsWith('PUT')).map(({ body }) => body))
    .toEqual([
      { preferences: [{ kind: 'keys', in_app: true, mail: true }] },
      { preferences: [{ kind: 'keys', in_app: false, mail: true }] },
    ])
})

test('what could not be saved turns back, and is said', async () => {
  renderSection({ [`PUT ${path}`]: problem(503, { detail: 'Try again in a few seconds.' }) })
  await userEvent.click(await turned('Low credits, by email'))
  expect(await screen.findByText('Your choice wasn’t saved.')).toBeInTheDocument()
  // The switch draws data-state; a browser test checks the input's own state.
  const state = async () => (await turned('Low credits, by email')).closest('label')?.dataset.state
  await expect.poll(state).toBe('checked')
})
