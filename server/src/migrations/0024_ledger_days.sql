-- Rows of the ledger by the market's days, so that a statement, a total and the use of a credit line are read from a few rows, however many calls a
-- wallet pays. Not kept by every posting, which would make each call dearer, but by a task that counts what came since: decision 0106.
CREATE TABLE ledger_days (
  user_id text NOT NULL REFERENCES wallets,
  day date NOT NULL,
  kind text NOT NULL,
  -- Empty where a row has none.
  api text NOT NULL,
  rows bigint NOT NULL CHECK (rows > 0),
  amount bigint NOT NULL,
  PRIMARY KEY (user_id, day, kind, api)
) WITH (fillfactor = 80);

-- Up to which row of a wallet its days are counted; rows of a wallet have one order, and are never changed.
CREATE TABLE ledger_counted (
  user_id text PRIMARY KEY REFERENCES wallets,
  sequence bigint NOT NULL
) WITH (fillfactor = 60);
