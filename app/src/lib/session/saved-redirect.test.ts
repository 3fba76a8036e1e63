// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createSavedRedirect } from './saved-redirect.ts'

beforeEach(() => sessionStorage.clear())

test('a saved address outlives a reload and is gone once cleared', () => {
  createSavedRedirect(sessionStorage).save('/plans?x=1')
  const reloaded = createSavedRedirect(sessionStorage)
  expect(reloaded.state.redirectUrl).toBe('/plans?x=1')
  reloaded.clear()
  expect(createSavedRedirect(sessionStorage).state.redirectUrl).toBeNull()
})

test('an address of another site is not kept, nor believed when found in storage', () => {
  const memory = createSavedRedirect(sessionStorage)
  memory.save('//evil.example')
  expect(memory.state.redirectUrl).toBeNull()
  sessionStorage.setItem('switchboard.redirect-url', 'https://evil.example')
  expect(createSavedRedirect(sessionStorage).state.redirectUrl).toBeNull()
})
