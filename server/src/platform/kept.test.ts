import { expect, test, vi } from 'vitest'
import { Kept } from './kept.ts'

const making = (text: string) => vi.fn(async () => text)

test('made once for everybody, until its stamp is another', async () => {
  const kept = new Kept(100)
  const make = making('one')
  const both = await Promise.all([kept.get('a', '1', make), kept.get('a', '1', make)])
  expect([both, make.mock.calls.length]).toEqual([['one', 'one'], 1])
  expect(await kept.get('a', '2', making('two'))).toBe('two')
  expect(await kept.get('a', '1', making('three'))).toBe('three')
})

test('one that failed is tried anew', async () => {
  const kept = new Kept(100)
  await expect(kept.get('a', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await kept.get('a', '1', making('one'))).toBe('one')
})

test('over the limit, the longest unused leaves', async () => {
  const kept = new Kept(10)
  await kept.get('a', '1', making('aaaa'))
  await kept.get('b', '1', making('bbbb'))
  await kept.get('a', '1', making('never'))
  await kept.get('c', '1', making('cccc'))
  const [again, anew] = [making('aaaa'), making('bbbb')]
  await kept.get('a', '1', again)
  await kept.get('b', '1', anew)
  expect([again.mock.calls.length, anew.mock.calls.length]).toEqual([0, 1])
})

test('one larger than the limit is answered, and not kept', async () => {
  const kept = new Kept(3)
  expect(await kept.get('a', '1', making('aaaa'))).toBe('aaaa')
  const again = making('aaaa')
  await kept.get('a', '1', again)
  expect(again).toHaveBeenCalledOnce()
})
