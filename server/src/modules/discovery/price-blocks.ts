import { heading, link, list, paragraph, quote, table } from '../../platform/markdown/nodes.ts'
import type { Block } from '../../platform/markdown/tree.ts'
import { isZero } from '../../platform/money/decimals.ts'
import { dayIn } from '../../platform/time/days.ts'
import { listSkusOn } from '../pricing/list-skus-on.ts'
import { priceBasis } from '../pricing/price-list-answer.ts'
import type { Here } from './published.ts'

/** What the pricing page says, from the price lists in force. */
export async function priceBlocks({ db, clock, settings }: Here): Promise<Block[]> {
  const skus = await listSkusOn(db, dayIn(settings.timeZone, clock()))
  const { currency, credit_price, min_credits, max_credits, packs } = priceBasis()
  return [
    heading(1, 'Prices'),
    quote(`Calls are paid in credits. One credit is ${credit_price} ${currency}, less in a pack.`),
    paragraph(
      'You pay for answered calls, a “no” included. Nothing is charged for refused calls, for those that fail on our side, with a test key, or on the mock.',
    ),
    paragraph(['As a page with an estimator: ', link(`${settings.publicUrl}/pricing`, 'Pricing'), '.']),
    heading(2, 'Calls'),
    table(
      ['API', 'Operation', 'Credits', 'For each'],
      skus.map(({ api_name, name, price_credits, unit }) => [
        api_name,
        name,
        isZero(price_credits) ? 'free' : price_credits,
        unit,
      ]),
    ),
    heading(2, 'Credits'),
    list([
      `Any amount from ${min_credits} to ${max_credits} credits at ${credit_price} ${currency} each`,
      ...packs.map((pack) => `${pack.name}: ${pack.credits} credits for ${pack.amount} ${pack.currency}`),
    ]),
  ]
}
