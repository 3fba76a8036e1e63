-- The ledger: the only code that moves a balance. Each release has its own: decision 0099.
-- Credits are whole hundredths. balance = sum of ledger rows = sum of lots, always.

CREATE OR REPLACE FUNCTION market_day(p_now timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (p_now AT TIME ZONE time_zone)::date FROM market
$$;

-- The first moment of a day: PostgreSQL alone takes the second of two midnights, as clocks show them that go back to 00:00.
-- Immutable, as no part of it depends on the session.
CREATE OR REPLACE FUNCTION midnight_in(p_zone text, p_day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT least(p_day::timestamp AT TIME ZONE p_zone,
    (p_day::timestamp - interval '1 microsecond') AT TIME ZONE p_zone + interval '1 microsecond')
$$;

-- The moment when a day of the market begins.
CREATE OR REPLACE FUNCTION market_midnight(p_day date) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT midnight_in(time_zone, p_day) FROM market
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
  IF NOT wallet.alerts_active THEN RETURN noted; END IF;
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
  PERFORM 1 FROM wallets WHERE user_id = p_user FOR NO KEY UPDATE;
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
  SELECT * INTO wallet FROM wallets WHERE user_id = p_user FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM lots, market
    WHERE user_id = p_user AND open AND valid_until < (p_now AT TIME ZONE time_zone)::date)
  THEN
    PERFORM expire_lots(p_user, p_now);
    SELECT * INTO wallet FROM wallets WHERE user_id = p_user;
  END IF;
  RETURN wallet;
END $$;

-- The rule of spending: the lot that the next credit comes out of is the soonest to end. `p_lots` names the lots, where not all will
-- do: PAID ones, FREE ones, or the one that a row of the ledger granted. A single query, which PostgreSQL takes into the statements that
-- ask.
CREATE OR REPLACE FUNCTION next_lot(p_user text, p_lots text DEFAULT NULL) RETURNS SETOF bigint LANGUAGE sql STABLE AS $$
  SELECT id FROM lots WHERE user_id = p_user AND open AND (p_lots IS NULL
    OR CASE WHEN p_lots IN ('PAID', 'FREE') THEN (valid_until IS NULL) = (p_lots = 'PAID') ELSE granted_by = p_lots END)
  ORDER BY valid_until NULLS LAST, id LIMIT 1
$$;

-- Takes credits out of the locked wallet's lots. Returns the last day of the last lot: null when paid credits were among them.
CREATE OR REPLACE FUNCTION spend_lots(p_user text, p_amount bigint, p_lots text) RETURNS date LANGUAGE plpgsql AS $$
DECLARE
  due bigint := p_amount;
  taken bigint;
  last_day date;
BEGIN
  WHILE due > 0 LOOP
    UPDATE lots SET remaining = lots.remaining - part
      FROM (SELECT id, least(remaining, due) AS part FROM lots) AS next
      WHERE lots.id = (SELECT lot FROM next_lot(p_user, p_lots) AS lot) AND next.id = lots.id RETURNING part, valid_until INTO taken, last_day;
    IF NOT FOUND THEN RAISE EXCEPTION 'The lots of % hold less than its balance.', p_user; END IF;
    due := due - taken;
  END LOOP;
  RETURN last_day;
END $$;

-- Returns credits to the locked wallet's lot that they came from: the first of its day, since that is spent first.
-- Returns whether there is one; a used or expired lot isn't opened again.
CREATE OR REPLACE FUNCTION give_back(p_user text, p_amount bigint, p_valid_until date) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lots SET remaining = remaining + p_amount
    WHERE id = (SELECT id FROM lots WHERE user_id = p_user AND open AND valid_until IS NOT DISTINCT FROM p_valid_until
      ORDER BY id LIMIT 1);
  RETURN FOUND;
END $$;

-- Posts a debit. Every call waits for it, so the usual case, in which the first lot holds enough and is not over, is two updates
-- and a row. `last_day` is as in spend_lots, `level_changed` as in watch_level. Null `new_balance`: the wallet is short, and
-- nothing was taken.
CREATE OR REPLACE FUNCTION post_debit(
  p_id text, p_user text, p_kind text, p_credits bigint, p_description text, p_reference text, p_actor text, p_key text,
  p_now timestamptz, p_reason text DEFAULT NULL, p_api text DEFAULT NULL, p_request text DEFAULT NULL, p_lots text DEFAULT NULL,
  p_price_version integer DEFAULT NULL,
  OUT new_balance bigint, OUT last_day date, OUT level_changed boolean
) LANGUAGE plpgsql AS $$
DECLARE
  wallet wallets;
  taken boolean := false;
BEGIN
  level_changed := false;
  -- Locks the wallet, too. Whether all that it holds may still be spent is seen at its lots.
  UPDATE wallets SET balance = balance - p_credits, posted_at = greatest(posted_at, p_now)
    WHERE user_id = p_user AND balance >= p_credits AND p_lots IS NULL RETURNING * INTO wallet;
  IF FOUND THEN
    UPDATE lots SET remaining = remaining - p_credits
      WHERE id = (SELECT next FROM next_lot(p_user) AS next) AND remaining >= p_credits
        AND (valid_until IS NULL OR valid_until >= market_day(p_now))
      RETURNING valid_until INTO last_day;
    taken := FOUND;
    IF NOT taken THEN UPDATE wallets SET balance = balance + p_credits WHERE user_id = p_user; END IF;
  END IF;
  IF NOT taken THEN
    wallet := lock_wallet(p_user, p_now);
    IF p_credits > (CASE WHEN p_lots IS NULL THEN wallet.balance ELSE (SELECT coalesce(sum(remaining), 0) FROM lots
      WHERE user_id = p_user AND open
        AND CASE WHEN p_lots IN ('PAID', 'FREE') THEN (valid_until IS NULL) = (p_lots = 'PAID') ELSE granted_by = p_lots END) END)
    THEN
      level_changed := watch_level(p_user, false, p_now);
      RETURN;
    END IF;
    UPDATE wallets SET balance = balance - p_credits, posted_at = greatest(posted_at, p_now)
      WHERE user_id = p_user RETURNING * INTO wallet;
    last_day := spend_lots(p_user, p_credits, p_lots);
  END IF;
  new_balance := wallet.balance;
  INSERT INTO ledger (id, user_id, kind, amount, balance_after, description, reference, reason, actor, api, request_id,
      idempotency_key, created_at, price_version)
    VALUES (p_id, p_user, p_kind, -p_credits, new_balance, p_description, p_reference, p_reason, p_actor, p_api, p_request,
      p_key, wallet.posted_at, p_price_version);
  IF (wallet.alerts_active AND wallet_level(new_balance, wallet.threshold1) <> wallet.low_level)
    OR refill_is_due(wallet, new_balance)
  THEN
    level_changed := watch_level(p_user, false, p_now);
  END IF;
END $$;

-- Takes what the locked wallet owes out of the top-up that a row granted, with a row of its own.
CREATE OR REPLACE FUNCTION pay_debt(p_user text, p_topup bigint, p_row text, p_reference text, p_now timestamptz) RETURNS void
LANGUAGE plpgsql SET switchboard.ledger = 'on' AS $$
DECLARE
  due bigint;
BEGIN
  SELECT least(debt, p_topup) INTO due FROM wallets WHERE user_id = p_user;
  IF due = 0 THEN RETURN; END IF;
  UPDATE wallets SET debt = debt - due WHERE user_id = p_user;
  PERFORM post_debit(p_id => 'txn_' || replace(gen_random_uuid()::text, '-', ''), p_user => p_user, p_kind => 'DEBT', p_credits => due,
    p_description => 'Debt of a disputed payment', p_reference => p_reference, p_actor => 'SYSTEM', p_key => 'debt:' || p_row,
    p_now => p_now, p_lots => p_row);
END $$;

-- Credits that are missing from a lost payment. Under the lock of the wallet.
CREATE OR REPLACE FUNCTION add_debt(p_user text, p_amount bigint) RETURNS void
LANGUAGE sql SET switchboard.ledger = 'on' AS $$
  UPDATE wallets SET debt = debt + p_amount WHERE user_id = p_user
$$;

-- Posts a row and moves the balance with it. Within the function each statement sees what the one before it locked and
-- what was committed until then, so that parallel calls on one wallet take turns. The row's time is that of the posting, but never
-- before the row before it. No row: the wallet is short. A known key: the row that it made.
CREATE OR REPLACE FUNCTION post_to_ledger(
  p_id text, p_user text, p_kind text, p_amount bigint, p_description text, p_reference text, p_actor text, p_key text,
  p_now timestamptz, p_reason text DEFAULT NULL, p_api text DEFAULT NULL, p_request text DEFAULT NULL,
  p_valid_until date DEFAULT NULL, p_lots text DEFAULT NULL
) RETURNS SETOF ledger LANGUAGE plpgsql SET switchboard.ledger = 'on' AS $$
DECLARE
  new_balance bigint;
  posted timestamptz;
BEGIN
  PERFORM 1 FROM wallets WHERE user_id = p_user FOR NO KEY UPDATE;
  RETURN QUERY SELECT * FROM ledger WHERE user_id = p_user AND idempotency_key = p_key;
  IF FOUND THEN RETURN; END IF;
  IF p_amount < 0 THEN
    PERFORM post_debit(p_id => p_id, p_user => p_user, p_kind => p_kind, p_credits => -p_amount, p_description => p_description,
      p_reference => p_reference, p_actor => p_actor, p_key => p_key, p_now => p_now, p_reason => p_reason, p_api => p_api,
      p_request => p_request, p_lots => p_lots);
    RETURN QUERY SELECT * FROM ledger WHERE id = p_id;
    RETURN;
  END IF;

  PERFORM lock_wallet(p_user, p_now);
  -- The first payment begins the alerts, at the level that it leads to: it is neither a warning nor a recovery.
  UPDATE wallets SET balance = balance + p_amount, posted_at = greatest(posted_at, p_now),
      alerts_active = alerts_active OR p_kind = 'TOPUP',
      low_level = CASE WHEN alerts_active OR p_kind <> 'TOPUP' THEN low_level ELSE wallet_level(balance + p_amount, threshold1) END
    WHERE user_id = p_user RETURNING balance, posted_at INTO new_balance, posted;
  -- Into the lot of that row again, where it is named.
  UPDATE lots SET remaining = remaining + p_amount WHERE user_id = p_user AND granted_by = p_lots;
  IF NOT FOUND AND (p_kind <> 'REFUND' OR NOT give_back(p_user, p_amount, p_valid_until)) THEN
    INSERT INTO lots (user_id, remaining, valid_until, created_at, granted_by)
      VALUES (p_user, p_amount, p_valid_until, p_now, p_id);
  END IF;
  RETURN QUERY INSERT INTO ledger (id, user_id, kind, amount, balance_after, description, reference, reason, actor, api,
      request_id, idempotency_key, created_at)
    VALUES (p_id, p_user, p_kind, p_amount, new_balance, p_description, p_reference, p_reason, p_actor, p_api,
      p_request, p_key, posted)
    RETURNING *;
  IF p_kind = 'TOPUP' THEN PERFORM pay_debt(p_user, p_amount, p_id, p_reference, p_now); END IF;
  PERFORM watch_level(p_user, p_kind <> 'REFUND', p_now);
END $$;

-- Writes a whole history into an empty wallet in one go: thousands of postings in one transaction would each walk
-- over all earlier versions of the wallet's row. Spending between two credits is taken from the lots together.
CREATE OR REPLACE FUNCTION import_history(p_user text, p_rows jsonb) RETURNS void
LANGUAGE plpgsql SET switchboard.ledger = 'on' AS $$
DECLARE
  credit record;
BEGIN
  INSERT INTO ledger (id, user_id, kind, amount, balance_after, description, reference, actor, api, request_id,
      idempotency_key, created_at, price_version)
    -- A call is charged under its request id, by which its rows are found.
    SELECT id, p_user, kind, amount, sum(amount) OVER (ORDER BY number), description, reference, actor, api, request,
      CASE kind WHEN 'USAGE' THEN request ELSE id END, at, price_version
    FROM ROWS FROM (jsonb_to_recordset(p_rows) AS (
      id text, at timestamptz, kind text, amount bigint, description text, api text, request text, reference text, actor text,
      price_version integer
    )) WITH ORDINALITY AS row (id, at, kind, amount, description, api, request, reference, actor, price_version, number)
    ORDER BY number;
  FOR credit IN
    SELECT max(id) FILTER (WHERE amount > 0) AS id, max(amount) AS amount, min(at) AS at, max(valid_until) AS valid_until,
      max(amount) - sum(amount) AS spent
    FROM (
      SELECT *, count(*) FILTER (WHERE amount > 0) OVER (ORDER BY number) AS place
      FROM ROWS FROM (jsonb_to_recordset(p_rows) AS (id text, amount bigint, at timestamptz, valid_until date))
        WITH ORDINALITY AS row (id, amount, at, valid_until, number)
    ) AS rows GROUP BY place ORDER BY place
  LOOP
    INSERT INTO lots (user_id, remaining, valid_until, created_at, granted_by)
      VALUES (p_user, credit.amount, credit.valid_until, credit.at, credit.id);
    PERFORM spend_lots(p_user, credit.spent::bigint, NULL);
  END LOOP;
  DELETE FROM lots WHERE user_id = p_user AND NOT open;
  UPDATE wallets SET balance = past.balance, posted_at = past.posted_at, alerts_active = alerts_active OR past.paid,
      low_level = CASE WHEN alerts_active OR past.paid THEN wallet_level(past.balance, threshold1) ELSE 0 END
    FROM (SELECT coalesce(sum(amount), 0)::bigint AS balance, max(created_at) AS posted_at,
      coalesce(bool_or(kind = 'TOPUP'), false) AS paid FROM ledger WHERE user_id = p_user) AS past
    WHERE user_id = p_user AND wallets.balance = 0;
  IF NOT FOUND THEN RAISE EXCEPTION 'The wallet of % is not there, or not empty.', p_user; END IF;
END $$;
