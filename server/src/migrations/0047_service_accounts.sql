-- Administrators that are programs: decision 0149. Each has a row of users, which the audit log names, but no way to log in.
CREATE TABLE service_accounts (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  roles text[] NOT NULL CHECK (
    cardinality(roles) > 0 AND roles <@ ARRAY['PUBLISHER', 'FINANCE', 'SUPPORT', 'AUDITOR']
  ),
  -- None: any.
  addresses text[] NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  -- The end that owners were notified of.
  announced_end timestamptz
);
CREATE TABLE service_keys (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES service_accounts ON DELETE CASCADE,
  hash bytea NOT NULL UNIQUE,
  last_four text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  -- Of a key that was replaced.
  grace_ends_at timestamptz
);
CREATE INDEX service_keys_account ON service_keys (user_id);
-- Whatever happens at the same time, an account has one key that was not replaced.
CREATE UNIQUE INDEX service_keys_current ON service_keys (user_id) WHERE grace_ends_at IS NULL;
