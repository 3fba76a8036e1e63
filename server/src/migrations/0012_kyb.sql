-- Every form that was sent. A rejected one stays, and the next is a row of its own. Guests have no user.
CREATE TABLE kyb_submissions (
  id text PRIMARY KEY,
  user_id text REFERENCES users,
  publisher text NOT NULL,
  -- Null: for every API of the publisher.
  tag text,
  state text NOT NULL CHECK (state IN ('IN_REVIEW', 'APPROVED', 'REJECTED')),
  business_name text NOT NULL,
  contact_name text NOT NULL,
  contact_email text NOT NULL,
  -- The other fields as they came; answers to the publisher's own questions under `answers`.
  form jsonb NOT NULL,
  requirements jsonb NOT NULL,
  -- What is told where the whole of it is refused, in one text.
  reason text,
  submitted_at timestamptz NOT NULL,
  decided_at timestamptz,
  CHECK ((state = 'IN_REVIEW') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX kyb_submissions_one_open ON kyb_submissions (user_id, publisher, coalesce(tag, ''))
  WHERE state <> 'REJECTED';
CREATE INDEX kyb_submissions_newest ON kyb_submissions (user_id, publisher, tag, submitted_at DESC);
CREATE INDEX kyb_submissions_in_review ON kyb_submissions (submitted_at) WHERE state = 'IN_REVIEW';

-- The files themselves are in a folder, under names that tell nothing.
CREATE TABLE kyb_documents (
  submission_id text NOT NULL REFERENCES kyb_submissions ON DELETE CASCADE,
  field text NOT NULL,
  file text NOT NULL UNIQUE,
  name text NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL,
  sha256 bytea NOT NULL,
  PRIMARY KEY (submission_id, field)
);

-- Where a business stands with each publisher and tag: its newest form.
CREATE VIEW business_verifications AS
  SELECT DISTINCT ON (user_id, publisher, tag) user_id, publisher, coalesce(tag, '') AS tag, state, reason, decided_at
  FROM kyb_submissions WHERE user_id IS NOT NULL
  ORDER BY user_id, publisher, tag, submitted_at DESC, id DESC;

-- What counts for one API: a form for its tag, or one for all APIs of its publisher; an approved one before others.
CREATE FUNCTION verification_of(p_user text, p_publisher text, p_tag text) RETURNS TABLE (state text, reason text)
LANGUAGE sql STABLE AS $$
  SELECT state, reason FROM business_verifications
  WHERE user_id = p_user AND publisher = p_publisher AND tag IN (coalesce(p_tag, ''), '')
  ORDER BY state = 'APPROVED' DESC, tag DESC LIMIT 1
$$;
