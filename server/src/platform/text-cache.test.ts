import { expect, test, vi } from 'vitest'
import { TextCache } from './text-cache.ts'

const making = (text: string) => vi.fn(async () => text)

test('made once for everybody, and anew under another key', async () => {
  const texts = new TextCache(100)
  const make = making('one')
  const both = await Promise.all([texts.get('a 1', make), texts.get('a 1', make)])
  expect([both, make.mock.calls.length]).toEqual([['one', 'one'], 1])
  expect(await texts.get('a 2', making('two'))).toBe('two')
})

test('one that failed is tried anew', async () => {
  const texts = new TextCache(100)
  await expect(texts.get('a 1', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await texts.get('a 1', making('one'))).toBe('one')
})

test('over the limit, the longest unused leaves', async () => {
  const texts = new TextCache(10)
  await texts.get('a 1', making('aaaa'))
  await texts.get('b 1', making('bbbb'))
  await texts.get('a 1', making('never'))
  await texts.get('c 1', making('cccc'))
  const [again, anew] = [making('aaaa'), making('bbbb')]
  await texts.get('a 1', again)
  await texts.get('b 1', anew)
  expect([again.mock.calls.length, anew.mock.calls.length]).toEqual([0, 1])
})

test('one larger than the limit is answered, and not kept', async () => {
  const texts = new TextCache(3)
  expect(await texts.get('a 1', making('aaaa'))).toBe('aaaa')
  const again = making('aaaa')
  await texts.get('a 1', again)
  expect(again).toHaveBeenCalledOnce()
})
