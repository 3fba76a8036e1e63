-- Marks that a wallet has crossed and that its owner was not told of yet: written by the ledger with the movement, taken by
-- whoever tells (modules/ledger/level-changes.ts). Nearly always empty.
CREATE TABLE wallet_level_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES wallets,
  -- How many of the three marks the balance is at or below, and the mark that it crossed.
  level integer NOT NULL CHECK (level BETWEEN 0 AND 3),
  mark bigint NOT NULL,
  balance bigint NOT NULL,
  at timestamptz NOT NULL
);

-- Why a price is given back, in words; gateway/booking.ts has them.
ALTER TYPE finished_call ADD ATTRIBUTE refund_reason text;

-- Functions say now whether a mark was crossed; those that return something else than before are made anew by ledger.sql
-- and gateway.sql.
DROP FUNCTION IF EXISTS watch_level(text, boolean, timestamptz);
DROP FUNCTION IF EXISTS post_usage(text, text, bigint, text, text, text, timestamptz);
DROP FUNCTION IF EXISTS charge_call(call_to_charge);
DROP FUNCTION IF EXISTS charge_calls(call_to_charge[]);
DROP FUNCTION IF EXISTS charge_calls(jsonb);
DROP FUNCTION IF EXISTS book_calls(jsonb, timestamptz);
DROP FUNCTION IF EXISTS book_and_charge(jsonb, jsonb);
-- Texts and the marks of an answer are no business of the database's any more.
DROP FUNCTION IF EXISTS credits_text(bigint);
DROP FUNCTION IF EXISTS wallet_marks(bigint);
