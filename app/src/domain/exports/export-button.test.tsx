import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { ExportButton } from './export-button.tsx'

const background = { kind: 'LEDGER', filter: { view: 'usage' } } as const

async function menu(answers: Parameters<typeof fakePortal>[0], rows = 3) {
  const portal = fakePortal(answers)
  renderApp(
    <KitScope>
      <ExportButton
        what="transactions"
        rows={rows}
        filename="ledger.csv"
        background={background}
        start={() => Promise.reject(new Error('Nobody asked for it.'))}
      />
    </KitScope>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'More ways to export transactions' }))
  expect(await screen.findByRole('menuitem', { name: 'See prepared exports' })).toHaveAttribute(
    'href',
    '/dashboard/exports',
  )
  return portal
}

/** A menu takes the arrow once it has the focus, which comes after it is seen. */
async function prepare(): Promise<void> {
  const item = await screen.findByRole('menuitem', { name: 'Prepare in the background' })
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  await userEvent.keyboard('{Enter}')
}

test('the same rows are prepared in the background, and wait under Exports', async () => {
  const { sent } = await menu({ 'POST /api/exports': json({ data: {} }, 202) })
  await prepare()
  expect(await screen.findByText('Preparing your export')).toBeInTheDocument()
  expect(sent).toEqual([{ operation: 'POST /api/exports', body: background }])
})

test('a refusal is told in the server’s words', async () => {
  const detail = 'You already have 3 exports in progress. Wait for one to finish, or cancel one.'
  await menu({ 'POST /api/exports': problem(409, { code: 'export_limit', detail }) })
  await prepare()
  expect(await screen.findByText(new RegExp(detail))).toBeInTheDocument()
})

test('where there is nothing to export, earlier exports can still be seen', async () => {
  await menu({}, 0)
  expect(await screen.findByRole('menuitem', { name: 'Prepare in the background' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})
