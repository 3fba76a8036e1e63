// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { mayPrefetch, prefetchLinks } from './prefetch.ts'

test.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on %j pages are fetched ahead: %s', (connection, may) => {
  expect(mayPrefetch(connection)).toBe(may)
})

test('pointing at a link or reaching it fetches its page; links that leave, and those to files in a tab of their own, fetch nothing', () => {
  const fetchPage = vi.fn()
  const stop = prefetchLinks(document, fetchPage)
  document.body.innerHTML =
    '<a href="/plans?x=1"><b>Plans</b></a><a href="https://other.example/plans">Other</a><a href="/plans.md" target="_blank">File</a>'
  const [plans, other, file] = document.querySelectorAll('a')

  plans?.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  for (const link of [other, file]) link?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(fetchPage.mock.calls).toMatchObject([[{ pathname: '/plans', search: '?x=1' }]])

  plans?.focus()
  expect(fetchPage).toHaveBeenCalledTimes(2)
  stop()
})
