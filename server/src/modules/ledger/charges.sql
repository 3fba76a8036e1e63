-- The price of gateway calls: charged before they go out, settled when they are booked. Each release
-- has its own: decision 0099. docs/gateway.md states the promises.

-- Takes the price and puts the call in flight, both or neither, if the key's terms are still those that the server decided
-- by. The wallet of a limited call is locked; `p_counted` is what count_calls says of it, if it was counted already.
-- `outcome`: CHARGED, SHORT, LIMITED, or STALE (nothing was done). `balance` is what is left, `level_changed` whether the
-- owner is to be told of it, and `limits` the limit that is broken, or what is counted now.
CREATE OR REPLACE FUNCTION charge_one(
  p_call call_to_charge, p_counted jsonb, OUT outcome text, OUT balance bigint, OUT level_changed boolean, OUT limits jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  counted jsonb := p_counted;
  last_day date;
BEGIN
  level_changed := false;
  IF p_call.terms_version IS DISTINCT FROM (SELECT version FROM call_terms
    WHERE key_id = p_call.key_id AND (valid_before IS NULL OR valid_before > p_call.at)) THEN
    outcome := 'STALE';
  ELSE
    IF counted IS NULL AND is_limited(p_call) THEN
      counted := count_calls(p_call, 1, p_call.price);
      IF counted IS NULL AND begin_counts(p_call) THEN counted := count_calls(p_call, 1, p_call.price); END IF;
      IF counted IS NULL THEN outcome := 'LIMITED'; END IF;
    END IF;
    IF outcome = 'LIMITED' THEN
      limits := to_jsonb(broken_limit(p_call));
      PERFORM note_refusal(p_call, limits ->> 'broken');
    ELSIF p_call.price > 0 THEN
      SELECT posted.new_balance, posted.last_day, posted.level_changed INTO balance, last_day, level_changed FROM post_debit(
        p_id => p_call.txn, p_user => p_call.user_id, p_kind => 'USAGE', p_credits => p_call.price, p_description => p_call.api_name,
        p_reference => p_call.request_id, p_actor => 'USER', p_key => p_call.request_id, p_now => p_call.at, p_api => p_call.api,
        p_request => p_call.request_id, p_price_version => p_call.price_version) AS posted;
      outcome := CASE WHEN balance IS NULL THEN 'SHORT' ELSE 'CHARGED' END;
    ELSE
      outcome := 'CHARGED';
    END IF;
  END IF;
  IF outcome = 'CHARGED' AND p_call.price > 0 THEN
    INSERT INTO calls_in_flight (request_id, user_id, credits, started_at, valid_until, refund_after, counted_for, key_id,
      counted_on)
      VALUES (p_call.request_id, p_call.user_id, p_call.price, p_call.at, last_day, p_call.refund_after, p_call.counted_for,
        p_call.key_id, p_call.day);
  ELSIF outcome <> 'STALE' THEN
    SELECT wallets.balance INTO balance FROM wallets WHERE user_id = p_call.user_id;
  END IF;
  IF counted IS NULL THEN RETURN; END IF;
  IF outcome = 'CHARGED' THEN limits := counted; ELSE PERFORM uncount(p_call); END IF;
END $$;

-- Lets the transaction commit without waiting for the disk and the standby. A crash that loses a charge has refunded it, and the
-- booking before the response waits for both, and with itself for all that was written before: decision 0120.
CREATE OR REPLACE FUNCTION commit_at_once() RETURNS void LANGUAGE sql AS $$
  SELECT set_config('synchronous_commit', 'off', true)
$$;

-- The same, as a statement of its own, which waits for the wallet. That a function may move credits is said once on the way
-- to each charge: it takes time (decision 0030).
CREATE OR REPLACE FUNCTION charge_call(
  p_call call_to_charge, OUT outcome text, OUT balance bigint, OUT level_changed boolean, OUT limits jsonb
) LANGUAGE plpgsql SET switchboard.ledger = 'on' AS $$
BEGIN
  PERFORM commit_at_once();
  IF is_limited(p_call) THEN PERFORM FROM wallets WHERE user_id = p_call.user_id FOR NO KEY UPDATE; END IF;
  SELECT charged.* INTO outcome, balance, level_changed, limits FROM charge_one(p_call, NULL) AS charged;
END $$;

-- The result that charge_call would have now. A charge is undone; a refusal is noted as any other is.
CREATE OR REPLACE FUNCTION try_charge(
  p_call call_to_charge, OUT outcome text, OUT balance bigint, OUT level_changed boolean, OUT limits jsonb
) LANGUAGE plpgsql SET switchboard.ledger = 'on' AS $$
BEGIN
  SELECT charged.* INTO outcome, balance, level_changed, limits FROM charge_call(p_call) AS charged;
  IF outcome = 'CHARGED' THEN RAISE EXCEPTION USING ERRCODE = 'TRIED'; END IF;
EXCEPTION WHEN SQLSTATE 'TRIED' THEN NULL;
END $$;

-- The same for calls that arrived together. Never waits for a lock, so that a slow transaction on one wallet doesn't
-- delay the others: BUSY is a call whose wallet is locked. The usual case, a price out of the first lot that crosses
-- no mark and no limit, is one statement for all wallets; the others are charged one after the other.
CREATE OR REPLACE FUNCTION charge_calls(p_calls call_to_charge[])
RETURNS TABLE (outcome text, balance bigint, level_changed boolean, limits jsonb)
LANGUAGE plpgsql SET switchboard.ledger = 'on' AS $$
DECLARE
  locked text[] := ARRAY(SELECT user_id FROM wallets
    WHERE user_id = ANY (ARRAY(SELECT user_id FROM unnest(p_calls) AS call WHERE price > 0 OR is_limited(call)))
    FOR NO KEY UPDATE SKIP LOCKED);
  single call_to_charge;
  number bigint;
BEGIN
  PERFORM commit_at_once();
  -- A set costs more than it saves.
  IF cardinality(p_calls) < 3 THEN
    FOREACH single IN ARRAY p_calls LOOP
      IF (single.price > 0 OR is_limited(single)) AND single.user_id <> ALL (locked) THEN
        outcome := 'BUSY';
        balance := NULL;
        level_changed := false;
        limits := NULL;
      ELSE
        SELECT alone.* INTO outcome, balance, level_changed, limits FROM charge_one(single, NULL) AS alone;
      END IF;
      RETURN NEXT;
    END LOOP;
    RETURN;
  END IF;

  FOR number, outcome, balance, limits IN
    WITH calls AS MATERIALIZED (
      SELECT call.*, call.ordinality AS number, call.terms_version IS NOT DISTINCT FROM terms.version AS on_terms,
        call.user_id = ANY (locked) AS on_lock, is_limited(p_calls[call.ordinality::integer]) AS limited
      FROM unnest(p_calls) WITH ORDINALITY AS call LEFT JOIN call_terms AS terms
        ON terms.key_id = call.key_id AND (valid_before IS NULL OR valid_before > call.at)
    ), counted AS MATERIALIZED (
      SELECT user_id, key_id, count_calls(p_calls[max(calls.number)::integer], count(*), sum(price)::bigint) AS limits
      FROM calls WHERE on_terms AND on_lock AND limited GROUP BY user_id, key_id
    ), due AS (
      SELECT user_id, sum(price)::bigint AS credits, max(at) AS at, max(at) FILTER (WHERE price > 0) AS post_at
      FROM calls WHERE on_terms AND on_lock AND user_id NOT IN (SELECT counted.user_id FROM counted WHERE counted.limits IS NULL)
      GROUP BY user_id HAVING sum(price) > 0
    ), spent AS (
      UPDATE lots SET remaining = remaining - credits
      FROM due JOIN wallets USING (user_id)
      WHERE lots.id = (SELECT next FROM next_lot(due.user_id) AS next)
        AND remaining >= credits AND (valid_until IS NULL OR valid_until >= market_day(at))
        AND wallets.balance >= credits
        AND (NOT alerts_active OR wallet_level(wallets.balance - credits, threshold1) = low_level)
        AND NOT refill_is_due(wallets, wallets.balance - credits)
      RETURNING due.user_id, credits, valid_until, post_at, posted_at AS posted_before
    ), taken AS (
      UPDATE wallets SET balance = wallets.balance - credits, posted_at = greatest(posted_at, post_at)
      FROM spent WHERE wallets.user_id = spent.user_id
      RETURNING spent.*, wallets.balance + credits AS balance_before
    ), charged AS (
      SELECT calls.*, valid_until,
        balance_before - sum(price) OVER (PARTITION BY user_id ORDER BY calls.number)::bigint AS balance_after,
        greatest(posted_before, max(at) FILTER (WHERE price > 0) OVER (PARTITION BY user_id ORDER BY calls.number)) AS posted_at
      FROM calls JOIN taken USING (user_id) WHERE on_terms
    ), posted AS (
      INSERT INTO ledger (id, user_id, kind, amount, balance_after, description, reference, actor, api, request_id,
        idempotency_key, created_at, price_version)
      SELECT txn, user_id, 'USAGE', -price, balance_after, api_name, request_id, 'USER', api, request_id, request_id,
        posted_at, price_version
      FROM charged WHERE price > 0 ORDER BY charged.number
    ), put_in_flight AS (
      INSERT INTO calls_in_flight (request_id, user_id, credits, started_at, valid_until, refund_after, counted_for, key_id,
        counted_on)
      SELECT request_id, user_id, price, at, valid_until, refund_after, counted_for, key_id, day FROM charged WHERE price > 0
    )
    SELECT calls.number, CASE
        WHEN charged.number IS NOT NULL THEN 'CHARGED'
        WHEN (calls.price > 0 OR calls.limited) AND NOT calls.on_lock THEN 'BUSY'
      END, charged.balance_after, counted.limits
    FROM calls LEFT JOIN charged ON charged.number = calls.number LEFT JOIN counted ON counted.key_id = calls.key_id
    ORDER BY calls.number
  LOOP
    level_changed := false;
    IF outcome IS NULL THEN
      SELECT alone.* INTO outcome, balance, level_changed, limits FROM charge_one(p_calls[number], limits) AS alone;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;

-- Refunds a charged call with a reason. Only the transaction that takes it out of flight does so, which makes it
-- happen once.
CREATE OR REPLACE FUNCTION refund_call(p_txn text, p_request text, p_why text, p_now timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  held calls_in_flight;
  used ledger;
  closed boolean;
BEGIN
  DELETE FROM calls_in_flight WHERE request_id = p_request RETURNING * INTO held;
  IF NOT FOUND THEN RETURN NULL; END IF;
  -- The account is gone: the charge stands, and a closed wallet gets no new lot.
  SELECT closed_at IS NOT NULL INTO closed FROM wallets WHERE user_id = held.user_id FOR NO KEY UPDATE;
  IF closed THEN RETURN NULL; END IF;
  PERFORM uncount_call(held);
  SELECT * INTO used FROM ledger WHERE user_id = held.user_id AND idempotency_key = p_request;
  RETURN (SELECT balance_after FROM post_to_ledger(p_id => p_txn, p_user => held.user_id, p_kind => 'REFUND', p_amount => held.credits,
    p_description => used.description || coalesce(', ' || p_why, ''), p_reference => p_request, p_actor => 'SYSTEM',
    p_key => 'refund:' || p_request, p_now => p_now, p_api => used.api, p_request => p_request, p_valid_until => held.valid_until));
END $$;

-- Settles finished calls at the price that is held: takes them out of flight. Returns those that were in flight; null: none.
CREATE OR REPLACE FUNCTION settle_in_flight(p_calls finished_call[]) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  settled text[];
BEGIN
  WITH deleted AS (
    DELETE FROM calls_in_flight
    WHERE request_id = ANY (ARRAY(SELECT request_id FROM unnest(p_calls) WHERE price > 0)) RETURNING request_id
  ) SELECT array_agg(request_id) INTO settled FROM deleted;
  RETURN settled;
END $$;

-- The final price of a finished call: it leaves flight, or is refunded. One that is not in flight was booked before; or it
-- was refunded as abandoned because the database was unreachable when its response came; or a crash has lost its charge. It
-- was answered, so it costs; but never more than the balance.
CREATE OR REPLACE FUNCTION settle_call(p_call finished_call, p_now timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  late ledger;
BEGIN
  IF p_call.price = 0 THEN RETURN 0; END IF;
  IF p_call.free THEN
    PERFORM refund_call(p_call.txn, p_call.request_id, p_call.refund_reason, p_now);
    -- Nothing, unless its account was deleted meanwhile.
    RETURN coalesce((SELECT -sum(amount)::bigint FROM ledger WHERE user_id = p_call.user_id
      AND idempotency_key IN (p_call.request_id, 'refund:' || p_call.request_id)), 0);
  END IF;
  IF settle_in_flight(ARRAY[p_call]) IS NOT NULL THEN RETURN p_call.price; END IF;
  IF EXISTS (SELECT FROM ledger WHERE user_id = p_call.user_id AND idempotency_key = p_call.request_id)
    AND NOT EXISTS (SELECT FROM ledger
      WHERE user_id = p_call.user_id AND idempotency_key = 'refund:' || p_call.request_id) THEN RETURN 0; END IF;
  SELECT * INTO late FROM post_to_ledger(p_id => p_call.txn, p_user => p_call.user_id, p_kind => 'USAGE',
    p_amount => -p_call.price, p_description => p_call.api_name, p_reference => p_call.request_id, p_actor => 'USER',
    p_key => 'late:' || p_call.request_id, p_now => p_now, p_api => p_call.api, p_request => p_call.request_id);
  -- Nothing was counted, or no more.
  IF late.id = p_call.txn THEN
    PERFORM count_less(counts_of_key(p_call.user_id, p_call.key_id), p_call.day, late.amount);
  END IF;
  RETURN coalesce(-late.amount, 0);
END $$;
