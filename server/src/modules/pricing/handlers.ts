import type { Queries } from '../../platform/db/client.ts'
import { handler } from '../../platform/http/handler.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { dayIn } from '../../platform/time/days.ts'
import { readSpendable } from '../wallet/repo.ts'
import { listSubscriptionProducts } from './list-subscription-products.ts'
import { planUse } from './plan-use.ts'
import { servicePlans, userPlanOf } from './plans.ts'
import { planInForce, readPlanOf } from './plans-repo.ts'
import { allOwnPrices, listPrices, ownPrices, type Prices } from './prices.ts'
import { publishedApi, publishedApis } from './published-api.ts'
import { priceListsOn, subscribedApis, subscribedProducts } from './repo.ts'
import { listSkusOn, priceBasis, pricedOperations } from './skus.ts'
import { unsubscribePlan } from './unsubscribe-plan.ts'

/** What can be spent on an API: the wallet, and what is left of the credits its plan includes. */
const getCredits = handler<'getCredits'>(async ({ db, clock, settings, user, body: { api } }) => {
  const { operations } = await publishedApi(db, api)
  const on = dayIn(settings.timeZone, clock())
  const whose = { userId: user.id, api, on }
  const inForce = await planInForce(db, whose)
  const left = inForce
    ? (await planUse(db, { userId: user.id, inForce, today: on, timeZone: settings.timeZone })).left
    : 0
  const balance = await readSpendable(db, user.id, clock())
  const taken = await subscribedProducts(db, whose)
  const prices =
    taken.length > 0 ? await ownPrices(db, whose) : listPrices(await priceListsOn(db, { api, on }))
  return {
    status: 200,
    body: {
      data: {
        api,
        plan_type: inForce?.plan.plan_type ?? 'PREPAID',
        available_credits: toDecimal(balance + left),
        wallet_credits: toDecimal(balance),
        included_credits: toDecimal(left),
        prices: pricedOperations(operations, prices),
      },
    },
  }
})

const maxTestAccounts = 2000

/** Test numbers of the APIs that were subscribed to: by API, then in the order of its document. */
const listTestAccounts = handler<'listTestAccounts'>(async ({ db, user }) => {
  const apis = await publishedApis(db, await subscribedApis(db, user.id))
  const data = apis
    .toSorted((one, other) => (one.api < other.api ? -1 : 1))
    .flatMap(({ api, testData }) => testData.map((datum) => ({ api, ...datum })))
  return { status: 200, body: { data: data.slice(0, maxTestAccounts) } }
})

const getUserPlan = handler<'getUserPlan'>(async ({ db, clock, settings, user, body: { api } }) => {
  await publishedApi(db, api)
  const { timeZone } = settings
  const inForce = await planInForce(db, { userId: user.id, api, on: dayIn(timeZone, clock()) })
  const data = inForce ? await userPlanOf(db, { userId: user.id, inForce, now: clock(), timeZone }) : null
  return { status: 200, body: { data } }
})

const getServicePlan = handler<'getServicePlan'>(async ({ db, clock, settings, user, body: { api } }) => {
  await publishedApi(db, api)
  const on = dayIn(settings.timeZone, clock())
  return { status: 200, body: { data: await servicePlans(db, { userId: user.id, api, on }) } }
})

const listPublicSkus = handler<'listPublicSkus'>(async ({ db, clock, settings }) => {
  const skus = await listSkusOn(db, dayIn(settings.timeZone, clock()))
  return { status: 200, body: { data: { ...priceBasis(settings), skus } } }
})

const listSkus = handler<'listSkus'>(async ({ db, clock, settings, user, query }) => {
  const { plan_type, plan_name } = await readPlanOf(db, user.id)
  const on = dayIn(settings.timeZone, clock())
  const skus = query.only === 'packs' ? [] : await ownSkus(db, { userId: user.id, on })
  return { status: 200, body: { data: { ...priceBasis(settings), plan_type, plan_name, skus } } }
})

async function ownSkus(db: Queries, query: { readonly userId: string; readonly on: string }) {
  const own = await allOwnPrices(db, query)
  const list = await listSkusOn(db, query.on)
  return list.map((sku) => ({ ...sku, own_price_credits: ownPrice(own, sku) ?? sku.price_credits }))
}

function ownPrice(
  own: ReadonlyMap<string, Prices>,
  { api, operation_id }: { api: string; operation_id: string },
): string | undefined {
  const price = own.get(api)?.get(operation_id)
  return price === undefined ? undefined : toDecimal(price)
}

export const pricingHandlers = {
  getUserPlan,
  getServicePlan,
  unsubscribePlan,
  listPublicSkus,
  listSkus,
  getCredits,
  listSubscriptionProducts,
  listTestAccounts,
}
