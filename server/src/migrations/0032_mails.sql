-- What became of each mail. What it says is in its job alone, since it may hold a link to sign in by.
CREATE TABLE mails (
  id text PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  status text NOT NULL CHECK (status IN ('WAITING', 'SENT', 'FAILED', 'GIVEN_UP')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX mails_age ON mails (created_at DESC, id);
CREATE INDEX mails_status ON mails (status, created_at DESC, id);
CREATE INDEX mails_recipient ON mails (lower(recipient));

CREATE TABLE mail_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mail_id text NOT NULL REFERENCES mails ON DELETE CASCADE,
  at timestamptz NOT NULL,
  error text
);
CREATE INDEX mail_attempts_mail ON mail_attempts (mail_id, id DESC);
