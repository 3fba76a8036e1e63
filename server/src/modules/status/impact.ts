import type { Reads } from '../../platform/db/reads.ts'
import { readOpenCircuits } from '../upstreams/health-repo.ts'
import { readImpacts } from './repo.ts'
import { worst } from './states.ts'

type Impact = 'DEGRADED' | 'OUTAGE'

/** How the disturbed APIs are disturbed now: by open incidents, and where servers for live calls can’t be reached. All of them, or one. */
export async function readDisturbances(db: Reads, api?: string): Promise<ReadonlyMap<string, Impact>> {
  const rows = [...(await readImpacts(db, api)), ...(await readOpenCircuits(db, api))]
  const groups = [...Map.groupBy(rows, (row) => row.api)]
  return new Map(
    groups.flatMap(([key, own]) => [[key, worst(own.map(({ impact }) => impact)) ?? 'DEGRADED']]),
  )
}
