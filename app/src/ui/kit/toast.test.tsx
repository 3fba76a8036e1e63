import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { useToast } from './toast.tsx'

function Save({ onUndo }: { readonly onUndo?: () => void }) {
  const toast = useToast()
  const action = onUndo && { action: { label: 'Undo', onClick: onUndo } }
  return (
    <button type="button" onClick={() => toast({ kind: 'success', title: 'Key revoked', ...action })}>
      Revoke
    </button>
  )
}

test('a page behind the sign-in says what has happened; nothing stands there before', async () => {
  const user = userEvent.setup()
  const undo = vi.fn()
  render(
    <KitScope>
      <Save onUndo={undo} />
    </KitScope>,
  )
  expect(screen.queryByRole('region')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByRole('status', { hidden: true })).toHaveTextContent('Key revoked')
  await waitFor(() => expect(screen.getByText('Key revoked')).toBeVisible())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
})

test('two that come at once are both shown', async () => {
  const user = userEvent.setup()
  render(
    <KitScope>
      <Save />
    </KitScope>,
  )
  await user.dblClick(screen.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.getAllByText('Key revoked')).toHaveLength(2))
})
