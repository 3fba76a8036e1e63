-- The roles of administrators: decision 0143. Without a row, one can do nothing; the first start makes those who are there owners.
CREATE TABLE staff (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  roles text[] NOT NULL CHECK (
    cardinality(roles) > 0 AND roles <@ ARRAY['OWNER', 'PUBLISHER', 'FINANCE', 'SUPPORT', 'AUDITOR']
  ),
  added_at timestamptz NOT NULL
);
