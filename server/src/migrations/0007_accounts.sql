-- Mailed links. The token is in the mail alone; here is its hash.
CREATE TABLE mailed_tokens (
  hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('VERIFY', 'RESET')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  replaced_at timestamptz
);
-- One link of a kind works at a time.
CREATE UNIQUE INDEX mailed_tokens_open ON mailed_tokens (user_id, purpose)
  WHERE used_at IS NULL AND replaced_at IS NULL;

-- When an address was last mailed to. Hashed: also those that no account has.
CREATE TABLE mail_waits (
  address bytea NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('VERIFY', 'RESET')),
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (address, purpose)
);

-- What a social sign-in answers, to be traded for a session once.
CREATE TABLE sso_tokens (
  hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE UNIQUE INDEX users_sso ON users (sso_by, sso_id);

-- What the hourly sweep looks for.
CREATE INDEX access_tokens_age ON access_tokens (expires_at);
CREATE INDEX session_families_age ON session_families (expires_at);
CREATE INDEX sign_in_failures_age ON sign_in_failures (failed_at);
