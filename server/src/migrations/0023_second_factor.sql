-- What people prove who they are by besides a password: see decision 0038.
CREATE TABLE totp_factors (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Encrypted for this account alone.
  secret bytea NOT NULL,
  -- The 30 seconds whose code was taken last: no code is taken twice.
  last_step bigint NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);

CREATE TABLE passkeys (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- What the authenticator calls it, in base64url.
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  sign_count bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id, created_at);

CREATE TABLE recovery_codes (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, hash)
);

-- What was begun and waits for its proof. The session is that of who has one: nobody else can go on with it.
CREATE TABLE second_factor_challenges (
  hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id text REFERENCES session_families ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('SIGN_IN', 'STEP_UP', 'TOTP_SETUP', 'PASSKEY_SETUP')),
  -- Of the app that is being set up, encrypted.
  totp_secret bytea,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX second_factor_challenges_age ON second_factor_challenges (expires_at);

-- When a session last proved who is behind it.
CREATE TABLE session_proofs (
  session_id text PRIMARY KEY REFERENCES session_families ON DELETE CASCADE,
  proved_at timestamptz NOT NULL,
  -- By a second factor, and not by a password.
  by_factor boolean NOT NULL
);
