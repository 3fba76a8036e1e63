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
  ('pln_payg', 'PREPAID', 'Pay as you go', 'No monthly fee. You pay for each answer from your wallet.', 'NONE', 0, 0, false, NULL),
  ('pln_business', 'POSTPAID', 'Business monthly',
    'One statement a month for every API, calls at 10% off. 1,500 credits are included.', 'MONTHLY', 120000, 150000, true, NULL);

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

-- Which plan an account was on, and since when. users.plan_type and plan_name say the one in force in short.
CREATE TABLE account_plans (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  plan_id text NOT NULL REFERENCES plans,
  started_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, started_at)
);

CREATE TABLE subscriptions (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  api text NOT NULL,
  status text NOT NULL CHECK (status IN ('ACTIVE', 'PENDING', 'SUSPENDED', 'CANCELLED')),
  products jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz
);
CREATE UNIQUE INDEX subscriptions_one_each ON subscriptions (user_id, api) WHERE status <> 'CANCELLED';

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

-- A key is kept as its hash; the secret was in one answer only.
CREATE TABLE api_keys (
  id text PRIMARY KEY,
  subscription_id text NOT NULL REFERENCES subscriptions,
  type text NOT NULL CHECK (type IN ('TEST', 'LIVE')),
  hash bytea NOT NULL UNIQUE,
  last_four text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  expires_at timestamptz,
  grace_ends_at timestamptz,
  revoked_at timestamptz,
  -- A subscription has several keys of a type. One without a name is called by its type.
  name text NOT NULL DEFAULT '',
  -- Whose grace a key is in: of several keys of a type, each is replaced by itself.
  replaced_by text,
  -- The end of a key that its owner was told of: another end is told of anew.
  told_end timestamptz
);
CREATE INDEX api_keys_subscription ON api_keys (subscription_id);
CREATE INDEX api_keys_ending ON api_keys (least(expires_at, grace_ends_at)) WHERE revoked_at IS NULL;

-- Counts the changes of the catalogue and its price lists. Servers keep both in memory; each charge checks this number.
CREATE TABLE catalogue_version (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  version bigint NOT NULL
);

-- Every form that was sent. A rejected one stays, and the next is a row of its own. Guests have no user.
CREATE TABLE kyb_submissions (
  id text PRIMARY KEY,
  user_id text REFERENCES users,
  publisher text NOT NULL,
  -- Null: for every API of the publisher.
  tag text,
  state text NOT NULL CHECK (state IN ('IN_REVIEW', 'APPROVED', 'REJECTED')),
  business_name text NOT NULL,
  contact_name text NOT NULL,
  contact_email text NOT NULL,
  -- The other fields as they came; answers to the publisher's own questions under `answers`.
  form jsonb NOT NULL,
  requirements jsonb NOT NULL,
  -- What is told where the whole of it is refused, in one text.
  reason text,
  submitted_at timestamptz NOT NULL,
  decided_at timestamptz,
  CHECK ((state = 'IN_REVIEW') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX kyb_submissions_one_open ON kyb_submissions (user_id, publisher, coalesce(tag, ''))
  WHERE state <> 'REJECTED';
CREATE INDEX kyb_submissions_newest ON kyb_submissions (user_id, publisher, tag, submitted_at DESC);
CREATE INDEX kyb_submissions_in_review ON kyb_submissions (submitted_at) WHERE state = 'IN_REVIEW';

-- The files themselves are in a folder, under names that tell nothing.
CREATE TABLE kyb_documents (
  submission_id text NOT NULL REFERENCES kyb_submissions ON DELETE CASCADE,
  field text NOT NULL,
  file text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL,
  sha256 bytea NOT NULL,
  PRIMARY KEY (submission_id, field)
);
CREATE INDEX kyb_documents_file ON kyb_documents (file);

-- Forms that were begun and not sent, of each person one for each publisher and tag. The values are sealed for the person; documents are
-- not among them.
CREATE TABLE kyb_drafts (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  publisher text NOT NULL,
  -- Empty: for every API of the publisher.
  tag text NOT NULL,
  -- Another one after each change, and never one again.
  revision text NOT NULL,
  sealed bytea NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, publisher, tag)
);
