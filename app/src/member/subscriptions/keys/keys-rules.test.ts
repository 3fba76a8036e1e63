import { expect, test } from 'vitest'
import { key, subscription } from '../test/data.ts'
import { keysAddress } from './keys-address.ts'
import { filterKeys, isUnused, type KeyRow, keyRows, keysCsv } from './keys-rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const messaging = { ...subscription, user_subscription_id: 'sub_2', api: 'messaging' }
const rows = keyRows([
  {
    ...subscription,
    keys: [
      key,
      {
        ...key,
        key_id: 'key_live',
        type: 'LIVE',
        prefix: 'sb_live_',
        last_used_at: null,
        created_at: '2026-06-01T00:00:00Z',
      },
    ],
  },
  {
    ...messaging,
    keys: [
      { ...key, key_id: 'key_old', status: 'REVOKED' },
      {
        ...key,
        key_id: 'key_grace',
        status: 'GRACE',
        grace_ends_at: '2026-11-21T13:00:00Z',
        created_at: '2026-10-01T00:00:00Z',
      },
    ],
  },
])
const ids = (rows: readonly KeyRow[]) => rows.map((row) => row.key.key_id)

test.each([
  ['', ['key_test01', 'key_grace', 'key_live']],
  ['of=messaging', ['key_grace']],
  ['environment=LIVE', ['key_live']],
  ['state=ended', ['key_old']],
  ['unused=90', ['key_live']],
  ['sort=used', ['key_live', 'key_test01', 'key_grace']],
  ['sort=expires', ['key_grace', 'key_test01', 'key_live']],
])('%s leaves %j', (search, expected) => {
  expect(ids(filterKeys(rows, keysAddress.read(search), now))).toEqual(expected)
})

test.each([
  [{ last_used_at: '2026-08-23T12:00:00Z' }, true],
  [{ last_used_at: '2026-08-23T12:00:01Z' }, false],
  [{ last_used_at: null, created_at: '2026-08-01T00:00:00Z' }, true],
  [{ last_used_at: null, created_at: '2026-11-20T00:00:00Z' }, false],
])('unused for 90 days: %o is %s', (over, unused) => {
  expect(isUnused({ ...key, ...over }, now)).toBe(unused)
})

test('the file has the rows that are listed, with times in UTC and as the reader’s clock says', () => {
  const [head, first, ...rest] = keysCsv(filterKeys(rows, keysAddress.read('of=messaging'), now), now).split(
    '\r\n',
  )
  expect(head).toBe(
    'api,subscription,key_id,name,key,environment,status,created_utc,created_local,last_used_utc,last_used_local,ends_utc',
  )
  expect(first).toMatch(
    /^messaging,sub_2,key_grace,"Test key",sb_test_…x9Qa,TEST,GRACE,2026-10-01T00:00:00Z,2026-10-0\d \d\d:\d\d:00,/,
  )
  expect(rest).toEqual([''])
})

test.each([
  ['Build "A", B', '"Build ""A"", B"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['x;=1+1', `"x;'=1+1"`],
  ['x; "+1"', `"x;' ""+1"""`],
  ['x\t＝1', `"x\t'＝1"`],
  ['a; b-c', '"a; b-c"'],
])('the name %s is a text in a spreadsheet', (name, cell) => {
  const [, line] = keysCsv([{ subscription, key: { ...key, name } }], now).split('\r\n')
  expect(line).toContain(`,${cell},`)
})
