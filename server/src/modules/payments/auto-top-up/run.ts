import type { AppContext } from '../../../platform/app-context.ts'
import { brand } from '../../../platform/brand/brand.ts'
import { audit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { JobPayloads } from '../../../platform/jobs/payloads.ts'
import { after } from '../../../platform/time/clock.ts'
import { readUser } from '../../accounts/repo.ts'
import { isRefillDue } from '../../wallet/refill.ts'
import { paymentProvider } from '../choose-provider.ts'
import { creditsInWords } from '../format.ts'
import type { PaymentRow } from '../payment.ts'
import type { PaymentEvent, PaymentProvider } from '../provider.ts'
import { addPayment, lockByReference } from '../repo.ts'
import { pesosFor } from '../rules.ts'
import { endPayment } from '../settle-payment.ts'
import { takeEvent } from '../take-event.ts'
import { noteCapReached, switchOff } from './ends.ts'
import {
  type AutoTopUpRow,
  changeAutoTopUp,
  findLastCharge,
  findOpenCharge,
  listDue,
  lockAutoTopUp,
  openCardToken,
  readMonth,
} from './repo.ts'
import { chargeableSeconds, coolOffEnds, nextAsk } from './rules.ts'

/** Longer than a provider needs, shorter than the shortest wait until somebody asks again. */
const answerWithinMs = 20_000

const lockedWaitSeconds = 3600

/**
 * Tops one wallet up if due, or resumes an interrupted attempt. The payment is stored before the provider is asked,
 * and its reference makes the charge idempotent: after a crash the next run finds it and asks for its state instead
 * of charging again. Of two concurrent runs, the second finds the payment of the first.
 */
export async function runAutoTopUp(
  { userId }: JobPayloads['autoTopUp'],
  context: AppContext,
  provider: PaymentProvider = paymentProvider(context),
): Promise<void> {
  const { db, clock, settings, log } = context
  const charge = await db.transaction().execute((tx) => begin({ db: tx, clock, settings, provider }, userId))
  if (!charge) return
  const reference = charge.payment.reference_number
  try {
    const event = await outcomeOf(provider, charge, clock())
    if (event === 'undecided') return
    await db.transaction().execute(async (tx) => {
      const on = { db: tx, clock, settings, requestId: null }
      if (event === 'unknown') return endUnknown(on, reference)
      const conflict = await takeEvent(on, event)
      if (conflict)
        log.warn({ event }, 'the result of an automatic top-up was rejected: its ID was already used')
    })
  } catch (error) {
    // Asked again at the time set before: an unknown result is never guessed.
    log.warn({ err: error, reference }, 'an automatic top-up has no result yet')
  }
}

/** Goes on where a wait is over. */
export async function resumeAutoTopUps({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  for (const userId of await listDue(db, clock())) {
    await enqueue(db, 'autoTopUp', { payload: { userId }, jobKey: `auto-top-up:${userId}` })
  }
}

type RunContext = Pick<AppContext, 'clock' | 'settings'> & {
  readonly db: Tx
  readonly provider: PaymentProvider
}

interface Charge {
  readonly payment: PaymentRow
  readonly isNew: boolean
  /** Undefined where nothing may be charged any more. */
  readonly token: string | undefined
}

/** Decides under the row's lock what is to be done, and when somebody looks again should this process end. */
async function begin(context: RunContext, userId: string): Promise<Charge | undefined> {
  const { db, clock, settings, provider } = context
  const now = clock()
  const setting = await lockAutoTopUp(db, userId)
  if (!setting) return undefined
  const isActive = (await readUser(db, userId)).status === 'ACTIVE'
  const mayCharge = setting.enabled && isActive && provider.capabilities.savedCards
  const token = mayCharge ? await openCardToken(context, userId) : undefined
  const open = await findOpenCharge(db, userId)
  if (open) {
    await changeAutoTopUp(db, userId, { waits_for: 'CHARGE', next_try_at: nextAsk(open.created_at, now) })
    return { payment: open, isNew: false, token }
  }
  if (setting.next_try_at && setting.next_try_at > now) return undefined
  await changeAutoTopUp(db, userId, { waits_for: null, next_try_at: null })
  if (!setting.enabled || !(await isRefillDue(db, userId, now))) return undefined
  if (!isActive) {
    // It may be opened again.
    await changeAutoTopUp(db, userId, { waits_for: 'RETRY', next_try_at: after(now, lockedWaitSeconds) })
    return undefined
  }
  if (token === undefined) {
    // Sealed under a key that this deployment has no more, or kept by a provider of before: only its owner can save it again.
    await switchOff(context, userId, 'CARD_REMOVED')
    return undefined
  }

  const { timeZone } = settings
  const amount = pesosFor(setting.credits)
  const { spent, month, next } = await readMonth(db, userId, { timeZone, now })
  if (spent + amount > setting.monthly_cap) {
    await noteCapReached(context, { setting, month, next })
    return undefined
  }
  const rested = coolOffEnds(await findLastCharge(db, userId))
  if (rested && rested > now) {
    await changeAutoTopUp(db, userId, { waits_for: 'RETRY', next_try_at: rested })
    return undefined
  }
  return { payment: await addCharge(context, setting, amount), isNew: true, token }
}

async function addCharge(
  { db, clock }: RunContext,
  { user_id, credits }: AutoTopUpRow,
  amount: number,
): Promise<PaymentRow> {
  const now = clock()
  const transaction_id = newId('txn')
  const payment = await addPayment(db, {
    transaction_id,
    reference_number: transaction_id.replace('txn_', 'pay_'),
    user_id,
    status: 'PENDING',
    source: 'TOPUP',
    method: 'CARD',
    amount,
    currency: 'PHP',
    amount_php: amount,
    credits,
    product_id: null,
    invoices: [],
    checkout_url: null,
    automatic: true,
    created_at: now,
    expires_at: after(now, chargeableSeconds),
  })
  await changeAutoTopUp(db, user_id, { waits_for: 'CHARGE', next_try_at: nextAsk(now, now) })
  await audit(
    { db, clock, user: { id: 'auto-top-up' }, requestId: null },
    { action: 'payment.start', subject: transaction_id, details: { source: 'TOPUP', amount, credits } },
  )
  return payment
}

async function outcomeOf(provider: PaymentProvider, { payment, isNew, token }: Charge, now: Date) {
  const { reference_number: reference, amount, currency, credits, expires_at } = payment
  const stand = isNew ? 'unknown' : await inTime(provider.findPayment(reference))
  const outcome =
    stand === 'unknown' && token !== undefined && now < expires_at
      ? await inTime(
          provider.charge({
            reference,
            token,
            amount,
            currency,
            description: `${brand().name}, ${creditsInWords(credits ?? 0)} credits`,
          }),
        )
      : stand
  if (isEvent(outcome) && outcome.reference !== reference) {
    throw new Error(`Requested ${reference}, but the provider returned ${outcome.reference}.`)
  }
  return outcome
}

const isEvent = (outcome: PaymentEvent | string): outcome is PaymentEvent => typeof outcome !== 'string'

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The payment provider doesn’t respond.')), answerWithinMs)
  })
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer))
}

/** The provider has not heard of it and will not: nothing was taken. */
async function endUnknown(context: Parameters<typeof endPayment>[0], reference: string): Promise<void> {
  const payment = await lockByReference(context.db, reference)
  if (payment?.status === 'PENDING') await endPayment(context, payment, { status: 'EXPIRED', reason: null })
}
