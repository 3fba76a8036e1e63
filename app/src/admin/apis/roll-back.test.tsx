import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { RollBackDialog } from './end-dialogs.tsx'
import type { ApiDetail } from './prices.ts'

test('a version is rolled back to what its last publication replaced', async () => {
  const published_at = '2026-11-01T03:00:00Z'
  const detail = {
    api: 'museum',
    version: 'v1',
    name: 'Museum',
    full_version: '1.4.2',
    published_at,
  } as ApiDetail
  const portal = fakePortal({ 'POST /api/admin/apis/roll-back': json({ data: detail }) })
  renderApp(
    <KitScope>
      <RollBackDialog
        detail={detail}
        to={{ full_version: '1.4.1', published_at: '2026-10-01T12:00:00Z' }}
        onClose={() => {}}
      />
    </KitScope>,
  )
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/published on 1 Oct 2026, \d\d:\d\d replaces 1\.4\.2 immediately/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }))
  await expect
    .poll(() => portal.sent.map(({ body }) => body))
    .toEqual([{ api: 'museum', version: 'v1', published_at }])
})
