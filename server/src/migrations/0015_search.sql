-- The errors that each published version documents, made when it is published: what the search of the site finds them by.
CREATE TABLE api_reference_errors (
  api text NOT NULL,
  version text NOT NULL,
  body json NOT NULL,
  PRIMARY KEY (api, version),
  FOREIGN KEY (api, version) REFERENCES apis ON DELETE CASCADE
);
