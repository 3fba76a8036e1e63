-- Documents that were checked and saved to be published later, each with a preview address.
CREATE TABLE api_drafts (
  draft_id text PRIMARY KEY,
  -- Of the preview address, which is kept nowhere.
  token_hash bytea NOT NULL UNIQUE,
  preview_expires_at timestamptz NOT NULL,
  -- The page of the version as it would be published.
  page json NOT NULL,
  -- These four are null once it is published.
  document bytea,
  options json,
  reference json,
  -- By their operationId.
  operations json,
  saved_at timestamptz NOT NULL,
  saved_by text NOT NULL,
  published_at timestamptz
);
