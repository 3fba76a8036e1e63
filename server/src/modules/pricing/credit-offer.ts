import type { components } from '@switchboard/sdk'
import { toDecimal } from '../../platform/money/decimals.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** How credits are sold. Credits and amounts in hundredths, amounts of a peso. */
interface CreditOffer {
  readonly currency: 'PHP'
  /** For one credit outside a pack. */
  readonly creditPrice: number
  readonly minCredits: number
  readonly maxCredits: number
  /** Smallest first. */
  readonly packs: readonly CreditPack[]
}

interface CreditPack {
  readonly sku_id: string
  readonly name: string
  readonly credits: number
  readonly amount: number
}

export const creditOffer: CreditOffer = {
  currency: 'PHP',
  creditPrice: 1_00,
  minCredits: 100_00,
  maxCredits: 100_000_00,
  packs: [
    { sku_id: 'sku_pack300', name: 'Starter', credits: 300_00, amount: 300_00 },
    { sku_id: 'sku_pack1000', name: 'Small', credits: 1_000_00, amount: 980_00 },
    { sku_id: 'sku_pack5000', name: 'Medium', credits: 5_000_00, amount: 4_750_00 },
    { sku_id: 'sku_pack20000', name: 'Large', credits: 20_000_00, amount: 18_000_00 },
  ],
}

/** The price of credits and the packs they come in. */
export function priceBasis({
  pesosPerDollar,
}: Pick<Settings, 'pesosPerDollar'>): components['schemas']['PriceBasis'] {
  const { currency, creditPrice, minCredits, maxCredits, packs } = creditOffer
  return {
    currency,
    credit_price: toDecimal(creditPrice),
    min_credits: toDecimal(minCredits),
    max_credits: toDecimal(maxCredits),
    packs: packs.map(({ sku_id, name, credits, amount }) => ({
      sku_id,
      name,
      credits: toDecimal(credits),
      amount: toDecimal(amount),
      currency,
      amount_php: toDecimal(amount),
    })),
    rates: [{ currency: 'USD', pesos: toDecimal(pesosPerDollar) }],
  }
}
