-- What an account can be on: calls paid from the wallet, or a statement a month.
CREATE TABLE plans (
  plan_id text PRIMARY KEY,
  plan_type text NOT NULL CHECK (plan_type IN ('PREPAID', 'POSTPAID')),
  plan_name text NOT NULL,
  description text NOT NULL,
  period text NOT NULL CHECK (period IN ('NONE', 'MONTHLY', 'YEARLY')),
  -- Hundredths: of a peso, and of a credit.
  price bigint NOT NULL CHECK (price >= 0),
  included_credits bigint NOT NULL CHECK (included_credits >= 0),
  kyb_required boolean NOT NULL,
  -- The one API it is for; null for all.
  api text
);
INSERT INTO plans VALUES
  ('pln_payg', 'PREPAID', 'Pay as you go', 'No monthly price. Each answered call is paid from the wallet.',
    'NONE', 0, 0, false, NULL),
  ('pln_business', 'POSTPAID', 'Business monthly',
    'One statement a month for every API, calls at a tenth less. 1,500 credits are included.',
    'MONTHLY', 120000, 150000, true, NULL);

-- Ways to buy an API, each with price lists that follow one another.
CREATE TABLE products (
  product_id text PRIMARY KEY,
  api text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  plan_type text NOT NULL CHECK (plan_type IN ('PREPAID', 'POSTPAID')),
  kyb_required boolean NOT NULL,
  plan_id text NOT NULL REFERENCES plans,
  position integer NOT NULL
);
CREATE INDEX products_api ON products (api);

CREATE TABLE product_versions (
  product_version_id text PRIMARY KEY,
  product_id text NOT NULL REFERENCES products,
  version text NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  -- Hundredths of a credit by operationId.
  prices jsonb NOT NULL
);
CREATE INDEX product_versions_product ON product_versions (product_id);
