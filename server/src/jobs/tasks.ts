import { tendCallPartitions } from '../gateway/partitions.ts'
import { refundAbandoned } from '../gateway/refund-abandoned.ts'
import type { Parts } from '../handler.ts'
import { mailTask } from '../mail/task.ts'
import type { Payloads } from './payloads.ts'

type Task<Name extends keyof Payloads> = (payload: Payloads[Name], parts: Parts) => Promise<void>

export const tasks: { readonly [Name in keyof Payloads]: Task<Name> } = {
  mail: mailTask,
}

interface Due {
  readonly name: string
  /** A line of a crontab, in UTC. */
  readonly cron: string
  /** Does all that is due by the clock; doing it twice, or in two processes at once, does it once. */
  readonly run: (parts: Parts) => Promise<void>
}

/** Work that is due by the clock. */
export const schedule: readonly Due[] = [
  { name: 'refund-abandoned-calls', cron: '* * * * *', run: refundAbandoned },
  { name: 'tend-call-partitions', cron: '17 3 * * *', run: tendCallPartitions },
]
