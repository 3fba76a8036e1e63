import type { Reads } from '../../platform/db/reads.ts'
import { readOpenCircuits } from '../upstreams/health-repo.ts'
import { readImpacts } from './repo.ts'
import { worst } from './states.ts'

/** How an API is disturbed now: by its open incidents, and where its servers for live calls can’t be reached. */
export async function readImpact(db: Reads, api: string): Promise<'DEGRADED' | 'OUTAGE' | undefined> {
  const rows = [...(await readImpacts(db, api)), ...(await readOpenCircuits(db, api))]
  return worst(rows.map(({ impact }) => impact))
}
