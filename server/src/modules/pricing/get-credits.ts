import { handler } from '../../platform/http/handler.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { dayIn } from '../../platform/time/days.ts'
import { readSpendable } from '../wallet/repo.ts'
import { listPrices, ownPrices } from './own-prices.ts'
import { planInForce } from './plan-in-force.ts'
import { planUse } from './plan-use.ts'
import { pricedOperations } from './price-list-answer.ts'
import { priceListsOn } from './price-lists.ts'
import { publishedApi } from './published-api.ts'
import { takenProducts } from './taken-products.ts'

/** What can be spent on an API: the wallet, and what is left of the credits its plan includes. */
export const getCredits = handler<'getCredits'>(async ({ db, clock, settings, user, body: { api } }) => {
  const { operations } = await publishedApi(db, api)
  const on = dayIn(settings.timeZone, clock())
  const whose = { userId: user.id, api, on }
  const inForce = await planInForce(db, whose)
  const left = inForce
    ? (await planUse(db, { userId: user.id, inForce, today: on, timeZone: settings.timeZone })).left
    : 0
  const balance = await readSpendable(db, user.id, clock())
  const taken = await takenProducts(db, whose)
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
