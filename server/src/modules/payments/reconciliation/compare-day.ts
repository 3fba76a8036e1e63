import type { Insertable } from 'kysely'
import type { AppContext } from '../../../platform/app-context.ts'
import type { Database } from '../../../platform/db/generated/database.ts'
import { newId } from '../../../platform/ids.ts'
import { addDays, dayIn, dayInWords } from '../../../platform/time/days.ts'
import { notifyAdministrators } from '../../notifications/notify.ts'
import { paymentProvider } from '../choose-provider.ts'
import type { PaymentRow } from '../payment.ts'
import type { ListedPayment, PaymentProvider } from '../provider.ts'
import { disputesOf } from '../refunds/disputes-repo.ts'
import { refundsOf } from '../refunds/repo.ts'
import { refundedOf } from '../refunds/rules.ts'
import { findByReference, momentsOf } from '../repo.ts'
import { isEvent, settleByAsking } from './ask-provider.ts'
import { addDifferences, listPaid, openOfDay, resolveDifference } from './repo.ts'

type Difference = Omit<
  Insertable<Database['payment_differences']>,
  'difference_id' | 'day' | 'found_at' | 'resolved_at' | 'resolved_by' | 'note'
>

/** Refunds and late events still change a payment some days after it. */
const days = 3

/** Compares the last days with the payment provider. */
export async function comparePayments(
  context: AppContext,
  provider: PaymentProvider = paymentProvider(context),
): Promise<void> {
  const { clock, settings } = context
  if (settings.paymentProvider === 'none') return
  const today = dayIn(settings.timeZone, clock())
  for (let ago = days; ago > 0; ago -= 1) await compareDay(context, provider, addDays(today, -ago))
}

async function compareDay(context: AppContext, provider: PaymentProvider, day: string): Promise<void> {
  const { db, clock } = context
  const differences = await differencesOf(context, provider, day)
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const isFound = (row: Difference) => differences.some((one) => keyOf(one) === keyOf(row))
    for (const row of await openOfDay(tx, day))
      if (!isFound(row)) {
        const note = 'Both sides agree now.'
        await resolveDifference(tx, row.difference_id, { resolved_at: now, resolved_by: null, note })
      }
    const rows = differences.map((one) => ({ ...one, difference_id: newId('dif'), day, found_at: now }))
    const added = await addDifferences(tx, rows)
    if (added === 0) return
    await notifyAdministrators(tx, {
      role: 'FINANCE',
      message: `${added === 1 ? 'A payment' : `${added} payments`} of ${dayInWords(day)} ${added === 1 ? 'differs' : 'differ'} from what the payment provider says.`,
      ...{ important: true, route: '/admin/payments', text: 'View differences', now },
    })
  })
}

const keyOf = ({ reference_number, kind, amount, provider_amount }: Difference): string =>
  [reference_number, kind, amount, provider_amount].join(' ')

async function differencesOf(context: AppContext, provider: PaymentProvider, day: string) {
  const { db, settings } = context
  const differences: Difference[] = []
  const references = new Set<string>()
  for await (const theirs of provider.listPayments(day)) {
    const { reference } = theirs
    // Not of this portal: the operator’s account may serve a shop, too.
    if (reference === null) continue
    references.add(reference)
    let ours = await findByReference(db, reference)
    if (ours && ours.status !== 'PAID') {
      await settleByAsking(context, provider, reference)
      ours = await findByReference(db, reference)
    }
    const difference = await differenceOf(context, theirs, ours)
    if (difference)
      differences.push({ reference_number: reference, currency: theirs.currency, ...difference })
  }
  const moments = await momentsOf(db, { timeZone: settings.timeZone, day })
  for (const ours of (await listPaid(db, moments)).filter((one) => !references.has(one.reference_number))) {
    const { reference_number, transaction_id, amount, currency } = ours
    // It was paid there before midnight, and here after it.
    const stand = await provider.findPayment(reference_number)
    if (isEvent(stand) && stand.type === 'paid') continue
    differences.push({
      reference_number,
      transaction_id,
      currency,
      kind: 'UNPAID_THERE',
      amount,
      provider_amount: null,
    })
  }
  return differences
}

type Sums = Pick<Difference, 'kind' | 'amount' | 'provider_amount' | 'transaction_id'>

async function differenceOf(
  { db }: AppContext,
  theirs: ListedPayment,
  ours: PaymentRow | undefined,
): Promise<Sums | undefined> {
  const transaction_id = ours?.transaction_id ?? null
  if (ours?.status !== 'PAID')
    return { kind: 'UNPAID_HERE', amount: null, provider_amount: theirs.amount, transaction_id }
  if (ours.amount !== theirs.amount || ours.currency !== theirs.currency)
    return { kind: 'AMOUNT', amount: ours.amount, provider_amount: theirs.amount, transaction_id }
  const refunds = await refundsOf(db, [ours.transaction_id])
  const lostDisputes = (await disputesOf(db, [ours.transaction_id])).filter(({ status }) => status === 'LOST')
  const gone = refundedOf(refunds.filter(({ status }) => status === 'REFUNDED')).amount
  const atMost = lostDisputes.reduce((sum, { amount }) => sum + amount, refundedOf(refunds).amount)
  if (theirs.refunded >= gone && theirs.refunded <= atMost) return undefined
  return { kind: 'REFUNDED', amount: gone, provider_amount: theirs.refunded, transaction_id }
}
