-- Plans of accounts that administrators make, sell and retire: decision 0142.
ALTER TABLE plans
  ADD COLUMN status text NOT NULL DEFAULT 'ON_SALE' CHECK (status IN ('DRAFT', 'ON_SALE', 'RETIRED')),
  -- On the price page, the smallest first.
  ADD COLUMN position integer NOT NULL DEFAULT 0,
  ADD COLUMN audience text NOT NULL DEFAULT 'EVERYBODY' CHECK (audience IN ('EVERYBODY', 'INVITED', 'LINK')),
  -- Addresses of owners, in lower case.
  ADD COLUMN invited text[] NOT NULL DEFAULT '{}',
  ADD COLUMN link text UNIQUE CHECK ((link IS NOT NULL) = (audience = 'LINK')),
  ADD COLUMN discount_percent integer NOT NULL DEFAULT 0 CHECK (discount_percent BETWEEN 0 AND 100),
  -- Hundredths of a credit, in place of the discounted list price: [{ api, operation_id, price }].
  ADD COLUMN own_prices jsonb NOT NULL DEFAULT '[]',
  -- Hundredths; null: converted.
  ADD COLUMN price_usd bigint CHECK (price_usd >= 0),
  ADD COLUMN trial_days integer CHECK (trial_days > 0),
  ADD COLUMN trial_credits bigint CHECK ((trial_credits IS NULL) = (trial_days IS NULL)),
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD CHECK (period <> 'NONE' OR (price = 0 AND included_credits = 0 AND trial_days IS NULL)),
  ADD CHECK (plan_type = 'PREPAID' OR trial_days IS NULL);
UPDATE plans SET discount_percent = 10, position = 2 WHERE plan_id = 'pln_business';

-- The last day of the trial that the plan began with, and the plan’s own beginning or a return after it.
ALTER TABLE account_plans
  ADD COLUMN trial_last_day date,
  ADD COLUMN trial_then text,
  ADD CONSTRAINT account_plans_trial_then_check CHECK (trial_then IN ('CONTINUE', 'GO_BACK')) NOT VALID,
  ADD CONSTRAINT account_plans_trial_check CHECK ((trial_last_day IS NULL) = (trial_then IS NULL)) NOT VALID;

-- The change of plan that is ahead of an account.
CREATE TABLE planned_plans (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  plan_id text NOT NULL REFERENCES plans,
  starts_on date NOT NULL,
  cause text NOT NULL CHECK (cause IN ('CHOSEN', 'TRIAL_END', 'RETIRED')),
  told_at timestamptz
);
CREATE INDEX planned_plans_due ON planned_plans (starts_on);

-- Trials by the hashes of the owner’s and the team’s addresses. They outlive the account: a person has each trial once.
CREATE TABLE plan_trials (
  plan_id text NOT NULL REFERENCES plans,
  identity bytea NOT NULL,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (plan_id, identity)
);

-- A plan of whole accounts has a product for its fee, of no API: '*'.
INSERT INTO products (product_id, api, name, description, plan_type, kyb_required, plan_id, position)
  SELECT 'prd_fee-' || plan_id, '*', plan_name, description, plan_type, kyb_required, plan_id, 0 FROM plans WHERE api IS NULL;
-- Hundredths of a credit that were paid and included: their unused part is given back when the plan changes.
ALTER TABLE paid_periods
  ADD COLUMN fee bigint NOT NULL DEFAULT 0,
  ADD COLUMN included bigint NOT NULL DEFAULT 0;

-- Since when an account that left its statements pays from its wallet; the day it came back to them, whose month is its next statement.
ALTER TABLE billed_accounts ADD COLUMN left_on date, ADD COLUMN resumed_on date;

-- Two plans may have one type.
DROP TRIGGER users_terms_changed ON users;
CREATE TRIGGER users_terms_changed AFTER UPDATE OF status, plan_type, plan_name ON users
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.plan_type IS DISTINCT FROM NEW.plan_type
    OR OLD.plan_name IS DISTINCT FROM NEW.plan_name)
  EXECUTE FUNCTION touch_subscriptions();
