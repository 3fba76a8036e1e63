import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jun } from '../../../test/profiles.ts'
import { createTestApp } from '../../../test/render-app.tsx'
import { createHeldKeys } from '../../domain/held-keys.ts'
import { createKeyReveal } from '../../domain/keys/key-reveal.ts'
import { createMemory } from './state/memory.ts'

const testKey = `sb_test_${'a'.repeat(38)}`

test('the key of the console is the one that samples elsewhere hold', () => {
  const services = createTestApp(jun)
  services.stateOf(createMemory).keys.hold('sim-swap', 'TEST', testKey)
  expect(services.stateOf(createHeldKeys)).toEqual({ 'sim-swap TEST': testKey })
})

test('a key that was just stored is held for samples and the console, an agent’s for neither', async () => {
  const services = createTestApp(jun)
  const reveal = services.stateOf(createKeyReveal)
  const key = { key_id: 'key_1', type: 'TEST', api_key: testKey, created_at: '2026-11-30T00:00:00Z' } as never
  const of = { api: 'sim-swap', apiName: 'SIM Swap', keys: [key] }
  const agent = { client: 'cursor', server: { name: 'sim-swap', url: 'https://portal.test/mcp' } }
  await act(() => reveal.show({ ...of, agent }))
  act(() => reveal.stored())
  expect(services.stateOf(createMemory).keys.of('sim-swap', 'TEST')).toBe('')
  await act(() => reveal.show(of))
  act(() => reveal.stored())
  expect(services.stateOf(createMemory).keys.of('sim-swap', 'TEST')).toBe(testKey)
})
