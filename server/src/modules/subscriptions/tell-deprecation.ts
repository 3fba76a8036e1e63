import type { AppContext } from '../../platform/app-context.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { dayInWords } from '../../platform/time/days.ts'
import type { VersionKey } from '../catalogue/api.ts'
import { markUntold, takeUntold } from '../catalogue/deprecation-repo.ts'
import { notify } from '../notifications/notify.ts'
import { emitEvent } from '../webhooks/emit.ts'
import { subscribersOf } from './repo.ts'

declare module '../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    /** Queued where a version is deprecated, gets another end, or stays after all. */
    readonly tellDeprecation: VersionKey
  }
}

type EndingVersion = NonNullable<Awaited<ReturnType<typeof takeUntold>>>

/** In the transaction that changes how the version stands. There may be thousands of subscribers, so a job tells them. */
export async function tellSubscribersLater(db: Queries, { api, version }: VersionKey): Promise<void> {
  await markUntold(db, { api, version })
  await enqueue(db, 'tellDeprecation', {
    payload: { api, version },
    jobKey: `tellDeprecation:${api}:${version}`,
  })
}

/** Tells everybody who is subscribed how the version stands now: once, however often the job runs. */
export async function tellDeprecation(
  { api, version }: VersionKey,
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const ending = await takeUntold(tx, { api, version }, now)
    if (!ending) return
    for (const userId of await subscribersOf(tx, api)) await tellSubscriber(tx, userId, { ...ending, now })
  })
}

/** The one place where an account hears that a version which it may call ends, or stays. */
async function tellSubscriber(
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
