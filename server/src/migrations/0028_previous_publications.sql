-- The publication of a version before the last, to go back to: its document, prices and limits.
CREATE TABLE api_previous_publications (
  api text NOT NULL,
  version text NOT NULL,
  full_version text NOT NULL,
  document text NOT NULL,
  -- With their prices.
  operations jsonb NOT NULL,
  limits jsonb NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (api, version)
);
