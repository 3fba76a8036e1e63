-- Live calls of each API by the market's days, as the status page has them: counted from usage_key_days every few minutes.
CREATE TABLE api_status_days (
  api text NOT NULL,
  day date NOT NULL,
  calls bigint NOT NULL,
  failed bigint NOT NULL CHECK (failed >= 0 AND failed <= calls),
  PRIMARY KEY (api, day)
);

-- Disturbances that administrators have written up.
CREATE TABLE incidents (
  id text PRIMARY KEY,
  title text NOT NULL,
  impact text NOT NULL CHECK (impact IN ('DEGRADED', 'OUTAGE')),
  apis text[] NOT NULL,
  started_at timestamptz NOT NULL,
  resolved_at timestamptz
);
CREATE TABLE incident_updates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  incident_id text NOT NULL REFERENCES incidents ON DELETE CASCADE,
  at timestamptz NOT NULL,
  step text NOT NULL CHECK (step IN ('INVESTIGATING', 'IDENTIFIED', 'MONITORING', 'RESOLVED')),
  text text NOT NULL
);
CREATE INDEX incident_updates_incident ON incident_updates (incident_id);
