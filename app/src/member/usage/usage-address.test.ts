import { expect, test } from 'vitest'
import { logFilter, summaryFilter, tableFilter, usageAddress } from './usage-address.ts'

const { read, write } = usageAddress
const days = { start_date: '2026-11-01', end_date: '2026-11-22' }

test('what the address says is what is asked for, and the way back', () => {
  const address =
    'tab=log&from=2026-11-01&to=2026-11-22&api=sim-swap&key=key_1&method=POST&status=5xx&search=check&page=2'
  const state = read(address)
  expect(write('', state)).toBe(address)
  expect(logFilter(state, days)).toEqual({
    ...days,
    api: 'sim-swap',
    key: 'key_1',
    method: 'POST',
    response: '5xx',
    search: 'check',
  })
  expect(summaryFilter(state, days)).toEqual({ ...days, api: 'sim-swap', key: 'key_1' })
})

test('the table says in the address what a row is', () => {
  const address = 'tab=table&by=api&key=key_1&search=sim'
  expect(write('', read(address))).toBe(address)
  expect(tableFilter(read(address), days)).toEqual({ ...days, key: 'key_1', view: 'api', search: 'sim' })
})

test('the charts of the last days have the plain address, and what else it says stays', () => {
  expect(write('tab=log&page=3&call=req_1&x=1', read(''))).toBe('x=1')
  expect(logFilter(read(''), days)).toEqual(days)
})

test.each([
  'tab=pie',
  'from=2026-11-01',
  'from=2026-02-30&to=2026-03-01',
  'from=2026-11-02&to=2026-11-01',
  'api=A%20b',
  'key=a%20b',
  'method=TRACE',
  'status=600',
  'status=5x',
  'page=0',
  'page=-1',
  'page=1e9',
  'page=9999999999',
  'call=a%2Fb',
])('%s is passed over', (address) => {
  expect(read(address)).toEqual(read(''))
})
