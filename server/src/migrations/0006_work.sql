CREATE TABLE audit_log (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  actor_id text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL,
  request_id text,
  -- For whom it was done, so that the team sees what each of it did.
  account_id text
);
-- The log is read newest first: all of it, or what one person did, what was done to one, and one kind of action.
CREATE INDEX audit_log_actor ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log_subject ON audit_log (subject, id DESC);
CREATE INDEX audit_log_action ON audit_log (action text_pattern_ops, id DESC);
CREATE INDEX audit_log_at ON audit_log (at);
CREATE INDEX audit_log_account ON audit_log (account_id, id DESC) WHERE account_id IS NOT NULL;
-- A row of the ledger finds who caused it by what their request wrote down.
CREATE INDEX audit_log_request ON audit_log (request_id) WHERE request_id IS NOT NULL;

-- The row is made in the transaction that does the work, so a parallel copy waits for its answer. The caller's key is
-- kept as a hash, and the answer is sealed with it: http/idempotency.ts.
CREATE TABLE idempotency_keys (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  operation text NOT NULL,
  key_hash bytea NOT NULL,
  body_hash bytea NOT NULL,
  answer bytea,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, operation, key_hash)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

-- Calls of one person, or one address of visitors, in the running window: http/call-limits.ts. Lost in a crash, and that
-- is no harm.
CREATE UNLOGGED TABLE call_counts (
  operation text NOT NULL,
  caller text NOT NULL,
  window_start timestamptz NOT NULL,
  calls integer NOT NULL,
  PRIMARY KEY (operation, caller)
);

-- What became of each mail. What it says is in its job alone, since it may hold a link to sign in by.
CREATE TABLE mails (
  id text PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  status text NOT NULL CHECK (status IN ('WAITING', 'SENT', 'FAILED', 'GIVEN_UP')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX mails_age ON mails (created_at DESC, id);
CREATE INDEX mails_status ON mails (status, created_at DESC, id);
CREATE INDEX mails_recipient ON mails (lower(recipient));

CREATE TABLE mail_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mail_id text NOT NULL REFERENCES mails ON DELETE CASCADE,
  at timestamptz NOT NULL,
  error text
);
CREATE INDEX mail_attempts_mail ON mail_attempts (mail_id, id DESC);

-- When mails went to an address that did not ask for them, of the last day: decision 0064. Hashed, since it may belong to nobody here.
CREATE TABLE mail_turns (
  address bytea PRIMARY KEY,
  sent_at timestamptz[] NOT NULL
);

-- Mails of a development server, which sends none.
CREATE TABLE outbox (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "to" text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  sent_at timestamptz NOT NULL,
  -- Where an answer to a mail goes, if not to its sender.
  reply_to text
);

-- CSV files that are written in the background: see decision 0050.
CREATE TABLE exports (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The member who asked for it, and is told.
  requested_by text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('LEDGER', 'USAGE', 'CALLS', 'API_CALLS')),
  filter jsonb NOT NULL,
  filename text NOT NULL,
  status text NOT NULL CHECK (status IN ('QUEUED', 'RUNNING', 'READY', 'FAILED', 'EXPIRED')),
  rows_written bigint NOT NULL DEFAULT 0,
  rows_total bigint,
  -- Bytes of the file, and as they are kept.
  size bigint NOT NULL DEFAULT 0,
  stored_size bigint NOT NULL DEFAULT 0,
  chunks integer NOT NULL DEFAULT 0,
  -- How often it was begun. Each run numbers its own chunks, and one that was overtaken writes nothing any more.
  runs integer NOT NULL DEFAULT 0,
  failure text CHECK (failure IN ('TOO_LARGE', 'STORAGE_FULL', 'INTERNAL')),
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz,
  -- When a process may take it. While one writes, it moves this ahead of itself: a killed one is waited for no longer.
  due_at timestamptz,
  CHECK ((status IN ('QUEUED', 'RUNNING')) = (due_at IS NOT NULL)),
  CHECK ((status = 'FAILED') = (failure IS NOT NULL))
);
CREATE INDEX exports_user ON exports (user_id, created_at DESC, id);
CREATE INDEX exports_due ON exports (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX exports_expiring ON exports (expires_at) WHERE status = 'READY';
CREATE INDEX exports_age ON exports (created_at);

CREATE TABLE export_chunks (
  export_id text NOT NULL REFERENCES exports ON DELETE CASCADE,
  run integer NOT NULL,
  number integer NOT NULL,
  data bytea NOT NULL,
  PRIMARY KEY (export_id, run, number)
);
ALTER TABLE export_chunks ALTER COLUMN data SET STORAGE EXTERNAL;

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

-- What people wrote to the support desk.
CREATE TABLE contact_messages (
  id text PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  company text,
  message text NOT NULL,
  about_request text,
  request_id text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX contact_messages_newest ON contact_messages (created_at DESC);

-- Who asked for which whitepaper: one record for each address and insight.
CREATE TABLE leads (
  id text PRIMARY KEY,
  insight_id text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  company text,
  role text,
  request_id text NOT NULL,
  created_at timestamptz NOT NULL,
  last_asked_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX leads_address ON leads (insight_id, lower(email));

-- Answers of captchas that were taken: each is taken once. A row may go when its answer would be refused as too old.
CREATE TABLE taken_captchas (answer text PRIMARY KEY, until timestamptz NOT NULL);
CREATE INDEX taken_captchas_until ON taken_captchas (until);
