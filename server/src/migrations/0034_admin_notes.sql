-- Notes of administrators about a user, for each other.
CREATE TABLE admin_notes (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  text text NOT NULL,
  written_at timestamptz NOT NULL,
  written_by text NOT NULL
);
CREATE INDEX admin_notes_user ON admin_notes (user_id, written_at);
