-- Calls through the gateway: the terms behind their charges, and the steps done together. Each release
-- has its own: decision 0099. docs/gateway.md states the promises.

-- The terms of a key's calls and their price, as one value: a server that decided by an older one asks again. Any
-- change of the subscription counts, and shows in the version of its row (xmin). Account and verification have no
-- part in it: their changes touch the account's subscriptions (`touch_subscriptions`), so that a charge reads three
-- rows only.
CREATE OR REPLACE VIEW call_terms AS
SELECT keys.id AS key_id, keys.hash AS key_hash,
  ROW(catalogue_version.version, subscriptions.xmin, keys.revoked_at, keys.expires_at, keys.grace_ends_at)::text AS version,
  -- From then on they are others: a change that was announced takes effect first.
  next_change_at AS valid_before
FROM api_keys AS keys
JOIN subscriptions ON subscriptions.id = keys.subscription_id
CROSS JOIN catalogue_version;

-- Books a group of finished calls: out of flight or refunded, into the log and the counts. All or none. Groups of several
-- servers take their locks in one order: wallets, then counts. Returns whom to tell of a mark that their wallet has crossed.
CREATE OR REPLACE FUNCTION book_calls(p_calls jsonb, p_now timestamptz) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  call finished_call;
  booked finished_call[];
BEGIN
  FOR call IN SELECT * FROM jsonb_populate_recordset(NULL::finished_call, p_calls) ORDER BY user_id, request_id LOOP
    call.price := settle_call(call, p_now);
    booked := booked || call;
  END LOOP;
  PERFORM log_calls(booked);
  RETURN ARRAY(SELECT DISTINCT user_id FROM wallet_level_changes JOIN unnest(booked) USING (user_id));
END $$;

-- Books finished calls without waiting for a wallet, and returns whether each is booked: one that isn't in flight is left to
-- book_calls, as are those to be refunded.
CREATE OR REPLACE FUNCTION book_in_flight(p_finished jsonb) RETURNS SETOF boolean LANGUAGE plpgsql AS $$
DECLARE
  finished finished_call[] := ARRAY(SELECT call FROM jsonb_populate_recordset(NULL::finished_call, p_finished) AS call);
  settled text[] := settle_in_flight(finished);
BEGIN
  PERFORM log_calls(ARRAY(SELECT call FROM unnest(finished) AS call WHERE price = 0 OR request_id = ANY (settled)));
  RETURN QUERY SELECT price = 0 OR coalesce(request_id = ANY (settled), false) FROM unnest(finished);
END $$;
