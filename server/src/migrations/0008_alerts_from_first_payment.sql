-- Alerts begin with a first payment, or an alert of the owner's own: decision 0081. Until then no level is noted.
ALTER TABLE wallets
  ADD COLUMN alerts_active boolean NOT NULL DEFAULT false,
  ALTER COLUMN low_level SET DEFAULT 0;

UPDATE wallets SET alerts_active = true
  WHERE threshold1 <> 50000
    OR EXISTS (SELECT FROM ledger WHERE ledger.user_id = wallets.user_id AND ledger.kind = 'TOPUP');
UPDATE wallets SET low_level = 0 WHERE NOT alerts_active;

ALTER TABLE wallets ADD CONSTRAINT inactive_alerts_note_nothing CHECK (alerts_active OR low_level = 0);

-- The browser that registered an account, until its address is proven: decision 0081.
ALTER TABLE users ADD COLUMN registration_device bytea;
