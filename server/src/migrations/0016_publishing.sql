-- Versions that are published while the server runs: they may have no mock, an API behind them of their own, and an end.
ALTER TABLE apis ALTER COLUMN document_name DROP NOT NULL;
ALTER TABLE apis ADD COLUMN upstream text;
ALTER TABLE apis ADD COLUMN sunset_on date;

-- Every document that was ever published of an API, and what it changed against the one before it.
CREATE TABLE api_releases (
  api text NOT NULL,
  full_version text NOT NULL,
  version text NOT NULL,
  released_on date NOT NULL,
  -- The release before it; null for the first.
  compared_with text,
  -- What is compared: the operations as the documentation has them.
  operations json NOT NULL,
  changes json NOT NULL,
  PRIMARY KEY (api, full_version)
);
