import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createTestApp, renderApp } from '../../../test/render-app.tsx'
import { api, operation } from './test/operation.ts'
import { TryIt } from './try-it.tsx'

test('a shared link fills the request in elsewhere, without the key, and sends nothing', async () => {
  const user = userEvent.setup()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const send = vi.fn()
  vi.stubGlobal('fetch', send)
  let services = createTestApp()
  const key = `sb_test_${'k'.repeat(38)}`
  const released = { ...api, full_version: '1.2.0' }
  const { unmount } = renderApp(<TryIt api={released} operation={operation()} />, services)
  await user.click(screen.getByRole('radio', { name: 'Test' }))
  await user.click(screen.getByLabelText(/Your test key/))
  await user.paste(key)
  const body = screen.getByRole('textbox', { name: /^Body/ })
  await user.clear(body)
  await user.type(body, '{{"phoneNumber":"+1"}')
  await user.click(screen.getByRole('button', { name: 'Share request' }))
  const link = copied.mock.calls[0]?.[0] ?? ''
  expect(link).not.toContain('sb_test_')
  unmount()

  services = createTestApp()
  window.history.replaceState(null, '', new URL(link).hash)
  renderApp(<TryIt api={{ ...released, full_version: '1.3.0' }} operation={operation()} />, services)
  expect(await screen.findByText(/This request was shared with you/)).toHaveTextContent(
    'It was made with contract version 1.2.0.',
  )
  expect(screen.getByRole('textbox', { name: /^Body/ })).toHaveValue('{"phoneNumber":"+1"}')
  expect(screen.getByRole('radio', { name: 'Test' })).toBeChecked()
  expect(screen.getByLabelText(/Your test key/)).toHaveValue('')
  expect(send).not.toHaveBeenCalled()
  window.history.replaceState(null, '', '/')
})
