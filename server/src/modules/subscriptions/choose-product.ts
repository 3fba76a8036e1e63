import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/schema.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { dayIn } from '../../platform/time/days.ts'
import { usualProduct } from '../pricing/usual-product.ts'
import type { SubscribedApi } from './newest-apis.ts'
import type { SubscribeCall } from './subscribe-call.ts'
import { takenVersion } from './taken-version.ts'
import { isVerified } from './verified.ts'

type Product = Selectable<Database['products']>

/** The product that is wanted, in the price list that is wanted, as a subscription keeps it. Throws what forbids it. */
export async function chooseProduct(call: SubscribeCall, api: SubscribedApi) {
  const { db, user, body, clock, settings } = call
  const today = dayIn(settings.timeZone, clock())
  const productId = body.product_id ?? (await usualProductId(call, api, today))
  const product = await namedProduct(db, productId, api)
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
    today,
  })
  return {
    product_id: product.product_id,
    product_version_id: version.product_version_id,
    name: product.name,
    version: version.version,
    since: clock().toISOString(),
  }
}

/** The product of the account's plan, else pay per call. */
async function usualProductId({ db, user }: SubscribeCall, { api, name }: SubscribedApi, today: string) {
  const usual = await usualProduct(db, { userId: user.id, api, on: today })
  if (usual) return usual.product_id
  throw new Problem('product_version_closed', `${name} has no price list in force today.`)
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
