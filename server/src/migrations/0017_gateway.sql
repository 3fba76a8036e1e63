-- Files of functions and views, as they were run last: db/migrate.ts.
CREATE TABLE repeatable_migrations (file text PRIMARY KEY, checksum text NOT NULL);

-- A call is charged by one statement: gateway/gateway.sql. Its functions, and those of the ledger, are written anew after
-- the migrations (db/migrate.ts); what had another signature before goes here.
DROP FUNCTION charge_call(text, text, text, bigint, text, text, timestamptz);
DROP FUNCTION settle_call(api_calls, date, integer, integer, text, timestamptz);

-- A lot in use changes with each call. Indexes whose predicate names `remaining` would get an entry each time; whether a
-- lot is open changes once, so its row is updated in place (heap-only tuples, which need room on the page).
ALTER TABLE lots ADD COLUMN open boolean NOT NULL GENERATED ALWAYS AS (remaining > 0) STORED;
DROP INDEX lots_to_spend;
DROP INDEX lots_by_end;
CREATE INDEX lots_to_spend ON lots (user_id, valid_until NULLS LAST, id) WHERE open;
CREATE INDEX lots_by_end ON lots (valid_until) WHERE open AND valid_until IS NOT NULL;
ALTER TABLE lots SET (fillfactor = 60);
ALTER TABLE wallets SET (fillfactor = 60);
ALTER TABLE usage_days SET (fillfactor = 60);
ALTER TABLE api_call_days SET (fillfactor = 80);

-- When a call counts as abandoned depends on how long its API may take.
ALTER TABLE calls_in_flight ADD COLUMN refund_after timestamptz;
UPDATE calls_in_flight SET refund_after = started_at + interval '2 minutes';
ALTER TABLE calls_in_flight ALTER COLUMN refund_after SET NOT NULL;
-- It holds what is under way at this moment: few rows, and each call pays for each index and check.
DROP INDEX calls_in_flight_started;
ALTER TABLE calls_in_flight DROP CONSTRAINT calls_in_flight_user_id_fkey;
-- An identity is unique as it is.
ALTER TABLE ledger DROP CONSTRAINT ledger_sequence_key;

-- A call that is booked a second time, because nobody heard that the first time was successful, is found here.
DROP INDEX api_calls_newest;
CREATE UNIQUE INDEX api_calls_newest ON api_calls (user_id, at DESC, request_id);

-- A call as the server hands it over to be charged: gateway/charge.ts writes it.
CREATE TYPE call_to_charge AS (
  key_id text,
  terms_version text,
  -- The row in the ledger.
  txn text,
  request_id text,
  user_id text,
  price bigint,
  api text,
  api_name text,
  at timestamptz,
  refund_after timestamptz
);

-- A call as the server hands it over for booking; gateway/booking.ts writes it.
CREATE TYPE finished_call AS (
  request_id text,
  user_id text,
  at timestamptz,
  day date,
  api text,
  api_name text,
  version text,
  operation text,
  method text,
  path text,
  status integer,
  error_code text,
  duration_ms integer,
  -- Of the latency histogram: which bucket, of how many.
  bucket integer,
  buckets integer,
  key_id text,
  key_last_four text,
  key_type text,
  -- Whether the server has not seen the key within the last minute.
  key_unseen boolean,
  -- What was charged, and whether it is given back.
  price bigint,
  free boolean,
  -- The row in the ledger that a refund, or a late charge, is posted as.
  txn text
);

-- Counts the changes of the catalogue and its price lists. Servers keep both in memory; each charge checks this number.
CREATE TABLE catalogue_version (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  version bigint NOT NULL
);
INSERT INTO catalogue_version (version) VALUES (1);
CREATE FUNCTION count_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER apis_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON apis
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
CREATE TRIGGER plans_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON plans
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
CREATE TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
CREATE TRIGGER product_versions_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_versions
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();

-- What an account may do, and at which price, is decided with its subscriptions: a change of one is a change of the others.
CREATE FUNCTION touch_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE subscriptions SET user_id = user_id WHERE user_id = (CASE TG_TABLE_NAME
    WHEN 'users' THEN to_jsonb(coalesce(NEW, OLD)) ->> 'id' ELSE to_jsonb(coalesce(NEW, OLD)) ->> 'user_id' END);
  RETURN NULL;
END $$;
CREATE TRIGGER users_terms_changed AFTER UPDATE OF status, plan_type ON users
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.plan_type IS DISTINCT FROM NEW.plan_type)
  EXECUTE FUNCTION touch_subscriptions();
CREATE TRIGGER kyb_terms_changed AFTER INSERT OR UPDATE OR DELETE ON kyb_submissions
  FOR EACH ROW EXECUTE FUNCTION touch_subscriptions();
