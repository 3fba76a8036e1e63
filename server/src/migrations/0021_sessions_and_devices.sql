-- What the list of one's sessions shows. Sessions of before say nothing of their device.
ALTER TABLE session_families ADD COLUMN user_agent text;
-- Where it was last used from: an IPv4 address, or the /64 of an IPv6 address.
ALTER TABLE session_families ADD COLUMN network text;
ALTER TABLE session_families ADD COLUMN last_used_at timestamptz;
UPDATE session_families SET last_used_at = created_at;
ALTER TABLE session_families ALTER COLUMN last_used_at SET NOT NULL;
-- A use is noted about once a minute: without an index on what changes, and with room on the page, that touches the row alone.
ALTER TABLE session_families SET (fillfactor = 80);

-- Devices that an account was signed in to from, each as an HMAC under a secret of this database (decision 0036).
CREATE TABLE sign_in_devices (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  device bytea NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device)
);
