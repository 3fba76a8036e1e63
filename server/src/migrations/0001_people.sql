-- Accounts, and how people sign in, prove who they are, act for each other, and are notified.

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
  created_at timestamptz NOT NULL,
  -- The row of a deleted account stays, for the ledger and the payments that name it; it names nobody any more.
  deleted_at timestamptz,
  -- How often it has changed who can get into an account, and by what: see decision 0064. Whatever is opened in its name carries the number
  -- of that moment, and is worth nothing under another one.
  security_version bigint NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE UNIQUE INDEX users_sso ON users (sso_by, sso_id);

-- A family is one sign-in. Its generation counts refreshes; the token of that generation is the active one.
CREATE TABLE session_families (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  generation integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  -- What the list of one's sessions shows: as the client called itself.
  user_agent text,
  -- Where it was last used from: an IPv4 address, or the /64 of an IPv6 address.
  network text,
  last_used_at timestamptz NOT NULL,
  security_version bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 80);
CREATE INDEX session_families_user ON session_families (user_id);
CREATE INDEX session_families_age ON session_families (expires_at);

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
-- What the hourly sweep looks for.
CREATE INDEX access_tokens_age ON access_tokens (expires_at);

-- What a social sign-in answers, to be traded for a session once.
CREATE TABLE sso_tokens (
  hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  security_version bigint NOT NULL DEFAULT 0
);

-- Addresses are hashed: also those that no account has.
CREATE TABLE sign_in_failures (
  address bytea NOT NULL,
  failed_at timestamptz NOT NULL,
  network bytea,
  network_known boolean NOT NULL DEFAULT false
);
CREATE INDEX sign_in_failures_address ON sign_in_failures (address, failed_at);
CREATE INDEX sign_in_failures_age ON sign_in_failures (failed_at);

-- Devices that an account was signed in to from, each as an HMAC under a secret of this database (decision 0036).
CREATE TABLE sign_in_devices (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  device bytea NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device)
);

-- Where people signed in from, so that a stranger's wrong passwords do not shut them out there: an IPv4 address or the /64
-- of an IPv6 address, as an HMAC under a secret of this database.
CREATE TABLE sign_in_networks (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  network bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, network)
);
CREATE INDEX sign_in_networks_age ON sign_in_networks (expires_at);

-- Mailed links. The token is in the mail alone; here is its hash.
CREATE TABLE mailed_tokens (
  hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('VERIFY', 'RESET', 'DELETE')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  replaced_at timestamptz,
  security_version bigint NOT NULL DEFAULT 0
);
-- One link of a kind works at a time.
CREATE UNIQUE INDEX mailed_tokens_open ON mailed_tokens (user_id, purpose)
  WHERE used_at IS NULL AND replaced_at IS NULL;

-- When an address was last mailed to. Hashed: also those that no account has.
CREATE TABLE mail_waits (
  address bytea NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('VERIFY', 'RESET', 'DELETE')),
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (address, purpose)
);

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
  used_at timestamptz,
  security_version bigint NOT NULL DEFAULT 0
);
CREATE INDEX second_factor_challenges_age ON second_factor_challenges (expires_at);

-- When a session last proved who is behind it.
CREATE TABLE session_proofs (
  session_id text PRIMARY KEY REFERENCES session_families ON DELETE CASCADE,
  proved_at timestamptz NOT NULL,
  -- By a second factor, and not by a password.
  by_factor boolean NOT NULL,
  security_version bigint NOT NULL DEFAULT 0
);

-- Who acts for the account of somebody else (decision 0044). The owner is whose account it is, and has no row.
CREATE TABLE team_members (
  -- Of one team at most.
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('DEVELOPER', 'BILLING', 'VIEWER')),
  joined_at timestamptz NOT NULL,
  CHECK (user_id <> account_id)
);
CREATE INDEX team_members_account ON team_members (account_id, joined_at);

-- Mailed links. The token itself is in the mail alone. A withdrawn one is deleted.
CREATE TABLE team_invitations (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('DEVELOPER', 'BILLING', 'VIEWER')),
  token_hash bytea NOT NULL UNIQUE,
  invited_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  security_version bigint NOT NULL DEFAULT 0
);
-- One open invitation to an address, whoever is quicker.
CREATE UNIQUE INDEX team_invitations_open ON team_invitations (account_id, lower(email)) WHERE accepted_at IS NULL;
CREATE INDEX team_invitations_email ON team_invitations (lower(email));

CREATE TABLE notifications (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  message text NOT NULL,
  important boolean NOT NULL DEFAULT false,
  action text CHECK (action IN ('link', 'route')),
  link text,
  text text,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  -- What a notification is about.
  kind text
);
CREATE INDEX notifications_newest ON notifications (user_id, created_at DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;

-- What somebody chose; a kind without a row is as an account begins (modules/notifications/rules.ts).
CREATE TABLE notification_preferences (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  in_app boolean NOT NULL,
  mail boolean NOT NULL,
  PRIMARY KEY (user_id, kind)
);
