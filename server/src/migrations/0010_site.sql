-- What people wrote to the support desk.
CREATE TABLE contact_messages (
  id text PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  company text,
  message text NOT NULL,
  about_request text,
  request_id text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX contact_messages_newest ON contact_messages (created_at DESC);

-- Who asked for which whitepaper: one record for each address and insight.
CREATE TABLE leads (
  id text PRIMARY KEY,
  insight_id text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  company text,
  role text,
  request_id text NOT NULL,
  created_at timestamptz NOT NULL,
  last_asked_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX leads_address ON leads (insight_id, lower(email));

-- Answers of captchas that were taken: each is taken once. A row may go when its answer would be refused as too old.
CREATE TABLE taken_captchas (answer text PRIMARY KEY, until timestamptz NOT NULL);
CREATE INDEX taken_captchas_until ON taken_captchas (until);
