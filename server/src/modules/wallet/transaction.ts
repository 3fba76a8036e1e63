import type { components } from '@switchboard/sdk'
import { toDecimal } from '../../platform/money/decimals.ts'
import type { LedgerRow } from '../ledger/post.ts'

/** The database ends lots by itself, and has no words for it. */
const expiryDescription = 'Free credits expired'

/** With the payment behind a top-up, where it was read along. */
export type LedgerEntry = LedgerRow & { readonly payment_id?: string | null }

type Transaction = components['schemas']['Transaction']

/** The person, key or price behind a row, and why an administrator made it; transactions-repo.ts looks it up. */
export type Origin = Pick<
  Transaction,
  'acted_by' | 'key' | 'reason_code' | 'reverses' | 'reversed_by' | 'price'
>

/** A kind of the ledger as the contract has it: the rows of plans, refunds and disputes are adjustments there. */
export const kindOf = (kind: LedgerRow['kind']): Pick<Transaction, 'kind' | 'plan_part' | 'payment_part'> =>
  parts[kind] ? { kind: 'ADJUSTMENT', ...parts[kind] } : { kind: kind as Transaction['kind'] }

const parts: Partial<Record<LedgerRow['kind'], Pick<Transaction, 'plan_part' | 'payment_part'>>> = {
  PLAN_FEE: { plan_part: 'FEE' },
  INCLUDED: { plan_part: 'INCLUDED' },
  PAYOUT: { payment_part: 'REFUND' },
  DISPUTE: { payment_part: 'DISPUTE' },
  DEBT: { payment_part: 'DEBT' },
}

/** A row of the ledger as the contract has it. */
export function transactionOf(row: LedgerEntry, origin: Origin): Transaction {
  return {
    transaction_id: row.id,
    created_at: row.created_at.toISOString(),
    ...kindOf(row.kind),
    description: row.kind === 'EXPIRY' ? expiryDescription : row.description,
    credits: toDecimal(row.amount),
    balance_before: toDecimal(row.balance_after - row.amount),
    balance_after: toDecimal(row.balance_after),
    reference: row.reference,
    payment_id: row.payment_id ?? null,
    reason: row.reason,
    actor: row.actor,
    ...origin,
    api: row.api,
    request_id: row.request_id,
  }
}
