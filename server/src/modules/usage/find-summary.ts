import type { components } from '@switchboard/sdk'
import type { ReadContext, Reads } from '../../platform/db/reads.ts'
import { type DayRange, rangeOf } from '../../platform/http/day-range.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { addDays, dayIn, daysBetween, laterDay } from '../../platform/time/days.ts'
import { readCallNames } from '../catalogue/repo.ts'
import { keyName, keyStatus } from '../subscriptions/keys.ts'
import { firstKeptDay } from './find-log.ts'
import {
  keysSince,
  readKeyUsage,
  readOperationUsage,
  readRefusedByKey,
  readStatusDays,
  readUsage,
  type StatusDay,
} from './repo.ts'
import { rangeBefore, sumFigures, type UsageRow, within } from './rules.ts'

type Schemas = components['schemas']

interface SummaryQuery {
  readonly start_date?: string
  readonly end_date?: string
  readonly api?: string
  readonly key?: string
}

/** A range and the one before it, as charts show them. */
export async function findSummary(
  context: ReadContext,
  userId: string,
  { api, key, ...period }: SummaryQuery,
): Promise<Schemas['UsageSummary']> {
  const { db, clock, settings } = context
  const range = rangeOf(period, dayIn(settings.timeZone, clock()))
  const before = rangeBefore(range)
  const since = firstKeptDay(context)
  const rows = await readUsage(db, { userId, start: before.start, end: range.end, api, key })
  const statuses = await readStatusDays(db, {
    userId,
    start: laterDay(before.start, since),
    end: range.end,
    api,
    key,
  })
  const known = { rows, statuses, since }
  return {
    time_zone: settings.timeZone,
    range: summaryOf(range, known),
    before: summaryOf(before, known),
    apis: apisOf(range, known),
    keys: await keysOf(context, { ...range, userId, api, key }, since),
    keys_since: await keysSince(db),
    operations: await operationsOf(db, { ...range, userId, api, key }),
    statuses: countsOf(within(statuses, range)),
    statuses_since: since,
  }
}

interface KnownCalls {
  readonly rows: readonly UsageRow[]
  readonly statuses: readonly StatusDay[]
  /** First day that statuses are known of. */
  readonly since: string
}

function summaryOf(range: DayRange, { rows, statuses, since }: KnownCalls): Schemas['UsageRange'] {
  const rowsOf = Map.groupBy(within(rows, range), ({ day }) => day)
  const statusesOf = Map.groupBy(within(statuses, range), ({ day }) => day)
  const days = Array.from({ length: daysBetween(range.start, range.end) }, (_, index) => {
    const day = addDays(range.start, index)
    const refused = day < since ? null : refusedOf(statusesOf.get(day) ?? [])
    return { day, ...sumFigures(rowsOf.get(day) ?? []), refused }
  })
  const refused = range.start < since ? null : refusedOf(within(statuses, range))
  const totals = { ...sumFigures(within(rows, range)), refused }
  return { start_date: range.start, end_date: range.end, totals, days }
}

const refusedOf = (statuses: readonly StatusDay[]): number =>
  statuses.reduce((sum, { status, calls }) => (status >= 400 && status < 500 ? sum + calls : sum), 0)

function apisOf(range: DayRange, { rows, statuses, since }: KnownCalls): Schemas['UsageOfApi'][] {
  const statusesOf = Map.groupBy(within(statuses, range), ({ api }) => api)
  const apis = [...Map.groupBy(within(rows, range), ({ api }) => api)].map(([api, group]) => ({
    api,
    api_name: group[0]?.api_name ?? api,
    ...sumFigures(group),
    refused: range.start < since ? null : refusedOf(statusesOf.get(api) ?? []),
  }))
  return apis.sort((one, other) => other.calls - one.calls)
}

type KeysQuery = Parameters<typeof readKeyUsage>[1]

async function keysOf(
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  query: KeysQuery,
  since: string,
): Promise<Schemas['UsageOfKey'][]> {
  const rows = await readKeyUsage(db, query)
  const refused = query.start < since ? undefined : await readRefusedByKey(db, query)
  return rows.map(({ credits, type, name, api_name, revoked_at, expires_at, grace_ends_at, ...row }) => ({
    ...row,
    name: type && keyName({ name: name ?? '', type }),
    type,
    status: type && keyStatus({ revoked_at, expires_at, grace_ends_at }, clock()),
    api_name: api_name ?? row.api,
    refused: refused ? (refused.get(row.key_id) ?? 0) : null,
    credits: toDecimal(credits),
  }))
}

/** A version that is no longer published has no names. */
async function operationsOf(db: Reads, query: KeysQuery): Promise<Schemas['UsageOfOperation'][]> {
  const rows = await readOperationUsage(db, query)
  const names = new Map((await readCallNames(db, rows)).map((name) => [callId(name), name] as const))
  return rows.map((row) => {
    const name = names.get(callId(row))
    return { ...row, api_name: name?.api_name ?? row.api, operation_name: name?.operation_name ?? null }
  })
}

type Call = Pick<Schemas['UsageOfOperation'], 'api' | 'version' | 'operation'>

const callId = ({ api, version, operation }: Call): string => `${api} ${version} ${operation}`

const countsOf = (statuses: readonly StatusDay[]): Schemas['ResponseStatusCount'][] =>
  [...Map.groupBy(statuses, ({ status }) => status)]
    .map(([status, days]) => ({ status, calls: days.reduce((sum, { calls }) => sum + calls, 0) }))
    .sort((one, other) => one.status - other.status)
