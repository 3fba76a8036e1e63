import { expect, test } from 'vitest'
import { hashKey, isWellFormed, newKey } from './key-secret.ts'

test.each(['TEST', 'LIVE'] as const)('a %s key tells its environment and is well formed', (type) => {
  const key = newKey(type)
  expect(key).toMatch(new RegExp(`^sb_${type.toLowerCase()}_[0-9A-Za-z]{38}$`))
  expect(isWellFormed(key)).toBe(true)
})

test('one wrong letter is noticed, wherever it stands', () => {
  const key = newKey('LIVE')
  const typos = Array.from({ length: 38 }, (_, index) => {
    const at = 'sb_live_'.length + index
    return `${key.slice(0, at)}${key[at] === 'x' ? 'y' : 'x'}${key.slice(at + 1)}`
  })
  expect(typos.filter(isWellFormed)).toEqual([])
})

test('a key of the other environment, a cut one and a longer one are not keys', () => {
  const key = newKey('LIVE')
  const wrong = [key.replace('live', 'test'), key.slice(0, -1), `${key}a`, '', 'sb_live_']
  expect(wrong.filter(isWellFormed)).toEqual([])
})

test('no two keys are alike, and neither are their hashes', () => {
  const keys = Array.from({ length: 1000 }, () => newKey('TEST'))
  expect(new Set(keys).size).toBe(1000)
  expect(new Set(keys.map((key) => hashKey(key).toString('hex'))).size).toBe(1000)
})
