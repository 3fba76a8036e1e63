-- Where the gateway sends calls to a version, with live and with test keys, and how it authenticates there. Versions published with an
-- address keep it.
CREATE TABLE upstreams (
  api text NOT NULL,
  version text NOT NULL,
  environment text NOT NULL CHECK (environment IN ('LIVE', 'TEST')),
  -- Changes with every change of the row: processes keep what they made of it by this name.
  revision text NOT NULL,
  targets jsonb NOT NULL,
  -- Null for those of the deployment.
  timeouts jsonb,
  -- Whether a target may be inside the operator's own network. Others are looked up anew at each connection, and refused there.
  allow_internal boolean NOT NULL,
  credential jsonb NOT NULL DEFAULT '{"type": "NONE"}',
  -- Certificates, in PEM: `ca` and `client_certificate`.
  tls jsonb NOT NULL DEFAULT '{}',
  pass_headers jsonb NOT NULL DEFAULT '[]',
  add_headers jsonb NOT NULL DEFAULT '[]',
  -- The secret of the credential and the private key of the client certificate, sealed by a key of their own. That key is sealed by the
  -- SECRETS_KEY that `secrets_key_id` names.
  sealed bytea,
  sealed_key bytea,
  secrets_key_id text,
  updated_at timestamptz NOT NULL,
  -- Null by the command line.
  updated_by text,
  PRIMARY KEY (api, version, environment),
  FOREIGN KEY (api, version) REFERENCES apis ON DELETE CASCADE,
  CHECK (num_nulls(sealed, sealed_key, secrets_key_id) IN (0, 3))
);
INSERT INTO upstreams (api, version, environment, revision, targets, allow_internal, updated_at, updated_by)
  SELECT api, version, 'LIVE', gen_random_uuid()::text, jsonb_build_array(jsonb_build_object('url', upstream, 'weight', 1)),
    upstream_inside, updated_at, published_by
  FROM apis WHERE upstream IS NOT NULL;
ALTER TABLE apis DROP COLUMN upstream, DROP COLUMN upstream_inside;

CREATE TRIGGER upstreams_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON upstreams
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
