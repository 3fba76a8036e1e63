-- Published versions, and what is made of their documents.
CREATE TABLE apis (
  api text NOT NULL,
  version text NOT NULL,
  publisher text NOT NULL,
  tag text,
  full_version text NOT NULL,
  name text NOT NULL,
  summary text NOT NULL,
  category text NOT NULL,
  tags jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('ACTIVE', 'BETA', 'DEPRECATED')),
  price_from bigint NOT NULL CHECK (price_from >= 0),
  price_unit text NOT NULL,
  operations jsonb NOT NULL,
  kyb_required boolean NOT NULL,
  position integer NOT NULL,
  updated_at timestamptz NOT NULL,
  description text NOT NULL,
  released_on date NOT NULL,
  test_data jsonb NOT NULL,
  -- The OpenAPI document as it was published, and the name of its file: its mock goes by that name, too.
  document text NOT NULL,
  document_name text,
  upstream text,
  sunset_on date,
  -- Who published a version, why one ends, and what it was before. Null by the command line.
  published_by text,
  deprecation_reason text,
  status_before text CHECK (status_before IN ('ACTIVE', 'BETA')),
  -- When its subscribers were told how it stands; null while they are to be told.
  subscribers_told_at timestamptz,
  -- The mark that a version has by its last result. It is gone when a run fails, when another document is published, and when the key
  -- is removed.
  conformance jsonb,
  -- Whether an upstream may be inside the operator's own network. Others are looked up anew at each connection, and refused there.
  upstream_inside boolean NOT NULL DEFAULT false,
  PRIMARY KEY (api, version)
);

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
  -- The security schemes of a release, which are compared as its operations are.
  security json,
  PRIMARY KEY (api, full_version)
);

-- The documentation of each published version, made when it is published: an index, and each operation by itself.
CREATE TABLE api_references (
  api text NOT NULL,
  version text NOT NULL,
  body json NOT NULL,
  -- Which reading of documents made the documentation: what an older one made is made again.
  reading integer NOT NULL DEFAULT 0,
  -- What the search of the site shows of a version: its operations and errors, made when it is published.
  search text,
  PRIMARY KEY (api, version),
  FOREIGN KEY (api, version) REFERENCES apis ON DELETE CASCADE
);

CREATE TABLE api_reference_operations (
  api text NOT NULL,
  version text NOT NULL,
  operation_id text NOT NULL,
  body json NOT NULL,
  PRIMARY KEY (api, version, operation_id),
  FOREIGN KEY (api, version) REFERENCES apis ON DELETE CASCADE
);

-- The errors that each published version documents, made when it is published: what the search of the site finds them by.
CREATE TABLE api_reference_errors (
  api text NOT NULL,
  version text NOT NULL,
  body json NOT NULL,
  PRIMARY KEY (api, version),
  FOREIGN KEY (api, version) REFERENCES apis ON DELETE CASCADE
);

-- What is made of each published version for other readers, made when it is published. `pieces` are texts, and every other one is the
-- name of something that is said anew whenever the text is read.
CREATE TABLE api_texts (
  api text NOT NULL,
  version text NOT NULL,
  name text NOT NULL,
  pieces json NOT NULL,
  PRIMARY KEY (api, version, name),
  FOREIGN KEY (api, version) REFERENCES apis ON DELETE CASCADE
);

-- The documents for download in parts, so that a large one is sent without being held. `tag` is the SHA-256 of the whole.
CREATE TABLE api_document_parts (
  api text NOT NULL,
  version text NOT NULL,
  form text NOT NULL CHECK (form IN ('yaml', 'json')),
  part integer NOT NULL,
  tag text NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (api, version, form, part),
  FOREIGN KEY (api, version) REFERENCES apis ON DELETE CASCADE
);

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
