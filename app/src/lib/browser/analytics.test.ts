// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createAnalytics, loadTagManager } from './analytics.ts'

const event = { event: 'User Logged Out', email: 'jun@example.com' }

function view(dataLayer?: Record<string, unknown>[]) {
  return { ...(dataLayer && { dataLayer }), navigator: { sendBeacon: vi.fn(() => true) } } as {
    dataLayer?: Record<string, unknown>[]
    navigator: { sendBeacon: ReturnType<typeof vi.fn<Navigator['sendBeacon']>> }
  }
}

test('a logout is pushed with the email, after what the tag manager left there', () => {
  const target = view([{ event: 'gtm.js' }])
  createAnalytics(target).loggedOut('jun@example.com')
  expect(target.dataLayer).toEqual([{ event: 'gtm.js' }, event])
})

test('without a tag manager the event waits for one, and without a service nothing is sent', () => {
  const target = view()
  createAnalytics(target).loggedOut('jun@example.com')
  expect(target.dataLayer).toHaveLength(1)
  expect(target.navigator.sendBeacon).not.toHaveBeenCalled()
})

test('the analytics service gets it as text, which needs no preflight', () => {
  const target = view()
  createAnalytics(target, 'https://collect.example/events').loggedOut('jun@example.com')
  expect(target.navigator.sendBeacon).toHaveBeenCalledWith(
    'https://collect.example/events',
    JSON.stringify(event),
  )
})

test('the tag manager is a script of the page where the deployment names one', () => {
  loadTagManager(document)
  expect(document.head.querySelector('script')).toBeNull()
  loadTagManager(document, 'https://tags.example/manager.js?id=1')
  expect(document.head.querySelector('script')?.src).toBe('https://tags.example/manager.js?id=1')
})
