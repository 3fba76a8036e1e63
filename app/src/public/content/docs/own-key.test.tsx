import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jun } from '../../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../../test/render-app.tsx'
import { createHeldKeys } from '../../../domain/held-keys.ts'
import type { AppServices } from '../../../lib/services.ts'
import { useOwnKey } from './own-key.ts'

const testKey = `sb_test_${'a'.repeat(38)}`
const liveKey = `sb_live_${'a'.repeat(38)}`

const guide = `Keep it as $SWITCHBOARD_KEY.

\`\`\`ts
const simSwap = createApi('sim-swap', { key: process.env.SWITCHBOARD_KEY ?? '' })
\`\`\`

\`\`\`sh
curl https://portal.test/gateway/lumina/sim-swap/v1/check -H "X-API-Key: $SWITCHBOARD_KEY"
\`\`\`

\`\`\`sh
curl https://portal.test/gateway/lumina/otp/v1/send-code -H "X-API-Key: $SWITCHBOARD_TEST_KEY"
\`\`\`
`

const hold = (services: AppServices, environment: string, key: string) =>
  act(async () => {
    services.stateOf(createHeldKeys)[`sim-swap ${environment}`] = key
  })

const Guide = () => <pre>{useOwnKey(guide)}</pre>

function renderGuide(services = createTestApp(jun)) {
  const { container } = renderApp(<Guide />, services)
  return { services, text: () => container.textContent ?? '' }
}

test('samples of an API hold the test key that the page has of it, those of others their placeholder', async () => {
  const { services, text } = renderGuide()
  expect(text()).toBe(guide)
  await hold(services, 'TEST', testKey)
  expect(text()).toContain(`key: '${testKey}' }`)
  expect(text()).toContain(`sim-swap/v1/check -H "X-API-Key: ${testKey}"`)
  expect(text()).toContain('otp/v1/send-code -H "X-API-Key: $SWITCHBOARD_TEST_KEY"')
  expect(text()).toContain('Keep it as $SWITCHBOARD_KEY.')
})

test.each([
  ['a live key', 'LIVE', liveKey],
  ['a live key that was typed for a test key', 'TEST', liveKey],
  ['half of a test key', 'TEST', testKey.slice(0, 20)],
] as const)('%s is in no sample', async (_what, environment, key) => {
  const { services, text } = renderGuide()
  await hold(services, environment, key)
  expect(text()).toBe(guide)
})

test('a visitor gets the placeholder, whoever was here before', async () => {
  const services = createTestApp()
  await hold(services, 'TEST', testKey)
  expect(renderGuide(services).text()).toBe(guide)
})
