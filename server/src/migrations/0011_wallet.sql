-- The zone whose midnights end free credits. One for all processes, so that no two of them end a day at different times;
-- a starting server writes its setting here.
CREATE TABLE market (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  time_zone text NOT NULL
);
INSERT INTO market (time_zone) VALUES ('Asia/Manila');

CREATE FUNCTION market_day(p_now timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (p_now AT TIME ZONE time_zone)::date FROM market
$$;

CREATE FUNCTION credits_text(p_hundredths bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(p_hundredths / 100.0, 'FM999,999,999,999,990.00')
$$;

-- A lot whose end is near is told of once.
ALTER TABLE lots ADD COLUMN end_told_at timestamptz;
CREATE INDEX lots_by_end ON lots (valid_until) WHERE remaining > 0 AND valid_until IS NOT NULL;

-- How many of its three marks the wallet is at or below. A wallet begins empty, and that is no crossing.
ALTER TABLE wallets ADD COLUMN low_level integer NOT NULL DEFAULT 3 CHECK (low_level BETWEEN 0 AND 3);

-- The same marks as in modules/wallet/rules.ts: a half and a fifth of the first, rounded half up.
CREATE FUNCTION wallet_marks(p_threshold1 bigint) RETURNS bigint[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY[p_threshold1, (p_threshold1 + 1) / 2, (2 * p_threshold1 + 5) / 10]
$$;
CREATE FUNCTION wallet_level(p_balance bigint, p_threshold1 bigint) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT (p_balance <= (wallet_marks(p_threshold1))[1])::integer
    + (p_balance <= (wallet_marks(p_threshold1))[2])::integer
    + (p_balance <= (wallet_marks(p_threshold1))[3])::integer
$$;

-- Ends the lots whose day is over, each with a row of its own. Under the lock of the wallet, so that of parallel calls
-- the first does it and the others find nothing left. Answers how many ended.
CREATE FUNCTION expire_lots(p_user text, p_now timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  today date := market_day(p_now);
  lot record;
  after_it bigint;
  ended integer := 0;
BEGIN
  PERFORM 1 FROM wallets WHERE user_id = p_user FOR NO KEY UPDATE;
  FOR lot IN SELECT id, remaining FROM lots
    WHERE user_id = p_user AND remaining > 0 AND valid_until < today ORDER BY valid_until, id
  LOOP
    UPDATE lots SET remaining = 0 WHERE id = lot.id;
    UPDATE wallets SET balance = balance - lot.remaining WHERE user_id = p_user RETURNING balance INTO after_it;
    INSERT INTO ledger (id, user_id, kind, amount, balance_after, description, reference, actor, idempotency_key, created_at)
      VALUES ('txn_' || replace(gen_random_uuid()::text, '-', ''), p_user, 'EXPIRY', -lot.remaining, after_it,
        'Free credits expired', 'lot_' || lot.id, 'SYSTEM', 'expiry:' || lot.id, p_now);
    ended := ended + 1;
  END LOOP;
  RETURN ended;
END $$;

-- Tells the owner when the wallet has crossed one of its marks, in the transaction that moved it there. Credits that come
-- back from a failed call are no recovery: at a mark, each such call would be a warning and its end.
CREATE FUNCTION watch_level(p_user text, p_may_recover boolean, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  wallet wallets%ROWTYPE;
  level integer;
  mark text;
  told text;
BEGIN
  SELECT * INTO wallet FROM wallets WHERE user_id = p_user;
  level := wallet_level(wallet.balance, wallet.threshold1);
  IF level = wallet.low_level OR (level < wallet.low_level AND NOT p_may_recover) THEN RETURN; END IF;
  UPDATE wallets SET low_level = level WHERE user_id = p_user;
  -- Still low, though less: nothing to tell.
  IF level < wallet.low_level AND level > 0 THEN RETURN; END IF;

  mark := credits_text((wallet_marks(wallet.threshold1))[greatest(level, 1)]);
  told := CASE
    WHEN level = 0 THEN format('Credits are above your mark of %s: %s left.', mark, credits_text(wallet.balance))
    WHEN wallet.balance = 0 THEN 'The wallet is empty. Live calls are refused until you top up; test calls still work.'
    ELSE format('Credits are low: %s left, at or below your mark of %s.', credits_text(wallet.balance), mark)
  END;
  INSERT INTO notifications (id, user_id, message, important, action, link, text, created_at)
    VALUES ('ntf_' || replace(gen_random_uuid()::text, '-', ''), p_user, told, level > 0, 'route',
      CASE WHEN level > 0 THEN '/dashboard/wallet/topup' ELSE '/dashboard/wallet' END,
      CASE WHEN level > 0 THEN 'Top up' ELSE 'See the wallet' END, p_now);
  IF level > 0 THEN
    PERFORM graphile_worker.add_job('lowCredits', 
      json_build_object('userId', p_user, 'told', told, 'empty', wallet.balance = 0), max_attempts => 12);
  END IF;
END $$;
