-- How often keys may call, and how much they may spend: decision 0090.

-- Of a plan: calls_per_second, calls_per_minute, calls_per_day, calls_per_month. A missing one is no limit.
ALTER TABLE plans ADD COLUMN limits jsonb NOT NULL DEFAULT '{}';
UPDATE plans SET limits = '{"calls_per_second": 100, "calls_per_minute": 3000, "calls_per_day": 100000}' WHERE plan_id = 'pln_payg';
UPDATE plans SET limits = '{"calls_per_second": 300, "calls_per_minute": 10000, "calls_per_month": 5000000}' WHERE plan_id = 'pln_business';

-- Set by an administrator for one subscription, in place of its plan's.
ALTER TABLE subscriptions ADD COLUMN limits jsonb;

-- Set by the owner of a key: credits_per_day, credits_per_month, credits_in_all (hundredths), operations, addresses.
ALTER TABLE api_keys ADD COLUMN limits jsonb NOT NULL DEFAULT '{}';

-- Calls of a subscription, by the kind of key, and credits of a key. A row is only changed while the wallet of its account is locked, so
-- that what is left and what is taken are of one moment.
CREATE TABLE limit_counts (
  -- A subscription, one with `:TEST`, or a key.
  counted_for text PRIMARY KEY,
  user_id text NOT NULL,
  -- When nothing is left to wait for: a rate is a bucket that fills steadily.
  second_full_at timestamptz,
  minute_full_at timestamptz,
  -- The last day of the market that was counted, then the counts of that day, of its month, and of all days.
  day date NOT NULL,
  in_day bigint NOT NULL,
  in_month bigint NOT NULL,
  in_all bigint NOT NULL,
  -- The limits of the last call, and the share of each, in percent, that the owner was told of.
  per_day bigint,
  per_month bigint,
  per_all bigint,
  told jsonb NOT NULL DEFAULT '{}'
) WITH (fillfactor = 50);
CREATE INDEX limit_counts_user ON limit_counts (user_id);

-- The counts that a call is in, and its day: a refund takes it out of them.
ALTER TABLE calls_in_flight ADD COLUMN counted_for text, ADD COLUMN key_id text, ADD COLUMN counted_on date;

ALTER TYPE call_to_charge
  -- Of `at`, in the market's zone.
  ADD ATTRIBUTE day date,
  ADD ATTRIBUTE counted_for text,
  ADD ATTRIBUTE per_second integer,
  ADD ATTRIBUTE per_minute integer,
  ADD ATTRIBUTE per_day bigint,
  ADD ATTRIBUTE per_month bigint,
  ADD ATTRIBUTE credits_per_day bigint,
  ADD ATTRIBUTE credits_per_month bigint,
  ADD ATTRIBUTE credits_in_all bigint;

-- They return more than they did; files that are run whenever they change write them anew. A new database has none yet.
DROP FUNCTION IF EXISTS charge_one(call_to_charge);
DROP FUNCTION IF EXISTS charge_call(call_to_charge);
DROP FUNCTION IF EXISTS charge_calls(call_to_charge[]);
DROP FUNCTION IF EXISTS book_and_charge_calls(jsonb, jsonb);
