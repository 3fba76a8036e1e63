import type { components } from '@switchboard/sdk'
import type { Selectable } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { creditsInWords, statementsInWords } from './format.ts'
import type { ReturnUrls } from './provider.ts'
import { type DisputeRow, disputesOf } from './refunds/disputes-repo.ts'
import { type RefundRow, refundsOf } from './refunds/repo.ts'
import { statementsOf } from './statements/repo.ts'

export type PaymentRow = Selectable<Database['payments']>

type Lifetime = Pick<PaymentRow, 'status' | 'expires_at' | 'automatic'>

/**
 * A checkout expires by the clock, whether or not the job has recorded it yet. A charge without a checkout ends only
 * by the provider's word.
 */
export const statusAt = ({ status, expires_at, automatic }: Lifetime, now: Date): PaymentRow['status'] =>
  status === 'PENDING' && expires_at <= now && !automatic ? 'EXPIRED' : status

/** A payment that was just started, as the contract has it, with the checkout that was opened for it. */
export function startedPaymentOf(row: PaymentRow, checkout_url: string): components['schemas']['Payment'] {
  return {
    ...commonOf(row),
    status: row.status,
    source: row.source,
    credits: row.credits === null ? null : toDecimal(row.credits),
    api_product_id: row.product_id,
    invoices: [...row.invoices],
    checkout_url,
  }
}

/** The status fields of both kinds of payment. */
export function standOf(row: PaymentRow, now: Date) {
  const status = statusAt(row, now)
  return {
    ...commonOf(row),
    status,
    checkout_url: status === 'PENDING' ? row.checkout_url : null,
    paid_at: row.paid_at?.toISOString() ?? null,
    failure_reason: row.failure_reason,
  }
}

/** With refunds and disputes, the newest first. */
export interface PaymentWithReturns extends PaymentRow {
  readonly refunds: readonly RefundRow[]
  readonly disputes: readonly DisputeRow[]
}

export async function withReturns(db: Queries, rows: readonly PaymentRow[]): Promise<PaymentWithReturns[]> {
  const ids = rows.filter(({ status }) => status === 'PAID').map(({ transaction_id }) => transaction_id)
  const refunds = Map.groupBy(await refundsOf(db, ids), ({ transaction_id }) => transaction_id)
  const disputes = Map.groupBy(await disputesOf(db, ids), ({ transaction_id }) => transaction_id)
  const of = <Row>(map: Map<string, Row[]>, { transaction_id }: PaymentRow) => map.get(transaction_id) ?? []
  return rows.map((row) => ({ ...row, refunds: of(refunds, row), disputes: of(disputes, row) }))
}

/** A payment of one’s own, with what became of it, as the contract has it. */
export function recordOf(row: PaymentWithReturns, now: Date): components['schemas']['PaymentRecord'] {
  const { refunds, disputes } = row
  const [dispute] = disputes
  return {
    ...standOf(row, now),
    source: row.source,
    credits: row.credits === null ? null : toDecimal(row.credits),
    invoices: [...row.invoices],
    automatic: row.automatic,
    ...(refunds.length > 0 && { refunds: refunds.map(refundOf) }),
    ...(dispute && { dispute: disputeOf(dispute) }),
  }
}

const refundOf = (row: RefundRow): components['schemas']['PaymentRefund'] => ({
  refund_id: row.refund_id,
  status: row.status,
  amount: toDecimal(row.amount),
  credits: toDecimal(row.credits),
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  failure_reason: row.failure_reason,
})

const disputeOf = (row: DisputeRow): components['schemas']['PaymentDispute'] => ({
  status: row.status,
  amount: toDecimal(row.amount),
  held_credits: toDecimal(row.held),
  opened_at: row.opened_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
})

function commonOf(row: PaymentRow) {
  return {
    transaction_id: row.transaction_id,
    reference_number: row.reference_number,
    amount: toDecimal(row.amount),
    currency: row.currency,
    amount_php: toDecimal(row.amount_php),
    payment: row.method,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}

/** The portal's pages of a payment. */
export function returnUrls(
  publicUrl: string,
  { source, transaction_id }: Pick<PaymentRow, 'source' | 'transaction_id'>,
): ReturnUrls {
  const success = source === 'TOPUP' ? '/payment/success' : '/payment/billing/success'
  return {
    success: `${publicUrl}${success}/${transaction_id}`,
    failed: `${publicUrl}/payment/failed/${transaction_id}`,
    cancel: `${publicUrl}${source === 'TOPUP' ? '/dashboard/wallet/topup' : '/dashboard/pay'}`,
  }
}

/** The purpose of a payment, such as `1,000 credits` or `the statement of October 2026`. */
export async function describe(db: Queries, row: Pick<PaymentRow, 'credits' | 'invoices'>): Promise<string> {
  if (row.credits !== null) return `${creditsInWords(row.credits)} credits`
  return statementsInWords((await statementsOf(db, row)).map(({ month }) => month))
}
