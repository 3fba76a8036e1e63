import type { AppContext } from '../../platform/app-context.ts'
import type { Queries } from '../../platform/db/client.ts'
import type { Problem } from '../../platform/http/problem.ts'
import type { PaymentTables } from './tables.ts'

type Payment = PaymentTables['payments']

interface Checkout {
  readonly reference: string
  readonly transactionId: string
  /** Hundredths of `currency`. */
  readonly amount: number
  readonly currency: Payment['currency']
  readonly method: Payment['method']
  /** What is paid for, in words for the person. */
  readonly description: string
  readonly returnUrls: ReturnUrls
}

/** Where the provider sends the person afterwards. They prove nothing: only a signed event moves anything. */
export interface ReturnUrls {
  readonly success: string
  readonly failed: string
  readonly cancel: string
}

/** What a provider tells of a payment, signed. */
export interface PaymentEvent {
  readonly id: string
  /** `paid`, `failed` and `expired` end a payment; others are kept and move nothing. */
  readonly type: string
  readonly reference: string
  readonly amount: number
  readonly currency: string
  /** Why it failed, in words for the person. */
  readonly reason: string | null
}

type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

/** All that the portal knows of a payment provider. */
export interface PaymentProvider {
  open(checkout: Checkout): Promise<{ readonly checkoutUrl: string }>
  /** The event of a webhook call, or why it is refused. */
  verify(rawBody: Buffer, headers: RequestHeaders): Promise<PaymentEvent | Problem>
}

export type ProviderParts = Pick<AppContext, 'clock' | 'settings'> & { readonly db: Queries }
