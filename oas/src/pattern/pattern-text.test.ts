import { expect, test } from 'vitest'
import { matchesPattern } from './matches-pattern.ts'
import { parsePattern } from './parse-pattern.ts'
import { patternText } from './pattern-text.ts'

const free = { min: 0, max: 200 }

test.each([
  '^[0-9]+$',
  '^\\+?[1-9]\\d{4,14}$',
  '^[A-Z]{2}[0-9]{2}-[a-f0-9]{8}$',
  '^(?:card|cash)$',
  '^\\d{4}-(0[1-9]|1[0-2])-([0-2]\\d|3[01])T\\d{2}:\\d{2}(:\\d{2})?(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$',
  '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
  '^https?://[\\w.-]+(/.*)?$',
  '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[!@#$%^&*]).{8,}$',
  '^(?!.*admin)[a-z]{3,}$',
  '^([a-z])\\1$',
  '^(?<q>["\'])[a-z]*\\k<q>$',
  '^\\p{L}+$',
  '^\\u0041\\x42$',
  '^[\\]\\-\\\\]$',
  '^a{0}b$',
  '^$',
  'b',
  '\\bword\\b',
  '^[a-zA-Z0-9-_\\.]{5,}$',
  '^(?:[0-9a-fA-F]{4}:){7}[0-9a-fA-F]{4}$',
  '^[a-zA-Z0-9]{0,256}$',
  '(^|,)x(,|$)',
  '^.{300}$',
])('%s has a text', (source) => {
  const bounds = { min: 0, max: 400 }
  const text = patternText([source], bounds)
  expect(text).toMatch(new RegExp(source, 'u'))
  expect(patternText([source], bounds)).toBe(text)
})

test.each([
  ['^[0-9]+$', 12, 19],
  ['^[a-z]+(-[a-z]+)*$', 20, 24],
  ['^\\d*$', 3, 3],
  ['^a', 8, 10],
  ['^(ab)+$', 7, 9],
])('%s of %i to %i characters', (source, min, max) => {
  const text = patternText([source], { min, max }) ?? ''
  expect(text).toMatch(new RegExp(source))
  expect(text.length).toBeGreaterThanOrEqual(min)
  expect(text.length).toBeLessThanOrEqual(max)
})

test('of two expressions both hold', () => {
  expect(patternText(['^[a-z0-9]+$', '[0-9]'], free)).toMatch(/^(?=.*[0-9])[a-z0-9]+$/)
})

test.each([
  '^(a+)+$',
  '^(\\w+\\s?)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(x+x+)+y',
  '^(a|a)*$',
  `^${'(a?'.repeat(30)}${')'.repeat(30)}$`,
])('an expression that engines take years over ends: %s', (source) => {
  const pattern = parsePattern(source)
  if (!pattern) throw new Error('It is one.')
  expect(matchesPattern(pattern, `${'a'.repeat(60)}!`)).not.toBe(true)
  expect(typeof patternText([source], free)).toMatch(/string|undefined/)
})

test.each([
  '^a{1000000000}$',
  `^${'(a{1000}'.repeat(5)}${'){1000}'.repeat(5)}$`,
  `${'('.repeat(500)}${')'.repeat(500)}`,
  '(',
  '[',
  'a**',
  '^(?=b)a$',
  'x'.repeat(5_000),
])('what no text has within reason has none: %#', (source) =>
  expect(patternText([source], free)).toBeUndefined(),
)
