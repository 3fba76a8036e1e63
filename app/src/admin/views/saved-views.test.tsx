import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { chooseEntry } from '../../../test/choose-entry.ts'
import { fakePortal, json } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { SavedViews } from './saved-views.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const view = { view_id: 'viw_1', list: 'deliveries', name: 'Failed', query: 'status=FAILED&kind=MAIL' }
const other = { view_id: 'viw_2', list: 'credits', name: 'By balance', query: 'sort=-wallet_credits' }

function renderViews(search: string) {
  history.replaceState(null, '', `/admin/deliveries${search}`)
  const views = [view, other]
  const portal = fakePortal({
    'GET /api/admin/views': json({ data: views }),
    'POST /api/admin/views': json({ data: view }),
    'PUT /api/admin/views': json({ data: { ...view, name: 'Lost' } }),
    'POST /api/admin/views/remove': json({ data: view }),
  })
  renderApp(
    <KitScope>
      <SavedViews list="deliveries" />
    </KitScope>,
  )
  return (operation: string) =>
    portal.sent.filter((call) => call.operation === operation).map(({ body }) => body)
}

test('the filters of the address are saved under a name, without the page; a known name says that it is replaced', async () => {
  const sent = renderViews('?kind=WEBHOOK&page=3&delivery=whd_1')
  await chooseEntry('Views', 'Save this view…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  await userEvent.type(dialog.getByLabelText('Name'), 'FAILED')
  expect(dialog.getByText('“Failed” gets these filters.')).toBeVisible()
  await userEvent.clear(dialog.getByLabelText('Name'))
  await userEvent.type(dialog.getByLabelText('Name'), 'Webhooks')
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
  await expect
    .poll(() => sent('POST /api/admin/views'))
    .toEqual([{ list: 'deliveries', name: 'Webhooks', query: 'kind=WEBHOOK' }])
})

test('the open view is named, in whatever order its filters are; each leads to its filters', async () => {
  renderViews('?kind=MAIL&status=FAILED')
  const trigger = await screen.findByRole('button', { name: 'View: Failed' })
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  const entry = await screen.findByRole('menuitem', { name: 'Failed' })
  expect(entry).toHaveAttribute('href', '/admin/deliveries?status=FAILED&kind=MAIL')
  expect(entry).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByRole('menuitem', { name: 'By balance' })).toBeNull()
})

test('a view is renamed, and deleted once it is confirmed', async () => {
  const sent = renderViews('')
  await chooseEntry('Views', 'Rename or delete…')
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Failed' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rename “Failed”' })
  // The dialog below it lets go of the focus a few frames later.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  const rename = within(dialog)
  await userEvent.clear(rename.getByLabelText('Name'))
  await userEvent.type(rename.getByLabelText('Name'), 'Lost')
  await userEvent.click(rename.getByRole('button', { name: 'Rename view' }))
  await expect.poll(() => sent('PUT /api/admin/views')).toEqual([{ view_id: 'viw_1', name: 'Lost' }])
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Failed' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Failed”?' }))
  await userEvent.click(question.getByRole('button', { name: 'Delete view' }))
  await expect.poll(() => sent('POST /api/admin/views/remove')).toEqual([{ view_id: 'viw_1' }])
})
