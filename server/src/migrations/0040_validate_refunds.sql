-- outside a transaction
ALTER TABLE ledger VALIDATE CONSTRAINT ledger_kind_check;
ALTER TABLE wallets VALIDATE CONSTRAINT wallets_debt_check;
