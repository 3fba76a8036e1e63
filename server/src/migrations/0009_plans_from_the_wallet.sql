-- A plan of one API on an account that isn't billed monthly is paid from the wallet, a period at a time: decision 0086.
ALTER TABLE ledger DROP CONSTRAINT ledger_kind_check;
ALTER TABLE ledger ADD CONSTRAINT ledger_kind_check
  CHECK (kind IN ('TOPUP', 'USAGE', 'ADJUSTMENT', 'STARTER', 'EXPIRY', 'REFUND', 'PLAN_FEE', 'INCLUDED'));

-- The row of the ledger that a lot came with; null for lots from before.
ALTER TABLE lots ADD COLUMN granted_by text;

-- Periods whose fee the wallet has paid. In one, the API's calls are paid from the wallet, too, whatever the account's plan becomes meanwhile.
CREATE TABLE paid_periods (
  user_id text NOT NULL REFERENCES wallets,
  product_id text NOT NULL REFERENCES products,
  api text NOT NULL,
  -- Days of the market, both included.
  first_day date NOT NULL,
  last_day date NOT NULL,
  -- The row of the ledger that gave the included credits; null: there were none.
  included_by text,
  PRIMARY KEY (user_id, product_id, first_day),
  CHECK (first_day <= last_day)
);

-- Until now such a plan had no fee and no credits. The running month stays as it is; the next one is paid.
INSERT INTO paid_periods (user_id, product_id, api, first_day, last_day)
  SELECT DISTINCT subscriptions.user_id, product.product_id, plans.api, market_day.today,
    (date_trunc('month', market_day.today) + interval '1 month - 1 day')::date
  FROM subscriptions
  CROSS JOIN jsonb_to_recordset(subscriptions.products) AS product (product_id text)
  JOIN products ON products.product_id = product.product_id
  JOIN plans ON plans.plan_id = products.plan_id AND plans.api = subscriptions.api
  JOIN users ON users.id = subscriptions.user_id
  JOIN wallets ON wallets.user_id = users.id
  CROSS JOIN (SELECT (now() AT TIME ZONE time_zone)::date AS today FROM market) AS market_day
  WHERE subscriptions.status IN ('ACTIVE', 'SUSPENDED')
    AND (users.plan_type IS DISTINCT FROM 'POSTPAID' OR plans.plan_type = 'PREPAID');

-- Credits of closed months that come back once overdue statements are paid, in hundredths.
ALTER TABLE billed_accounts ADD COLUMN withheld bigint NOT NULL DEFAULT 0 CHECK (withheld >= 0);
