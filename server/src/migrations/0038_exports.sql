-- CSV files that are written in the background: see decision 0050.
CREATE TABLE exports (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The member who asked for it, and is told.
  requested_by text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('LEDGER', 'USAGE', 'CALLS', 'API_CALLS')),
  filter jsonb NOT NULL,
  filename text NOT NULL,
  status text NOT NULL CHECK (status IN ('QUEUED', 'RUNNING', 'READY', 'FAILED', 'EXPIRED')),
  rows_written bigint NOT NULL DEFAULT 0,
  rows_total bigint,
  -- Bytes of the file, and as they are kept.
  size bigint NOT NULL DEFAULT 0,
  stored_size bigint NOT NULL DEFAULT 0,
  chunks integer NOT NULL DEFAULT 0,
  -- How often it was begun. Each run numbers its own chunks, and one that was overtaken writes nothing any more.
  runs integer NOT NULL DEFAULT 0,
  failure text CHECK (failure IN ('TOO_LARGE', 'STORAGE_FULL', 'INTERNAL')),
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz,
  -- When a process may take it. While one writes, it moves this ahead of itself: a killed one is waited for no longer.
  due_at timestamptz,
  CHECK ((status IN ('QUEUED', 'RUNNING')) = (due_at IS NOT NULL)),
  CHECK ((status = 'FAILED') = (failure IS NOT NULL))
);
CREATE INDEX exports_user ON exports (user_id, created_at DESC, id);
CREATE INDEX exports_due ON exports (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX exports_expiring ON exports (expires_at) WHERE status = 'READY';
CREATE INDEX exports_age ON exports (created_at);

CREATE TABLE export_chunks (
  export_id text NOT NULL REFERENCES exports ON DELETE CASCADE,
  run integer NOT NULL,
  number integer NOT NULL,
  data bytea NOT NULL,
  PRIMARY KEY (export_id, run, number)
);
-- Compressed as it comes.
ALTER TABLE export_chunks ALTER data SET STORAGE EXTERNAL;
