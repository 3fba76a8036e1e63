-- Calls through the gateway: charged before they go out, booked when they are answered. Written anew whenever this file
-- changes (db/migrate.ts). docs/gateway.md says what is promised.

-- What decides whether a key may call and at which price, as one value: a server that decided by an older one asks again.
-- Any change of the subscription counts, and is seen by the version of its row (xmin). Account and verification have no
-- part in it: their changes touch the account's subscriptions (0017_gateway.sql), so that a charge reads three rows only.
CREATE OR REPLACE VIEW call_terms AS
SELECT keys.id AS key_id, keys.hash AS key_hash,
  ROW(catalogue_version.version, subscriptions.xmin, keys.revoked_at, keys.expires_at, keys.grace_ends_at)::text AS version
FROM api_keys AS keys
JOIN subscriptions ON subscriptions.id = keys.subscription_id
CROSS JOIN catalogue_version;

-- Takes the price and puts the call in flight, both or neither, if the key's terms are still those that the server decided
-- by. `outcome`: CHARGED, SHORT, or STALE (nothing was done). `balance` is what is left, and
-- `level_changed` whether the owner is to be told of it.
CREATE OR REPLACE FUNCTION charge_one(
  p_call call_to_charge, OUT outcome text, OUT balance bigint, OUT level_changed boolean
) LANGUAGE plpgsql AS $$
DECLARE
  last_day date;
BEGIN
  level_changed := false;
  IF p_call.terms_version IS DISTINCT FROM (SELECT version FROM call_terms WHERE key_id = p_call.key_id) THEN
    outcome := 'STALE';
    RETURN;
  END IF;
  outcome := 'CHARGED';
  IF p_call.price > 0 THEN
    SELECT posted.new_balance, posted.last_day, posted.level_changed INTO balance, last_day, level_changed FROM post_usage(
      p_call.txn, p_call.user_id, p_call.price, p_call.api_name, p_call.api, p_call.request_id, p_call.at) AS posted;
    IF balance IS NOT NULL THEN
      INSERT INTO calls_in_flight (request_id, user_id, credits, started_at, valid_until, refund_after)
        VALUES (p_call.request_id, p_call.user_id, p_call.price, p_call.at, last_day, p_call.refund_after);
      RETURN;
    END IF;
    outcome := 'SHORT';
  END IF;
  SELECT wallets.balance INTO balance FROM wallets WHERE user_id = p_call.user_id;
END $$;

-- The same, as a statement of its own, which waits for the wallet. That a function may move credits is said once on the way
-- to each charge: it takes time (decision 0030).
CREATE OR REPLACE FUNCTION charge_call(
  p_call call_to_charge, OUT outcome text, OUT balance bigint, OUT level_changed boolean
) LANGUAGE plpgsql SET switchboard.ledger = 'on' AS $$
BEGIN
  SELECT charged.* INTO outcome, balance, level_changed FROM charge_one(p_call) AS charged;
END $$;

-- The same for calls that arrived together. Waits for nobody, so that no slow transaction on one wallet keeps the others:
-- BUSY is a call whose wallet is locked. What most wallets need, a price out of the first lot that crosses no mark, is done
-- for all of them by one statement; the others are charged one after the other.
CREATE OR REPLACE FUNCTION charge_calls(p_calls call_to_charge[])
RETURNS TABLE (outcome text, balance bigint, level_changed boolean)
LANGUAGE plpgsql SET switchboard.ledger = 'on' AS $$
DECLARE
  locked text[] := ARRAY(SELECT user_id FROM wallets
    WHERE user_id = ANY (ARRAY(SELECT user_id FROM unnest(p_calls) WHERE price > 0))
    FOR NO KEY UPDATE SKIP LOCKED);
  single call_to_charge;
  number bigint;
BEGIN
  -- A set costs more than it saves.
  IF cardinality(p_calls) < 3 THEN
    FOREACH single IN ARRAY p_calls LOOP
      IF single.price > 0 AND single.user_id <> ALL (locked) THEN
        outcome := 'BUSY';
        balance := NULL;
        level_changed := false;
      ELSE
        SELECT alone.* INTO outcome, balance, level_changed FROM charge_one(single) AS alone;
      END IF;
      RETURN NEXT;
    END LOOP;
    RETURN;
  END IF;

  FOR number, outcome, balance IN
    WITH calls AS MATERIALIZED (
      SELECT call.*, call.ordinality AS number, call.terms_version IS NOT DISTINCT FROM terms.version AS on_terms,
        call.user_id = ANY (locked) AS on_lock
      FROM unnest(p_calls) WITH ORDINALITY AS call LEFT JOIN call_terms AS terms ON terms.key_id = call.key_id
    ), due AS (
      SELECT user_id, sum(price)::bigint AS credits, max(at) AS at, max(at) FILTER (WHERE price > 0) AS post_at
      FROM calls WHERE on_terms AND on_lock
      GROUP BY user_id HAVING sum(price) > 0
    ), spent AS (
      UPDATE lots SET remaining = remaining - credits
      FROM due JOIN wallets USING (user_id)
      WHERE lots.id = (SELECT id FROM lots AS first WHERE first.user_id = due.user_id AND open
          ORDER BY valid_until NULLS LAST, id LIMIT 1)
        AND remaining >= credits AND (valid_until IS NULL OR valid_until >= market_day(at))
        AND wallets.balance >= credits AND wallet_level(wallets.balance - credits, threshold1) = low_level
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
        idempotency_key, created_at)
      SELECT txn, user_id, 'USAGE', -price, balance_after, api_name, request_id, 'USER', api, request_id, request_id,
        posted_at
      FROM charged WHERE price > 0 ORDER BY charged.number
    ), put_in_flight AS (
      INSERT INTO calls_in_flight (request_id, user_id, credits, started_at, valid_until, refund_after)
      SELECT request_id, user_id, price, at, valid_until, refund_after FROM charged WHERE price > 0
    )
    SELECT calls.number, CASE
        WHEN charged.number IS NOT NULL THEN 'CHARGED'
        WHEN NOT calls.on_terms THEN 'STALE'
        WHEN calls.price > 0 AND NOT calls.on_lock THEN 'BUSY'
      END, charged.balance_after
    FROM calls LEFT JOIN charged ON charged.number = calls.number ORDER BY calls.number
  LOOP
    level_changed := false;
    IF outcome IS NULL THEN
      SELECT alone.* INTO outcome, balance, level_changed FROM charge_one(p_calls[number]) AS alone;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;

-- Gives a charged call back, and says why. Whoever takes it out of flight does it, so it is done once.
CREATE OR REPLACE FUNCTION refund_call(p_txn text, p_request text, p_why text, p_now timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  held calls_in_flight;
  used ledger;
  closed boolean;
BEGIN
  DELETE FROM calls_in_flight WHERE request_id = p_request RETURNING * INTO held;
  IF NOT FOUND THEN RETURN NULL; END IF;
  -- Nobody is left to give it back to: the charge stands, and nothing is created for a wallet that is closed.
  SELECT closed_at IS NOT NULL INTO closed FROM wallets WHERE user_id = held.user_id FOR UPDATE;
  IF closed THEN RETURN NULL; END IF;
  SELECT * INTO used FROM ledger WHERE user_id = held.user_id AND idempotency_key = p_request;
  RETURN (SELECT balance_after FROM post_to_ledger(p_txn, held.user_id, 'REFUND', held.credits,
    used.description || coalesce(', ' || p_why, ''), p_request, NULL, 'SYSTEM', used.api, p_request, 'refund:' || p_request,
    held.valid_until, p_now));
END $$;

-- A call that is not in flight when it is booked: either it was booked before, or it was given back as abandoned, because
-- the database could not be reached when its response came. It was answered, so it costs; but nobody is charged more than
-- there is. Returns what it cost.
CREATE OR REPLACE FUNCTION charge_late(p_call finished_call, p_now timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger
    WHERE user_id = p_call.user_id AND idempotency_key = 'refund:' || p_call.request_id) THEN RETURN 0; END IF;
  RETURN coalesce((SELECT -amount FROM post_to_ledger(p_call.txn, p_call.user_id, 'USAGE', -p_call.price, p_call.api_name,
    p_call.request_id, NULL, 'USER', p_call.api, p_call.request_id, 'late:' || p_call.request_id, NULL, p_now)), 0);
END $$;

-- Latencies are counts by bucket.
CREATE OR REPLACE FUNCTION count_buckets(p_buckets integer[], p_size integer) RETURNS bigint[]
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  counts bigint[] := array_fill(0::bigint, ARRAY[p_size]);
  bucket integer;
BEGIN
  FOREACH bucket IN ARRAY p_buckets LOOP counts[bucket] := counts[bucket] + 1; END LOOP;
  RETURN counts;
END $$;

CREATE OR REPLACE FUNCTION add_counts(p_counts bigint[], p_more bigint[]) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  FOR bucket IN 1 .. cardinality(p_more) LOOP
    IF p_more[bucket] > 0 THEN p_counts[bucket] := p_counts[bucket] + p_more[bucket]; END IF;
  END LOOP;
  RETURN p_counts;
END $$;

-- Counts calls of a version by day, in the row of this connection, and who made the last one when. Nearly every call finds its
-- caller written down.
CREATE OR REPLACE FUNCTION count_version(p_call finished_call) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO api_version_days AS counts (api, version, day, slot, calls)
    VALUES (p_call.api, p_call.version, p_call.day, pg_backend_pid() % 16, 1)
    ON CONFLICT (api, version, day, slot) DO UPDATE SET calls = counts.calls + 1;
  IF EXISTS (SELECT FROM api_version_callers
    WHERE api = p_call.api AND version = p_call.version AND user_id = p_call.user_id AND last_called_on >= p_call.day)
  THEN RETURN; END IF;
  INSERT INTO api_version_callers AS callers (api, version, user_id, last_called_on)
    VALUES (p_call.api, p_call.version, p_call.user_id, p_call.day)
    ON CONFLICT (api, version, user_id)
      DO UPDATE SET last_called_on = greatest(callers.last_called_on, excluded.last_called_on);
END $$;

-- Writes a finished call, whose price is by now what it cost in the end, into the log and the counts. One that was written
-- before is passed over.
CREATE OR REPLACE FUNCTION log_call(p_call finished_call) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO api_calls (at, request_id, user_id, api, version, operation, method, path, status, error_code,
      duration_ms, credits, key_id, key_last_four, key_type)
    VALUES (p_call.at, p_call.request_id, p_call.user_id, p_call.api, p_call.version, p_call.operation, p_call.method,
      p_call.path, p_call.status, p_call.error_code, p_call.duration_ms, p_call.price, p_call.key_id,
      p_call.key_last_four, p_call.key_type)
    ON CONFLICT (user_id, at, request_id) DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO api_call_days AS counts (user_id, day, api, version, operation, method, path, status, key_id, calls)
    VALUES (p_call.user_id, p_call.day, p_call.api, p_call.version, p_call.operation, p_call.method, p_call.path,
      p_call.status, p_call.key_id, 1)
    ON CONFLICT (user_id, day, api, version, operation, method, path, status, key_id) DO UPDATE SET calls = counts.calls + 1;
  INSERT INTO usage_days AS days (user_id, day, api, calls, failed, credits, latencies)
    VALUES (p_call.user_id, p_call.day, p_call.api, 1, (p_call.status >= 500)::integer, p_call.price,
      count_buckets(ARRAY[p_call.bucket], p_call.buckets))
    ON CONFLICT (user_id, day, api) DO UPDATE SET
      calls = days.calls + 1,
      failed = days.failed + excluded.failed,
      credits = days.credits + excluded.credits,
      latencies[p_call.bucket] = days.latencies[p_call.bucket] + 1;
  INSERT INTO usage_key_days AS days (user_id, key_id, day, api, calls, failed, credits, latencies, last_at)
    VALUES (p_call.user_id, p_call.key_id, p_call.day, p_call.api, 1, (p_call.status >= 500)::integer, p_call.price,
      count_buckets(ARRAY[p_call.bucket], p_call.buckets), p_call.at)
    ON CONFLICT (user_id, key_id, day, api) DO UPDATE SET
      calls = days.calls + 1,
      failed = days.failed + excluded.failed,
      credits = days.credits + excluded.credits,
      latencies[p_call.bucket] = days.latencies[p_call.bucket] + 1,
      last_at = greatest(days.last_at, excluded.last_at);
  PERFORM count_version(p_call);
END $$;

-- The same for a group, as a set. Groups of several servers lock the counts in one order: table by table, and rows by their keys. Hence
-- a statement for each table: parts of one statement run in the order that its plan has.
CREATE OR REPLACE FUNCTION log_calls(p_calls finished_call[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  logged finished_call[];
BEGIN
  IF cardinality(p_calls) = 1 THEN
    PERFORM log_call(p_calls[1]);
  ELSE
    WITH written AS (
      INSERT INTO api_calls (at, request_id, user_id, api, version, operation, method, path, status, error_code,
        duration_ms, credits, key_id, key_last_four, key_type)
      SELECT at, request_id, user_id, api, version, operation, method, path, status, error_code,
        duration_ms, price, key_id, key_last_four, key_type
      FROM unnest(p_calls)
      ON CONFLICT (user_id, at, request_id) DO NOTHING
      RETURNING request_id
    ) SELECT array_agg(call) INTO logged FROM unnest(p_calls) AS call JOIN written USING (request_id);

    INSERT INTO api_call_days AS counts (user_id, day, api, version, operation, method, path, status, key_id, calls)
    SELECT user_id, day, api, version, operation, method, path, status, key_id, count(*) FROM unnest(logged)
    GROUP BY user_id, day, api, version, operation, method, path, status, key_id
    ORDER BY user_id, day, api, version, operation, method, path, status, key_id
    ON CONFLICT (user_id, day, api, version, operation, method, path, status, key_id)
      DO UPDATE SET calls = counts.calls + excluded.calls;

    INSERT INTO usage_days AS days (user_id, day, api, calls, failed, credits, latencies)
    SELECT user_id, day, api, count(*), count(*) FILTER (WHERE status >= 500), sum(price),
      count_buckets(array_agg(bucket), max(buckets))
    FROM unnest(logged) GROUP BY user_id, day, api ORDER BY user_id, day, api
    ON CONFLICT (user_id, day, api) DO UPDATE SET
      calls = days.calls + excluded.calls,
      failed = days.failed + excluded.failed,
      credits = days.credits + excluded.credits,
      latencies = add_counts(days.latencies, excluded.latencies);

    INSERT INTO usage_key_days AS days (user_id, key_id, day, api, calls, failed, credits, latencies, last_at)
    SELECT user_id, key_id, day, api, count(*), count(*) FILTER (WHERE status >= 500), sum(price),
      count_buckets(array_agg(bucket), max(buckets)), max(at)
    FROM unnest(logged) GROUP BY user_id, key_id, day, api ORDER BY user_id, key_id, day, api
    ON CONFLICT (user_id, key_id, day, api) DO UPDATE SET
      calls = days.calls + excluded.calls,
      failed = days.failed + excluded.failed,
      credits = days.credits + excluded.credits,
      latencies = add_counts(days.latencies, excluded.latencies),
      last_at = greatest(days.last_at, excluded.last_at);

    INSERT INTO api_version_days AS counts (api, version, day, slot, calls)
    SELECT api, version, day, pg_backend_pid() % 16, count(*) FROM unnest(logged)
    GROUP BY api, version, day ORDER BY api, version, day
    ON CONFLICT (api, version, day, slot) DO UPDATE SET calls = counts.calls + excluded.calls;

    INSERT INTO api_version_callers AS callers (api, version, user_id, last_called_on)
    SELECT api, version, user_id, max(day) FROM unnest(logged) AS call
    WHERE NOT EXISTS (SELECT FROM api_version_callers AS known WHERE known.api = call.api AND known.version = call.version
      AND known.user_id = call.user_id AND known.last_called_on >= call.day)
    GROUP BY api, version, user_id ORDER BY api, version, user_id
    ON CONFLICT (api, version, user_id)
      DO UPDATE SET last_called_on = greatest(callers.last_called_on, excluded.last_called_on);
  END IF;
END $$;

-- When a key was used last, by the counts of its calls. What its own row says is from before they were counted by key.
CREATE OR REPLACE FUNCTION last_use_of(p_key api_keys) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT greatest(p_key.last_used_at, (
    SELECT last_at FROM usage_key_days AS days JOIN subscriptions USING (user_id)
    WHERE subscriptions.id = p_key.subscription_id AND days.key_id = p_key.id ORDER BY day DESC LIMIT 1))
$$;

-- Books a group of finished calls: out of flight or refunded, into the log and the counts. All or none. Groups of several
-- servers take their locks in one order: wallets, then counts. Returns whom to tell of a mark that their wallet has crossed.
CREATE OR REPLACE FUNCTION book_calls(p_calls jsonb, p_now timestamptz) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  call finished_call;
  booked finished_call[];
BEGIN
  FOR call IN SELECT * FROM jsonb_populate_recordset(NULL::finished_call, p_calls) ORDER BY user_id, request_id LOOP
    IF call.price > 0 THEN
      IF call.free THEN
        PERFORM refund_call(call.txn, call.request_id, call.refund_reason, p_now);
        -- Nothing, unless its account was deleted meanwhile.
        call.price := coalesce((SELECT -sum(amount)::bigint FROM ledger WHERE user_id = call.user_id
          AND idempotency_key IN (call.request_id, 'refund:' || call.request_id)), 0);
      ELSE
        DELETE FROM calls_in_flight WHERE request_id = call.request_id;
        IF NOT FOUND THEN call.price := charge_late(call, p_now); END IF;
      END IF;
    END IF;
    booked := booked || call;
  END LOOP;
  PERFORM log_calls(booked);
  RETURN ARRAY(SELECT DISTINCT user_id FROM wallet_level_changes JOIN unnest(booked) USING (user_id));
END $$;

-- What the gateway has to do at a moment, in one transaction: calls that have their response are booked, and new ones
-- charged. Waits for no wallet: LATE is a finished call that is not in flight any more, which is left to book_calls, as are
-- those that are to be refunded. Outcomes are those of the finished calls, then those of the new ones.
CREATE OR REPLACE FUNCTION book_and_charge(p_finished jsonb, p_new jsonb)
RETURNS TABLE (outcome text, balance bigint, level_changed boolean) LANGUAGE plpgsql AS $$
DECLARE
  finished finished_call[] := ARRAY(SELECT call FROM jsonb_populate_recordset(NULL::finished_call, p_finished) AS call);
  landed text[];
BEGIN
  IF cardinality(finished) > 0 THEN
    WITH deleted AS (
      DELETE FROM calls_in_flight
      WHERE request_id = ANY (ARRAY(SELECT request_id FROM unnest(finished) WHERE price > 0)) RETURNING request_id
    ) SELECT array_agg(request_id) INTO landed FROM deleted;
    PERFORM log_calls(ARRAY(SELECT call FROM unnest(finished) AS call
      WHERE price = 0 OR request_id = ANY (landed)));
    RETURN QUERY SELECT CASE WHEN price = 0 OR request_id = ANY (landed) THEN 'BOOKED' ELSE 'LATE' END, NULL::bigint, false
      FROM unnest(finished);
  END IF;
  IF p_new <> '[]' THEN
    RETURN QUERY SELECT * FROM charge_calls(
      ARRAY(SELECT call FROM jsonb_populate_recordset(NULL::call_to_charge, p_new) AS call));
  END IF;
END $$;
