-- Calls by key, beside the same without (usage_days): a year of an account is read from a few rows, however many keys it has, and that
-- of one key from one row a day (decision 0049).
CREATE TABLE usage_key_days (
  user_id text NOT NULL REFERENCES users,
  key_id text NOT NULL,
  day date NOT NULL,
  api text NOT NULL,
  calls bigint NOT NULL CHECK (calls > 0),
  failed bigint NOT NULL CHECK (failed >= 0 AND failed <= calls),
  credits bigint NOT NULL CHECK (credits >= 0),
  -- Calls by time to the answer; modules/usage/latency.ts knows the bounds.
  latencies bigint[] NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key_id, day, api)
) WITH (fillfactor = 60);

-- The first day that calls are counted by key; null: all days are.
ALTER TABLE market ADD COLUMN keys_counted_since date;

-- The log knows the key of each call, as far as it goes back.
CREATE FUNCTION pg_temp.histogram(p_buckets integer[], p_calls bigint[]) RETURNS bigint[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg(coalesce(calls, 0) ORDER BY number)
  FROM generate_series(1, 100) AS number LEFT JOIN unnest(p_buckets, p_calls) AS counted (bucket, calls) ON bucket = number
$$;
INSERT INTO usage_key_days (user_id, key_id, day, api, calls, failed, credits, latencies, last_at)
  SELECT user_id, key_id, day, api, sum(calls), sum(failed), sum(credits),
    pg_temp.histogram(array_agg(bucket), array_agg(calls)), max(last_at)
  FROM (
    SELECT user_id, key_id, (at AT TIME ZONE time_zone)::date AS day, api,
      least(100, 1 + floor(ln(greatest(1, duration_ms)::float8) / ln(1.1::float8))::integer) AS bucket,
      count(*) AS calls, count(*) FILTER (WHERE status >= 500) AS failed, sum(credits) AS credits, max(at) AS last_at
    FROM api_calls, market GROUP BY 1, 2, 3, 4, 5
  ) AS counted JOIN users ON users.id = user_id
  GROUP BY user_id, key_id, day, api;
-- From the day after the last on which it does not know all of them.
UPDATE market SET keys_counted_since = (
  SELECT max(day) + 1 FROM usage_days AS days LEFT JOIN (
    SELECT user_id, day, api, sum(calls) AS calls, sum(failed) AS failed, sum(credits) AS credits
    FROM usage_key_days GROUP BY user_id, day, api
  ) AS by_key USING (user_id, day, api)
  WHERE days.calls > 0
    AND (days.calls, days.failed, days.credits) IS DISTINCT FROM (by_key.calls, by_key.failed, by_key.credits));
DELETE FROM usage_key_days USING market WHERE day < keys_counted_since;

-- What the log holds is counted by key, too. The key is empty where the log and the counts do not agree.
ALTER TABLE api_call_days ADD COLUMN key_id text NOT NULL DEFAULT '';
ALTER TABLE api_call_days DROP CONSTRAINT api_call_days_pkey;
CREATE TEMPORARY TABLE counted_by_key ON COMMIT DROP AS
  SELECT user_id, (at AT TIME ZONE time_zone)::date AS day, api, version, operation, method, path, status, key_id,
    count(*) AS calls
  FROM api_calls, market GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9;
WITH known AS (
  SELECT user_id, day, api, version, operation, method, path, status, sum(calls) AS calls
  FROM counted_by_key GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
), replaced AS (
  DELETE FROM api_call_days AS days USING known
  WHERE (days.user_id, days.day, days.api, days.version, days.operation, days.method, days.path, days.status, days.calls)
    = (known.user_id, known.day, known.api, known.version, known.operation, known.method, known.path, known.status, known.calls)
  RETURNING known.*
)
INSERT INTO api_call_days (user_id, day, api, version, operation, method, path, status, key_id, calls)
  SELECT user_id, day, api, version, operation, method, path, status, key_id, counted_by_key.calls
  FROM counted_by_key JOIN replaced USING (user_id, day, api, version, operation, method, path, status);
ALTER TABLE api_call_days ADD PRIMARY KEY (user_id, day, api, version, operation, method, path, status, key_id);

-- The last use of a key is that of its counts: bookings have not to write it down apart. What api_keys holds is from before.
ALTER TYPE finished_call DROP ATTRIBUTE key_unseen;
