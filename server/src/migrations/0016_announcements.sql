-- Changes of prices and limits that are announced ahead: decision 0094.

-- Of a version, besides those of the plan: calls_per_second, calls_per_minute, calls_per_day, calls_per_month.
ALTER TABLE apis ADD COLUMN limits jsonb NOT NULL DEFAULT '{}';

CREATE TABLE announcements (
  id text PRIMARY KEY,
  -- A plan, or a version of an API.
  plan_id text REFERENCES plans,
  api text,
  version text,
  effective_at timestamptz NOT NULL,
  -- Each value with what it was: hundredths or calls, null without a limit.
  changes jsonb NOT NULL,
  reason text NOT NULL,
  short_notice_reason text,
  announced_by text NOT NULL,
  announced_at timestamptz NOT NULL,
  took_effect_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  CHECK (plan_id IS NULL AND api IS NOT NULL AND version IS NOT NULL OR plan_id IS NOT NULL AND api IS NULL AND version IS NULL),
  CHECK (took_effect_at IS NULL OR cancelled_at IS NULL)
);
-- Of one thing, one change at a time is ahead.
CREATE UNIQUE INDEX announcements_upcoming ON announcements (coalesce(plan_id, api || ' ' || version))
  WHERE took_effect_at IS NULL AND cancelled_at IS NULL;
CREATE INDEX announcements_due ON announcements (effective_at) WHERE took_effect_at IS NULL AND cancelled_at IS NULL;

-- Accounts that were told, and how.
CREATE TABLE announcement_notices (
  announcement_id text NOT NULL REFERENCES announcements,
  user_id text NOT NULL,
  cancelled boolean NOT NULL,
  told_at timestamptz NOT NULL,
  in_app boolean NOT NULL,
  mail boolean NOT NULL,
  webhooks integer NOT NULL,
  PRIMARY KEY (announcement_id, user_id, cancelled)
);

-- Former prices and included credits of a plan: a period that has begun keeps both.
CREATE TABLE former_plan_terms (
  plan_id text NOT NULL REFERENCES plans,
  until timestamptz NOT NULL,
  price bigint NOT NULL,
  included_credits bigint NOT NULL,
  PRIMARY KEY (plan_id, until)
);

-- The earliest change that is ahead: from then on no call is charged before it has taken effect.
ALTER TABLE catalogue_version ADD COLUMN next_change_at timestamptz;
CREATE FUNCTION note_next_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two who announce at once take turns, and the second sees what the first has announced.
  PERFORM FROM catalogue_version FOR NO KEY UPDATE;
  UPDATE catalogue_version SET next_change_at =
    (SELECT min(effective_at) FROM announcements WHERE took_effect_at IS NULL AND cancelled_at IS NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER announcements_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON announcements
  FOR EACH STATEMENT EXECUTE FUNCTION note_next_change();
