import type { Queries } from '../../db/client.ts'
import { toHundredths } from '../../decimals.ts'

interface Wanted {
  readonly userId: string
  readonly api: string
  /** The day whose prices are wanted. */
  readonly on: string
}

/** What each operation of an API costs an account, in hundredths by operationId: the list price, on the business plan a tenth less. */
export async function ownPrices(db: Queries, { userId, api }: Wanted): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('apis')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .select(['operations', 'plan_type'])
    .where('api', '=', api)
    .orderBy('version')
    .execute()
  return new Map(
    rows.flatMap(({ operations, plan_type }) =>
      (operations as { operation_id: string; price: string }[]).map(({ operation_id, price }) => {
        const list = toHundredths(price)
        return [operation_id, plan_type === 'POSTPAID' ? Math.round((list * 9) / 10) : list] as const
      }),
    ),
  )
}
