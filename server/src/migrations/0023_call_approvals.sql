-- Calls of agents that a person has to allow, because they cost more than their key spends without asking. Gone soon after their end.
CREATE TABLE call_approvals (
  id text PRIMARY KEY,
  key_id text NOT NULL REFERENCES api_keys ON DELETE CASCADE,
  user_id text NOT NULL,
  -- Of all that makes it this call and no other.
  call_hash bytea NOT NULL,
  agent text NOT NULL,
  api text NOT NULL,
  api_name text NOT NULL,
  version text NOT NULL,
  operation text NOT NULL,
  -- Hundredths of a credit. At another price, it is another call.
  price bigint NOT NULL CHECK (price > 0),
  -- The beginning of what is sent, for the person to read.
  sent text NOT NULL,
  -- Whether an answer by way of the agent's app counts.
  in_client boolean NOT NULL,
  created_at timestamptz NOT NULL,
  answer text CHECK (answer IN ('ALLOWED', 'DENIED')),
  -- Of the wait, then of the answer.
  expires_at timestamptz NOT NULL,
  -- The call that an ALLOWED one was spent on.
  request_id text
);
CREATE INDEX call_approvals_key ON call_approvals (key_id, call_hash);
CREATE INDEX call_approvals_user ON call_approvals (user_id);
CREATE INDEX call_approvals_expiry ON call_approvals (expires_at);
