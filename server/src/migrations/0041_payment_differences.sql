-- Payments that the portal and its payment provider don't agree on: decision 0141.
CREATE TABLE payment_differences (
  difference_id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('UNPAID_HERE', 'UNPAID_THERE', 'AMOUNT', 'REFUNDED')),
  -- Of the market.
  day date NOT NULL,
  reference_number text NOT NULL,
  transaction_id text REFERENCES payments,
  currency text NOT NULL,
  -- Hundredths; null: that side has nothing.
  amount bigint,
  provider_amount bigint,
  found_at timestamptz NOT NULL,
  resolved_at timestamptz,
  -- Null where both sides agreed later.
  resolved_by text,
  note text
);
-- One that was resolved is found again only when a side has changed.
CREATE UNIQUE INDEX payment_differences_once
  ON payment_differences (reference_number, kind, amount, provider_amount) NULLS NOT DISTINCT;
CREATE INDEX payment_differences_open ON payment_differences (day) WHERE resolved_at IS NULL;

-- When the provider was last asked about it.
ALTER TABLE payments ADD COLUMN asked_at timestamptz;
