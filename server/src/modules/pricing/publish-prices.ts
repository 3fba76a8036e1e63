import { isDeepStrictEqual } from 'node:util'
import type { Insertable } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { newestNames } from '../catalogue/repo.ts'
import { basePlan, feeProduct, pricesOn } from './plan-price.ts'
import { newestPrices, savePriceList, saveProduct } from './repo.ts'
import { listedProducts, type Plan, plansOfApis } from './sold-plans-repo.ts'

interface PublishedApiPrices {
  readonly api: string
  readonly name: string
  /** First day of the price list. */
  readonly startsOn: string
  /** Hundredths of a credit by operationId. */
  readonly prices: Readonly<Record<string, number>>
  /** When they are published. */
  readonly at: Date
}

/** Puts an API on offer with every plan of accounts. */
export async function publishApiPrices(db: Queries, offer: PublishedApiPrices): Promise<void> {
  for (const plan of await plansOfApis(db)) await offerApi(db, plan, offer)
}

/** Puts every API on offer with a plan that goes on sale. */
export async function publishPlan(
  db: Queries,
  plan: Plan,
  { startsOn, at }: Pick<PublishedApiPrices, 'startsOn' | 'at'>,
): Promise<void> {
  const { plan_id, plan_name: name, description, plan_type, kyb_required, position } = plan
  const shared = { description, plan_type, kyb_required, plan_id, position }
  await saveProduct(db, { ...shared, product_id: feeProduct(plan_id), api: '*', name })
  const listed = await listedProducts(db)
  const names = await newestNames(
    db,
    listed.map(({ api }) => api),
  )
  for (const { api, product_id } of listed) {
    const prices = await newestPrices(db, product_id)
    if (prices) await offerApi(db, plan, { api, name: names.get(api) ?? api, startsOn, prices, at })
  }
}

const firstProducts: Readonly<Record<string, string>> = { [basePlan]: 'call', pln_business: 'month' }

function offerApi(db: Queries, plan: Plan, { api, name, startsOn, prices, at }: PublishedApiPrices) {
  const { plan_id, plan_type, plan_name, kyb_required, discount_percent, position } = plan
  const isBase = plan_id === basePlan
  const paid =
    plan_type === 'POSTPAID' ? 'Calls go on your monthly statement' : 'Each call is paid from your wallet'
  const discount = discount_percent > 0 ? `, at ${discount_percent}% off` : ''
  return publishPrices(db, {
    product_id: `prd_${api}-${firstProducts[plan_id] ?? plan_id.replace(/^pln_/, '')}`,
    api,
    name: `${name}, ${isBase ? 'pay per call' : plan_name}`,
    description: isBase
      ? 'Best for getting started and variable traffic. Each call is paid from your wallet.'
      : `For accounts on ${plan_name}. ${paid}${discount}.`,
    plan_type,
    plan_id,
    // Where an API asks for verification, only the live keys of pay per call wait for it.
    kyb_required,
    position,
    startsOn,
    prices: pricesOn(plan, api, prices),
    at,
  })
}

/** A product with the price list that it begins with. */
interface Offer extends Insertable<Database['products']> {
  /** First day of the price list; lists begin with a month. */
  readonly startsOn: string
  /** Hundredths of a credit by operationId. */
  readonly prices: Readonly<Record<string, number>>
  /** When they are published; by the clock of the database without. */
  readonly at?: Date
}

/** Puts a product on offer. Other prices than before are a new list; one that is known already gets them. */
export async function publishPrices(db: Queries, { startsOn, prices, at, ...product }: Offer): Promise<void> {
  const { product_id } = product
  await saveProduct(db, product)
  if (isDeepStrictEqual(await newestPrices(db, product_id), prices)) return
  const version = startsOn.slice(0, 7)
  await savePriceList(db, {
    product_version_id: versionId(product_id, version),
    product_id,
    version,
    starts_on: `${version}-01`,
    ends_on: null,
    prices,
    prices_set_at: at,
  })
}

const versionId = (productId: string, month: string): string =>
  `${productId.replace(/^prd_/, 'pvr_')}-${month.slice(2).replace('-', '')}`
