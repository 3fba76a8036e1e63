import type { AppContext } from '../../platform/app-context.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { dayInWords } from '../../platform/time/days.ts'
import type { VersionKey } from '../catalogue/api.ts'
import { markUntold, takeUntold } from '../catalogue/deprecation-repo.ts'
import { notify } from '../notifications/notify.ts'
import { emitEvent } from '../webhooks/emit.ts'
import { callersSince, readAffectedBy } from './affected-repo.ts'

declare module '../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    /** Queued where a version is deprecated, gets another end, or stays after all. */
    readonly tellDeprecation: VersionKey
  }
}

type EndingVersion = NonNullable<Awaited<ReturnType<typeof takeUntold>>>

/** In the transaction that changes how the version stands. There may be thousands of accounts, so a job tells them. */
export async function tellDeprecationLater(db: Queries, { api, version }: VersionKey): Promise<void> {
  await markUntold(db, { api, version })
  await enqueue(db, 'tellDeprecation', {
    payload: { api, version },
    jobKey: `tellDeprecation:${api}:${version}`,
  })
}

/** Tells every affected account how the version stands now: once, however often the job runs. */
export async function tellDeprecation(
  { api, version }: VersionKey,
  { db, clock, settings }: Pick<AppContext, 'db' | 'clock' | 'settings'>,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const ending = await takeUntold(tx, { api, version }, now)
    if (!ending) return
    const since = callersSince({ now, timeZone: settings.timeZone })
    for (const userId of await readAffectedBy(tx, { api, version, since }))
      await tellAccount(tx, userId, { ...ending, now })
  })
}

/** The one place where an account hears that a version which it may call ends, or stays. */
async function tellAccount(
  tx: Tx,
  userId: string,
  { now, ...ending }: EndingVersion & { readonly now: Date },
): Promise<void> {
  const { name, publisher, tag, version, status } = ending
  await notify(tx, {
    userId,
    kind: 'subscriptions',
    message: status === 'DEPRECATED' ? endWords(ending) : `${name} ${version} is no longer deprecated.`,
    important: status === 'DEPRECATED',
    route: ['/api', publisher, tag, version].filter(Boolean).join('/'),
    text: 'View API',
    now,
  })
  if (status !== 'DEPRECATED') return
  const { api, sunset_on, deprecation_reason: reason } = ending
  await emitEvent(tx, {
    userId,
    type: 'api.deprecated',
    data: { api, name, version, sunset_on, reason },
    now,
  })
}

function endWords({ name, version, sunset_on: day, deprecation_reason: reason }: EndingVersion): string {
  const what = day
    ? `${name} ${version} is deprecated. Calls to it will stop working on ${dayInWords(day)}.`
    : `${name} ${version} is deprecated. It has no end date yet.`
  return reason ? `${what} ${reason}` : what
}
