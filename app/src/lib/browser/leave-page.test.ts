import { expect, test, vi } from 'vitest'
import { leavePage } from './leave-page.ts'

test('a page that was left is kept empty, and loaded anew when the Back button brings it out', () => {
  const body = { replaceChildren: vi.fn() }
  const location = { assign: vi.fn(), reload: vi.fn() }
  const window = Object.assign(new EventTarget(), { document: { body }, location })
  leavePage(window, '/login')
  expect(location.assign).toHaveBeenCalledWith('/login')
  // As long as the next page has not come, this one stays as it is.
  expect(body.replaceChildren).not.toHaveBeenCalled()

  window.dispatchEvent(new Event('pagehide'))
  expect(body.replaceChildren).toHaveBeenCalledExactlyOnceWith()
  expect(location.reload).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pageshow'))
  expect(location.reload).toHaveBeenCalledOnce()
})
