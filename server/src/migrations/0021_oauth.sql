-- State of the authorization server, each record by the hash of what it is found by: tokens and codes are stored nowhere.
CREATE TABLE oauth_records (
  kind text NOT NULL,
  hash bytea NOT NULL,
  -- As the library wrote it, which jsonb would not take in every case.
  payload json NOT NULL,
  grant_id text,
  -- The key that a token stands for. It ends with the key.
  key_id text REFERENCES api_keys ON DELETE CASCADE,
  -- The MCP server that a token is for; NULL where it is for all that its key may call.
  resource text,
  consumed_at timestamptz,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (kind, hash)
);
CREATE INDEX oauth_records_grant ON oauth_records (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX oauth_records_key ON oauth_records (key_id) WHERE key_id IS NOT NULL;
CREATE INDEX oauth_records_expiry ON oauth_records (expires_at);
