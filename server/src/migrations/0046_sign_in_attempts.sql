-- A log-in at a provider, from the way there to the way back: decision 0146. Its secrets are in the browser's cookie alone.
CREATE TABLE sign_in_attempts (
  hash bytea PRIMARY KEY,
  provider text NOT NULL,
  -- Of the key that the page keeps: with it the identity is linked to an account.
  app_key bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- An identity that waits until the owner of the account with its address has logged in.
  user_id text REFERENCES users ON DELETE CASCADE,
  sso_id text
);
CREATE INDEX sign_in_attempts_key ON sign_in_attempts (app_key);
CREATE INDEX sign_in_attempts_age ON sign_in_attempts (expires_at);
CREATE INDEX sign_in_attempts_user ON sign_in_attempts (user_id) WHERE user_id IS NOT NULL;
