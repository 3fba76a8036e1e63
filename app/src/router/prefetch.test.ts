import { expect, test } from 'vitest'
import { mayPrefetch } from './prefetch.ts'

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
