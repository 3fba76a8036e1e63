import { handler } from '../../platform/http/handler.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { dayIn } from '../../platform/time/days.ts'
import { getCredits } from './get-credits.ts'
import { listSkusOn } from './list-skus-on.ts'
import { listSubscriptionProducts } from './list-subscription-products.ts'
import { listTestAccounts } from './list-test-accounts.ts'
import { allOwnPrices, type Prices } from './own-prices.ts'
import { priceBasis } from './price-list-answer.ts'

const listPublicSkus = handler<'listPublicSkus'>(async ({ db, clock, settings }) => {
  const skus = await listSkusOn(db, dayIn(settings.timeZone, clock()))
  return { status: 200, body: { data: { ...priceBasis(), skus } } }
})

const listSkus = handler<'listSkus'>(async ({ db, clock, settings, user }) => {
  const on = dayIn(settings.timeZone, clock())
  const { plan_type, plan_name } = await db
    .selectFrom('users')
    .select(['plan_type', 'plan_name'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  const own = await allOwnPrices(db, { userId: user.id, on })
  const list = await listSkusOn(db, on)
  const skus = list.map((sku) => ({ ...sku, own_price_credits: ownPrice(own, sku) ?? sku.price_credits }))
  return { status: 200, body: { data: { ...priceBasis(), plan_type, plan_name, skus } } }
})

function ownPrice(
  own: ReadonlyMap<string, Prices>,
  { api, operation_id }: { api: string; operation_id: string },
): string | undefined {
  const price = own.get(api)?.get(operation_id)
  return price === undefined ? undefined : toDecimal(price)
}

export const priceHandlers = {
  listPublicSkus,
  listSkus,
  getCredits,
  listSubscriptionProducts,
  listTestAccounts,
}
