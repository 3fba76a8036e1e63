import type { components } from '@switchboard/sdk'
import type { AppContext } from '../../../platform/app-context.ts'
import { audit } from '../../../platform/db/audit.ts'
import type { Queries } from '../../../platform/db/client.ts'
import { handler, inTransaction } from '../../../platform/http/handler.ts'
import { toDecimal } from '../../../platform/money/decimals.ts'
import { addDays, dayIn } from '../../../platform/time/days.ts'
import { watchRefill } from '../../wallet/refill.ts'
import { paymentProvider } from '../choose-provider.ts'
import type { PaymentRow } from '../payment.ts'
import { pesosFor } from '../rules.ts'
import { startCardSetup } from './cards.ts'
import { switchOff } from './ends.ts'
import {
  dropCard,
  findCard,
  findLastCharge,
  lockAutoTopUp,
  lockCard,
  putAutoTopUp,
  readAutoTopUp,
  readMonth,
  readUsedSince,
} from './repo.ts'
import {
  cardMissing,
  checkedNumbers,
  coolOffMinutes,
  proposal,
  savedCardsNotOffered,
  stateOf,
} from './rules.ts'

type AutoTopUp = components['schemas']['AutoTopUp']

const getAutoTopUp = handler<'getAutoTopUp'>(async (call) => ({
  status: 200,
  body: { data: await standOf(call, call.user.id) },
}))

const updateAutoTopUp = inTransaction<'updateAutoTopUp'>(async (call) => {
  const { db, user, clock, body } = call
  const numbers = checkedNumbers(body)
  if (body.enabled && !paymentProvider(call).capabilities.savedCards) throw savedCardsNotOffered()
  if (body.enabled && !(await lockCard(db, user.id))) {
    throw cardMissing()
  }
  const before = await lockAutoTopUp(db, user.id)
  const isCharging = before?.waits_for === 'CHARGE'
  const capIsSame = before?.monthly_cap === numbers.monthly_cap
  await putAutoTopUp(db, {
    user_id: user.id,
    enabled: body.enabled,
    ...numbers,
    declines: 0,
    off_reason: null,
    // A charge in progress still gets its result; a postponed one is tried immediately.
    waits_for: isCharging ? 'CHARGE' : null,
    next_try_at: isCharging ? before.next_try_at : null,
    cap_told_of: capIsSame ? before.cap_told_of : null,
  })
  await audit(call, { action: 'auto_top_up.set', subject: user.id, details: body })
  await watchRefill(db, { userId: user.id, below: body.enabled ? numbers.threshold : null, now: clock() })
  return { status: 200, body: { data: await standOf(call, user.id) } }
})

const removeSavedCard = inTransaction<'removeSavedCard'>(async (call) => {
  const { db, user } = call
  const card = await dropCard(db, user.id)
  const setting = await lockAutoTopUp(db, user.id)
  if (setting?.enabled) await switchOff(call, user.id, 'CARD_REMOVED')
  if (card)
    await audit(call, { action: 'card.remove', subject: user.id, details: { last_four: card.last_four } })
  return { status: 200, body: { data: await standOf(call, user.id) } }
})

const daysBack = 29

async function standOf(
  { db, clock, settings }: Pick<AppContext, 'clock' | 'settings'> & { readonly db: Queries },
  userId: string,
): Promise<AutoTopUp> {
  const now = clock()
  const { timeZone } = settings
  const setting = await readAutoTopUp(db, userId)
  const card = await findCard(db, userId)
  const last = await findLastCharge(db, userId)
  const { month, spent } = await readMonth(db, userId, { timeZone, now })
  const used = await readUsedSince(db, userId, addDays(dayIn(timeZone, now), -daysBack))
  const { threshold, credits, monthly_cap } = setting ?? proposal
  return {
    enabled: setting?.enabled ?? false,
    state: stateOf({ setting, hasCard: card !== undefined, isCharging: last?.status === 'PENDING' }),
    threshold: toDecimal(threshold),
    credits: toDecimal(credits),
    amount: toDecimal(pesosFor(credits)),
    monthly_cap: toDecimal(monthly_cap),
    currency: 'PHP',
    month,
    spent_this_month: toDecimal(spent),
    card: card
      ? {
          brand: card.brand,
          last_four: card.last_four,
          expires: card.expires,
          saved_at: card.saved_at.toISOString(),
        }
      : null,
    declines: setting?.declines ?? 0,
    next_try_at: setting?.next_try_at?.toISOString() ?? null,
    off_reason: setting?.off_reason ?? null,
    cool_off_minutes: coolOffMinutes,
    last_run: last ? runOf(last) : null,
    used_last_30_days: toDecimal(used),
  }
}

const runOf = (row: PaymentRow): AutoTopUp['last_run'] => ({
  transaction_id: row.transaction_id,
  status: row.status,
  credits: toDecimal(row.credits ?? 0),
  amount: toDecimal(row.amount),
  created_at: row.created_at.toISOString(),
  failure_reason: row.failure_reason,
})

export const autoTopUpOperations = { getAutoTopUp, updateAutoTopUp, startCardSetup, removeSavedCard }
