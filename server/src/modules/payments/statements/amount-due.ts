import { sql } from 'kysely'
import type { Queries } from '../../../db/client.ts'
import { creditOffer } from '../../prices/credit-offer.ts'
import { roundedDivision } from '../price.ts'

/** Hundredths: of a peso, and of a credit. */
interface Plan {
  readonly price: number
  readonly included_credits: number
}

/** The price of the plan, and of what was used beyond its included credits. */
export function amountDue({ price, included_credits }: Plan, used: number): number {
  const beyond = Math.max(0, used - included_credits)
  return price + roundedDivision(beyond * creditOffer.creditPrice, 100)
}

/** The monthly plan of an account. An account without one cannot be billed, and nobody should believe it was. */
export async function planOf(db: Queries, userId: string): Promise<Plan> {
  const plan = await db
    .selectFrom('users')
    .innerJoin('plans', (join) =>
      join
        .onRef('plans.plan_name', '=', 'users.plan_name')
        .on('plans.plan_type', '=', 'POSTPAID')
        .on('plans.api', 'is', null),
    )
    .select(['plans.price', 'plans.included_credits'])
    .where('users.id', '=', userId)
    .orderBy(sql`plans.plan_id`)
    .executeTakeFirst()
  if (!plan) throw new Error(`The plan of ${userId} is not among the monthly plans.`)
  return plan
}
