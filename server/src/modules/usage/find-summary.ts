import type { components } from '@switchboard/sdk'
import type { ReadContext, Reads } from '../../platform/db/reads.ts'
import { type DayRange, rangeOf } from '../../platform/http/day-range.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { addDays, dayIn, daysBetween } from '../../platform/time/days.ts'
import { readCallNames } from '../catalogue/repo.ts'
import { keyName, keyStatus } from '../subscriptions/keys.ts'
import { readRecords } from './find-usage.ts'
import { keysSince, readKeyUsage, readOperationUsage, readUnansweredByKey } from './repo.ts'
import {
  type CallRecords,
  countsOf,
  rangeBefore,
  type StatusDay,
  sumByApi,
  sumFigures,
  within,
} from './rules.ts'

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
  const records = await readRecords(context, { userId, start: before.start, end: range.end, api, key })
  const inRange = within(records, range)
  return {
    time_zone: settings.timeZone,
    range: summaryOf(range, inRange),
    before: summaryOf(before, within(records, before)),
    apis: sumByApi(inRange, range.start),
    keys: await keysOf(context, { ...range, userId, api, key }, records.since),
    keys_since: await keysSince(db),
    operations: await operationsOf(db, { ...range, userId, api, key }),
    statuses: statusCounts(inRange.statuses),
    statuses_since: records.since,
  }
}

function summaryOf(range: DayRange, records: CallRecords): Schemas['UsageRange'] {
  const rowsOf = Map.groupBy(records.rows, ({ day }) => day)
  const statusesOf = Map.groupBy(records.statuses, ({ day }) => day)
  const days = Array.from({ length: daysBetween(range.start, range.end) }, (_, index) => {
    const day = addDays(range.start, index)
    const [rows, statuses] = [rowsOf.get(day) ?? [], statusesOf.get(day) ?? []]
    return { day, ...sumFigures({ ...records, rows, statuses }, day) }
  })
  const totals = sumFigures(records, range.start)
  return { start_date: range.start, end_date: range.end, totals, days }
}

type KeysQuery = Parameters<typeof readKeyUsage>[1]

async function keysOf(
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  query: KeysQuery,
  since: string,
): Promise<Schemas['UsageOfKey'][]> {
  const rows = await readKeyUsage(db, query)
  const unanswered = query.start < since ? undefined : await readUnansweredByKey(db, query)
  const noneOf = unanswered ? 0 : null
  return rows.map(({ credits, type, name, api_name, revoked_at, expires_at, grace_ends_at, ...row }) => ({
    ...row,
    ...countsOf(row.calls, row.failed, unanswered?.get(row.key_id) ?? { rejected: noneOf, limited: noneOf }),
    name: type && keyName({ name: name ?? '', type }),
    type,
    status: type && keyStatus({ revoked_at, expires_at, grace_ends_at }, clock()),
    api_name: api_name ?? row.api,
    credits: toDecimal(credits),
  }))
}

/** A version that is no longer published has no names. */
async function operationsOf(db: Reads, query: KeysQuery): Promise<Schemas['UsageOfOperation'][]> {
  const rows = await readOperationUsage(db, query)
  const namesOf = await readCallNames(db, rows)
  return rows.map((row) => {
    const name = namesOf(row)
    return { ...row, api_name: name?.api_name ?? row.api, operation_name: name?.operation_name ?? null }
  })
}

const statusCounts = (statuses: readonly StatusDay[]): Schemas['UsageOfStatus'][] =>
  [...Map.groupBy(statuses, ({ status, outcome }) => `${status} ${outcome}`)]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([, days]) =>
      days.slice(0, 1).map(({ status, outcome }) => ({ status, outcome, calls: callsOf(days) })),
    )

const callsOf = (days: readonly StatusDay[]): number => days.reduce((sum, { calls }) => sum + calls, 0)
