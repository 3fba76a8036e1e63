import { expect, test } from 'vitest'
import { apiKeyOf } from './keys.ts'

const now = new Date('2026-11-21T01:42:00Z')
const [past, future] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)]
const row: Parameters<typeof apiKeyOf>[0] = {
  id: 'key_1',
  subscription_id: 'sub_1',
  type: 'LIVE',
  name: '',
  replaced_by: null,
  hash: Buffer.from('hash'),
  last_four: 'abcd',
  created_at: past,
  last_used_at: null,
  expires_at: null,
  grace_ends_at: null,
  revoked_at: null,
  told_end: null,
  agent: false,
}
const keyOf = (change: Partial<typeof row>) => apiKeyOf({ ...row, ...change }, now)

test.each<[status: string, what: string, Partial<typeof row>]>([
  ['ACTIVE', 'a key without an end', {}],
  ['ACTIVE', 'a key whose end is to come', { expires_at: future }],
  ['EXPIRED', 'a key at its very end', { expires_at: now }],
  ['GRACE', 'a replaced key', { grace_ends_at: future }],
  ['EXPIRED', 'a replaced key whose grace is over', { grace_ends_at: now }],
  ['EXPIRED', 'a replaced key that ended within its grace', { grace_ends_at: future, expires_at: past }],
  ['REVOKED', 'a revoked key, whatever else holds', { revoked_at: past, grace_ends_at: future }],
])('%s: %s', (status, _what, change) => {
  expect(keyOf(change).status).toBe(status)
})

test('the end of a grace is told only while it lasts', () => {
  expect(keyOf({ grace_ends_at: future }).grace_ends_at).toBe(future.toISOString())
  expect(keyOf({ grace_ends_at: past }).grace_ends_at).toBeNull()
})

test('a key is told by its prefix and last four, never by its hash', () => {
  expect(keyOf({})).toMatchObject({ prefix: 'sb_live_', last_four: 'abcd' })
  expect(keyOf({})).not.toHaveProperty('hash')
})
