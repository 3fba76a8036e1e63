import { expect, test } from 'vitest'
import { envFile } from './key-reveal-dialog.tsx'

const key = {
  key_id: 'key_1',
  name: 'Test key',
  prefix: 'sb_test_',
  last_four: 'x9Qa',
  status: 'ACTIVE',
  created_at: '2026-11-22T16:00:00Z',
  last_used_at: null,
  expires_at: null,
  grace_ends_at: null,
} as const

test('a key and its ID, named by its API and environment', () => {
  const keys = [
    { ...key, type: 'TEST', api_key: 'sb_test_a' },
    { ...key, key_id: 'key_2', type: 'LIVE', api_key: 'sb_live_b' },
  ] as const
  expect(envFile({ api: 'sim-swap', apiName: 'SIM Swap', keys })).toBe(
    [
      '# SIM Swap, test key of 2026-11-22',
      'SIM_SWAP_TEST_KEY=sb_test_a',
      'SIM_SWAP_TEST_KEY_ID=key_1',
      '# SIM Swap, live key of 2026-11-22',
      'SIM_SWAP_LIVE_KEY=sb_live_b',
      'SIM_SWAP_LIVE_KEY_ID=key_2',
      '',
    ].join('\n'),
  )
})
