import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ChakraScope } from '../../theme/chakra-scope.tsx'
import { Secret } from './secret.tsx'

const value = 'sb_live_9f3KQ2mXv7TzR4pLw8Yc1NbD6hGjS5aE0uVi'

function renderSecret(onCopied = vi.fn()) {
  const user = userEvent.setup()
  const view = render(
    <ChakraScope>
      <Secret value={value} what="key" onCopied={onCopied} />
    </ChakraScope>,
  )
  return { user, onCopied, ...view }
}

test('a secret is nowhere in the page until somebody asks to see it', async () => {
  const { user, container } = renderSecret()
  expect(container.innerHTML).not.toContain(value)
  await user.click(screen.getByRole('button', { name: 'Show key' }))
  expect(screen.getByText(value)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show key' }))
  expect(container.innerHTML).not.toContain(value)
})

test('it is copied unseen, and counts as copied when the clipboard has it', async () => {
  const { user, onCopied, container } = renderSecret()
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(screen.getByRole('button', { name: 'Copy key' }))
  expect(copy).toHaveBeenCalledWith(value)
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(onCopied).toHaveBeenCalledOnce()
  expect(container.innerHTML).not.toContain(value)
})

test('a clipboard that refuses is told, and nothing counts as copied', async () => {
  const { user, onCopied } = renderSecret()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Copy key' }))
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Couldn’t copy. Select the text and copy it yourself.',
  )
  expect(onCopied).not.toHaveBeenCalled()
})
