// Metrics of the whole deployment, whichever process is asked: docs/operation.md names the objectives behind them.
import { setTimeout as pause } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import { countInFlight } from './modules/ledger/calls-in-flight.ts'
import { countOpenDifferences } from './modules/payments/reconciliation/repo.ts'
import { dueMonths, dueSince } from './modules/usage/partitions-repo.ts'
import { countDueDeliveries } from './modules/webhooks/backlog-repo.ts'
import { newestBackup } from './platform/backup/newest-backup.ts'
import type { Db } from './platform/db/client.ts'
import { readBacklog } from './platform/jobs/backlog.ts'
import type { Settings } from './platform/settings/settings.ts'
import type { Clock } from './platform/time/clock.ts'
import { dayIn } from './platform/time/days.ts'

interface OperationMetricsOptions {
  readonly db: Db
  readonly clock: Clock
  readonly backupFolder?: string | undefined
  readonly settings: Settings
}

type Figure<Values> = readonly [name: string, help: string, of: (values: Values) => number]

export function observeOperation(
  registry: Registry,
  { db, clock, backupFolder, settings }: OperationMetricsOptions,
): void {
  gauges(registry, () => readBacklog(db), [
    ['switchboard_jobs_waiting', 'Jobs that are due.', ({ waiting }) => waiting],
    [
      'switchboard_jobs_oldest_seconds',
      'How long the oldest job waits that is due.',
      ({ oldest_seconds }) => oldest_seconds,
    ],
    [
      'switchboard_jobs_given_up',
      'Jobs that failed too often to be tried again.',
      ({ given_up }) => given_up,
    ],
  ])
  gauges(registry, () => countDueDeliveries(db, clock()), [
    ['switchboard_deliveries_waiting', 'Deliveries of webhooks that are due.', ({ waiting }) => waiting],
    [
      'switchboard_deliveries_oldest_seconds',
      'How long the oldest delivery is due.',
      ({ oldest_seconds }) => oldest_seconds,
    ],
  ])
  gauges(registry, () => countOpenDifferences(db), [
    ['switchboard_payment_differences', 'Open differences with the payment provider.', (open) => open],
  ])
  gauges(registry, () => countInFlight(db, clock()), [
    ['switchboard_calls_in_flight', 'Calls that are charged and have not ended.', ({ calls }) => calls],
    [
      'switchboard_calls_abandoned',
      'Calls of these that wait for their refund: no response can come any more.',
      ({ abandoned }) => abandoned,
    ],
  ])
  if (settings.archive)
    gauges(registry, () => dueMonths(db, dayIn(settings.timeZone, clock())), [
      [
        'switchboard_archive_waiting',
        'Months that left the request log and aren’t archived.',
        (months) => months.length,
      ],
      [
        'switchboard_archive_oldest_seconds',
        'How long the oldest of them waits; 0 without one.',
        (months) => {
          const since = dueSince(months)
          return since === undefined ? 0 : (clock().getTime() - Date.parse(since)) / 1000
        },
      ],
    ])
  if (backupFolder !== undefined)
    gauges(registry, async () => ((await newestBackup(backupFolder))?.getTime() ?? 0) / 1000, [
      [
        'switchboard_backup_timestamp_seconds',
        'When the newest backup was finished; 0 without one.',
        (at) => at,
      ],
    ])
}

/** Metrics matter most without a database, or with one that has no time: a value that isn’t there by then is NaN. */
const maxWaitMs = 2_000

/** Gauges that are read together. */
function gauges<Values>(
  registry: Registry,
  read: () => Promise<Values>,
  figures: readonly Figure<Values>[],
): void {
  let reading: Promise<Values | undefined> | undefined
  const readOnce = () => {
    reading ??= Promise.race([
      read().catch(() => undefined),
      pause(maxWaitMs, undefined, { ref: false }),
    ]).finally(() => {
      reading = undefined
    })
    return reading
  }
  for (const [name, help, figureOf] of figures)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const values = await readOnce()
        this.set(values === undefined ? Number.NaN : figureOf(values))
      },
    })
}
