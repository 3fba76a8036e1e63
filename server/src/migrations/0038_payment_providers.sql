-- The provider's own id of a checkout, by which it is found there. Null at the sandbox, and where a saved card is charged.
ALTER TABLE payments ADD COLUMN checkout_id text;

-- Refunds of the sandbox, one for each id that the portal gives.
CREATE TABLE sandbox_refunds (
  refund_id text PRIMARY KEY,
  reference_number text NOT NULL REFERENCES payments (reference_number),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  refunded_at timestamptz NOT NULL
);
