-- Forms that were begun and not sent, of each person one for each publisher and tag. The values are sealed for the person; documents are
-- not among them.
CREATE TABLE kyb_drafts (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  publisher text NOT NULL,
  -- Empty: for every API of the publisher.
  tag text NOT NULL,
  -- Another one after each change, and never one again.
  revision text NOT NULL,
  sealed bytea NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, publisher, tag)
);
