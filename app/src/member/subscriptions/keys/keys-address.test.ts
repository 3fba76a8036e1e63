import { expect, test } from 'vitest'
import { keysAddress, newestFirst } from './keys-address.ts'

const all = { of: null, environment: null, state: 'working', unused: false, sort: newestFirst } as const

test.each([
  ['', all],
  [
    'of=sim-swap&environment=LIVE&state=ended',
    { ...all, of: 'sim-swap', environment: 'LIVE', state: 'ended' },
  ],
  ['unused=90&sort=used', { ...all, unused: true, sort: { by: 'used', order: 'ascending' } }],
] as const)('%s is read, and written as it was', (search, filter) => {
  expect(keysAddress.read(search)).toEqual(filter)
  expect(keysAddress.write('', filter)).toBe(search)
})

test('what it does not know is passed over', () => {
  expect(keysAddress.read('environment=PROD&state=x&unused=1&sort=name')).toEqual(all)
})
