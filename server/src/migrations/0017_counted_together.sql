-- Calls are counted and checked by one update: decision 0090. Two functions return something else now, which no file that is run again
-- can change; the others are called by none of them any more. A new database has none of them.
DROP FUNCTION IF EXISTS begin_counts(call_to_charge);
DROP FUNCTION IF EXISTS count_credits(call_to_charge, bigint);
DROP FUNCTION IF EXISTS charge_one(call_to_charge);
DROP FUNCTION IF EXISTS count_call(call_to_charge);
DROP FUNCTION IF EXISTS count_calls(call_to_charge, bigint);
DROP FUNCTION IF EXISTS count_more(text, bigint, call_to_charge);
DROP FUNCTION IF EXISTS limit_that_refuses(call_to_charge);
DROP FUNCTION IF EXISTS broken_limit(call_to_charge, bigint);
DROP FUNCTION IF EXISTS broken_budget(call_to_charge, bigint);
DROP FUNCTION IF EXISTS tokens_at(timestamptz, integer, interval, bigint, timestamptz);
