-- The wallet of a deleted account is closed, and empty for ever: whoever posts to it is refused by the database. See decision 0064.
ALTER TABLE wallets ADD COLUMN closed_at timestamptz;

-- What was posted to accounts after they were deleted is written off, as what they held was.
DO $$
DECLARE
  late record;
  held bigint;
BEGIN
  FOR late IN SELECT users.id FROM users JOIN wallets ON user_id = users.id WHERE deleted_at IS NOT NULL AND balance > 0 LOOP
    PERFORM expire_lots(late.id, now());
    SELECT balance INTO held FROM wallets WHERE user_id = late.id;
    CONTINUE WHEN held = 0;
    PERFORM post_to_ledger('txn_' || replace(gen_random_uuid()::text, '-', ''), late.id, 'ADJUSTMENT', -held, 'Account deleted', late.id,
      'Credits that were posted after the account was deleted.', 'SYSTEM', NULL, NULL, 'account-closed:' || late.id, NULL, now());
    DELETE FROM wallet_level_changes WHERE user_id = late.id;
  END LOOP;
END $$;
UPDATE wallets SET closed_at = deleted_at FROM users WHERE users.id = user_id AND deleted_at IS NOT NULL;
ALTER TABLE wallets ADD CONSTRAINT closed_wallets_are_empty CHECK (closed_at IS NULL OR balance = 0);

-- By a trigger, so that no deletion forgets it: one that leaves credits behind is refused.
CREATE FUNCTION close_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wallets SET closed_at = NEW.deleted_at WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_close_wallets AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (NEW.deleted_at IS DISTINCT FROM OLD.deleted_at) EXECUTE FUNCTION close_wallet();

-- A change that waits ends with the account that it is for, and nobody has decided it.
ALTER TABLE credit_adjustments DROP CONSTRAINT credit_adjustments_check1;
ALTER TABLE credit_adjustments ADD CONSTRAINT credit_adjustments_decided CHECK (
  (status = 'PENDING') = (decided_at IS NULL)
  AND (status <> 'PENDING' OR decided_by IS NULL)
  AND (status <> 'APPROVED' OR decided_by IS NOT NULL));
UPDATE credit_adjustments SET status = 'REFUSED', decided_at = deleted_at, note = 'The account was deleted.'
  FROM users WHERE users.id = user_id AND deleted_at IS NOT NULL AND credit_adjustments.status = 'PENDING';
