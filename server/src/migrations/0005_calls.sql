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
-- Request ids are looked for by how they begin, in any case.
CREATE INDEX api_calls_request ON api_calls (user_id, lower(request_id) text_pattern_ops);
CREATE UNIQUE INDEX api_calls_newest ON api_calls (user_id, at DESC, request_id);

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
  -- Calls are counted by version, too: who still calls one that ends is read from a few rows.
  version text NOT NULL DEFAULT '',
  -- And by key.
  key_id text NOT NULL DEFAULT '',
  PRIMARY KEY (user_id, day, api, version, operation, method, path, status, key_id)
) WITH (fillfactor = 80);
-- Counts of calls are no part of it: a row that is there changes in place.
CREATE INDEX api_call_days_version ON api_call_days (api, version, day);

-- Calls rolled up by the market's days, so that a year of them answers a page in no time.
CREATE TABLE usage_days (
  user_id text NOT NULL REFERENCES users,
  day date NOT NULL,
  api text NOT NULL,
  calls bigint NOT NULL CHECK (calls >= 0),
  failed bigint NOT NULL,
  credits bigint NOT NULL CHECK (credits >= 0),
  -- Calls by time to the answer; modules/usage/latency.ts knows the bounds.
  latencies bigint[] NOT NULL,
  PRIMARY KEY (user_id, day, api),
  CHECK (failed >= 0 AND failed <= calls)
) WITH (fillfactor = 60);

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

-- Calls of a version by day, whoever made them: to sum them from the counts of each account took seconds (decision 0048). Each day has
-- several rows, so that bookings at the same time do not wait for each other: a connection counts in its own.
CREATE TABLE api_version_days (
  api text NOT NULL,
  version text NOT NULL,
  day date NOT NULL,
  slot smallint NOT NULL,
  calls bigint NOT NULL CHECK (calls > 0),
  PRIMARY KEY (api, version, day, slot)
) WITH (fillfactor = 50);

-- How many accounts called a version since a day is how many called it last on that day or later.
CREATE TABLE api_version_callers (
  api text NOT NULL,
  version text NOT NULL,
  user_id text NOT NULL,
  last_called_on date NOT NULL,
  PRIMARY KEY (api, version, user_id)
);
CREATE INDEX api_version_callers_last ON api_version_callers (api, version, last_called_on);
