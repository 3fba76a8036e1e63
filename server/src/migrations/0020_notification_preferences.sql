-- What a notification is about. Those of before have none.
ALTER TABLE notifications ADD COLUMN kind text;
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;

-- What somebody chose; a kind without a row is as an account begins (modules/notifications/rules.ts).
CREATE TABLE notification_preferences (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  in_app boolean NOT NULL,
  mail boolean NOT NULL,
  PRIMARY KEY (user_id, kind)
);
