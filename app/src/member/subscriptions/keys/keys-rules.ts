import { formatUnixSeconds } from '../../../base/format/dates.ts'
import { type ApiKey, isOver, keyText, type Subscription, works } from '../rules.ts'
import { type KeysFilter, unusedDays } from './keys-address.ts'

/** A key with what it belongs to. */
export interface KeyRow {
  readonly key: ApiKey
  readonly subscription: Subscription
}

export const keyRows = (subscriptions: readonly Subscription[]): readonly KeyRow[] =>
  subscriptions.flatMap((subscription) => subscription.keys.map((key) => ({ key, subscription })))

/** True if the key is at least that old and had no call for that long. */
export function isUnused({ last_used_at, created_at }: ApiKey, now: Date): boolean {
  const since = Date.parse(last_used_at ?? created_at)
  return now.getTime() - since >= unusedDays * 86_400_000
}

export function filterKeys(rows: readonly KeyRow[], filter: KeysFilter, now: Date): readonly KeyRow[] {
  const { of, environment, state, unused, sort } = filter
  const endOf = ({ grace_ends_at, expires_at }: ApiKey) => grace_ends_at ?? expires_at
  const times = {
    used: ({ key }: KeyRow) => key.last_used_at,
    created: ({ key }: KeyRow) => key.created_at,
    expires: ({ key }: KeyRow) => endOf(key),
  }
  const timeOf = times[sort.by]
  const direction = sort.order === 'ascending' ? 1 : -1
  return rows
    .filter(({ subscription }) => of === null || subscription.api === of)
    .filter(({ key }) => environment === null || key.type === environment)
    .filter(({ key }) => state === 'all' || works(key, now) === (state === 'working'))
    .filter(({ key }) => !unused || isUnused(key, now))
    .toSorted((one, other) => {
      const [a, b] = [timeOf(one), timeOf(other)]
      // Never comes before any time, and what never ends after.
      const rank = (time: string | null) =>
        time === null ? (sort.by === 'expires' ? Number.MAX_SAFE_INTEGER : 0) : Date.parse(time)
      return direction * (rank(a) - rank(b))
    })
}

const statusWords = (key: ApiKey, now: Date): string =>
  key.status === 'GRACE' && isOver(key.grace_ends_at, now) ? 'EXPIRED' : key.status

const local = (time: string | null): string => (time ? formatUnixSeconds(Date.parse(time) / 1000) : '')

const columns: readonly (readonly [name: string, value: (row: KeyRow, now: Date) => string])[] = [
  ['api', ({ subscription }) => subscription.api],
  ['subscription', ({ subscription }) => subscription.user_subscription_id],
  ['key_id', ({ key }) => key.key_id],
  ['name', ({ key }) => quoted(key.name)],
  ['key', ({ key }) => keyText(key)],
  ['environment', ({ key }) => key.type],
  ['status', ({ key }, now) => statusWords(key, now)],
  ['created_utc', ({ key }) => key.created_at],
  ['created_local', ({ key }) => local(key.created_at)],
  ['last_used_utc', ({ key }) => key.last_used_at ?? ''],
  ['last_used_local', ({ key }) => local(key.last_used_at)],
  ['ends_utc', ({ key }) => key.grace_ends_at ?? key.expires_at ?? ''],
]

/** A name is what somebody typed: no spreadsheet takes it for a formula, nor a part of it where cells end at semicolons. */
const quoted = (text: string): string =>
  `"${text.replace(/(^|[;\t\r\n])(?=[ "]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1'").replaceAll('"', '""')}"`

/** Exactly the rows that are listed, for a spreadsheet. */
export const keysCsv = (rows: readonly KeyRow[], now: Date): string =>
  [
    columns.map(([name]) => name).join(','),
    ...rows.map((row) => columns.map(([, value]) => value(row, now)).join(',')),
    '',
  ].join('\r\n')
