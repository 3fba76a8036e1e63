import type { components } from '@switchboard/sdk'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { percentileOf } from '../../platform/time/latency.ts'
import { notifyAdministrators } from '../notifications/notify.ts'
import {
  type CircuitReport,
  type HealthRows,
  lockCircuits,
  putCircuits,
  sumOf,
  type TargetKey,
  takeChanges,
} from './health-repo.ts'
import type { UpstreamRow } from './repo.ts'

type Health = components['schemas']['AdminUpstreamHealth']

/** One for each target of an upstream, in its order. */
export function healthOf(
  { environment, targets }: Pick<UpstreamRow, 'environment' | 'targets'>,
  { minutes, circuits }: HealthRows,
): Health[] {
  return targets.map(({ url }) => {
    const isOfTarget = (row: Pick<TargetKey, 'environment' | 'url'>) =>
      row.environment === environment && row.url === url
    const own = circuits.filter(isOfTarget)
    const { calls, failed, latencies } = sumOf(minutes.filter(isOfTarget))
    return {
      url,
      state: worstOf(own.map(({ state }) => state)),
      opened_at: own[0]?.opened_at.toISOString() ?? null,
      calls,
      failed,
      median_ms: percentileOf(latencies, 50),
      p95_ms: percentileOf(latencies, 95),
    }
  })
}

function worstOf(states: readonly (CircuitReport['state'] | null)[]): Health['state'] {
  if (states.length === 0) return 'CLOSED'
  return states.every((state) => state === 'HALF_OPEN') ? 'HALF_OPEN' : 'OPEN'
}

interface Report {
  readonly process: string
  /** Those that are not closed. */
  readonly circuits: readonly CircuitReport[]
}

/** Notes which circuits of a process are open, and tells administrators where that is news over all processes. */
export const reportCircuits = (db: Db, report: Report, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockCircuits(tx)
    await putCircuits(tx, { ...report, now })
    await tellChanges(tx, now)
  })

/** Closes the circuits of processes that have ended without a word. */
export const settleCircuits = ({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockCircuits(tx)
    await tellChanges(tx, clock())
  })

async function tellChanges(tx: Tx, now: Date): Promise<void> {
  const { openings, closings } = await takeChanges(tx, now)
  for (const target of openings)
    await tell(tx, target, {
      message: `${callsOf(target)} no longer go to ${hostOf(target)}: at least half of them failed. They go to its other targets, or fail, until a probe works.`,
      important: true,
      now,
    })
  for (const target of closings)
    await tell(tx, target, { message: `${callsOf(target)} go to ${hostOf(target)} again.`, now })
}

const callsOf = ({ api, version, environment }: TargetKey): string =>
  `${environment === 'LIVE' ? 'Live' : 'Test'} calls to ${api} ${version}`

const hostOf = ({ url }: TargetKey): string => (URL.canParse(url) ? new URL(url).host : url)

const tell = (
  tx: Tx,
  { api, version }: TargetKey,
  notice: { readonly message: string; readonly important?: boolean; readonly now: Date },
) =>
  notifyAdministrators(tx, {
    ...notice,
    role: 'PUBLISHER',
    route: `/admin/apis/${api}/${version}`,
    text: 'View upstreams',
  })
