import { sql } from 'kysely'
import type { AppContext } from '../../platform/app-context.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { dayInWords } from '../../platform/time/days.ts'
import { notify } from '../notifications/notify.ts'

const daysAhead = 7
/** Less is not worth a person's attention. In hundredths. */
const worthTelling = 10_00

/** Tells people a week ahead that free credits end. Each lot is its own transaction: it is told of once, or tried again. */
export async function tellOfEndingCredits({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const today = sql<string>`market_day(${now})`
  const ending = await db
    .selectFrom('lots')
    .select('id')
    .where('open', '=', true)
    .where('end_told_at', 'is', null)
    .where('remaining', '>=', worthTelling)
    .where('valid_until', '>=', today)
    .where('valid_until', '<=', sql<string>`${today} + ${sql.lit(daysAhead)}`)
    .orderBy('id')
    .execute()
  for (const { id } of ending) {
    await db.transaction().execute(async (tx) => {
      const lot = await tx
        .updateTable('lots')
        .set({ end_told_at: now })
        .where('id', '=', id)
        .where('end_told_at', 'is', null)
        .where('remaining', '>=', worthTelling)
        .returning(['user_id', 'remaining', 'valid_until'])
        .executeTakeFirst()
      if (!lot?.valid_until) return
      await notify(tx, {
        userId: lot.user_id,
        kind: 'credits',
        message: `${toDecimal(lot.remaining)} free credits expire on ${dayInWords(lot.valid_until)}. They’re used first until then.`,
        route: '/dashboard/wallet',
        text: 'View wallet',
        now,
      })
    })
  }
}
