-- Credits that are bought by themselves: see decision 0045.

-- Below which balance a top-up is due, null where none is wanted, and whether this fall below it was noted: one fall is noted
-- once. Set by modules/wallet/refill.ts, watched by the ledger (ledger.sql).
ALTER TABLE wallets
  ADD COLUMN refill_below bigint CHECK (refill_below > 0),
  ADD COLUMN refill_noted boolean NOT NULL DEFAULT false;

-- Without a level it notes that a top-up is due.
ALTER TABLE wallet_level_changes ALTER COLUMN level DROP NOT NULL;

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
  ended_at timestamptz
);
CREATE INDEX card_setups_user ON card_setups (user_id);

-- An automatic top-up is a payment without a checkout, and a wallet has one under way at most.
ALTER TABLE payments
  ADD COLUMN automatic boolean NOT NULL DEFAULT false,
  ALTER COLUMN checkout_url DROP NOT NULL,
  ADD CHECK (automatic = (checkout_url IS NULL)),
  ADD CHECK (NOT automatic OR source = 'TOPUP');
CREATE UNIQUE INDEX payments_one_automatic ON payments (user_id) WHERE automatic AND status = 'PENDING';
CREATE INDEX payments_automatic ON payments (user_id, created_at) WHERE automatic;

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
