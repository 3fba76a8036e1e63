import type { AppContext } from '../../platform/app-context.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { dayInWords } from '../../platform/time/days.ts'
import { notify } from '../notifications/notify.ts'
import { listEndingLots, takeEndingLot } from './lots-repo.ts'

const daysAhead = 7
/** Less is not worth a person's attention. In hundredths. */
const worthTelling = 10_00

/**
 * Notifies people a week before credits end. Each lot is its own transaction: it is announced once, or tried
 * again.
 */
export async function tellOfEndingCredits({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  for (const id of await listEndingLots(db, now, { daysAhead, worthTelling })) {
    await db.transaction().execute(async (tx) => {
      const lot = await takeEndingLot(tx, id, { now, worthTelling })
      if (!lot?.valid_until) return
      await notify(tx, {
        userId: lot.user_id,
        kind: 'credits',
        message: `${toDecimal(lot.remaining)} credits expire on ${dayInWords(lot.valid_until)}. They’re used first until then.`,
        route: '/dashboard/wallet',
        text: 'View wallet',
        now,
      })
    })
  }
}
