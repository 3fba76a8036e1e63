-- Addresses that users want to be told of events at: see decision 0046.
CREATE TABLE webhooks (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  url text NOT NULL,
  description text NOT NULL,
  events text[] NOT NULL,
  -- Encrypted for this webhook alone.
  secret bytea NOT NULL,
  -- Signs, too, until then.
  previous_secret bytea,
  previous_secret_ends_at timestamptz,
  created_at timestamptz NOT NULL,
  disabled_at timestamptz,
  disabled_because text CHECK (disabled_because IN ('OWNER', 'FAILING', 'GONE')),
  -- Since when every attempt failed.
  failing_since timestamptz,
  -- When the next of its deliveries is to be sent; null when none waits. Whoever adds a delivery moves it, under the lock of this row.
  due_at timestamptz,
  -- Until when one process alone sends to it. A killed one is waited for no longer.
  claimed_until timestamptz,
  CHECK ((disabled_at IS NULL) = (disabled_because IS NULL)),
  CHECK ((previous_secret IS NULL) = (previous_secret_ends_at IS NULL))
);
CREATE INDEX webhooks_user ON webhooks (user_id, created_at);
CREATE INDEX webhooks_due ON webhooks (due_at) WHERE due_at IS NOT NULL;

-- One event to one webhook. The log that its owner sees, and the queue.
CREATE TABLE webhook_deliveries (
  id text PRIMARY KEY,
  webhook_id text NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  event_id text NOT NULL,
  event text NOT NULL,
  test boolean NOT NULL,
  -- As it is signed, byte for byte.
  payload text NOT NULL,
  status text NOT NULL CHECK (status IN ('WAITING', 'SENT', 'FAILED', 'GIVEN_UP')),
  -- Attempts in all, and since it was last queued.
  attempts integer NOT NULL DEFAULT 0,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz,
  sent_at timestamptz,
  last_attempt_at timestamptz,
  last_outcome text,
  last_status integer,
  last_latency_ms integer,
  last_error text,
  CHECK ((status = 'WAITING') = (next_attempt_at IS NOT NULL))
);
CREATE INDEX webhook_deliveries_user ON webhook_deliveries (user_id, created_at DESC, id);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (webhook_id, next_attempt_at) WHERE status = 'WAITING';
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at DESC, id);
CREATE INDEX webhook_deliveries_status ON webhook_deliveries (status, created_at DESC, id);

CREATE TABLE webhook_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  delivery_id text NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
  at timestamptz NOT NULL,
  url text NOT NULL,
  outcome text NOT NULL,
  status integer,
  latency_ms integer NOT NULL,
  error text,
  response_excerpt text
);
CREATE INDEX webhook_attempts_delivery ON webhook_attempts (delivery_id, id DESC);

-- The end of a key that its owner was told of: another end is told of anew.
ALTER TABLE api_keys ADD COLUMN told_end timestamptz;
CREATE INDEX api_keys_ending ON api_keys (least(expires_at, grace_ends_at)) WHERE revoked_at IS NULL;
