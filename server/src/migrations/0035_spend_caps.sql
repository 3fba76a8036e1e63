-- Spend caps of live calls: decision 0133. A row is the account's where `member_id` is null; otherwise a member's, for the keys that
-- they made. A member who leaves the team has none.
CREATE TABLE spend_caps (
  user_id text NOT NULL,
  member_id text REFERENCES team_members ON DELETE CASCADE,
  -- Hundredths a month of the market.
  credits bigint NOT NULL CHECK (credits > 0),
  UNIQUE NULLS NOT DISTINCT (user_id, member_id)
);
CREATE INDEX spend_caps_member ON spend_caps (member_id);
CREATE TRIGGER spend_caps_terms_changed AFTER INSERT OR UPDATE OR DELETE ON spend_caps
  FOR EACH ROW EXECUTE FUNCTION touch_subscriptions();

-- The person who created the key, or replaced the one before it, and so has its secret. Null for older keys. An
-- administrator who replaces a key leaves it as it was.
ALTER TABLE api_keys ADD COLUMN creator_id text;

ALTER TYPE call_to_charge
  ADD ATTRIBUTE creator_id text,
  ADD ATTRIBUTE account_cap bigint,
  ADD ATTRIBUTE member_cap bigint;
