-- Balances, lots and rows are written by functions that say so, with `SET switchboard.ledger = 'on'`: those of ledger.sql and
-- charges.sql. The database refuses any other statement: decision 0030. Triggers are of statements, so that no row is locked for
-- them, and without WHEN, which is planned anew with each statement. Here since each release has functions of its own, while a table has
-- one trigger for all (decision 0099); a database from before has them already.
CREATE OR REPLACE FUNCTION refuse_outside_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('switchboard.ledger', true) = 'on' THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% of %: only functions of the ledger move credits.', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege', HINT = 'Post to the ledger: server/src/modules/wallet/move-credits.ts.';
END $$;

CREATE OR REPLACE TRIGGER ledger_moves_balances BEFORE UPDATE OF balance ON wallets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_outside_ledger();
CREATE OR REPLACE TRIGGER wallets_begin_empty BEFORE INSERT ON wallets
  FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION refuse_outside_ledger();
CREATE OR REPLACE TRIGGER ledger_fills_lots BEFORE INSERT OR UPDATE OF remaining OR DELETE OR TRUNCATE ON lots
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_outside_ledger();
CREATE OR REPLACE TRIGGER ledger_writes_rows BEFORE INSERT ON ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_outside_ledger();
