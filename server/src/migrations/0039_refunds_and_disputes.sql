-- Top-ups that are refunded or disputed: decision 0139.
ALTER TABLE ledger DROP CONSTRAINT ledger_kind_check;
ALTER TABLE ledger ADD CONSTRAINT ledger_kind_check CHECK (kind IN
  ('TOPUP', 'USAGE', 'ADJUSTMENT', 'STARTER', 'EXPIRY', 'REFUND', 'PLAN_FEE', 'INCLUDED', 'PAYOUT', 'DISPUTE', 'DEBT')) NOT VALID;

-- Hundredths of a credit that were spent before their payment was lost in a dispute: the next top-up pays them first.
ALTER TABLE wallets ADD COLUMN debt bigint NOT NULL DEFAULT 0;
ALTER TABLE wallets ADD CONSTRAINT wallets_debt_check CHECK (debt >= 0) NOT VALID;
CREATE OR REPLACE TRIGGER ledger_moves_balances BEFORE UPDATE OF balance, debt ON wallets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_outside_ledger();

-- Credits are taken with the row; the job `refundPayment` asks the provider until it has decided.
CREATE TABLE refunds (
  refund_id text PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES payments,
  status text NOT NULL CHECK (status IN ('PENDING', 'REFUNDED', 'FAILED')),
  -- Hundredths of the payment's currency, and of a credit.
  amount bigint NOT NULL CHECK (amount > 0),
  credits bigint NOT NULL CHECK (credits > 0),
  reason text NOT NULL,
  requested_by text NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  failure_reason text,
  CHECK ((status = 'PENDING') = (ended_at IS NULL))
);
CREATE INDEX refunds_of_payment ON refunds (transaction_id, created_at);

CREATE TABLE disputes (
  -- The provider's own.
  dispute_id text PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES payments,
  status text NOT NULL CHECK (status IN ('OPEN', 'WON', 'LOST')),
  -- Hundredths of the payment's currency; of the credits that it bought; and of those that the wallet still held.
  amount bigint NOT NULL CHECK (amount > 0),
  credits bigint NOT NULL CHECK (credits >= 0),
  held bigint NOT NULL CHECK (held BETWEEN 0 AND credits),
  opened_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((status = 'OPEN') = (ended_at IS NULL))
);
CREATE INDEX disputes_of_payment ON disputes (transaction_id, opened_at);
