-- Requests to log in without a lost second factor. Tokens are in emails alone; here are their hashes.
CREATE TABLE factor_recoveries (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  requested_at timestamptz NOT NULL,
  -- 72 hours later, or the moment of the second approval.
  ready_at timestamptz NOT NULL,
  cancel_hash bytea NOT NULL UNIQUE,
  -- Of the link that is a proof; null until it is emailed.
  link_hash bytea UNIQUE,
  link_expires_at timestamptz,
  approved_by text REFERENCES users ON DELETE SET NULL,
  approved_twice boolean NOT NULL DEFAULT false,
  -- Cancelled, used, or replaced by a later one.
  ended_at timestamptz,
  security_version bigint NOT NULL
);
CREATE UNIQUE INDEX factor_recoveries_open ON factor_recoveries (user_id) WHERE ended_at IS NULL;
CREATE INDEX factor_recoveries_due ON factor_recoveries (ready_at) WHERE ended_at IS NULL AND link_hash IS NULL;
CREATE INDEX factor_recoveries_user ON factor_recoveries (user_id, requested_at);
