import type { PastRow } from '../modules/ledger/import-history.ts'
import type { PaymentRow } from '../modules/payments/payment.ts'
import { pesosFor } from '../modules/payments/rules.ts'
import type { Queries } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import { after } from '../platform/time/clock.ts'

/** The payments behind the top-ups of a history. Free credits have none. */
export const paymentsOf = (userId: string, rows: readonly PastRow[]) =>
  rows
    .filter(({ kind, actor }) => kind === 'TOPUP' && actor === 'USER')
    .map(({ at, amount: credits, reference }) => {
      const amount = pesosFor(credits)
      const price = { amount, currency: 'PHP' as const, amount_php: amount }
      return paidPayment({ userId, at, reference, method: 'CARD', ...price, credits, invoices: [] })
    })

interface SeedPayment {
  readonly userId: string
  readonly at: Date
  readonly reference: string
  readonly method: 'CARD' | 'BANK'
  readonly amount: number
  readonly currency: 'PHP'
  readonly amount_php: number
  readonly credits: number | null
  readonly invoices: string[]
}

const secondsAtCheckout = 48

export function paidPayment({ userId, at, reference, ...payment }: SeedPayment) {
  const created_at = after(at, -secondsAtCheckout)
  return {
    ...payment,
    transaction_id: newId('txn'),
    reference_number: reference,
    user_id: userId,
    status: 'PAID' as const,
    source: payment.credits === null ? ('BILLING' as const) : ('TOPUP' as const),
    product_id: null,
    // The page of a paid checkout says that nothing is left to do.
    checkout_url: '/',
    created_at,
    expires_at: after(created_at, 3600),
    paid_at: at,
  }
}

/** Also where the sandbox keeps what was paid. */
export async function savePayments(
  db: Queries,
  payments: ReturnType<typeof paidPayment>[],
): Promise<PaymentRow[]> {
  if (payments.length === 0) return []
  const choices = payments.map(({ reference_number, paid_at: chosen_at }) => ({
    reference_number,
    choice: 'pay' as const,
    chosen_at,
  }))
  const rows = await db.insertInto('payments').values(payments).returningAll().execute()
  await db.insertInto('sandbox_choices').values(choices).execute()
  return rows
}
