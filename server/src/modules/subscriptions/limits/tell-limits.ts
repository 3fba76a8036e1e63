import type { components } from '@switchboard/sdk'
import type { AppContext } from '../../../platform/app-context.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { toDecimal, toGroupedDecimal } from '../../../platform/money/decimals.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { type NearLimit, noteTold, readNearLimits } from '../../ledger/limit-counts.ts'
import { notify } from '../../notifications/notify.ts'
import { periodEnds } from '../../pricing/period.ts'
import { listPeople } from '../../team/repo.ts'
import { nameOf } from '../../team/team.ts'
import { emitEvent } from '../../webhooks/emit.ts'
import { agentKeysWithLimits, type LimitedSubscription, nameOfCounted } from './repo.ts'

/**
 * Tells owners, and their webhooks, that a quota or budget is used up to 80 or 100 percent, once each in its day or month. Of an agent’s
 * budget they are notified at 50, too, since it spends unseen; of a spend cap at 50, 75 and 100.
 */
export async function tellOfLimits({ db, clock, settings }: AppContext): Promise<void> {
  const now = clock()
  const day = dayIn(settings.timeZone, now)
  const ends = periodEnds(settings.timeZone, day)
  for (const near of await readNearLimits(db, { day, halfOf: await agentKeysWithLimits(db) })) {
    await db.transaction().execute(async (tx) => {
      if (!(await noteTold(tx, near))) return
      if (near.counted_for.startsWith('cap:')) return tellOfCap(tx, near, now)
      const named = await nameOfCounted(tx, near.counted_for)
      if (!named) return
      const { key, subscription } = named
      await notify(tx, {
        userId: near.user_id,
        kind: 'limits',
        message: messageOf(near, { key, api: subscription.name }),
        important: near.level === 100,
        route: `/subscriptions?api=${subscription.api}`,
        text: 'View limits',
        now,
      })
      const { level } = near
      if (level === 50 || level === 75) return
      await emitEvent(tx, {
        userId: near.user_id,
        type: 'limit.reached',
        data: eventOf(near, { level, isBudget: key !== null, subscription, ends }),
        now,
      })
    })
  }
}

interface EventInput {
  readonly level: 80 | 100
  readonly isBudget: boolean
  readonly subscription: LimitedSubscription
  readonly ends: ReturnType<typeof periodEnds>
}

function eventOf(
  { counted_for, period, used, size }: NearLimit,
  { level, isBudget, subscription, ends }: EventInput,
): components['schemas']['LimitReached'] {
  const { dayEndsAt, monthEndsAt } = ends
  const endsAt = { day: dayEndsAt.toISOString(), month: monthEndsAt.toISOString(), all: null }
  const amount = isBudget ? toDecimal : String
  return {
    user_subscription_id: subscription.id,
    api: subscription.api,
    name: subscription.name,
    key_id: isBudget ? counted_for : null,
    limit: isBudget ? budgetNames[period] : period === 'day' ? 'calls_per_day' : 'calls_per_month',
    level,
    used: amount(used),
    allowed: amount(size),
    ends_at: endsAt[period],
  }
}

const budgetNames = {
  day: 'credits_per_day',
  month: 'credits_per_month',
  all: 'credits_in_all',
} as const

/** Tells the owner, and the member whose cap it is. */
async function tellOfCap(tx: Tx, { counted_for, user_id, level, used, size }: NearLimit, now: Date) {
  const [, , memberId] = counted_for.split(':')
  const [member] = memberId ? await listPeople(tx, user_id, memberId) : []
  const [calls, owner] = member
    ? [`Calls with the keys that ${nameOf(member)} made`, 'the owner raises or removes']
    : ['Your calls', 'you raise or remove']
  const spending = `${calls} have used ${toGroupedDecimal(used)} of this month’s cap of ${toGroupedDecimal(size)} credits.`
  const end = `Live calls above the cap are rejected until next month, or until ${owner} it.`
  for (const userId of [user_id, member?.user_id ?? []].flat()) {
    await notify(tx, {
      userId,
      kind: 'limits',
      message: level === 100 ? `${spending} ${end}` : spending,
      important: level === 100,
      route: member ? '/dashboard/team' : '/dashboard/wallet?tab=limits#spend-cap',
      text: 'View spend cap',
      now,
    })
  }
}

const when = { day: 'today', month: 'this month', all: 'in all' }
const nextPeriod = { day: 'tomorrow or until ', month: 'next month or until ', all: '' }

function messageOf(
  { level, used, size, period }: NearLimit,
  { key, api }: { readonly key: string | null; readonly api: string },
): string {
  const share = used >= size ? 'all' : `${Math.floor((used / size) * 100)}%`
  if (key === null) {
    const count = `Your keys of ${api} have made ${share} of the ${size.toLocaleString('en-GB')} calls that are allowed ${when[period]}.`
    return level === 80
      ? count
      : `${count} Further live calls are rejected until ${nextPeriod[period]}you have a higher limit.`
  }
  const spending = `The key “${key}” of ${api} has spent ${share} of its ${toGroupedDecimal(size)} credits ${when[period]}.`
  if (level < 100) return spending
  const rejection = used >= size ? 'Its live calls are' : 'Live calls that cost more than is left are'
  return `${spending} ${rejection} rejected until ${nextPeriod[period]}you raise its budget.`
}
