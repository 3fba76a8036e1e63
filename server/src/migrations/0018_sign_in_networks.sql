-- Where people signed in from, so that a stranger's wrong passwords do not shut them out there: an IPv4 address or the /64
-- of an IPv6 address, as an HMAC under a secret of this database.
CREATE TABLE sign_in_networks (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  network bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, network)
);
CREATE INDEX sign_in_networks_age ON sign_in_networks (expires_at);

-- Failures of before have no network: they count among the unknown ones until they are swept away.
ALTER TABLE sign_in_failures ADD COLUMN network bytea;
ALTER TABLE sign_in_failures ADD COLUMN network_known boolean NOT NULL DEFAULT false;
