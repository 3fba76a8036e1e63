import type { AppContext } from '../../platform/app-context.ts'
import type { Queries } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'

type Payment = Database['payments']

interface Checkout {
  readonly reference: string
  readonly transactionId: string
  /** Hundredths of `currency`. */
  readonly amount: number
  readonly currency: Payment['currency']
  readonly method: Payment['method']
  /** Purpose, in words for the payer. */
  readonly description: string
  /** They add up to `amount`. */
  readonly lines: readonly CheckoutLine[]
  readonly expiresAt: Date
  readonly returnUrls: ReturnUrls
}

export interface CheckoutLine {
  readonly name: string
  readonly amount: number
}

/** Where the provider sends the person afterwards. They prove nothing: only a signed event moves anything. */
export interface ReturnUrls {
  readonly success: string
  readonly failed: string
  readonly cancel: string
}

/** Whether it is a payment's reference as the portal makes them: others may use the same account at the provider. */
export const isReference = (text: string | null | undefined): text is string => /^pay_\w+$/.test(text ?? '')

/** A provider's signed news of a payment. */
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

/** Money that went back, wherever that was begun. Of one refund several events may tell. */
export interface RefundEvent extends PaymentEvent {
  readonly type: 'refunded'
  /** Ours; null for one that was begun at the provider. */
  readonly refundId: string | null
  readonly providerRefundId: string
}

/** A payer's bank wants the money back. */
export interface DisputeEvent extends PaymentEvent {
  readonly type: 'dispute'
  readonly disputeId: string
  readonly stage: 'opened' | 'won' | 'lost'
}

/** A provider's signed news of a page for saving a card. */
export interface CardEvent {
  readonly id: string
  /** Of the page. */
  readonly setupId: string
  /** Null when none was saved. */
  readonly card: ProviderCard | null
}

/** A card that the provider keeps. */
export interface ProviderCard {
  /** Identifies the card to the provider; worthless elsewhere. */
  readonly token: string
  readonly brand: string
  readonly lastFour: string
  /** The last month in which it can be charged, `2029-08`. */
  readonly expires: string
}

interface CardPage {
  readonly setupId: string
  readonly expiresAt: Date
  readonly returnUrls: Omit<ReturnUrls, 'failed'>
}

/** A charge without the person. */
export interface CardCharge {
  /** Also the idempotency key: it is charged once, however often it is asked for. */
  readonly reference: string
  readonly token: string
  /** Hundredths of `currency`. */
  readonly amount: number
  readonly currency: Payment['currency']
  /** For the statement of the card. */
  readonly description: string
}

/** Undecided: no end yet. Unknown: the provider has not heard of it, and nothing was taken. */
export type PaymentStand = PaymentEvent | 'undecided' | 'unknown'

export interface RefundInput {
  readonly reference: string
  /** Also the idempotency key: it is paid back once, however often it is asked for. */
  readonly refundId: string
  /** Hundredths of `currency`; all or a part of what was paid. */
  readonly amount: number
  readonly currency: string
  /** For the operator, at the provider. */
  readonly reason: string
}

export interface Refund {
  readonly providerRefundId: string
  /** An event tells how a pending one ended. */
  readonly status: 'pending' | 'succeeded' | 'failed'
}

/** A payment that the provider has taken. */
export interface ListedPayment {
  readonly providerPaymentId: string
  /** Null for one that isn't of this portal. */
  readonly reference: string | null
  readonly amount: number
  readonly currency: string
  /** Hundredths that have gone back so far. */
  readonly refunded: number
  readonly paidAt: Date
}

/** Abilities of a provider; the portal offers nothing else. */
interface PaymentCapabilities {
  readonly methods: readonly Payment['method'][]
  readonly currencies: readonly Payment['currency'][]
  /** Whether a card can be saved, and charged without the person. */
  readonly savedCards: boolean
}

type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

/** All that the portal knows of a payment provider. Where one fails or refuses, a `ProviderError` is thrown. */
export interface PaymentProvider {
  readonly capabilities: PaymentCapabilities
  /** `checkoutId` is the provider's own; null where the reference is enough. */
  open(checkout: Checkout): Promise<{ readonly checkoutUrl: string; readonly checkoutId: string | null }>
  /** Ends a checkout that is over here, so that nobody pays it. No error where it has ended. */
  close(reference: string): Promise<void>
  /** Opens a page where a person saves a card and agrees that it is charged without them. An event tells what came of it. */
  openCardPage(page: CardPage): Promise<{ readonly checkoutUrl: string }>
  charge(charge: CardCharge): Promise<Exclude<PaymentStand, 'unknown'>>
  /** The provider's word on a payment of which no event came, or whose answer was lost. */
  findPayment(reference: string): Promise<PaymentStand>
  refund(refund: RefundInput): Promise<Refund>
  /** Payments that were taken on a day of the market's zone, `2026-11-30`, page by page. */
  listPayments(day: string): AsyncIterable<ListedPayment>
  /** No error where the provider does not know the card. */
  forgetCard(token: string): Promise<void>
  /** The event of a webhook call; undefined for one that concerns no payment of ours. Throws why it is refused. */
  verify(
    rawBody: Buffer,
    headers: RequestHeaders,
  ): Promise<PaymentEvent | RefundEvent | DisputeEvent | CardEvent | undefined>
}

export interface ProviderContext extends Pick<AppContext, 'clock' | 'settings'> {
  readonly db: Queries
  /** The provider's id of a checkout that no row tells of, as in a check of the provider. */
  readonly checkoutIdOf?: (reference: string) => string | undefined
}
