import { expect, test } from 'vitest'
import { askedOf, stemsOf, termsOf, wordsOf } from './tokenize.ts'

test.each([
  ['checkSimSwap', ['check', 'sim', 'swap']],
  ['sendOTPCode', ['send', 'otp', 'code']],
  ['APIs', ['apis']],
  ['/sim-swap/v1/{id}', ['sim', 'swap', 'v1', 'id']],
  ['insufficient_credits', ['insufficient', 'credits']],
  ['Don’t', ['dont']],
  ['Größe', ['große']],
  ['…', []],
])('the words of %s', (text, words) => {
  expect(wordsOf(text).map(({ plain }) => plain)).toEqual(words)
})

test('a text is found by neighbours written as one, where that is wished', () => {
  expect(termsOf('SIM Swap', true)).toContain('simswap')
  expect(termsOf('SIM Swap', false)).not.toContain('simswap')
  expect(termsOf('retrieveSimSwapDate', false)).toContain('retrievesimswapdate')
})

test.each([
  ['How do I pay?', ['pay']],
  ['how do I', ['how', 'do', 'i']],
  ['pay pay', ['pay']],
  ['keys', ['key']],
  ['SMS address', ['sms', 'address']],
])('what is asked by “%s”', (query, terms) => {
  expect(askedOf(query)).toEqual(terms)
})

test.each([
  ['swapped', 'swap'],
  ['sending', 'send'],
  ['missing', 'miss'],
  ['billed', 'bill'],
  ['exceed', 'exceed'],
  ['string', 'string'],
  ['speed', 'speed'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemsOf(word)).toEqual([stem])
})
