-- How each target of an upstream is doing, over all processes. No foreign keys: a report must not wait for an administrator who changes the
-- upstream, nor the other way round.

-- Its calls by the minute. Older minutes than an hour are deleted.
CREATE TABLE upstream_minutes (
  api text NOT NULL,
  version text NOT NULL,
  environment text NOT NULL,
  url text NOT NULL,
  minute timestamptz NOT NULL,
  calls integer NOT NULL,
  -- Without a response in time, or with a 5xx.
  failed integer NOT NULL,
  -- Responses by their time, in the bounds of `latency.ts`.
  latencies integer[] NOT NULL,
  PRIMARY KEY (api, version, environment, url, minute)
);
CREATE INDEX upstream_minutes_by_minute ON upstream_minutes (minute);

-- Circuits that are not closed, each as one process has it. A process that says nothing more is gone.
CREATE TABLE upstream_circuits (
  api text NOT NULL,
  version text NOT NULL,
  environment text NOT NULL,
  url text NOT NULL,
  process text NOT NULL,
  state text NOT NULL CHECK (state IN ('OPEN', 'HALF_OPEN')),
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (api, version, environment, url, process)
);

-- Targets whose circuit is open in some process: administrators were told once, and will be told when it has closed everywhere.
CREATE TABLE upstream_openings (
  api text NOT NULL,
  version text NOT NULL,
  environment text NOT NULL,
  url text NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (api, version, environment, url)
);
