import { expect, test } from 'vitest'
import { type ApiKey, keyText, lastUse, works } from './rules.ts'

const now = new Date('2026-11-21T02:00:00Z')
const key: ApiKey = {
  key_id: 'key_1',
  name: 'Test key',
  type: 'TEST',
  prefix: 'sb_test_',
  last_four: 'x9Qa',
  status: 'ACTIVE',
  created_at: '2026-11-02T03:14:20Z',
  last_used_at: null,
  expires_at: null,
  grace_ends_at: null,
}

test('a key is named by its ends alone', () => {
  expect(keyText(key)).toBe('sb_test_…x9Qa')
})

test.each([
  [{}, true],
  [{ status: 'GRACE', grace_ends_at: '2026-11-21T02:00:01Z' }, true],
  [{ status: 'GRACE', grace_ends_at: '2026-11-21T02:00:00Z' }, false],
  [{ status: 'REVOKED' }, false],
  [{ status: 'EXPIRED' }, false],
] as const)('a key of %o works: %s', (over, expected) => {
  expect(works({ ...key, ...over }, now)).toBe(expected)
})

test('the last use is the newest of all keys, whatever their order', () => {
  const used = (last_used_at: string | null) => ({ last_used_at })
  expect(lastUse([used('2026-11-02T00:00:00Z'), used(null), used('2026-11-20T00:00:00Z')])).toBe(
    '2026-11-20T00:00:00Z',
  )
  expect(lastUse([used(null)])).toBeNull()
})
