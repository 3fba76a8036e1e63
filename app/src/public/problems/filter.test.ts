import { problems } from '@switchboard/sdk/problems'
import { expect, test } from 'vitest'
import { byStatus, matchingProblems } from './filter.ts'

const rows = Object.entries(problems)
const codes = (words: string) => matchingProblems(rows, words).map(([code]) => code)

test.each([
  ['a code', 'consent_missing'],
  ['its beginning', 'consent_m'],
  ['a code in words', 'consent missing'],
  ['a code in quotes', '"consent_missing"'],
  ['the address of its page', 'https://portal.example/problems/consent-missing'],
  ['words of its title in another order', 'missing consent'],
  ['its status and a word', '403 consent'],
])('%s finds it: %s', (_what, words) => {
  expect(codes(words)).toContain('consent_missing')
})

test('without words, all; with what no code has, none', () => {
  expect(codes('  ')).toHaveLength(rows.length)
  expect(codes('xyzzy')).toEqual([])
})

test('each code stands once, under its usual status, the lowest first', () => {
  const groups = byStatus(rows)
  const statuses = groups.map(({ status }) => status)
  expect(statuses).toEqual([...statuses].sort((one, other) => one - other))
  expect(groups.flatMap(({ rows: own }) => own)).toHaveLength(rows.length)
})
