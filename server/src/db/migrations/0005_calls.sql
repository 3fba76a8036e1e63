-- Calls through the gateway that are charged and not answered yet. What a killed server leaves here is given back.
CREATE TABLE calls_in_flight (
  request_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES wallets,
  credits bigint NOT NULL CHECK (credits >= 0),
  started_at timestamptz NOT NULL
);
CREATE INDEX calls_in_flight_user ON calls_in_flight (user_id);
CREATE INDEX calls_in_flight_started ON calls_in_flight (started_at);

-- The request log, a partition a month. Rows that no month takes go to the last one, so that no call is ever refused.
CREATE TABLE api_calls (
  at timestamptz NOT NULL,
  request_id text NOT NULL,
  user_id text NOT NULL,
  api text NOT NULL,
  operation text NOT NULL,
  method text NOT NULL,
  path text NOT NULL,
  status integer NOT NULL,
  duration_ms integer NOT NULL,
  credits bigint NOT NULL,
  key_id text NOT NULL,
  key_last_four text NOT NULL,
  key_type text NOT NULL CHECK (key_type IN ('TEST', 'LIVE'))
) PARTITION BY RANGE (at);
CREATE TABLE api_calls_rest PARTITION OF api_calls DEFAULT;
CREATE INDEX api_calls_newest ON api_calls (user_id, at DESC, request_id);
