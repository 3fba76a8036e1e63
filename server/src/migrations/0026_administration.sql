-- Changes of credits above the limit of one person. They wait until another administrator decides; approved, they are rows of the ledger.
CREATE TABLE credit_adjustments (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id),
  direction text NOT NULL CHECK (direction IN ('ADD', 'DEDUCT')),
  type text NOT NULL CHECK (type IN ('PAID', 'FREE')),
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  valid_until date,
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'APPROVED', 'REFUSED')),
  requested_by text NOT NULL REFERENCES users (id),
  requested_at timestamptz NOT NULL,
  request_id text NOT NULL,
  decided_by text REFERENCES users (id),
  decided_at timestamptz,
  note text,
  transaction_id text,
  -- Whatever the program does: nobody approves their own.
  CHECK (decided_by IS NULL OR decided_by <> requested_by),
  CHECK ((status = 'PENDING') = (decided_by IS NULL) AND (status = 'PENDING') = (decided_at IS NULL)),
  CHECK ((status = 'APPROVED') = (transaction_id IS NOT NULL)),
  CHECK (valid_until IS NULL OR (direction = 'ADD' AND type = 'FREE'))
);
-- Those that wait come first in the list.
CREATE INDEX credit_adjustments_list ON credit_adjustments ((status = 'PENDING') DESC, requested_at DESC, id);
CREATE INDEX credit_adjustments_user ON credit_adjustments (user_id);

-- The log is read newest first: all of it, or what one person did, what was done to one, and one kind of action.
CREATE INDEX audit_log_actor ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log_subject ON audit_log (subject, id DESC);
CREATE INDEX audit_log_action ON audit_log (action text_pattern_ops, id DESC);
CREATE INDEX audit_log_at ON audit_log (at);
