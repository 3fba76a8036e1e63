-- Calls through the gateway that are charged and not answered yet. What a killed server leaves here is given back.
CREATE TABLE calls_in_flight (
  request_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES wallets,
  credits bigint NOT NULL CHECK (credits >= 0),
  started_at timestamptz NOT NULL,
  -- Last day of the credits that the call took, when all of them were free ones: they come back as they were.
  valid_until date
);
CREATE INDEX calls_in_flight_user ON calls_in_flight (user_id);
CREATE INDEX calls_in_flight_started ON calls_in_flight (started_at);

-- The request log, a partition a month. Rows that no month takes go to the last one, so that no call is ever refused.
CREATE TABLE api_calls (
  at timestamptz NOT NULL,
  request_id text NOT NULL,
  user_id text NOT NULL,
  api text NOT NULL,
  version text NOT NULL,
  operation text NOT NULL,
  method text NOT NULL,
  path text NOT NULL,
  status integer NOT NULL,
  -- The code of the problem that was answered, when one was.
  error_code text,
  duration_ms integer NOT NULL,
  credits bigint NOT NULL,
  key_id text NOT NULL,
  key_last_four text NOT NULL,
  key_type text NOT NULL CHECK (key_type IN ('TEST', 'LIVE'))
) PARTITION BY RANGE (at);
CREATE TABLE api_calls_rest PARTITION OF api_calls DEFAULT;
CREATE INDEX api_calls_newest ON api_calls (user_id, at DESC, request_id);
-- Request ids are looked for by how they begin, in any case.
CREATE INDEX api_calls_request ON api_calls (user_id, lower(request_id) text_pattern_ops);

-- What the log holds of a day, counted: millions of rows need not be, to say how many there are.
CREATE TABLE api_call_days (
  user_id text NOT NULL,
  day date NOT NULL,
  api text NOT NULL,
  operation text NOT NULL,
  method text NOT NULL,
  path text NOT NULL,
  status integer NOT NULL,
  calls bigint NOT NULL CHECK (calls > 0),
  PRIMARY KEY (user_id, day, api, operation, method, path, status)
);

-- Takes the price of a call and puts it in flight, both or neither. Answers the balance; null: the wallet is short.
CREATE FUNCTION charge_call(
  p_txn text, p_request text, p_user text, p_credits bigint, p_description text, p_api text, p_now timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  last_lot date;
  after_it bigint;
BEGIN
  -- Locks the wallet before its lots are looked at, so that parallel calls do not see each other's (0011_wallet.sql).
  PERFORM expire_lots(p_user, p_now);
  SELECT valid_until INTO last_lot FROM (
    SELECT id, valid_until, sum(remaining) OVER (ORDER BY valid_until NULLS LAST, id) AS up_to_here
    FROM lots WHERE user_id = p_user AND remaining > 0
  ) AS spent WHERE up_to_here >= p_credits ORDER BY up_to_here LIMIT 1;
  SELECT balance_after INTO after_it FROM post_to_ledger(p_txn, p_user, 'USAGE', -p_credits, p_description, p_request,
    NULL, 'USER', p_api, p_request, p_request, NULL, p_now);
  IF NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO calls_in_flight (request_id, user_id, credits, started_at, valid_until)
    VALUES (p_request, p_user, p_credits, p_now, last_lot);
  RETURN after_it;
END $$;

-- Gives a charged call back, and says why. Whoever takes it out of flight does it, so it is done once.
CREATE FUNCTION refund_call(p_txn text, p_request text, p_why text, p_now timestamptz) RETURNS bigint
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

-- Writes down what became of a call: out of flight or given back, the log, the counts, the key's last use.
-- Answers what it cost in the end.
CREATE FUNCTION settle_call(
  p_call api_calls, p_day date, p_bucket integer, p_buckets integer, p_refund_txn text, p_now timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  at_first bigint[] := array_fill(0::bigint, ARRAY[p_buckets]);
BEGIN
  p_call.credits := 0;
  IF p_refund_txn IS NOT NULL THEN
    PERFORM refund_call(p_refund_txn, p_call.request_id,
      CASE WHEN p_call.status >= 500 THEN 'not answered' ELSE 'refused' END, p_now);
  ELSE
    -- A call that was given up as abandoned is not in flight any more: it was free.
    DELETE FROM calls_in_flight WHERE request_id = p_call.request_id RETURNING credits INTO p_call.credits;
    p_call.credits := coalesce(p_call.credits, 0);
  END IF;
  INSERT INTO api_calls SELECT p_call.*;
  INSERT INTO api_call_days AS counts (user_id, day, api, operation, method, path, status, calls)
    VALUES (p_call.user_id, p_day, p_call.api, p_call.operation, p_call.method, p_call.path, p_call.status, 1)
    ON CONFLICT (user_id, day, api, operation, method, path, status) DO UPDATE SET calls = counts.calls + 1;
  at_first[p_bucket] := 1;
  INSERT INTO usage_days AS days (user_id, day, api, calls, failed, credits, latencies)
    VALUES (p_call.user_id, p_day, p_call.api, 1, (p_call.status >= 500)::integer, p_call.credits, at_first)
    ON CONFLICT (user_id, day, api) DO UPDATE SET
      calls = days.calls + 1,
      failed = days.failed + excluded.failed,
      credits = days.credits + excluded.credits,
      latencies[p_bucket] = days.latencies[p_bucket] + 1;
  -- A key that is not accepted any more is not used.
  UPDATE api_keys SET last_used_at = p_call.at
    WHERE id = p_call.key_id AND revoked_at IS NULL AND coalesce(least(expires_at, grace_ends_at) > p_call.at, true)
      AND (last_used_at IS NULL OR last_used_at <= p_call.at - interval '1 minute');
  RETURN p_call.credits;
END $$;
