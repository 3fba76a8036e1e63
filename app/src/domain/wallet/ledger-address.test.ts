import { expect, test } from 'vitest'
import { filterOf, ledgerAddress } from './ledger-address.ts'

const { read, write } = ledgerAddress
const newestFirst = { by: 'created_at', order: 'descending' }

test('what the address says is what is asked for, and the way back', () => {
  const search = 'view=usage&from=2026-11-01&to=2026-11-22&page=2'
  const state = read(search)
  expect(state).toEqual({
    view: 'usage',
    days: { from: '2026-11-01', to: '2026-11-22' },
    call: null,
    row: null,
    entry: null,
    sort: newestFirst,
    page: 2,
  })
  expect(write('', state)).toBe(search)
  expect(filterOf(state)).toEqual({ view: 'usage', start_date: '2026-11-01', end_date: '2026-11-22' })
})

test('all of it has the plain address, and what else the address says stays', () => {
  expect(write('view=topup&page=3&x=1', { ...read(''), page: 1 })).toBe('x=1')
  expect(filterOf(read(''))).toEqual({})
})

test('the oldest rows first is in the address, and asked for', () => {
  const state = { ...read(''), sort: { by: 'created_at', order: 'ascending' } as const }
  expect(write('', state)).toBe('sort=created_at')
  expect(filterOf(state)).toEqual({ sort: 'created_at' })
})

test('one call has what it was charged and given back', () => {
  expect(filterOf(read('call=req_3Nc8pYw1Rb46'))).toEqual({ request_id: 'req_3Nc8pYw1Rb46' })
})
