import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

/** Opens a menu by its button and takes an entry, both with keys: the menu takes them a moment after it is there. */
export async function chooseEntry(menu: string, entry: string): Promise<void> {
  const trigger = await screen.findByRole('button', { name: menu })
  await waitFor(async () => {
    if (!screen.queryByRole('menu')) {
      trigger.focus()
      await userEvent.keyboard('{Enter}')
    }
    expect(screen.getByRole('menu')).toHaveFocus()
  })
  // Letters that come too early are lost, and a menu forgets those that it took after a third of a second.
  await waitFor(
    async () => {
      await userEvent.keyboard(entry.slice(0, 3))
      await expect
        .poll(() => screen.getByRole('menuitem', { name: entry }), { timeout: 300 })
        .toHaveAttribute('data-highlighted')
    },
    { interval: 500, timeout: 10_000 },
  )
  await userEvent.keyboard('{Enter}')
}
