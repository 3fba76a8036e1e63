import type { AppContext } from '../../../platform/app-context.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { JobPayloads } from '../../../platform/jobs/payloads.ts'
import { closeMonths } from './close-months.ts'
import { addMonths, openMonth } from './months.ts'

declare module '../../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    readonly closeMonths: { readonly userId: string }
  }
}

/** Queues a job for each account with a month to close: one that fails is tried again and holds nobody else up. */
export async function closeStatements({ db, clock, settings }: AppContext): Promise<void> {
  const open = openMonth(settings.timeZone, clock())
  const accounts = await db
    .selectFrom('users')
    .innerJoin('wallets', 'wallets.user_id', 'users.id')
    .select('users.id')
    .where('plan_type', '=', 'POSTPAID')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('statements')
            .select('month')
            .whereRef('statements.user_id', '=', 'users.id')
            .where('month', '>=', addMonths(open, -1)),
        ),
      ),
    )
    .execute()
  for (const { id } of accounts) {
    await enqueue(db, 'closeMonths', { payload: { userId: id }, jobKey: `close-months:${id}` })
  }
}

export async function closeMonthsTask(
  { userId }: JobPayloads['closeMonths'],
  { db, clock, settings }: AppContext,
): Promise<void> {
  await db.transaction().execute((tx) => closeMonths({ db: tx, userId, clock, settings }))
}
