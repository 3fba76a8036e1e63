import { expect, test } from 'vitest'
import { addLine, dropLine, readCalls, readMix, setCalls, writeMix } from './mix.ts'

const check = { api: 'sim-swap', operationId: 'checkSimSwap', calls: 10_000 }
const send = { api: 'messaging', operationId: 'send.sms-v2_all', calls: 0 }

test('a mix reads as it was written, and the rest of the address stays', () => {
  const search = writeMix('q=sms&calls=old.one.1&sort=cheap', [check, send])
  expect(search).toBe('q=sms&sort=cheap&calls=sim-swap.checkSimSwap.10000&calls=messaging.send.sms-v2_all.0')
  expect(readMix(search)).toEqual([check, send])
})

test.each(['', 'calls=', 'calls=sim-swap.5', 'calls=sim-swap.check.many', 'calls=.check.5', 'calls=a.b.-5'])(
  '“%s” names no mix',
  (search) => {
    expect(readMix(search)).toEqual([])
  },
)

test('an operation named twice counts as it was named last', () => {
  expect(readMix('calls=a.b.1&calls=a.b.2')).toEqual([{ api: 'a', operationId: 'b', calls: 2 }])
})

test.each([
  ['10,000', 10_000],
  ['1 000', 1_000],
  ['', 0],
  ['12a', 12],
  ['99999999999999', 1_000_000_000],
])('“%s” are %s calls', (text, calls) => {
  expect(readCalls(text)).toBe(calls)
})

test('lines are added once, changed and dropped', () => {
  const mix = addLine(addLine([check], send), { ...check, calls: 5 })
  expect(mix).toEqual([check, send])
  expect(setCalls(mix, 'sim-swap.checkSimSwap', 7)[0]).toEqual({ ...check, calls: 7 })
  expect(dropLine(mix, 'sim-swap.checkSimSwap')).toEqual([send])
})
