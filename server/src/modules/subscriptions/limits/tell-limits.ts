import type { AppContext } from '../../../platform/app-context.ts'
import { toGroupedDecimal } from '../../../platform/money/decimals.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { type NearLimit, noteTold, readNearLimits } from '../../ledger/limit-counts.ts'
import { notify } from '../../notifications/notify.ts'
import { nameOfCounted } from './repo.ts'

/**
 * Notifies owners whose quota or budget is used up to 80 or 100 percent, once each in its day or month. A budget that a dearer call
 * would exceed may never be used up: its callers learn it by their 402.
 */
export async function tellOfLimits({ db, clock, settings }: AppContext): Promise<void> {
  const now = clock()
  for (const near of await readNearLimits(db, dayIn(settings.timeZone, now))) {
    await db.transaction().execute(async (tx) => {
      if (!(await noteTold(tx, near))) return
      const named = await nameOfCounted(tx, near.counted_for)
      if (!named) return
      await notify(tx, {
        userId: near.user_id,
        kind: named.key === null ? 'subscriptions' : 'keys',
        message: messageOf(near, named),
        important: near.level === 100,
        route: '/subscriptions',
        text: 'View limits',
        now,
      })
    })
  }
}

const when = { day: 'today', month: 'this month', all: 'in all' }

function messageOf(
  { level, used, size, period }: NearLimit,
  { key, api }: { readonly key: string | null; readonly api: string },
): string {
  const share = level === 100 ? 'all' : `${Math.floor((used / size) * 100)}%`
  if (key !== null) {
    const end = level === 100 ? ' Its live calls are rejected until you raise it or the period ends.' : ''
    return `The key “${key}” of ${api} has spent ${share} of its ${toGroupedDecimal(size)} credits ${when[period]}.${end}`
  }
  const end =
    level === 100 ? ' Further live calls are rejected until then, or until you choose a higher plan.' : ''
  return `Your keys of ${api} have made ${share} of the ${size.toLocaleString('en-GB')} calls that your plan allows ${when[period]}.${end}`
}
