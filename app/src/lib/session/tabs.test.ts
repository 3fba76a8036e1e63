import { expect, test, vi } from 'vitest'
import { createTabs } from './tabs.ts'

test('one tab tells all others, and not itself', async () => {
  const [one, two, three] = [1, 2, 3].map(() => createTabs('test', BroadcastChannel))
  const heard = [vi.fn(), vi.fn(), vi.fn()]
  for (const [index, tab] of [one, two, three].entries()) tab?.listen((news) => heard[index]?.(news))
  one?.tell({ is: 'signed-out' })
  await expect.poll(() => heard[2]?.mock.calls).toEqual([[{ is: 'signed-out' }]])
  await expect.poll(() => heard[1]?.mock.calls).toHaveLength(1)
  expect(heard[0]).not.toHaveBeenCalled()
})

test('a browser without channels says nothing, and hears nothing', () => {
  const tabs = createTabs('test', undefined)
  tabs.listen(() => {
    throw new Error('heard')
  })
  expect(() => tabs.tell({ is: 'signed-out' })).not.toThrow()
})
