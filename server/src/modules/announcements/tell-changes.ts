import type { Changes } from '@switchboard/oas/compare'
import type { AppContext } from '../../platform/app-context.ts'
import type { Queries } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { notify } from '../notifications/notify.ts'
import { type ChangedOperation, callerDays, callersOf, callersSince } from './affected-repo.ts'

declare module '../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    /** Queued where a document is published that breaks or deprecates operations of the one before it. */
    readonly tellChanges: ChangedVersion
  }
}

interface ChangedVersion {
  readonly api: string
  readonly name: string
  /** Of the new document, with the page of its changes. */
  readonly version: string
  readonly full_version: string
  readonly page: string
  /** The version that it was compared with, whose callers are told. */
  readonly from: string
  readonly broken: readonly ChangedOperation[]
  readonly deprecated: readonly ChangedOperation[]
}

const list = new Intl.ListFormat('en')
const maxNamed = 3

/** By their names, of many the first. */
function operationsInWords(operations: readonly ChangedOperation[]): string {
  const names = operations
    .slice(0, maxNamed)
    .map(({ operation_id, summary }) => `“${summary || operation_id}”`)
  const rest = operations.length - names.length
  return list.format(rest > 0 ? [...names, `${rest} more`] : names)
}

/** In the transaction that publishes a document. Accounts without a call of what changed hear nothing. */
export async function tellCallersLater(
  db: Queries,
  { changes, ...release }: Omit<ChangedVersion, 'broken' | 'deprecated'> & Changes,
): Promise<void> {
  const ofKind = (fits: (change: Changes['changes'][number]) => boolean): ChangedOperation[] => {
    const operations = changes.filter(fits).flatMap((change) => change.operations)
    return [...new Map(operations.map((one) => [one.operation_id, one])).values()].map(
      ({ operation_id, summary }) => ({ operation_id, summary }),
    )
  }
  const broken = ofKind(({ breaking }) => breaking)
  const deprecated = ofKind(({ kind }) => kind === 'DEPRECATED')
  if (broken.length + deprecated.length === 0) return
  const { api, name, version, full_version, page, from } = release
  const payload = { api, name, version, full_version, page, from, broken, deprecated }
  await enqueue(db, 'tellChanges', { payload, jobKey: `tellChanges:${api}:${full_version}` })
}

/** Tells every account that called a changed operation which of its operations changed. */
export async function tellChanges(
  { api, name, full_version, page, from, broken, deprecated }: ChangedVersion,
  { db, clock, settings }: Pick<AppContext, 'db' | 'clock' | 'settings'>,
): Promise<void> {
  const now = clock()
  const since = callersSince({ now, timeZone: settings.timeZone })
  const operations = [...broken, ...deprecated].map(({ operation_id }) => operation_id)
  await db.transaction().execute(async (tx) => {
    for (const { user_id, called } of await callersOf(tx, { api, version: from, operations, since })) {
      const own = (changed: readonly ChangedOperation[]) =>
        changed.filter(({ operation_id }) => called.includes(operation_id))
      const sentences = [
        own(broken).length > 0 && `has breaking changes to ${operationsInWords(own(broken))}`,
        own(deprecated).length > 0 && `deprecates ${operationsInWords(own(deprecated))}`,
      ].filter((sentence) => sentence !== false)
      await notify(tx, {
        userId: user_id,
        kind: 'subscriptions',
        message: `${name} ${full_version} ${sentences.join(' and ')}. You called it in the last ${callerDays} days.`,
        important: own(broken).length > 0,
        route: `${page}?part=changelog`,
        text: 'What changed',
        now,
      })
    }
  })
}
