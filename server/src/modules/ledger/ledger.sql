-- The ledger: the only code that moves a balance. Written anew whenever this file changes (db/migrate.ts).
-- Credits are whole hundredths. balance = sum of ledger rows = sum of lots, always.

-- Balances, lots and rows are written by functions that say so, with `SET switchboard.ledger = 'on'`: those below, and that
-- which charge calls (gateway/gateway.sql). The database refuses any other statement: decision 0030. Triggers are of
-- statements, so that no row is locked for them, and without WHEN, which is planned anew with each statement.
CREATE OR REPLACE FUNCTION refuse_outside_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('switchboard.ledger', true) = 'on' THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% of %: only functions of the ledger move credits.', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege', HINT = 'Post to the ledger: server/src/modules/wallet/move-credits.ts.';
END $$;

CREATE OR REPLACE TRIGGER ledger_moves_balances BEFORE UPDATE OF balance ON wallets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_outside_ledger();
CREATE OR REPLACE TRIGGER wallets_begin_empty BEFORE INSERT ON wallets
  FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION refuse_outside_ledger();
CREATE OR REPLACE TRIGGER ledger_fills_lots BEFORE INSERT OR UPDATE OF remaining OR DELETE OR TRUNCATE ON lots
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_outside_ledger();
CREATE OR REPLACE TRIGGER ledger_writes_rows BEFORE INSERT ON ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_outside_ledger();

CREATE OR REPLACE FUNCTION market_day(p_now timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (p_now AT TIME ZONE time_zone)::date FROM market
$$;

-- The second and third mark follow the first: a half and a fifth of it, rounded half up.
CREATE OR REPLACE FUNCTION wallet_mark(p_threshold1 bigint, p_number integer) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_number WHEN 1 THEN p_threshold1 WHEN 2 THEN (p_threshold1 + 1) / 2 WHEN 3 THEN (2 * p_threshold1 + 5) / 10 END
$$;

-- How many of its three marks a balance is at or below. Of each mark, the planner leaves the sum alone.
CREATE OR REPLACE FUNCTION wallet_level(p_balance bigint, p_threshold1 bigint) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT (p_balance <= wallet_mark(p_threshold1, 1))::integer
    + (p_balance <= wallet_mark(p_threshold1, 2))::integer
    + (p_balance <= wallet_mark(p_threshold1, 3))::integer
$$;

-- Whether a wallet that holds so much is to be topped up, and nobody noted it since it fell there.
CREATE OR REPLACE FUNCTION refill_is_due(p_wallet wallets, p_balance bigint) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_wallet.refill_below IS NOT NULL AND NOT p_wallet.refill_noted AND p_balance < p_wallet.refill_below
$$;

-- Notes that the wallet has crossed one of its marks, or fell to where it is to be topped up, in the transaction that moved
-- it there, and returns whether it has. Its owner is told, and the top-up begun, by modules/wallet/move-credits.ts. Credits
-- that come back from a failed call are no recovery: at a mark, each such call would be a warning and its end.
CREATE OR REPLACE FUNCTION watch_level(p_user text, p_may_recover boolean, p_now timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  wallet wallets;
  level integer;
  noted boolean := false;
BEGIN
  SELECT * INTO wallet FROM wallets WHERE user_id = p_user;
  IF refill_is_due(wallet, wallet.balance) THEN
    noted := true;
    UPDATE wallets SET refill_noted = true WHERE user_id = p_user;
    INSERT INTO wallet_level_changes (user_id, level, mark, balance, at)
      VALUES (p_user, NULL, wallet.refill_below, wallet.balance, p_now);
  ELSIF wallet.refill_noted AND p_may_recover AND wallet.balance >= wallet.refill_below THEN
    UPDATE wallets SET refill_noted = false WHERE user_id = p_user;
  END IF;
  level := wallet_level(wallet.balance, wallet.threshold1);
  IF level = wallet.low_level OR (level < wallet.low_level AND NOT p_may_recover) THEN RETURN noted; END IF;
  UPDATE wallets SET low_level = level WHERE user_id = p_user;
  -- Still low, though less: nothing to tell.
  IF level < wallet.low_level AND level > 0 THEN RETURN noted; END IF;
  INSERT INTO wallet_level_changes (user_id, level, mark, balance, at)
    VALUES (p_user, level, wallet_mark(wallet.threshold1, greatest(level, 1)), wallet.balance, p_now);
  RETURN true;
END $$;

-- Ends the lots whose day is over, each with a row of its own. Under the lock of the wallet, so that of parallel calls
-- the first does it and the others find nothing left. Returns how many ended.
CREATE OR REPLACE FUNCTION expire_lots(p_user text, p_now timestamptz) RETURNS integer
LANGUAGE plpgsql SET switchboard.ledger = 'on' AS $$
DECLARE
  today date := market_day(p_now);
  lot record;
  new_balance bigint;
  posted timestamptz;
  ended integer := 0;
BEGIN
  PERFORM 1 FROM wallets WHERE user_id = p_user FOR UPDATE;
  FOR lot IN SELECT id, remaining FROM lots
    WHERE user_id = p_user AND open AND valid_until < today ORDER BY valid_until, id
  LOOP
    UPDATE lots SET remaining = 0 WHERE id = lot.id;
    UPDATE wallets SET balance = balance - lot.remaining, posted_at = greatest(posted_at, p_now)
      WHERE user_id = p_user RETURNING balance, posted_at INTO new_balance, posted;
    INSERT INTO ledger (id, user_id, kind, amount, balance_after, description, reference, actor, idempotency_key, created_at)
      VALUES ('txn_' || replace(gen_random_uuid()::text, '-', ''), p_user, 'EXPIRY', -lot.remaining, new_balance,
        '', 'lot_' || lot.id, 'SYSTEM', 'expiry:' || lot.id, posted);
    ended := ended + 1;
  END LOOP;
  RETURN ended;
END $$;

-- Locks the wallet until the transaction ends: changes of one balance take turns. Free credits end at midnight, not when
-- the job that writes them off gets to it.
CREATE OR REPLACE FUNCTION lock_wallet(p_user text, p_now timestamptz) RETURNS wallets LANGUAGE plpgsql AS $$
DECLARE
  wallet wallets;
BEGIN
  SELECT * INTO wallet FROM wallets WHERE user_id = p_user FOR UPDATE;
  IF EXISTS (SELECT FROM lots, market
    WHERE user_id = p_user AND open AND valid_until < (p_now AT TIME ZONE time_zone)::date)
  THEN
    PERFORM expire_lots(p_user, p_now);
    SELECT * INTO wallet FROM wallets WHERE user_id = p_user;
  END IF;
  RETURN wallet;
END $$;

-- Takes credits out of the locked wallet's lots, the soonest to end first. `p_lots` names the lots, where not all will
-- do: PAID ones, or FREE ones. Returns the last day of the last lot: null when paid credits were among them.
CREATE OR REPLACE FUNCTION spend_lots(p_user text, p_amount bigint, p_lots text) RETURNS date LANGUAGE plpgsql AS $$
DECLARE
  due bigint := p_amount;
  lot record;
BEGIN
  FOR lot IN SELECT id, remaining, valid_until FROM lots
    WHERE user_id = p_user AND open AND (p_lots IS NULL OR (valid_until IS NULL) = (p_lots = 'PAID'))
    ORDER BY valid_until NULLS LAST, id
  LOOP
    UPDATE lots SET remaining = remaining - least(due, lot.remaining) WHERE id = lot.id;
    due := due - least(due, lot.remaining);
    IF due = 0 THEN RETURN lot.valid_until; END IF;
  END LOOP;
  RAISE EXCEPTION 'The lots of % hold less than its balance.', p_user;
END $$;

-- Puts credits back into the locked wallet's lot that they were taken from: the first of its day, as that is spent first. Returns
-- whether there is one; what is used up or over is not opened again.
CREATE OR REPLACE FUNCTION give_back(p_user text, p_amount bigint, p_valid_until date) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lots SET remaining = remaining + p_amount
    WHERE id = (SELECT id FROM lots WHERE user_id = p_user AND open AND valid_until IS NOT DISTINCT FROM p_valid_until
      ORDER BY id LIMIT 1);
  RETURN FOUND;
END $$;

-- Posts a row and moves the balance with it. Within the function each statement sees what the one before it locked and
-- what was committed until then, so that parallel calls on one wallet take turns. The row's time is that of the posting, but never
-- before the row before it. No row: the wallet is short. A known key: the row that it made.
CREATE OR REPLACE FUNCTION post_to_ledger(
  p_id text, p_user text, p_kind text, p_amount bigint, p_description text, p_reference text, p_reason text,
  p_actor text, p_api text, p_request text, p_key text, p_valid_until date, p_now timestamptz,
  p_lots text DEFAULT NULL
) RETURNS SETOF ledger LANGUAGE plpgsql SET switchboard.ledger = 'on' AS $$
DECLARE
  new_balance bigint;
  posted timestamptz;
BEGIN
  PERFORM 1 FROM wallets WHERE user_id = p_user FOR UPDATE;
  RETURN QUERY SELECT * FROM ledger WHERE user_id = p_user AND idempotency_key = p_key;
  IF FOUND THEN RETURN; END IF;
  PERFORM lock_wallet(p_user, p_now);

  UPDATE wallets SET balance = balance + p_amount, posted_at = greatest(posted_at, p_now)
    WHERE user_id = p_user AND (p_amount > 0 OR balance + p_amount >= 0)
      AND (p_amount > 0 OR p_lots IS NULL OR -p_amount <= (
        SELECT sum(remaining) FROM lots WHERE user_id = p_user AND open AND (valid_until IS NULL) = (p_lots = 'PAID')))
    RETURNING balance, posted_at INTO new_balance, posted;
  IF NOT FOUND THEN
    PERFORM watch_level(p_user, false, p_now);
    RETURN;
  END IF;
  IF p_amount <= 0 THEN
    PERFORM spend_lots(p_user, -p_amount, p_lots);
  ELSIF p_kind <> 'REFUND' OR NOT give_back(p_user, p_amount, p_valid_until) THEN
    INSERT INTO lots (user_id, remaining, valid_until, created_at) VALUES (p_user, p_amount, p_valid_until, p_now);
  END IF;

  RETURN QUERY INSERT INTO ledger (id, user_id, kind, amount, balance_after, description, reference, reason, actor, api,
      request_id, idempotency_key, created_at)
    VALUES (p_id, p_user, p_kind, p_amount, new_balance, p_description, p_reference, p_reason, p_actor, p_api,
      p_request, p_key, posted)
    RETURNING *;
  PERFORM watch_level(p_user, p_amount > 0 AND p_kind <> 'REFUND', p_now);
END $$;

-- Takes the price of a gateway call, by the same rules as a posting, for functions that may write (gateway/gateway.sql). Every call waits for it, so the usual case, in which
-- the first lot holds enough and is not over, is two updates and a row. `last_day` is as in spend_lots,
-- `level_changed` as in watch_level. Null `new_balance`: the wallet is short, and nothing was taken.
CREATE OR REPLACE FUNCTION post_usage(
  p_id text, p_user text, p_price bigint, p_description text, p_api text, p_request text, p_now timestamptz,
  OUT new_balance bigint, OUT last_day date, OUT level_changed boolean
) LANGUAGE plpgsql AS $$
DECLARE
  wallet wallets;
  taken boolean := false;
BEGIN
  level_changed := false;
  -- Locks the wallet, too. Whether all that it holds may still be spent is seen at its lots.
  UPDATE wallets SET balance = balance - p_price, posted_at = greatest(posted_at, p_now)
    WHERE user_id = p_user AND balance >= p_price RETURNING * INTO wallet;
  IF FOUND THEN
    UPDATE lots SET remaining = remaining - p_price
      WHERE id = (SELECT id FROM lots WHERE user_id = p_user AND open ORDER BY valid_until NULLS LAST, id LIMIT 1)
        AND remaining >= p_price AND (valid_until IS NULL OR valid_until >= market_day(p_now))
      RETURNING valid_until INTO last_day;
    taken := FOUND;
    IF NOT taken THEN UPDATE wallets SET balance = balance + p_price WHERE user_id = p_user; END IF;
  END IF;
  IF NOT taken THEN
    wallet := lock_wallet(p_user, p_now);
    IF wallet.balance < p_price THEN
      level_changed := watch_level(p_user, false, p_now);
      RETURN;
    END IF;
    UPDATE wallets SET balance = balance - p_price, posted_at = greatest(posted_at, p_now)
      WHERE user_id = p_user RETURNING * INTO wallet;
    last_day := spend_lots(p_user, p_price, NULL);
  END IF;
  new_balance := wallet.balance;
  INSERT INTO ledger (id, user_id, kind, amount, balance_after, description, reference, actor, api, request_id,
      idempotency_key, created_at)
    VALUES (p_id, p_user, 'USAGE', -p_price, new_balance, p_description, p_request, 'USER', p_api, p_request,
      p_request, wallet.posted_at);
  IF wallet_level(new_balance, wallet.threshold1) <> wallet.low_level OR refill_is_due(wallet, new_balance) THEN
    level_changed := watch_level(p_user, false, p_now);
  END IF;
END $$;

-- Writes a whole past into an empty wallet at once, as import-history.ts has reckoned it.
CREATE OR REPLACE FUNCTION import_history(p_user text, p_rows jsonb, p_lots jsonb) RETURNS void
LANGUAGE plpgsql SET switchboard.ledger = 'on' AS $$
DECLARE
  new_balance bigint := (SELECT coalesce(sum(amount), 0) FROM jsonb_to_recordset(p_rows) AS row (amount bigint));
BEGIN
  INSERT INTO ledger (id, user_id, kind, amount, balance_after, description, reference, actor, api, request_id,
      idempotency_key, created_at)
    -- A call is charged under its request id, by which its rows are found.
    SELECT id, p_user, kind, amount, balance_after, description, reference, actor, api, request,
      CASE kind WHEN 'USAGE' THEN request ELSE id END, at
    FROM jsonb_to_recordset(p_rows) AS row (
      id text, at timestamptz, kind text, amount bigint, balance_after bigint, description text, api text,
      request text, reference text, actor text);
  INSERT INTO lots (user_id, remaining, valid_until, created_at)
    SELECT p_user, remaining, valid_until, created_at
    FROM jsonb_to_recordset(p_lots) AS lot (remaining bigint, valid_until date, created_at timestamptz);
  UPDATE wallets SET balance = new_balance, low_level = wallet_level(new_balance, threshold1),
      posted_at = (SELECT max(at) FROM jsonb_to_recordset(p_rows) AS row (at timestamptz))
    WHERE user_id = p_user AND balance = 0;
  IF NOT FOUND THEN RAISE EXCEPTION 'The wallet of % is not there, or not empty.', p_user; END IF;
END $$;
