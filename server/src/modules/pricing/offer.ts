import type { Queries } from '../../platform/db/client.ts'
import { type Offer, putOnOffer } from './put-on-offer.ts'

interface Offered {
  readonly api: string
  readonly name: string
  /** First day of the price list. */
  readonly startsOn: string
  /** Hundredths of a credit by operationId. */
  readonly prices: Readonly<Record<string, number>>
}

/** The business plan pays a tenth less; half a hundredth is rounded up. */
const businessPrice = (list: number): number => Math.round((list * 9) / 10)

/** Puts an API on offer: by the call, and with the business plan. */
export async function offerApi(db: Queries, { api, name, startsOn, prices }: Offered): Promise<void> {
  const offers: Offer[] = [
    {
      product_id: `prd_${api}-call`,
      api,
      name: `${name}, pay per call`,
      description: 'For a first look and for varying loads. Each answered call is paid from the wallet.',
      plan_type: 'PREPAID',
      plan_id: 'pln_payg',
      // Taken by anybody: where an API asks for verification, only its live keys wait for it.
      kyb_required: false,
      position: 0,
      startsOn,
      prices,
    },
    {
      product_id: `prd_${api}-month`,
      api,
      name: `${name}, Business monthly`,
      description: 'For accounts on Business monthly. Calls go on the monthly statement, at a tenth less.',
      plan_type: 'POSTPAID',
      plan_id: 'pln_business',
      kyb_required: true,
      position: 1,
      startsOn,
      prices: Object.fromEntries(
        Object.entries(prices).map(([operation, list]) => [operation, businessPrice(list)]),
      ),
    },
  ]
  for (const offer of offers) await putOnOffer(db, offer)
}
