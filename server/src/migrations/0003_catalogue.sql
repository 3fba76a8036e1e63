CREATE TABLE apis (
  api text NOT NULL,
  version text NOT NULL,
  publisher text NOT NULL,
  tag text,
  full_version text NOT NULL,
  name text NOT NULL,
  summary text NOT NULL,
  category text NOT NULL,
  tags jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('ACTIVE', 'BETA', 'DEPRECATED')),
  price_from bigint NOT NULL CHECK (price_from >= 0),
  price_unit text NOT NULL,
  operations jsonb NOT NULL,
  kyb_required boolean NOT NULL,
  position integer NOT NULL,
  updated_at timestamptz NOT NULL,
  description text NOT NULL,
  released_on date NOT NULL,
  test_data jsonb NOT NULL,
  -- The OpenAPI document as it was published, and the name of its file: its mock goes by that name, too.
  document text NOT NULL,
  document_name text NOT NULL,
  PRIMARY KEY (api, version)
);

CREATE TABLE subscriptions (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  api text NOT NULL,
  status text NOT NULL CHECK (status IN ('ACTIVE', 'PENDING', 'SUSPENDED', 'CANCELLED')),
  products jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz
);
CREATE UNIQUE INDEX subscriptions_one_each ON subscriptions (user_id, api) WHERE status <> 'CANCELLED';

-- A key is kept as its hash; the secret was in one answer only.
CREATE TABLE api_keys (
  id text PRIMARY KEY,
  subscription_id text NOT NULL REFERENCES subscriptions,
  type text NOT NULL CHECK (type IN ('TEST', 'LIVE')),
  hash bytea NOT NULL UNIQUE,
  last_four text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  expires_at timestamptz,
  grace_ends_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX api_keys_subscription ON api_keys (subscription_id);
