// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { readRecent, rememberRecent } from './use-results.ts'

beforeEach(() => localStorage.clear())

test('the five opened last are kept, newest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberRecent(id)
  expect(readRecent()).toEqual(['b', 'f', 'e', 'd', 'c'])
})

test.each([['{'], ['{}'], ['null'], ['"text"']])('what somebody else wrote there is nothing: %s', (text) => {
  localStorage.setItem('switchboard.search.recent', text)
  expect(readRecent()).toEqual([])
})

test('without a storage, or with a full one, nothing is kept and nothing breaks', () => {
  rememberRecent('a', null)
  expect(readRecent(null)).toEqual([])
  const full = {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError')
    },
  }
  expect(() => rememberRecent('a', full)).not.toThrow()
})
