import type { components } from '@switchboard/sdk'
import type { Currency } from '../../../domain/wallet/price.ts'
import type { UrlCodec } from '../../../lib/browser/use-url-state.ts'

export type Method = components['schemas']['PaymentMethod']

/** The top-up's state in its address: `?credits=1000&currency=USD&payment=BANK&product=prd_7Kp2&step=review`. */
export interface TopUpAddress {
  /** As it was typed, so that a slip is still there after a reload. Empty before anything was chosen. */
  readonly credits: string
  /** Null for the price list's own. */
  readonly currency: Currency | null
  readonly payment: Method
  /** The product that the credits are bought for, where the way here began at one. */
  readonly product: string | null
  readonly step: 'choose' | 'review'
}

const currencies: readonly Currency[] = ['PHP', 'USD']
const methods: readonly Method[] = ['CARD', 'EWALLET', 'BANK']
const maxTyped = 30

export const topUpAddress: UrlCodec<TopUpAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    return {
      credits: (query.get('credits') ?? '').slice(0, maxTyped),
      currency: currencies.find((one) => one === query.get('currency')) ?? null,
      payment: methods.find((one) => one === query.get('payment')) ?? 'CARD',
      product: /^[A-Za-z0-9_-]{1,64}$/.exec(query.get('product') ?? '')?.[0] ?? null,
      step: query.get('step') === 'review' ? 'review' : 'choose',
    }
  },
  write(search, { credits, currency, payment, product, step }) {
    const query = new URLSearchParams(search)
    const state = {
      credits,
      currency,
      payment: payment === 'CARD' ? '' : payment,
      product,
      step: step === 'choose' ? '' : step,
    }
    for (const [name, value] of Object.entries(state)) {
      if (value) query.set(name, value)
      else query.delete(name)
    }
    return query.toString()
  },
}
