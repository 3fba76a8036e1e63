import { expect, test } from 'vitest'
import type { InsightSummary } from '../types.ts'
import { findNeighbours } from './insight-view.tsx'
import { fileFacts } from './paper-card.tsx'

test.each([
  ['a.pdf', 'application/pdf', 314_095, 'PDF, 314 KB'],
  ['a.pdf', 'application/pdf', 62, 'PDF, 62 bytes'],
  ['table.xlsx', 'application/vnd.ms-excel', 2_450_000, 'XLSX, 2.5 MB'],
  ['notes', 'text/plain', 1000, 'File, 1 KB'],
])('%s of %s and %s bytes is told as %s', (filename, content_type, size_bytes, facts) => {
  expect(fileFacts({ filename, content_type, size_bytes })).toBe(facts)
})

const list = ['a', 'b', 'c'].map((slug) => ({ slug }) as InsightSummary)

test.each([
  ['a', undefined, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', undefined],
  ['unknown', undefined, undefined],
])('beside %s stand %s and %s', (slug, previous, next) => {
  const neighbours = findNeighbours(list, slug)
  expect([neighbours.previous?.slug, neighbours.next?.slug]).toEqual([previous, next])
})
