import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/schema.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { dayInWords } from '../../platform/time/days.ts'

type Version = Selectable<Database['product_versions']>

interface Taking {
  readonly product: { readonly product_id: string; readonly name: string }
  /** Left out, the current one. */
  readonly wanted: string | undefined
  readonly today: string
}

/** The price list of a product that can be taken today. Throws when another one was wanted. */
export async function takenVersion(db: Tx, { product, wanted, today }: Taking): Promise<Version> {
  const current = await db
    .selectFrom('product_versions')
    .selectAll()
    .where('product_id', '=', product.product_id)
    .where('starts_on', '<=', today)
    .where((version) => version.or([version('ends_on', 'is', null), version('ends_on', '>=', today)]))
    .orderBy('starts_on', 'desc')
    .executeTakeFirst()
  if (current && (wanted === undefined || wanted === current.product_version_id)) return current
  const advice = current ? `Take the current one, ${current.version}.` : 'There is no current one.'
  if (wanted === undefined) {
    throw new Problem('product_version_closed', `${product.name} has no price list in force today.`)
  }

  const other = await db
    .selectFrom('product_versions')
    .selectAll()
    .where('product_version_id', '=', wanted)
    .executeTakeFirst()
  if (!other) throw new Problem('not_found', `There is no price list ${wanted}.`)
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
  return ends_on && ends_on < today ? `ended on ${dayInWords(ends_on)}` : 'is not the newest'
}
