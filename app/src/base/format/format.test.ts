import { expect, test } from 'vitest'
import { formatDay, formatUnixSeconds } from './dates.ts'
import { countInWords, formatDecimal, shortened } from './format.ts'
import { shortDay } from './short-day.ts'

test.each([
  ['346.00', '346.00'],
  ['1250.50', '1,250.50'],
  ['123456789012.34', '123,456,789,012.34'],
  ['-2.00', '−2.00'],
  ['0.00', '0.00'],
  ['500', '500'],
])('%s reads %s', (decimal, text) => {
  expect(formatDecimal(decimal)).toBe(text)
})

test('a movement carries its sign', () => {
  expect(formatDecimal('300.00', true)).toBe('+300.00')
  expect(formatDecimal('-1.50', true)).toBe('−1.50')
})

test('small counts are words, large ones digits', () => {
  expect(countInWords(6)).toBe('Six')
  expect(countInWords(1240)).toBe('1,240')
})

test('times read as the specification and the cards write them', () => {
  expect(formatUnixSeconds(1_795_311_720)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(formatDay('2026-11-18T04:00:00Z')).toBe('18 Nov')
})

test('a card says a day as all else does, in each month and at the ends of a day', () => {
  for (let month = 1; month <= 12; month += 1)
    for (const time of ['01T00:00:00Z', '09T12:00:00Z', '28T23:59:59.999Z']) {
      const moment = `2026-${String(month).padStart(2, '0')}-${time}`
      expect(shortDay(moment)).toBe(formatDay(moment))
    }
})

test.each([
  ['Short enough', 20, 'Short enough'],
  ['One two three, four', 15, 'One two three…'],
  ['Onetwothreefourfive', 10, 'Onetwothr…'],
])('“%s” in %i letters', (text, maxLength, result) => {
  expect(shortened(text, maxLength)).toBe(result)
  expect(result.length).toBeLessThanOrEqual(maxLength)
})
