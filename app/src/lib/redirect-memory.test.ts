import { beforeEach, expect, test } from 'vitest'
import { createRedirectMemory } from './redirect-memory.ts'

beforeEach(() => sessionStorage.clear())

test('a saved address outlives a reload and is gone once cleared', () => {
  createRedirectMemory(sessionStorage).save('/plans?x=1')
  const reloaded = createRedirectMemory(sessionStorage)
  expect(reloaded.state.redirectUrl).toBe('/plans?x=1')
  reloaded.clear()
  expect(createRedirectMemory(sessionStorage).state.redirectUrl).toBeNull()
})

test('an address of another site is not kept, nor believed when found in storage', () => {
  const memory = createRedirectMemory(sessionStorage)
  memory.save('//evil.example')
  expect(memory.state.redirectUrl).toBeNull()
  sessionStorage.setItem('switchboard.redirect-url', 'https://evil.example')
  expect(createRedirectMemory(sessionStorage).state.redirectUrl).toBeNull()
})
