import { sql } from 'kysely'
import type { Finding } from '../settings/checklist.ts'
import type { Db } from './client.ts'
import { clusterOf } from './replica-connections.ts'

/** For longer, reads are not up to date while a replay waits, and the primary is asked. */
const maxReplayDelayMs = 1_000

interface ReplicaFacts {
  readonly is_standby: boolean
  /** Milliseconds; -1 without an end. */
  readonly replay_delay: number
}

/** Whether reads can come from a replica. Where they can’t, they come from the primary, and nobody sees it. */
export async function checkReplica(replica: Db, primary: Db): Promise<readonly Finding[]> {
  const { rows } = await sql<ReplicaFacts>`
    SELECT pg_is_in_recovery() AS is_standby, setting::int AS replay_delay
    FROM pg_settings WHERE name = 'max_standby_streaming_delay'`.execute(replica)
  const [facts] = rows
  if (!facts) return []
  const { is_standby, replay_delay } = facts
  if (!is_standby) return [finding('It’s no standby, so nothing is read from it. Name a standby.')]
  if ((await clusterOf(replica)) !== (await clusterOf(primary)))
    return [
      finding('It’s a standby of another database, so nothing is read from it. Name one of this primary.'),
    ]
  if (replay_delay >= 0 && replay_delay <= maxReplayDelayMs) return []
  const duration = replay_delay < 0 ? 'without an end' : `for up to ${replay_delay / 1000} s`
  return [
    finding(
      `A long read holds up its replay ${duration}, and nothing is read from it then. Set max_standby_streaming_delay to 100ms.`,
    ),
  ]
}

const finding = (why: string): Finding => ({ about: 'replica', essential: false, why })
