import { expect, test } from 'vitest'
import { keyRefusal } from './key-refusal.ts'

const rest = 'a'.repeat(38)

test.each([
  ['MOCK', '', undefined],
  ['TEST', `sb_test_${rest}`, undefined],
  ['LIVE', `sb_live_${rest}`, undefined],
  ['LIVE', `sb_live_token_${rest}-_abc`, undefined],
  [
    'LIVE',
    `sb_test_token_${rest}-_abc`,
    'This is a test key, and you are in Live. Switch to Test, or paste a live key.',
  ],
  ['LIVE', `sb_live_token_${rest}`, 'An access token has 57 characters, this one 52. Copy the whole token.'],
  ['TEST', '', 'Paste a test key. It begins with sb_test_.'],
  [
    'TEST',
    `sb_live_${rest}`,
    'This is a live key, and you are in Test. Switch to Live, or paste a test key.',
  ],
  [
    'LIVE',
    `sb_test_${rest}`,
    'This is a test key, and you are in Live. Switch to Test, or paste a live key.',
  ],
  ['LIVE', 'hello', 'A live key begins with sb_live_.'],
  ['LIVE', `sb_live_${'é'.repeat(38)}`, 'The key has unexpected characters. Copy it again.'],
  ['TEST', 'sb_test_aa', 'A key has 46 characters, this one 10. Copy the whole key.'],
] as const)('in %s %j is refused with %j', (environment, key, words) => {
  expect(keyRefusal(key, environment)).toBe(words)
})
