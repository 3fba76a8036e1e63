import { expect, test } from 'vitest'
import {
  capital,
  creditsInWords,
  dayInWords,
  methodInWords,
  moneyInWords,
  monthInWords,
  statementsInWords,
  timeInWords,
} from './format.ts'

test.each([
  [100_00, '100'],
  [1_000_00, '1,000'],
  [100_000_50, '100,000.50'],
  [1_234_567_89, '1,234,567.89'],
])('%i hundredths are %s credits', (hundredths, words) => {
  expect(creditsInWords(hundredths)).toBe(words)
})

test('money, time and statements as people say them', () => {
  expect(moneyInWords('PHP', 12_480_00)).toBe('PHP 12,480.00')
  expect(timeInWords(new Date('2026-11-20T16:05:00Z'), 'Asia/Manila')).toBe('00:05 Manila time')
  expect(statementsInWords(['2026-10'])).toBe('the statement of October 2026')
  expect(statementsInWords(['2026-09', '2026-10'])).toBe('the statements of September 2026 and October 2026')
})

test('days, cities and ways to pay', () => {
  expect(dayInWords(new Date('2026-10-21T16:00:00Z'), 'Asia/Manila')).toBe('22 October')
  expect(timeInWords(new Date('2026-11-20T02:42:00Z'), 'America/New_York')).toBe('21:42 New York time')
  expect(timeInWords(new Date('2026-11-20T02:42:00Z'), 'America/Argentina/Rio_Gallegos')).toBe(
    '23:42 Rio Gallegos time',
  )
  expect(monthInWords('2026-01')).toBe('January 2026')
  expect(methodInWords).toEqual({ CARD: 'Card', EWALLET: 'E-wallet', BANK: 'Bank transfer' })
  expect(capital('the statement of October')).toBe('The statement of October')
})
