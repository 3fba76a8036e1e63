import type { Queries } from '../../db/client.ts'

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

/** Puts an API on offer: by the call, and with the business plan. A list that is known already gets the new prices. */
export async function offerApi(db: Queries, { api, name, startsOn, prices }: Offered): Promise<void> {
  const offers = [
    {
      suffix: 'call',
      name: `${name}, pay per call`,
      description: 'Each answered call is paid from the wallet.',
      plan_type: 'PREPAID' as const,
      plan_id: 'pln_payg',
      // Taken by anybody: where an API asks for verification, only its live keys wait for it.
      kyb_required: false,
      prices,
    },
    {
      suffix: 'month',
      name: `${name}, monthly`,
      description: 'On the monthly statement of the business plan, a tenth less a call.',
      plan_type: 'POSTPAID' as const,
      plan_id: 'pln_business',
      kyb_required: true,
      prices: Object.fromEntries(
        Object.entries(prices).map(([operation, list]) => [operation, businessPrice(list)]),
      ),
    },
  ]
  for (const [position, { suffix, prices: own, ...offer }] of offers.entries()) {
    const product_id = `prd_${api}-${suffix}`
    const product = { ...offer, api, position }
    await db
      .insertInto('products')
      .values({ product_id, ...product })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet(product))
      .execute()
    const month = startsOn.slice(0, 7)
    const version = {
      product_id,
      version: month,
      starts_on: `${month}-01`,
      ends_on: null,
      prices: JSON.stringify(own),
    }
    await db
      .insertInto('product_versions')
      .values({ product_version_id: versionId(product_id, month), ...version })
      .onConflict((conflict) => conflict.column('product_version_id').doUpdateSet(version))
      .execute()
  }
}

export const versionId = (productId: string, month: string): string =>
  `${productId.replace(/^prd_/, 'pvr_')}-${month.slice(2).replace('-', '')}`
