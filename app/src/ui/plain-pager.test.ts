import { expect, test } from 'vitest'
import { offeredPages } from './plain-pager.tsx'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %s of %s', (page, count, offered) => {
  expect(offeredPages(page, count)).toEqual(offered)
})
