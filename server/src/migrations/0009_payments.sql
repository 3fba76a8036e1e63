-- Payments at a provider. PAID, FAILED and EXPIRED are final; a PENDING one is over when its checkout is.
CREATE TABLE payments (
  transaction_id text PRIMARY KEY,
  reference_number text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES users,
  status text NOT NULL CHECK (status IN ('PENDING', 'PAID', 'FAILED', 'EXPIRED')),
  source text NOT NULL CHECK (source IN ('TOPUP', 'BILLING')),
  method text NOT NULL CHECK (method IN ('CARD', 'EWALLET', 'BANK')),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency IN ('PHP', 'USD')),
  amount_php bigint NOT NULL CHECK (amount_php > 0),
  credits bigint CHECK (credits > 0),
  product_id text,
  invoices text[] NOT NULL,
  checkout_url text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  failed_at timestamptz,
  failure_reason text,
  link_mailed_at timestamptz,
  CHECK ((source = 'TOPUP') = (credits IS NOT NULL)),
  CHECK ((source = 'BILLING') = (cardinality(invoices) > 0)),
  CHECK ((status = 'PAID') = (paid_at IS NOT NULL)),
  CHECK ((status = 'FAILED') = (failed_at IS NOT NULL))
);
CREATE INDEX payments_user ON payments (user_id, created_at DESC);
CREATE INDEX payments_to_expire ON payments (expires_at) WHERE status = 'PENDING';

-- What the provider told. One row for each of its events: a second copy of one finds the first.
CREATE TABLE payment_events (
  event_id text PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES payments,
  type text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('SETTLED', 'ENDED', 'IGNORED', 'REVIEW')),
  payload jsonb NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX payment_events_payment ON payment_events (transaction_id);

-- What a person chose on the sandbox's checkout page; the first choice is the only one.
CREATE TABLE sandbox_choices (
  reference_number text PRIMARY KEY REFERENCES payments (reference_number),
  choice text NOT NULL CHECK (choice IN ('pay', 'decline')),
  chosen_at timestamptz NOT NULL
);

-- Accounts that get a statement a month, and since when.
CREATE TABLE billed_accounts (
  user_id text PRIMARY KEY REFERENCES wallets,
  since timestamptz NOT NULL
);

-- Closed months. The running one is worked out when it is asked for.
CREATE TABLE statements (
  invoice_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES billed_accounts,
  month text NOT NULL CHECK (month ~ '^\d{4}-\d{2}$'),
  opening bigint NOT NULL,
  funded bigint NOT NULL,
  used bigint NOT NULL,
  expired bigint NOT NULL,
  closing bigint NOT NULL CHECK (closing = opening + funded - used - expired),
  amount_due bigint NOT NULL CHECK (amount_due >= 0),
  due_date date NOT NULL,
  closed_at timestamptz NOT NULL,
  paid_at timestamptz,
  -- The newest payment of it; it holds the statement while it is PENDING, and has settled it once it is PAID.
  payment_id text REFERENCES payments,
  UNIQUE (user_id, month)
);

CREATE INDEX ledger_by_time ON ledger (user_id, created_at);
CREATE INDEX ledger_top_ups ON ledger (user_id, reference) WHERE kind = 'TOPUP';
