import { expect, test } from 'vitest'
import type { Price } from './prices.ts'
import { groupPrices, readView, writeView } from './view.ts'

const price = (api: string, name: string, price_credits: string, own?: string): Price => ({
  sku_id: `${api}-${name}`,
  api,
  api_name: api.toUpperCase(),
  operation_id: name,
  name,
  price_credits,
  unit: 'call',
  own,
})

const prices = [
  price('swap', 'check', '2.00', '0.50'),
  price('swap', 'list', '0.00'),
  price('sms', 'send', '0.60'),
  price('sms', 'listen', '9.00'),
]
const namesOf = (words: string, order: 'catalogue' | 'cheap' | 'dear') =>
  groupPrices(prices, { words, order }).map((group) => [group.api, ...group.prices.map(({ name }) => name)])

test.each([
  [
    '',
    'catalogue',
    [
      ['swap', 'check', 'list'],
      ['sms', 'send', 'listen'],
    ],
  ],
  [
    'list',
    'catalogue',
    [
      ['swap', 'list'],
      ['sms', 'listen'],
    ],
  ],
  ['SMS list', 'catalogue', [['sms', 'listen']]],
  ['nothing', 'catalogue', []],
  // By what the person at hand pays: 0.50, not 2.00.
  [
    '',
    'cheap',
    [
      ['swap', 'list', 'check'],
      ['sms', 'send', 'listen'],
    ],
  ],
  [
    '',
    'dear',
    [
      ['sms', 'listen', 'send'],
      ['swap', 'check', 'list'],
    ],
  ],
] as const)('“%s”, %s', (words, order, groups) => {
  expect(namesOf(words, order)).toEqual(groups)
})

test('the view stands in the address beside what else is there', () => {
  const search = writeView('calls=a.b.1', { words: 'sms', order: 'dear' })
  expect(search).toBe('calls=a.b.1&q=sms&sort=dear')
  expect(readView(search)).toEqual({ words: 'sms', order: 'dear' })
  expect(writeView(search, { words: '', order: 'catalogue' })).toBe('calls=a.b.1')
  expect(readView('sort=toString')).toEqual({ words: '', order: 'catalogue' })
})
