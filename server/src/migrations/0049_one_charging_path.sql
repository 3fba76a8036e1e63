-- Functions that others took the place of: modules/ledger/ledger.sql, charges.sql.
DROP FUNCTION IF EXISTS post_usage(text, text, bigint, text, text, text, timestamptz);
DROP FUNCTION IF EXISTS charge_late(finished_call, timestamptz);
DROP FUNCTION IF EXISTS import_history(text, jsonb, jsonb);
