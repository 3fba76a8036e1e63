-- Credits are whole hundredths. balance = sum of ledger = sum of lots, always.
CREATE TABLE wallets (
  user_id text PRIMARY KEY REFERENCES users,
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  threshold1 bigint NOT NULL DEFAULT 50000 CHECK (threshold1 > 0),
  starter_redeemed_at timestamptz
);

CREATE TABLE ledger (
  id text PRIMARY KEY,
  sequence bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
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

-- Rows of the ledger are never changed or taken away.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Ledger rows are immutable; write a correction as a new row.';
END $$;
CREATE TRIGGER ledger_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Credits come in lots. Free ones end with their day and are spent first, the soonest to end before the others.
CREATE TABLE lots (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES wallets,
  remaining bigint NOT NULL CHECK (remaining >= 0),
  valid_until date,
  created_at timestamptz NOT NULL
);
CREATE INDEX lots_to_spend ON lots (user_id, valid_until NULLS LAST, id) WHERE remaining > 0;

-- The one way a balance moves. Within the function each statement sees what the last one locked and committed, so that
-- parallel calls on one wallet take turns. No row: the wallet is short. A known key: the row that it made. `p_lots` names
-- the lots that credits are taken from, where not all will do: PAID ones, or FREE ones.
CREATE FUNCTION post_to_ledger(
  p_id text, p_user text, p_kind text, p_amount bigint, p_description text, p_reference text, p_reason text,
  p_actor text, p_api text, p_request text, p_key text, p_valid_until date, p_now timestamptz,
  p_lots text DEFAULT NULL
) RETURNS SETOF ledger LANGUAGE plpgsql AS $$
DECLARE
  after_it bigint;
  due bigint;
  lot record;
BEGIN
  PERFORM 1 FROM wallets WHERE user_id = p_user FOR NO KEY UPDATE;
  RETURN QUERY SELECT * FROM ledger WHERE user_id = p_user AND idempotency_key = p_key;
  IF FOUND THEN RETURN; END IF;
  -- Free credits end at midnight, not when the job that says so gets to it (0011_wallet.sql).
  PERFORM expire_lots(p_user, p_now);

  UPDATE wallets SET balance = balance + p_amount
    WHERE user_id = p_user AND (p_amount > 0 OR balance + p_amount >= 0)
      AND (p_amount > 0 OR p_lots IS NULL OR -p_amount <= (
        SELECT sum(remaining) FROM lots WHERE user_id = p_user AND (valid_until IS NULL) = (p_lots = 'PAID')))
    RETURNING balance INTO after_it;
  IF NOT FOUND THEN
    PERFORM watch_level(p_user, false, p_now);
    RETURN;
  END IF;

  IF p_amount > 0 THEN
    INSERT INTO lots (user_id, remaining, valid_until, created_at) VALUES (p_user, p_amount, p_valid_until, p_now);
  ELSE
    due := -p_amount;
    FOR lot IN SELECT id, remaining FROM lots WHERE user_id = p_user AND remaining > 0
      AND (p_lots IS NULL OR (valid_until IS NULL) = (p_lots = 'PAID'))
      ORDER BY valid_until NULLS LAST, id
    LOOP
      UPDATE lots SET remaining = remaining - least(due, lot.remaining) WHERE id = lot.id;
      due := due - least(due, lot.remaining);
      EXIT WHEN due = 0;
    END LOOP;
    IF due > 0 THEN RAISE EXCEPTION 'The lots of % hold less than its balance.', p_user; END IF;
  END IF;

  RETURN QUERY INSERT INTO ledger (id, user_id, kind, amount, balance_after, description, reference, reason, actor, api,
      request_id, idempotency_key, created_at)
    VALUES (p_id, p_user, p_kind, p_amount, after_it, p_description, p_reference, p_reason, p_actor, p_api,
      p_request, p_key, p_now)
    RETURNING *;
  PERFORM watch_level(p_user, p_amount > 0 AND p_kind <> 'REFUND', p_now);
END $$;
