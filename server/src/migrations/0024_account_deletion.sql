-- The row of a deleted account stays, for the ledger and the payments that name it; it names nobody any more.
ALTER TABLE users ADD COLUMN deleted_at timestamptz;

-- A third kind of mailed link, for who has no password to prove.
ALTER TABLE mailed_tokens DROP CONSTRAINT mailed_tokens_purpose_check;
ALTER TABLE mailed_tokens ADD CHECK (purpose IN ('VERIFY', 'RESET', 'DELETE'));
ALTER TABLE mail_waits DROP CONSTRAINT mail_waits_purpose_check;
ALTER TABLE mail_waits ADD CHECK (purpose IN ('VERIFY', 'RESET', 'DELETE'));
