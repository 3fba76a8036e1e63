-- The roles of administrators: decision 0143. Existing administrators are owners. Without a row, one can do nothing.
CREATE TABLE staff (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  roles text[] NOT NULL CHECK (
    cardinality(roles) > 0 AND roles <@ ARRAY['OWNER', 'PUBLISHER', 'FINANCE', 'SUPPORT', 'AUDITOR']
  ),
  added_at timestamptz NOT NULL
);
INSERT INTO staff (user_id, roles, added_at)
  SELECT id, '{OWNER}', created_at FROM users WHERE user_type = 'ADMIN' AND deleted_at IS NULL;
