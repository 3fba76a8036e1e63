-- Keys that sign results of the conformance checker: see decision 0057. One that was removed stays, for the results that it signed.
CREATE TABLE conformance_keys (
  id text PRIMARY KEY,
  name text NOT NULL,
  publisher text NOT NULL,
  fingerprint text NOT NULL,
  public_key text NOT NULL,
  added_by text NOT NULL,
  added_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE UNIQUE INDEX conformance_keys_trusted ON conformance_keys (fingerprint) WHERE removed_at IS NULL;

CREATE TABLE conformance_results (
  id text PRIMARY KEY,
  api text NOT NULL,
  version text NOT NULL,
  full_version text NOT NULL,
  key_id text NOT NULL REFERENCES conformance_keys,
  -- SHA-256 of what was signed: the same result is known by it.
  digest bytea NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  submitted_at timestamptz NOT NULL,
  checker_version text NOT NULL,
  seed bigint NOT NULL,
  passed integer NOT NULL,
  failed integer NOT NULL,
  left_out integer NOT NULL,
  findings_total integer NOT NULL,
  -- The file as it was submitted, by which everybody can verify it.
  signed json NOT NULL,
  FOREIGN KEY (api, version) REFERENCES apis ON DELETE CASCADE
);
CREATE INDEX conformance_results_version ON conformance_results (api, version, ended_at DESC);
CREATE INDEX conformance_results_age ON conformance_results (submitted_at DESC, id);

-- The mark that a version has by its last result. It is gone when a run fails, when another document is published, and when the key is removed.
ALTER TABLE apis ADD COLUMN conformance jsonb;
