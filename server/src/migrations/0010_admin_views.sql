-- Filters of lists that administrators have saved under a name: decision 0087.
CREATE TABLE admin_views (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  list text NOT NULL,
  name text NOT NULL,
  query text NOT NULL
);
CREATE UNIQUE INDEX admin_views_name ON admin_views (user_id, list, lower(name));
