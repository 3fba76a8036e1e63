import { queryOptions } from '@switchboard/sdk/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { ChoiceFilter } from './list-filters.tsx'
import { QueryDrawer } from './query-drawer.tsx'

function renderDrawer(id: string | null, answer: () => Response) {
  const onClose = vi.fn()
  const portal = fakePortal({ 'GET /api/webhooks/delivery': answer })
  renderApp(
    <KitScope>
      <QueryDrawer
        title="Delivery"
        id={id}
        onClose={onClose}
        query={(from, delivery_id) =>
          queryOptions(from, '/api/webhooks/delivery', { params: { query: { delivery_id } } })
        }
        what="this delivery"
        missing={<p>It is gone.</p>}
      >
        {({ data }) => <p>{data.event_id}</p>}
      </QueryDrawer>
    </KitScope>,
  )
  return { ...portal, onClose }
}

test('what is named is read and shown, and closing says so', async () => {
  const { onClose } = renderDrawer('whd_1', json({ data: { event_id: 'evt_1' } }))
  expect(await screen.findByText('evt_1')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('without a name nothing opens, and nothing is asked', () => {
  expect(renderDrawer(null, problem(500)).sent).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what is gone is told apart from what failed', async () => {
  renderDrawer('whd_1', problem(404, { code: 'not_found' }))
  expect(await screen.findByText('It is gone.')).toBeVisible()
})

test('a status is chosen by its name, and all by none', async () => {
  const onChange = vi.fn()
  fakePortal({})
  renderApp(
    <KitScope>
      <ChoiceFilter
        label="Status"
        options={{ SENT: { label: 'Delivered' }, FAILED: { label: 'Failed' } }}
        value="SENT"
        onChange={onChange}
      />
    </KitScope>,
  )
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Failed')
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'All')
  expect(onChange.mock.calls).toEqual([['FAILED'], [null]])
})
