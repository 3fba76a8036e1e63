import type { Selectable } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { Problem, refusedField, rejectIf } from '../../platform/http/problem.ts'
import { dayIn, dayInWords } from '../../platform/time/days.ts'
import { isVerified } from '../kyb/repo.ts'
import { planIdOf } from '../pricing/plans-repo.ts'
import { currentPriceList, defaultProduct, findPriceList, findProduct } from '../pricing/repo.ts'
import type { SubscribedApi } from './published-api.ts'

type Product = Selectable<Database['products']>

/** The product that is wanted, in the price list that is wanted, as a subscription keeps it. Throws what forbids it. */
export async function chooseProduct(call: SubscribeCall, api: SubscribedApi) {
  const { db, user, body, clock, settings } = call
  const today = dayIn(settings.timeZone, clock())
  const productId = body.product_id ?? (await defaultProductId(call, api, today))
  const product = await namedProduct(db, productId, api)
  rejectIf(await verificationProblem(db, { userId: user.id, product, api }))
  const version = await priceListToTake(db, {
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

interface ProductOfUser {
  readonly userId: string
  readonly product: Pick<Product, 'name' | 'kyb_required'>
  readonly api: SubscribedApi
}

/** Of a product for verified businesses alone. */
export async function verificationProblem(
  db: Queries,
  { userId, product, api }: ProductOfUser,
): Promise<Problem | undefined> {
  if (!product.kyb_required || (await isVerified(db, userId, api))) return undefined
  return new Problem(
    'kyb_required',
    `${product.name} is for verified businesses. Start your verification at ` +
      `/kyb/${api.publisher}/${api.tag ?? api.version}, or choose pay per call.`,
  )
}

/** The product of the account's plan, else pay per call. */
async function defaultProductId({ db, user }: SubscribeCall, { api, name }: SubscribedApi, today: string) {
  const usual = await defaultProduct(db, { planId: await planIdOf(db, user.id), api, on: today })
  if (usual) return usual.product_id
  throw new Problem('product_version_closed', `${name} has no price list today.`)
}

async function namedProduct(db: Tx, productId: string, { api }: SubscribedApi): Promise<Product> {
  const product = await findProduct(db, productId)
  if (!product) throw new Problem('not_found', `There’s no product ${productId}.`)
  if (product.api !== api) {
    throw refusedField('#/product_id', 'product_of_another_api', `Choose one of ${api}’s products.`)
  }
  return product
}

type Version = Selectable<Database['product_versions']>

interface PriceListQuery {
  readonly product: { readonly product_id: string; readonly name: string }
  /** Left out, the current one. */
  readonly wanted: string | undefined
  readonly today: string
}

/** The price list of a product that can be taken today. Throws when another one was wanted. */
async function priceListToTake(db: Tx, { product, wanted, today }: PriceListQuery): Promise<Version> {
  const current = await currentPriceList(db, product.product_id, today)
  if (current && (wanted === undefined || wanted === current.product_version_id)) return current
  const advice = current ? `Use the current one, ${current.version}.` : 'There’s no current one.'
  if (wanted === undefined) {
    throw new Problem('product_version_closed', `${product.name} has no price list today.`)
  }

  const other = await findPriceList(db, wanted)
  if (!other) throw new Problem('not_found', `There’s no price list ${wanted}.`)
  if (other.product_id !== product.product_id) {
    throw refusedField(
      '#/product_version_id',
      'version_of_another_product',
      `Choose a price list of ${product.name}.`,
    )
  }
  throw new Problem(
    'product_version_closed',
    `The price list ${other.version} ${whyClosed(other, today)}. ${advice}`,
  )
}

function whyClosed({ starts_on, ends_on }: Version, today: string): string {
  if (starts_on > today) return `begins on ${dayInWords(starts_on)}`
  return ends_on && ends_on < today ? `ended on ${dayInWords(ends_on)}` : 'isn’t the newest'
}

export type SubscribeCall = RequestContext<'createUserSubscription', Tx>
