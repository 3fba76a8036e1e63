import { expect, test } from 'vitest'
import type { Entry, Kind } from './entry.ts'
import { mergeErrors } from './rows.ts'

const hit = (kind: Kind, api: string, code: string) => {
  const id = `${kind} ${api} ${code}`
  const entry: Entry = {
    id,
    kind,
    title: code,
    names: [code, '402'],
    about: api,
    text: '',
    target: { href: '/' },
  }
  return { entry, matched: [] }
}

test('the same error of several APIs is one line, in the place of the best find', () => {
  const merged = mergeErrors([
    hit('error', 'SIM Swap', 'credits'),
    hit('error', 'SIM Swap', 'consent'),
    hit('error', 'Messaging', 'credits'),
    hit('error', 'Location', 'credits'),
  ])
  expect(merged.map(({ entry, alike = 0 }) => [entry.about, entry.title, alike])).toEqual([
    ['SIM Swap', 'credits', 2],
    ['SIM Swap', 'consent', 0],
  ])
})

test('operations that are called the same stay apart', () => {
  expect(mergeErrors([hit('operation', 'A', 'Check'), hit('operation', 'B', 'Check')])).toHaveLength(2)
})
