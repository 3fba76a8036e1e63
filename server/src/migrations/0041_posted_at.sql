-- When the newest row of a wallet was posted. A posting that waited for the lock is told no earlier than the one that it waited for, so
-- that rows have one order by time and by balance: a statement's opening balance is the last row before its month.
ALTER TABLE wallets ADD COLUMN posted_at timestamptz;
UPDATE wallets SET posted_at = (SELECT max(created_at) FROM ledger WHERE ledger.user_id = wallets.user_id);
