import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import { handler } from '../../platform/http/handler.ts'
import { jsonWith, StoredJson } from '../../platform/http/stored-json.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { dayIn } from '../../platform/time/days.ts'
import { readUser } from '../accounts/repo.ts'
import { nameOfApi, readTestData } from '../catalogue/repo.ts'
import { readSpendable } from '../wallet/repo.ts'
import { priceBasis } from './credit-offer.ts'
import { listSubscriptionProducts } from './list-subscription-products.ts'
import { planUse } from './plan-use.ts'
import { limitsOfPlans, servicePlans, userPlanOf } from './plans.ts'
import { planInForce } from './plans-repo.ts'
import { allOwnPrices, listPrices, ownPrices } from './prices.ts'
import { readApiPrices, readOperationPrices } from './prices-repo.ts'
import { priceListsOn, subscribedApis, subscribedProducts } from './repo.ts'
import { readOwnSkus, readSkus } from './skus-repo.ts'
import { readPricedOperations } from './sold-repo.ts'
import { unsubscribePlan } from './unsubscribe-plan.ts'

type Schemas = components['schemas']

/** Credits that can be spent on an API are the wallet, which the gateway charges. Those that its plan includes are never on top of it. */
const getCredits = handler<'getCredits'>(async ({ db, clock, settings, user, body: { api } }) => {
  await nameOfApi(db, api)
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
  const credits = {
    api,
    plan_type: inForce?.plan.plan_type ?? 'PREPAID',
    available_credits: toDecimal(balance),
    wallet_credits: toDecimal(balance),
    included_credits: toDecimal(left),
  } satisfies Omit<Schemas['ApiCredits'], 'prices'>
  const data = jsonWith(credits, { prices: await readPricedOperations(db, api, prices) })
  return { status: 200, body: StoredJson.of(jsonWith({}, { data })) }
})

const maxTestAccounts = 2000

/** Test numbers of the APIs that were subscribed to: by API, then in the order of its document. */
const listTestAccounts = handler<'listTestAccounts'>(async ({ db, user }) => {
  const apis = await readTestData(db, await subscribedApis(db, user.id))
  const data = apis.flatMap(({ api, testData }) => testData.map((datum) => ({ api, ...datum })))
  return { status: 200, body: { data: data.slice(0, maxTestAccounts) } }
})

const getUserPlan = handler<'getUserPlan'>(async ({ db, clock, settings, user, body: { api } }) => {
  await nameOfApi(db, api)
  const { timeZone } = settings
  const inForce = await planInForce(db, { userId: user.id, api, on: dayIn(timeZone, clock()) })
  const data = inForce ? await userPlanOf(db, { userId: user.id, inForce, now: clock(), timeZone }) : null
  return { status: 200, body: { data } }
})

const getServicePlan = handler<'getServicePlan'>(async ({ db, clock, settings, user, body: { api } }) => {
  await nameOfApi(db, api)
  const on = dayIn(settings.timeZone, clock())
  return { status: 200, body: { data: await servicePlans(db, { userId: user.id, api, on }) } }
})

const listPlanLimits = handler<'listPlanLimits'>(async ({ db, query: { api } }) => ({
  status: 200,
  body: { data: await limitsOfPlans(db, api) },
}))

const listPublicSkus = handler<'listPublicSkus'>(async ({ db, clock, settings, query }) => {
  const on = dayIn(settings.timeZone, clock())
  const skus = query.only === 'packs' ? '[]' : await readSkus(db, { on })
  return {
    status: 200,
    body: StoredJson.of(jsonWith({}, { data: jsonWith(priceBasis(settings), { skus }) })),
  }
})

const listSkus = handler<'listSkus'>(async ({ db, clock, settings, user, query }) => {
  const { plan_type, plan_name } = await readUser(db, user.id)
  const on = dayIn(settings.timeZone, clock())
  const basis = { ...priceBasis(settings), plan_type, plan_name }
  const skus =
    query.only === 'packs'
      ? '[]'
      : await ownSkus(db, { userId: user.id, on, api: query.api, operations: query.operation })
  return { status: 200, body: StoredJson.of(jsonWith({}, { data: jsonWith(basis, { skus }) })) }
})

interface OwnSkusQuery {
  readonly userId: string
  readonly on: string
  /** One API; all without. */
  readonly api: string | undefined
  /** By API and operationId, with a dot between them; all without. */
  readonly operations: readonly string[] | undefined
}

async function ownSkus(db: Queries, { userId, on, api, operations }: OwnSkusQuery): Promise<string> {
  const own = await allOwnPrices(db, { userId, on })
  // An API's slug holds no dot.
  const named = operations?.map((operation) => operation.slice(0, operation.indexOf('.')))
  const apis = api === undefined ? named : [api]
  return readOwnSkus(db, { on, apis, operations }, own)
}

/** List prices by API: of each the first few operations. */
const listApiPrices = handler<'listApiPrices'>(async ({ db, clock, settings, query }) => {
  const { page = 1, limit = 20, search = '', sort = 'catalogue' } = query
  const on = dayIn(settings.timeZone, clock())
  const { data, apis, operations } = await readApiPrices(db, { on, search, sort, page, limit })
  return { status: 200, body: { data, meta: { page, limit, total: apis }, operations } }
})

const listOperationPrices = handler<'listOperationPrices'>(async ({ db, clock, settings, query }) => {
  const {
    page = 1,
    limit = 20,
    search = '',
    sort = 'catalogue',
    api,
    operation: operations,
    charged = false,
  } = query
  const on = dayIn(settings.timeZone, clock())
  const { data, total } = await readOperationPrices(db, {
    on,
    search,
    sort,
    page,
    limit,
    api,
    operations,
    charged,
  })
  return { status: 200, body: { data, meta: { page, limit, total } } }
})

export const pricingHandlers = {
  getUserPlan,
  getServicePlan,
  listPlanLimits,
  unsubscribePlan,
  listPublicSkus,
  listSkus,
  listApiPrices,
  listOperationPrices,
  getCredits,
  listSubscriptionProducts,
  listTestAccounts,
}
