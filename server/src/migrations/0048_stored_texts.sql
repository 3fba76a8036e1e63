-- What is made of each published version for other readers, made when it is published. `pieces` are texts, and every other one is the
-- name of something that is said anew whenever the text is read. Versions published before get theirs when they are read again.
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

-- What the search of the site shows of a version: its operations and errors, made when it is published.
ALTER TABLE api_references ADD COLUMN search text;

INSERT INTO api_document_parts (api, version, form, part, tag, body)
SELECT api, version, form, part, encode(sha256(bytes), 'hex'), substring(bytes FROM part * 262144 + 1 FOR 262144)
FROM (
  SELECT api, version, 'yaml' AS form, convert_to(document, 'UTF8') AS bytes FROM apis
  UNION ALL
  SELECT api, version, 'json', convert_to(document, 'UTF8') FROM api_references WHERE document IS NOT NULL
) AS documents, generate_series(0, greatest(octet_length(bytes) - 1, 0) / 262144) AS part;
ALTER TABLE api_references DROP COLUMN document;
