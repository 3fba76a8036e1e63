import type { components } from '@switchboard/sdk'
import { reading } from '../../platform/http/reading.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { dayIn } from '../../platform/time/days.ts'
import { addLatencies, noLatencies, percentileOf } from '../../platform/time/latency.ts'
import { readDisturbances } from '../status/impact.ts'
import { readApis } from '../status/repo.ts'
import { stateOf } from '../status/states.ts'
import { readLiveServers } from '../upstreams/health-repo.ts'
import { readCallers, readLatencies, readParts } from '../usage/hours-repo.ts'

type Schemas = components['schemas']
type Parts = Awaited<ReturnType<typeof readParts>>
type Latencies = Awaited<ReturnType<typeof readLatencies>>

const hour = 3_600_000
const periods = {
  '24h': { parts: 24, hours: 1 },
  '7d': { parts: 28, hours: 6 },
  '30d': { parts: 30, hours: 24 },
}
interface Period {
  /** In milliseconds since 1970, as the parts’ length. */
  readonly start: number
  readonly length: number
  readonly parts: number
}

export const adminGetOverview = reading<'adminGetOverview'>(async ({ db, query, clock, settings }) => {
  const { parts: count, hours } = periods[query.period ?? '24h']
  const start = new Date((Math.floor(clock().getTime() / hour) + 1 - count * hours) * hour)
  const span = { start, parts: count, hours }
  const parts = await readParts(db, span)
  const latencies = await readLatencies(db, span)
  const callers = new Map(
    (await readCallers(db, dayIn(settings.timeZone, start))).map(({ api, ...counts }) => [api, counts]),
  )
  const customersOf = (api: string | null) =>
    callers.get(api) ?? { active: 0, new: 0, silent: 0, affected: 0 }
  const states = await readDisturbances(db)
  const servers = new Map((await readLiveServers(db)).map(({ api, ...counts }) => [api, counts]))
  const period = { start: start.getTime(), length: hours * hour, parts: count }
  const partsOf = Map.groupBy(parts, (row) => row.api)
  const latenciesOf = Map.groupBy(latencies, (row) => row.api)
  const apis = (await readApis(db)).map(({ api, name, version }): Schemas['ProviderApi'] => {
    const own = partsOf.get(api) ?? []
    const ticks = ticksOf(own, period)
    return {
      ...{ api, api_name: name, version, ticks },
      ...figuresOf(own, latenciesOf.get(api) ?? []).now,
      state: states.get(api) ?? 'OPERATIONAL',
      broke_at: breakOf(ticks),
      customers: customersOf(api),
      upstream: servers.get(api) ?? null,
    }
  })
  const { now, before } = figuresOf(parts, latencies)
  const data = {
    ...{ since: start.toISOString(), ...now, before },
    customers: customersOf(null),
    ticks: ticksOf(parts, period),
    apis: apis.toSorted((one, other) => other.calls - one.calls || one.api.localeCompare(other.api)),
  }
  return { status: 200, body: { data } }
})

/** Figures of the period, and of the one before. */
function figuresOf(parts: Parts, latencies: Latencies) {
  const of = (before: boolean): Schemas['CallFigures'] => {
    const rows = parts.filter(({ part }) => part < 0 === before)
    const sum = (name: 'calls' | 'failed' | 'credits') => rows.reduce((total, row) => total + row[name], 0)
    const counts = latencies.filter((row) => row.before === before)
    const all = counts.reduce((total, row) => addLatencies(total, row.latencies), noLatencies())
    return {
      ...{ calls: sum('calls'), failed: sum('failed'), credits: toDecimal(sum('credits')) },
      median_ms: percentileOf(all, 50),
    }
  }
  return { now: of(false), before: of(true) }
}

function ticksOf(rows: Parts, { start, length, parts }: Period): Schemas['OverviewTicks'] {
  const groups = Map.groupBy(rows, ({ part }) => part)
  return Array.from({ length: parts }, (_, index) => {
    const own = groups.get(index) ?? []
    const calls = own.reduce((sum, row) => sum + row.calls, 0)
    const failed = own.reduce((sum, row) => sum + row.failed, 0)
    const at = new Date(start + index * length).toISOString()
    return { at, calls, state: calls ? stateOf({ calls, failed }) : null }
  })
}

/** The beginning of the latest run of parts with problems; parts without calls don’t end it. */
function breakOf(ticks: Schemas['OverviewTicks']): string | null {
  const called = ticks.filter(({ state }) => state)
  const last = called.findLastIndex(({ state }) => state !== 'OPERATIONAL')
  const before = called.slice(0, Math.max(last, 0)).findLastIndex(({ state }) => state === 'OPERATIONAL')
  return last < 0 ? null : (called[before + 1]?.at ?? null)
}
