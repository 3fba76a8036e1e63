import { proxy } from 'valtio'
import { proxySet } from 'valtio/utils'
import type { Method } from '../top-up/address.ts'

interface BillingStatement {
  /** By `invoice_id`. All others that are due are ticked. */
  readonly leftOut: Set<string>
  method: Method
}

/** Which statements are ticked to be paid, and how: the specification's `billingStatement` (decision 0034). */
export const createBillingStatement = () => proxy<BillingStatement>({ leftOut: proxySet(), method: 'BANK' })
