-- The zone whose midnights end free credits. One for all processes, so that no two of them end a day at different times;
-- a starting server writes its setting here.
CREATE TABLE market (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  time_zone text NOT NULL,
  -- The first day that calls are counted by key; null: all days are.
  keys_counted_since date
);
INSERT INTO market (time_zone) VALUES ('Asia/Manila');

-- Credits are whole hundredths. balance = sum of ledger = sum of lots, always.
CREATE TABLE wallets (
  user_id text PRIMARY KEY REFERENCES users,
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  threshold1 bigint NOT NULL DEFAULT 50000 CHECK (threshold1 > 0),
  starter_redeemed_at timestamptz,
  -- How many of its three marks the wallet is at or below. A wallet begins empty, and that is no crossing.
  low_level integer NOT NULL DEFAULT 3 CHECK (low_level BETWEEN 0 AND 3),
  -- Below which balance a top-up is due, null where none is wanted, and whether this fall below it was noted: one fall is noted
  -- once. Set by modules/wallet/refill.ts, watched by the ledger (ledger.sql).
  refill_below bigint CHECK (refill_below > 0),
  refill_noted boolean NOT NULL DEFAULT false,
  -- When the newest row of a wallet was posted. A posting that waited for the lock is told no earlier than the one that it waited for, so
  -- that rows have one order by time and by balance: a statement's opening balance is the last row before its month.
  posted_at timestamptz,
  -- The wallet of a deleted account is closed, and empty for ever: whoever posts to it is refused by the database. See decision 0064.
  closed_at timestamptz,
  CONSTRAINT closed_wallets_are_empty CHECK (closed_at IS NULL OR balance = 0)
) WITH (fillfactor = 60);

-- Credits come in lots. Free ones end with their day and are spent first, the soonest to end before the others.
CREATE TABLE lots (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL REFERENCES wallets,
  remaining bigint NOT NULL CHECK (remaining >= 0),
  valid_until date,
  created_at timestamptz NOT NULL,
  -- A lot whose end is near is told of once.
  end_told_at timestamptz,
  -- A lot in use changes with each call. Indexes whose predicate names `remaining` would get an entry each time; whether a
  -- lot is open changes once, so its row is updated in place (heap-only tuples, which need room on the page).
  open boolean NOT NULL GENERATED ALWAYS AS (remaining > 0) STORED
) WITH (fillfactor = 60);
CREATE INDEX lots_to_spend ON lots (user_id, valid_until NULLS LAST, id) WHERE open;
CREATE INDEX lots_by_end ON lots (valid_until) WHERE open AND valid_until IS NOT NULL;

CREATE TABLE ledger (
  id text PRIMARY KEY,
  sequence bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL REFERENCES wallets,
  kind text NOT NULL CHECK (kind IN ('TOPUP', 'USAGE', 'ADJUSTMENT', 'STARTER', 'EXPIRY', 'REFUND')),
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  description text NOT NULL,
  reference text NOT NULL,
  reason text,
  actor text NOT NULL CHECK (actor IN ('USER', 'ADMIN', 'SYSTEM')),
  api text,
  request_id text,
  idempotency_key text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, idempotency_key)
);
CREATE INDEX ledger_newest ON ledger (user_id, sequence DESC);
CREATE INDEX ledger_by_time ON ledger (user_id, created_at);
CREATE INDEX ledger_top_ups ON ledger (user_id, reference) WHERE kind = 'TOPUP';

-- Marks that a wallet has crossed and that its owner was not told of yet: written by the ledger with the movement, taken by
-- whoever tells (modules/ledger/level-changes.ts). Nearly always empty.
CREATE TABLE wallet_level_changes (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL REFERENCES wallets,
  -- How many of the three marks the balance is at or below, and the mark that it crossed.
  level integer CHECK (level BETWEEN 0 AND 3),
  mark bigint NOT NULL,
  balance bigint NOT NULL,
  at timestamptz NOT NULL
);

-- Calls through the gateway that are charged and not answered yet. What a killed server leaves here is given back.
CREATE TABLE calls_in_flight (
  request_id text PRIMARY KEY,
  user_id text NOT NULL,
  credits bigint NOT NULL CHECK (credits >= 0),
  started_at timestamptz NOT NULL,
  -- Last day of the credits that the call took, when all of them were free ones: they come back as they were.
  valid_until date,
  -- When a call counts as abandoned depends on how long its API may take.
  refund_after timestamptz NOT NULL
);
CREATE INDEX calls_in_flight_user ON calls_in_flight (user_id);

-- Changes of credits above the limit of one person. They wait until another administrator decides; approved, they are rows of the ledger.
CREATE TABLE credit_adjustments (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  direction text NOT NULL CHECK (direction IN ('ADD', 'DEDUCT')),
  type text NOT NULL CHECK (type IN ('PAID', 'FREE')),
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  valid_until date,
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'APPROVED', 'REFUSED')),
  requested_by text NOT NULL REFERENCES users,
  requested_at timestamptz NOT NULL,
  request_id text NOT NULL,
  decided_by text REFERENCES users,
  decided_at timestamptz,
  note text,
  transaction_id text,
  CHECK (decided_by IS NULL OR decided_by <> requested_by),
  CONSTRAINT credit_adjustments_check2 CHECK ((status = 'APPROVED') = (transaction_id IS NOT NULL)),
  CONSTRAINT credit_adjustments_check3 CHECK (valid_until IS NULL OR (direction = 'ADD' AND type = 'FREE')),
  CONSTRAINT credit_adjustments_decided CHECK ((status = 'PENDING') = (decided_at IS NULL)
    AND (status <> 'PENDING' OR decided_by IS NULL) AND (status <> 'APPROVED' OR decided_by IS NOT NULL))
);
-- Those that wait come first in the list.
CREATE INDEX credit_adjustments_list ON credit_adjustments ((status = 'PENDING') DESC, requested_at DESC, id);
CREATE INDEX credit_adjustments_user ON credit_adjustments (user_id);

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
  checkout_url text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  failed_at timestamptz,
  failure_reason text,
  link_mailed_at timestamptz,
  -- An automatic top-up is a payment without a checkout, and a wallet has one under way at most.
  automatic boolean NOT NULL DEFAULT false,
  CHECK ((source = 'TOPUP') = (credits IS NOT NULL)),
  CONSTRAINT payments_check1 CHECK ((source = 'BILLING') = (cardinality(invoices) > 0)),
  CONSTRAINT payments_check2 CHECK ((status = 'PAID') = (paid_at IS NOT NULL)),
  CONSTRAINT payments_check3 CHECK ((status = 'FAILED') = (failed_at IS NOT NULL)),
  CONSTRAINT payments_check4 CHECK (automatic = (checkout_url IS NULL)),
  CONSTRAINT payments_check5 CHECK (NOT automatic OR source = 'TOPUP')
);
CREATE INDEX payments_user ON payments (user_id, created_at DESC);
CREATE INDEX payments_to_expire ON payments (expires_at) WHERE status = 'PENDING';
CREATE UNIQUE INDEX payments_one_automatic ON payments (user_id) WHERE automatic AND status = 'PENDING';
CREATE INDEX payments_automatic ON payments (user_id, created_at) WHERE automatic;

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
  closing bigint NOT NULL,
  amount_due bigint NOT NULL CHECK (amount_due >= 0),
  due_date date NOT NULL,
  closed_at timestamptz NOT NULL,
  paid_at timestamptz,
  -- The newest payment of it; it holds the statement while it is PENDING, and has settled it once it is PAID.
  payment_id text REFERENCES payments,
  -- What a closed month is made of, as it was worked out then: plans and prices change, a statement does not.
  charges jsonb,
  UNIQUE (user_id, month),
  CHECK (closing = opening + funded - used - expired)
);

-- A card that the provider keeps. Its token is sealed for this account.
CREATE TABLE saved_cards (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  token bytea NOT NULL,
  brand text NOT NULL,
  last_four text NOT NULL CHECK (last_four ~ '^\d{4}$'),
  expires text NOT NULL CHECK (expires ~ '^\d{4}-\d{2}$'),
  saved_at timestamptz NOT NULL
);

-- Pages of the provider where a card is saved. One is over once it has ended, or closed.
CREATE TABLE card_setups (
  setup_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  security_version bigint NOT NULL DEFAULT 0
);
CREATE INDEX card_setups_user ON card_setups (user_id);

-- What the owner of a wallet has set, and where it stands.
CREATE TABLE auto_top_ups (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  enabled boolean NOT NULL DEFAULT false,
  threshold bigint NOT NULL CHECK (threshold > 0),
  credits bigint NOT NULL CHECK (credits > 0),
  -- Hundredths of a peso.
  monthly_cap bigint NOT NULL CHECK (monthly_cap > 0),
  -- In a row.
  declines integer NOT NULL DEFAULT 0 CHECK (declines BETWEEN 0 AND 3),
  -- What it waits for, and when somebody looks again: the provider's word, another try after a decline, another month.
  waits_for text CHECK (waits_for IN ('CHARGE', 'RETRY', 'MONTH')),
  next_try_at timestamptz,
  off_reason text CHECK (off_reason IN ('DECLINED', 'CARD_REMOVED', 'REVIEW')),
  -- Of which month, YYYY-MM, its owner was told that the cap is reached.
  cap_told_of text,
  CHECK ((waits_for IS NULL) = (next_try_at IS NULL)),
  CHECK (NOT enabled OR (off_reason IS NULL AND credits >= threshold))
);
CREATE INDEX auto_top_ups_due ON auto_top_ups (next_try_at) WHERE next_try_at IS NOT NULL;

-- The sandbox's own books: cards that it keeps, and what they were charged. A reference is charged once.
CREATE TABLE sandbox_cards (
  token text PRIMARY KEY,
  setup_id text NOT NULL UNIQUE,
  number text NOT NULL
);

CREATE TABLE sandbox_charges (
  reference text PRIMARY KEY,
  amount bigint NOT NULL,
  currency text NOT NULL,
  -- Null when it was paid.
  refusal text,
  charged_at timestamptz NOT NULL
);

-- What a person chose on the sandbox's checkout page; the first choice is the only one.
CREATE TABLE sandbox_choices (
  reference_number text PRIMARY KEY REFERENCES payments (reference_number),
  choice text NOT NULL CHECK (choice IN ('pay', 'decline')),
  chosen_at timestamptz NOT NULL
);
