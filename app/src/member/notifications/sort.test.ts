import { expect, test } from 'vitest'
import { hostileRedirects } from '../../../test/hostile-redirects.ts'
import { actionOf, importantFirst, isUnread, type Notification } from './sort.ts'

const notice = (rest: Partial<Notification> = {}): Notification => ({
  notification_id: 'ntf_1',
  message: 'Something happened.',
  timestamp: 1_795_225_260,
  important: false,
  read_at: 0,
  ...rest,
})

test('important ones come first, and nothing else moves', () => {
  const ids = importantFirst([
    notice({ notification_id: 'a' }),
    notice({ notification_id: 'b', important: true }),
    notice({ notification_id: 'c' }),
    notice({ notification_id: 'd', important: true }),
  ]).map((one) => one.notification_id)
  expect(ids).toEqual(['b', 'd', 'a', 'c'])
})

test('read_at 0 means unread', () => {
  expect(isUnread(notice())).toBe(true)
  expect(isUnread(notice({ read_at: 1 }))).toBe(false)
})

test('a route stays in the portal, a link leaves it', () => {
  expect(actionOf(notice({ action: 'route', link: '/dashboard/wallet', text: 'View wallet' }))).toEqual({
    text: 'View wallet',
    href: '/dashboard/wallet',
    leaves: false,
  })
  expect(actionOf(notice({ action: 'link', link: 'https://status.example/1', text: 'Read' }))).toMatchObject({
    leaves: true,
  })
})

test.each([
  { action: 'link', link: 'javascript:alert(1)', text: 'Read' },
  { action: 'link', link: '/dashboard', text: 'Read' },
  { action: 'route', link: 'https://evil.example', text: 'Read' },
  { action: 'route', link: '//evil.example', text: 'Read' },
  { action: 'route', link: '/dashboard' },
  { action: 'route', text: 'Read' },
  { link: '/dashboard', text: 'Read' },
  {},
] as Partial<Notification>[])('%j has no button', (rest) => {
  expect(actionOf(notice(rest))).toBeNull()
})

test.each(hostileRedirects)('no page of ours is called %j', (link) => {
  expect(actionOf(notice({ action: 'route', link, text: 'Read' }))).toBeNull()
})

test.each([
  'http://plain.example',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'intent://evil.example#Intent;scheme=https;end',
  'mailto:you@evil.example',
  'https://portal.example@evil.example/',
  'https://:secret@evil.example/',
  '//evil.example',
  'https:',
  'https://',
])('no link leads to %j', (link) => {
  expect(actionOf(notice({ action: 'link', link, text: 'Read' }))).toBeNull()
})
