-- Calls rolled up by the market's days, so that a year of them answers a page in no time.
CREATE TABLE usage_days (
  user_id text NOT NULL REFERENCES users,
  day date NOT NULL,
  api text NOT NULL,
  calls bigint NOT NULL CHECK (calls >= 0),
  failed bigint NOT NULL CHECK (failed >= 0 AND failed <= calls),
  credits bigint NOT NULL CHECK (credits >= 0),
  -- Calls by time to the answer; modules/usage/latency.ts knows the bounds.
  latencies bigint[] NOT NULL,
  PRIMARY KEY (user_id, day, api)
);

CREATE TABLE notifications (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  message text NOT NULL,
  important boolean NOT NULL DEFAULT false,
  action text CHECK (action IN ('link', 'route')),
  link text,
  text text,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notifications_newest ON notifications (user_id, created_at DESC);
