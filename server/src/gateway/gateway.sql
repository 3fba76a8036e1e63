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
-- by. `outcome`: CHARGED, SHORT, or STALE (nothing was done). `balance` is what is left.
CREATE OR REPLACE FUNCTION charge_call(p_call call_to_charge, OUT outcome text, OUT balance bigint)
LANGUAGE plpgsql AS $$
DECLARE
  last_day date;
BEGIN
  IF p_call.terms_version IS DISTINCT FROM (SELECT version FROM call_terms WHERE key_id = p_call.key_id) THEN
    outcome := 'STALE';
    RETURN;
  END IF;
  outcome := 'CHARGED';
  IF p_call.price > 0 THEN
    SELECT posted.new_balance, posted.last_day INTO balance, last_day FROM post_usage(
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

-- The same for calls that arrived together, in their order. Waits for nobody, so that no slow transaction on one wallet
-- keeps the others: BUSY is a call whose wallet is locked.
CREATE OR REPLACE FUNCTION charge_calls(p_calls jsonb) RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  calls call_to_charge[] := ARRAY(SELECT call FROM jsonb_populate_recordset(NULL::call_to_charge, p_calls) AS call);
  call call_to_charge;
  locked text[];
BEGIN
  locked := ARRAY(SELECT user_id FROM wallets
    WHERE user_id = ANY (ARRAY(SELECT DISTINCT user_id FROM unnest(calls) WHERE price > 0))
    FOR NO KEY UPDATE SKIP LOCKED);
  FOREACH call IN ARRAY calls LOOP
    IF call.price > 0 AND call.user_id <> ALL (locked) THEN
      outcome := 'BUSY';
      balance := NULL;
    ELSE
      SELECT charged.outcome, charged.balance INTO outcome, balance FROM charge_call(call) AS charged;
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
BEGIN
  DELETE FROM calls_in_flight WHERE request_id = p_request RETURNING * INTO held;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT * INTO used FROM ledger WHERE user_id = held.user_id AND idempotency_key = p_request;
  RETURN (SELECT balance_after FROM post_to_ledger(p_txn, held.user_id, 'REFUND', held.credits,
    used.description || ', ' || p_why, p_request, NULL, 'SYSTEM', used.api, p_request, 'refund:' || p_request,
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

-- Books a group of finished calls: out of flight or refunded, into the log and the counts. All or none; a call that was
-- booked before is passed over. Groups of several servers take their locks in one order: wallets, then counts.
CREATE OR REPLACE FUNCTION book_calls(p_calls jsonb, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  calls finished_call[] := ARRAY(SELECT call FROM jsonb_populate_recordset(NULL::finished_call, p_calls) AS call
    ORDER BY call.user_id, call.day, call.api, call.operation, call.method, call.path, call.status, call.request_id);
  call finished_call;
  charged bigint;
  latencies bigint[];
BEGIN
  FOREACH call IN ARRAY calls LOOP
    IF call.free AND call.price > 0 THEN
      PERFORM refund_call(call.txn, call.request_id,
        CASE WHEN call.status >= 500 THEN 'not answered' ELSE 'refused' END, p_now);
    END IF;
  END LOOP;

  FOREACH call IN ARRAY calls LOOP
    charged := 0;
    IF call.price > 0 AND NOT call.free THEN
      DELETE FROM calls_in_flight WHERE request_id = call.request_id RETURNING credits INTO charged;
      IF NOT FOUND THEN charged := charge_late(call, p_now); END IF;
    END IF;
    INSERT INTO api_calls (at, request_id, user_id, api, version, operation, method, path, status, error_code,
        duration_ms, credits, key_id, key_last_four, key_type)
      VALUES (call.at, call.request_id, call.user_id, call.api, call.version, call.operation, call.method, call.path,
        call.status, call.error_code, call.duration_ms, charged, call.key_id, call.key_last_four, call.key_type)
      ON CONFLICT (user_id, at, request_id) DO NOTHING;
    CONTINUE WHEN NOT FOUND;

    INSERT INTO api_call_days AS counts (user_id, day, api, operation, method, path, status, calls)
      VALUES (call.user_id, call.day, call.api, call.operation, call.method, call.path, call.status, 1)
      ON CONFLICT (user_id, day, api, operation, method, path, status) DO UPDATE SET calls = counts.calls + 1;
    latencies := array_fill(0::bigint, ARRAY[call.buckets]);
    latencies[call.bucket] := 1;
    INSERT INTO usage_days AS days (user_id, day, api, calls, failed, credits, latencies)
      VALUES (call.user_id, call.day, call.api, 1, (call.status >= 500)::integer, charged, latencies)
      ON CONFLICT (user_id, day, api) DO UPDATE SET
        calls = days.calls + 1,
        failed = days.failed + excluded.failed,
        credits = days.credits + excluded.credits,
        latencies[call.bucket] = days.latencies[call.bucket] + 1;
    -- A key that is not accepted any more is not used; one that is being changed is not waited for.
    IF call.key_unseen THEN
      UPDATE api_keys SET last_used_at = call.at WHERE id = (
        SELECT id FROM api_keys WHERE id = call.key_id AND revoked_at IS NULL
          AND coalesce(least(expires_at, grace_ends_at) > call.at, true)
          AND (last_used_at IS NULL OR last_used_at <= call.at - interval '1 minute')
        FOR UPDATE SKIP LOCKED);
    END IF;
  END LOOP;
END $$;
