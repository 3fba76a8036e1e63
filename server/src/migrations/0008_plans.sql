-- Which plan an account was on, and since when. users.plan_type and plan_name say the one in force in short.
CREATE TABLE account_plans (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  plan_id text NOT NULL REFERENCES plans,
  started_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, started_at)
);

-- An API's own plan begins when its product is taken (subscriptions.products). Here is how it ends: the last day it is
-- used on, and when its product was taken out of the subscription. Kept, because the month's statement still asks for it.
CREATE TABLE plan_ends (
  subscription_id text NOT NULL REFERENCES subscriptions,
  product_id text NOT NULL REFERENCES products,
  started_at timestamptz NOT NULL,
  last_day date NOT NULL,
  given_up_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (subscription_id, product_id, started_at)
);
CREATE INDEX plan_ends_due ON plan_ends (last_day) WHERE ended_at IS NULL;
