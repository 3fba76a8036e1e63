import type { Selectable } from 'kysely'
import { dayIn } from '../../days.ts'
import type { Tx } from '../../db/client.ts'
import type { Database } from '../../db/schema.ts'
import { Problem, refusedField } from '../../http/problem.ts'
import type { SubscribedApi } from './newest-apis.ts'
import type { SubscribeCall } from './subscribe-call.ts'
import { takenVersion } from './taken-version.ts'
import { isVerified } from './verified.ts'

type Product = Selectable<Database['products']>

/** The product that is wanted, in the price list that is wanted, as a subscription keeps it. Throws what forbids it. */
export async function chooseProduct(call: SubscribeCall, api: SubscribedApi) {
  const { db, user, body, clock, settings } = call
  const product = await (body.product_id === undefined
    ? usualProduct(db, user.id, api)
    : namedProduct(db, body.product_id, api))
  if (product.kyb_required && !(await isVerified(db, user.id, api))) {
    throw new Problem(
      'kyb_required',
      `${product.name} is for verified businesses. Start the verification under ` +
        `/kyb/${api.publisher}/${api.tag ?? api.version}, or take pay per call.`,
    )
  }
  const version = await takenVersion(db, {
    product,
    wanted: body.product_version_id,
    today: dayIn(settings.timeZone, clock()),
  })
  return {
    plan_id: product.plan_id,
    product: {
      product_id: product.product_id,
      product_version_id: version.product_version_id,
      name: product.name,
      version: version.version,
      since: clock().toISOString(),
    },
  }
}

/** Pay per call; accounts with a monthly statement get the product that goes on it. */
async function usualProduct(db: Tx, userId: string, { api, name }: SubscribedApi): Promise<Product> {
  const { plan_type } = await db
    .selectFrom('users')
    .select('plan_type')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const product = await db
    .selectFrom('products')
    .selectAll()
    .where('api', '=', api)
    .where('plan_type', '=', plan_type ?? 'PREPAID')
    .orderBy('position')
    .executeTakeFirst()
  if (product) return product
  throw new Problem('not_found', `${name} is not offered this way. Choose one of its products.`)
}

async function namedProduct(db: Tx, productId: string, { api }: SubscribedApi): Promise<Product> {
  const product = await db
    .selectFrom('products')
    .selectAll()
    .where('product_id', '=', productId)
    .executeTakeFirst()
  if (!product) throw new Problem('not_found', `There is no product ${productId}.`)
  if (product.api !== api) {
    throw refusedField('#/product_id', 'product_of_another_api', `Choose a product of ${api}.`)
  }
  return product
}
