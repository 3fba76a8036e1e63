import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { Reads } from '../../platform/db/reads.ts'
import { toDecimal } from '../../platform/money/decimals.ts'

interface UsageLine extends Pick<Line, 'api' | 'operation_id' | 'operation_name' | 'plan_name'> {
  readonly on_statement: boolean
  /** Hundredths. */
  readonly price: number
  readonly count: number
}

type Line = components['schemas']['WalletStatementUsage']

/**
 * Calls of a month by API, operation and price. A refund takes one off the line of its call, whose price its row doesn’t name; so does a call that
 * was refunded as abandoned and then booked add one. A call is on the monthly statement by the same rule as in billedUse.
 */
export async function readUsageLines(
  db: Reads,
  { userId, month }: { readonly userId: string; readonly month: string },
): Promise<Line[]> {
  const first = sql`${`${month}-01`}::date`
  const { rows } = await sql<UsageLine>`
    WITH lines AS (
      SELECT rows.api, coalesce(rows.price_version, charge.price_version) AS price_version, abs(rows.amount) AS price,
        rows.created_at >= (SELECT since FROM billed_accounts WHERE user_id = ${userId})
          AND NOT EXISTS (SELECT FROM paid_periods AS paid WHERE paid.user_id = ${userId} AND paid.api IN (rows.api, '*')
            AND market_day(rows.created_at) BETWEEN first_day AND last_day) AS on_statement,
        sum(-sign(rows.amount))::int AS count
      FROM ledger AS rows
      LEFT JOIN ledger AS charge ON charge.user_id = rows.user_id AND charge.idempotency_key = rows.request_id
        AND rows.idempotency_key <> rows.request_id
      WHERE rows.user_id = ${userId} AND rows.kind IN ('USAGE', 'REFUND')
        AND rows.created_at >= market_midnight(${first}) AND rows.created_at < market_midnight((${first} + interval '1 month')::date)
      GROUP BY 1, 2, 3, 4
    ), named AS (
      SELECT lines.*, charged_prices.price ->> 'operation_id' AS operation_id, charged_prices.price -> 'plan' ->> 'plan_name' AS plan_name
      FROM lines LEFT JOIN charged_prices USING (price_version)
    )
    SELECT api, operation_id, plan_name, price, coalesce(on_statement, false) AS on_statement, sum(count)::int AS count, (
      SELECT listed ->> 'summary' FROM apis CROSS JOIN jsonb_array_elements(operations) AS listed
      WHERE apis.api = named.api AND listed ->> 'operation_id' = named.operation_id ORDER BY released_on DESC LIMIT 1
    ) AS operation_name
    FROM named GROUP BY 1, 2, 3, 4, 5 HAVING sum(count) <> 0 ORDER BY api, operation_id NULLS LAST, price, plan_name`.execute(
    db,
  )
  return rows.map(({ price, count, on_statement, ...row }) => ({
    ...row,
    price: toDecimal(price),
    count,
    credits: toDecimal(price * count),
    ...(on_statement && { on_statement }),
  }))
}
