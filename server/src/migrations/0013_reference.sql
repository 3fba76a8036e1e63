-- The documentation of each published version, made when it is published: an index, and each operation by itself.
CREATE TABLE api_references (
  api text NOT NULL,
  version text NOT NULL,
  body json NOT NULL,
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
