-- Secrets that all processes share, made at first start.
CREATE TABLE secrets (name text PRIMARY KEY, value bytea NOT NULL);

CREATE TABLE users (
  id text PRIMARY KEY,
  email text NOT NULL,
  password_hash text,
  firstname text NOT NULL DEFAULT '',
  lastname text NOT NULL DEFAULT '',
  user_type text NOT NULL CHECK (user_type IN ('ADMIN', 'USER')),
  is_sso boolean NOT NULL DEFAULT false,
  sso_by text,
  sso_id text,
  email_verified_at timestamptz,
  status text NOT NULL CHECK (status IN ('ACTIVE', 'PENDING', 'SUSPENDED')),
  tc_agree boolean NOT NULL DEFAULT false,
  is_one_globe boolean NOT NULL DEFAULT false,
  signed_in_at timestamptz,
  last_login_date timestamptz,
  company text,
  company_name text,
  reference text,
  newly_registered boolean NOT NULL DEFAULT true,
  plan_type text CHECK (plan_type IN ('PREPAID', 'POSTPAID')),
  plan_name text,
  plan_consumption bigint,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX users_email ON users (lower(email));

-- A family is one sign-in. Its generation counts refreshes; the token of that generation is the active one.
CREATE TABLE session_families (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  generation integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX session_families_user ON session_families (user_id);

CREATE TABLE refresh_tokens (
  hash bytea PRIMARY KEY,
  family_id text NOT NULL REFERENCES session_families ON DELETE CASCADE,
  generation integer NOT NULL,
  UNIQUE (family_id, generation)
);

CREATE TABLE access_tokens (
  hash bytea PRIMARY KEY,
  family_id text NOT NULL REFERENCES session_families ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX access_tokens_family ON access_tokens (family_id);

-- Addresses are hashed: also those that no account has.
CREATE TABLE sign_in_failures (address bytea NOT NULL, failed_at timestamptz NOT NULL);
CREATE INDEX sign_in_failures_address ON sign_in_failures (address, failed_at);

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

-- Mails of a development server, which sends none.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "to" text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  sent_at timestamptz NOT NULL
);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL,
  request_id text
);
