-- Who acts for the account of somebody else (decision 0044). The owner is whose account it is, and has no row.
CREATE TABLE team_members (
  -- Of one team at most.
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('DEVELOPER', 'BILLING', 'VIEWER')),
  joined_at timestamptz NOT NULL,
  CHECK (user_id <> account_id)
);
CREATE INDEX team_members_account ON team_members (account_id, joined_at);

-- Mailed links. The token itself is in the mail alone. A withdrawn one is deleted.
CREATE TABLE team_invitations (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('DEVELOPER', 'BILLING', 'VIEWER')),
  token_hash bytea NOT NULL UNIQUE,
  invited_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz
);
-- One open invitation to an address, whoever is quicker.
CREATE UNIQUE INDEX team_invitations_open ON team_invitations (account_id, lower(email)) WHERE accepted_at IS NULL;
CREATE INDEX team_invitations_email ON team_invitations (lower(email));

-- For whom it was done, so that the team sees what each of it did.
ALTER TABLE audit_log ADD COLUMN account_id text;
CREATE INDEX audit_log_account ON audit_log (account_id, id DESC) WHERE account_id IS NOT NULL;

-- The member acts for another account from now on, or in another role; the others see them come and go. By a trigger, so that an account
-- that is deleted tells its members, too.
CREATE FUNCTION tell_team_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  member text := coalesce(NEW.user_id, OLD.user_id);
  account text := coalesce(NEW.account_id, OLD.account_id);
BEGIN
  PERFORM tell_change('team_changed', member, CASE TG_OP WHEN 'DELETE' THEN '' ELSE account END);
  PERFORM tell_change('account_changed', account, '');
  RETURN NULL;
END $$;
CREATE TRIGGER tell_changed AFTER INSERT OR UPDATE OR DELETE ON team_members
  FOR EACH ROW EXECUTE FUNCTION tell_team_changed();
