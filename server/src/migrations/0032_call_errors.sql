-- Calls of a day that weren't answered, equal ones counted together, so that the errors of a busy account are read from a few rows.
CREATE TABLE call_errors (
  user_id text NOT NULL,
  day date NOT NULL,
  api text NOT NULL,
  version text NOT NULL,
  operation text NOT NULL,
  status integer NOT NULL,
  -- Of the problem; empty where an API names none.
  error_code text NOT NULL,
  key_id text NOT NULL,
  key_type text NOT NULL,
  method text NOT NULL,
  path text NOT NULL,
  calls bigint NOT NULL CHECK (calls > 0),
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  last_request text NOT NULL,
  PRIMARY KEY (user_id, day, api, version, operation, status, error_code, key_id)
) WITH (fillfactor = 80);
