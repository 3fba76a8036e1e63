import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../db/client.ts'

const maxNamed = 20

/** Rows that the product's own code can't have written, a sentence each: of the demo, of an import, of a hand in the database. */
export async function checkRules(db: Queries): Promise<string[]> {
  const faults: string[] = []
  for (const query of Object.values(rules)) {
    const { rows } = await sql<{ fault: string }>`${query} LIMIT ${sql.lit(maxNamed)}`.execute(db)
    faults.push(...rows.map(({ fault }) => fault))
  }
  return faults
}

/** Each selects a `fault`. */
const rules: Readonly<Record<string, RawBuilder<unknown>>> = {
  paidCallsAreVerified: sql`
    SELECT DISTINCT format('%s paid for calls to %s on %s without a verification.', calls.user_id, calls.api, calls.day) AS fault
    FROM usage_days AS calls JOIN apis ON apis.api = calls.api AND apis.kyb_required
    JOIN subscriptions ON subscriptions.user_id = calls.user_id AND subscriptions.api = calls.api AND subscriptions.status = 'ACTIVE'
    WHERE credits > 0 AND NOT EXISTS (
      SELECT FROM kyb_submissions AS forms WHERE forms.user_id = calls.user_id AND forms.publisher = apis.publisher
        AND coalesce(forms.tag, '') IN (coalesce(apis.tag, ''), '') AND state = 'APPROVED' AND decided_at::date <= calls.day
    ) AND NOT EXISTS (
      SELECT FROM kyb_submissions AS forms WHERE forms.user_id = calls.user_id AND forms.publisher = apis.publisher
        AND coalesce(forms.tag, '') IN (coalesce(apis.tag, ''), '') AND state <> 'APPROVED' AND decided_at::date >= calls.day
    ) ORDER BY fault`,
  testCallsAreFree: sql`
    SELECT format('The call %s by a test key cost %s hundredths of credits.', request_id, credits) AS fault
    FROM api_calls WHERE key_type = 'TEST' AND credits > 0 ORDER BY fault`,
  callsAreOfTheirKey: sql`
    SELECT format('The call %s to %s by %s names a key that is not theirs, or not of this API and kind.', request_id, calls.api,
      calls.user_id) AS fault
    FROM api_calls AS calls JOIN api_keys AS keys ON keys.id = calls.key_id
    JOIN subscriptions ON subscriptions.id = keys.subscription_id
    WHERE (subscriptions.user_id, subscriptions.api, keys.type) IS DISTINCT FROM (calls.user_id, calls.api, calls.key_type)
      AND credits > 0 ORDER BY fault`,
  paidCallsHaveAKey: sql`
    SELECT format('%s paid for calls to %s, and has had no live key for it.', calls.user_id, calls.api) AS fault
    FROM usage_days AS calls
    WHERE credits > 0 AND NOT EXISTS (
      SELECT FROM api_keys AS keys JOIN subscriptions ON subscriptions.id = keys.subscription_id
      WHERE subscriptions.user_id = calls.user_id AND subscriptions.api = calls.api AND keys.type = 'LIVE'
    ) GROUP BY calls.user_id, calls.api ORDER BY fault`,
  ledgersHaveNoGaps: sql`
    SELECT format('Row %s of the ledger of %s does not follow the one before it.', id, user_id) AS fault FROM (
      SELECT *, balance_after - amount - lag(balance_after, 1, 0::bigint) OVER (PARTITION BY user_id ORDER BY sequence) AS gap
      FROM ledger
    ) AS steps WHERE gap <> 0 OR balance_after < 0 ORDER BY sequence`,
  usageIsWhatWasPaid: sql`
    SELECT format('%s used %s hundredths of credits by usage, %s by the ledger.', user_id, coalesce(used, 0), coalesce(paid, 0)) AS fault
    FROM (SELECT user_id, sum(credits) AS used FROM usage_days GROUP BY user_id) AS usage
    FULL JOIN (
      SELECT user_id, -sum(amount) AS paid FROM ledger WHERE kind IN ('USAGE', 'REFUND') GROUP BY user_id
    ) AS payments USING (user_id)
    WHERE coalesce(used, 0) <> coalesce(paid, 0) AND user_id NOT IN (SELECT user_id FROM calls_in_flight) ORDER BY fault`,
  topUpsArePaid: sql`
    SELECT format('Payment %s of %s is paid, and its credits were not added once.', transaction_id, user_id) AS fault
    FROM payments WHERE status = 'PAID' AND source = 'TOPUP' AND (
      SELECT count(*) FROM ledger WHERE ledger.user_id = payments.user_id AND kind = 'TOPUP'
        AND reference IN (reference_number, transaction_id) AND ledger.amount = payments.credits
    ) <> 1 ORDER BY fault`,
  statementsArePaid: sql`
    SELECT format('Statement %s is paid, and its payment is not.', invoice_id) AS fault
    FROM statements LEFT JOIN payments ON transaction_id = payment_id
    WHERE statements.paid_at IS NOT NULL AND amount_due > 0 AND (status IS DISTINCT FROM 'PAID'
      OR payments.user_id <> statements.user_id OR NOT invoice_id = ANY (invoices)) ORDER BY fault`,
  onlyBilledAccountsPayStatements: sql`
    SELECT format('Payment %s is for statements, and %s is not billed monthly.', transaction_id, user_id) AS fault
    FROM payments WHERE source = 'BILLING' AND user_id NOT IN (SELECT user_id FROM billed_accounts) ORDER BY fault`,
  payersHaveAWallet: sql`
    SELECT format('Payment %s is of %s, who has no wallet.', transaction_id, user_id) AS fault
    FROM payments WHERE user_id NOT IN (SELECT user_id FROM wallets) ORDER BY fault`,
  statementsAreWhatWasUsed: sql`
    SELECT format('Statement %s has %s hundredths of credits used, the ledger %s.', invoice_id, used, coalesce(calls, 0)) AS fault
    FROM statements JOIN billed_accounts USING (user_id) CROSS JOIN market LEFT JOIN LATERAL (
      SELECT -sum(amount) AS calls FROM ledger WHERE ledger.user_id = statements.user_id AND kind IN ('USAGE', 'REFUND')
        AND created_at >= greatest(since, midnight_in(time_zone, (month || '-01')::date),
          CASE WHEN to_char(resumed_on, 'YYYY-MM') = month THEN midnight_in(time_zone, resumed_on) END)
        AND created_at < midnight_in(time_zone, ((month || '-01')::date + interval '1 month')::date)
    ) AS booked ON true
    WHERE used <> coalesce(calls, 0) ORDER BY fault`,
  ledgerDaysAreItsRows: sql`
    SELECT format('The day %s of %s is counted with %s rows and %s hundredths of credits, its %s rows have %s.', day, user_id,
      coalesce(days.rows, 0), coalesce(days.amount, 0), coalesce(own.rows, 0), coalesce(own.amount, 0)) AS fault
    FROM ledger_days AS days FULL JOIN (
      SELECT user_id, market_day(created_at) AS day, kind, coalesce(api, '') AS api, count(*) AS rows, sum(amount) AS amount
      FROM ledger JOIN ledger_counted AS counted USING (user_id) WHERE ledger.sequence <= counted.sequence GROUP BY 1, 2, 3, 4
    ) AS own USING (user_id, day, kind, api)
    WHERE (days.rows, days.amount) IS DISTINCT FROM (own.rows, own.amount) ORDER BY fault`,
}
