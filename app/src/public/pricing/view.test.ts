import { expect, test } from 'vitest'
import { readView, viewHref, writeView } from './view.ts'

const plain = { words: '', order: 'catalogue', page: 1, open: '' } as const

test('the view stands in the address beside what else is there', () => {
  const view = { words: 'sms', order: 'dearest', page: 2, open: 'messaging' } as const
  const search = writeView('calls=a.b.1', view)
  expect(search).toBe('calls=a.b.1&q=sms&sort=dearest&page=2&open=messaging')
  expect(readView(search)).toEqual(view)
  expect(writeView(search, plain)).toBe('calls=a.b.1')
  expect(viewHref(search, plain)).toBe('/pricing?calls=a.b.1')
  expect(viewHref('', { ...plain, open: 'sms' }, 'prices-sms')).toBe('/pricing?open=sms#prices-sms')
})

test('what the page does not know is left out', () => {
  expect(readView('sort=toString&page=-1&open=No+Slug')).toEqual(plain)
})
