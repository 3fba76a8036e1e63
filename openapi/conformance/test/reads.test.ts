import { expect, test } from 'vitest'
import type { ReceivedResponse } from '../src/engine/context/context.ts'
import { changed } from '../src/portal/writes/reads.ts'

const reading = (...data: readonly object[]) =>
  new Map([['listExports', { status: 200, body: { data } } as unknown as ReceivedResponse]])
const queued = {
  export_id: 'exp_1',
  status: 'QUEUED',
  rows_written: 0,
  created_at: '2026-11-21T01:41:50Z',
  finished_at: null,
}
const ready = { ...queued, status: 'READY', rows_written: 12, finished_at: '2026-11-21T01:41:51Z' }

test('work that goes on by itself is no change between two readings; another piece of it is', () => {
  expect(changed(reading(queued), reading(ready))).toEqual([])
  expect(changed(reading(ready), reading())).toEqual(['listExports'])
  expect(changed(reading(ready), reading(ready, { ...queued, export_id: 'exp_2' }))).toEqual(['listExports'])
})

test('what does not go on by itself has changed with any of its fields', () => {
  const key = { key_id: 'key_1', status: 'ACTIVE', last_used_at: null }
  expect(changed(reading(key), reading({ ...key, status: 'REVOKED' }))).toEqual(['listExports'])
  expect(changed(reading(key), reading({ ...key, last_used_at: '2026-11-21T01:41:50Z' }))).toEqual([])
})
