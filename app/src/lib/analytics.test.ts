import { expect, test } from 'vitest'
import { createAnalytics } from './analytics.ts'

test('a logout is pushed with the e-mail, after what the tag manager left there', () => {
  const view = { dataLayer: [{ event: 'gtm.js' }] as Record<string, unknown>[] }
  createAnalytics(view).loggedOut('jun@example.com')
  expect(view.dataLayer).toEqual([
    { event: 'gtm.js' },
    { event: 'User Logged Out', email: 'jun@example.com' },
  ])
})

test('without a tag manager the event waits for one', () => {
  const view: Pick<Window, 'dataLayer'> = {}
  createAnalytics(view).loggedOut('jun@example.com')
  expect(view.dataLayer).toHaveLength(1)
})
