import { expect, test } from 'vitest'
import { inputRules } from './input-rules.ts'

test('what the contract demands is said in words', () => {
  expect(inputRules({ required: true, minLength: 10, maxLength: 128 }, { noun: 'a password' })).toEqual({
    required: 'Enter a password.',
    minLength: { value: 10, message: 'Use at least 10 characters.' },
    maxLength: { value: 128, message: 'Use at most 128 characters.' },
  })
})

test('a length of one is what required says already', () => {
  expect(inputRules({ required: true, minLength: 1 }, { noun: 'a name' })).toEqual({
    required: 'Enter a name.',
  })
})

test.each([
  ['jun@example.com', true],
  [' jun@example.com ', true],
  ['jun+work@mail.example.co', true],
  ['jun@example', false],
  ['jun.example.com', false],
  ['jun @example.com', false],
])('%j as an address passes: %s', (value, passes) => {
  const { pattern } = inputRules({ format: 'email' }, { noun: 'your address' })
  expect(pattern?.value.test(value)).toBe(passes)
})

test('a pattern of the contract is kept', () => {
  const { pattern } = inputRules({ pattern: '^[a-z]+$' }, { noun: 'the name' })
  expect(pattern?.value.test('abc')).toBe(true)
  expect(pattern?.value.test('ab1')).toBe(false)
})
