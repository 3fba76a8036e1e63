// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { asksForSearch } from './search-host.tsx'

const none = { key: 'k', code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const pressed = { ...none, defaultPrevented: false }
const page = document.createElement('div')
const field = document.createElement('input')
const editor = Object.assign(document.createElement('div'), { isContentEditable: true })

test.each([
  ['Ctrl K', { ctrlKey: true }, false, page, true],
  ['Ctrl K with capitals locked', { ctrlKey: true, key: 'K' }, false, page, true],
  ['Ctrl K in a field', { ctrlKey: true }, false, field, true],
  ['⌘ K on a Mac', { metaKey: true }, true, page, true],
  ['Ctrl K on a Mac, which deletes a line', { ctrlKey: true }, true, field, false],
  ['the Windows key', { metaKey: true }, false, page, false],
  ['K alone', {}, false, page, false],
  ['Ctrl Shift K, which opens a console', { ctrlKey: true, shiftKey: true }, false, page, false],
  ['Ctrl K in an editor', { ctrlKey: true }, false, editor, false],
  ['Ctrl K that somebody took', { ctrlKey: true, defaultPrevented: true }, false, page, false],
  ['the same key in Cyrillic', { ctrlKey: true, key: 'л' }, false, page, true],
  ['another letter in the place of K', { ctrlKey: true, key: 't' }, false, page, false],
])('%s', (_what, keys, mac, target, asks) => {
  expect(asksForSearch({ ...pressed, ...keys }, { mac, target })).toBe(asks)
})
