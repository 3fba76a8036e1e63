import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { jun } from '../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { decide, guardSessionOf } from '../../guards.ts'
import type { AppServices } from '../../lib/services.ts'
import { routes } from '../../routes.ts'
import { Palette } from './palette.tsx'

const key = (name: string, last_four: string, status = 'ACTIVE') => ({
  ...{ key_id: `key_${last_four}`, name, type: 'LIVE', prefix: 'sb_live_', last_four, status },
  ...{ created_at: '2026-11-01T02:00:00Z', last_used_at: null, expires_at: null, grace_ends_at: null },
})
const subscription = {
  ...{ user_subscription_id: 'sub_1', api: 'sim-swap', publisher: 'lumina', tag: 'sim-swap', version: 'v1' },
  ...{ name: 'SIM Swap', status: 'ACTIVE', products: [], plan: null, live_blocker: null },
  keys: [key('Ordering server', 'm7Ky'), key('Old server', 'Qa20', 'REVOKED')],
  ...{ created_at: '2026-11-01T02:00:00Z', cancelled_at: null },
}
const none = json({ data: [], meta: { page: 1, limit: 200, total: 0 } })

beforeEach(() => {
  localStorage.clear()
  fakePortal({
    'GET /api/search-index': none,
    'GET /api/faqs': none,
    'GET /resources': none,
    'GET /docs': none,
    'GET /api/user-subscription': json({ data: [subscription] }),
  })
})

function openPalette(
  services: AppServices,
  switchMode: (mode: string) => Promise<void> = async () => {},
): HTMLElement {
  const guards = { decide, sessionOf: guardSessionOf }
  renderApp(
    <Palette rows={routes} guards={guards} stays={false} switchMode={switchMode} onClose={() => {}} />,
    services,
  )
  return screen.getByRole('combobox', { name: 'Search everything' })
}

test('the ID of an own key is copied from the keyboard, and that is announced', async () => {
  const services = createTestApp(jun)
  const written: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  })
  const input = openPalette(services)
  await userEvent.type(input, 'copy key id')
  const actions = within(await screen.findByRole('group', { name: 'Actions' }))
  await waitFor(() =>
    expect(actions.getAllByRole('option').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Copy key ID: Ordering server/),
    ),
  )
  expect(actions.queryByText(/Old server/)).toBeNull()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByText('key_m7Ky copied.')).toHaveAttribute('role', 'status')
  expect(written).toEqual(['key_m7Ky'])
})

test('the mode of the consoles is switched from anywhere', async () => {
  const switched: string[] = []
  const input = openPalette(createTestApp(), async (mode) => void switched.push(mode))
  await userEvent.type(input, 'switch mode test')
  await userEvent.click(await screen.findByRole('option', { name: /Switch mode: Test/ }))
  await screen.findByText('API consoles now use Test where an API has it.')
  expect(switched).toEqual(['TEST'])
})
