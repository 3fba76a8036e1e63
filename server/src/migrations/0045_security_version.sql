-- How often it has changed who can get into an account, and by what: see decision 0064. Whatever is opened in its name carries the number
-- of that moment, and is worth nothing under another one.
ALTER TABLE users ADD COLUMN security_version bigint NOT NULL DEFAULT 0;
ALTER TABLE second_factor_challenges ADD COLUMN security_version bigint NOT NULL DEFAULT 0;
ALTER TABLE session_families ADD COLUMN security_version bigint NOT NULL DEFAULT 0;
ALTER TABLE session_proofs ADD COLUMN security_version bigint NOT NULL DEFAULT 0;
ALTER TABLE mailed_tokens ADD COLUMN security_version bigint NOT NULL DEFAULT 0;
ALTER TABLE sso_tokens ADD COLUMN security_version bigint NOT NULL DEFAULT 0;
ALTER TABLE team_invitations ADD COLUMN security_version bigint NOT NULL DEFAULT 0;
ALTER TABLE card_setups ADD COLUMN security_version bigint NOT NULL DEFAULT 0;

-- By triggers, so that an operator's statement counts as well as ours. Before its address is verified an account opens nothing, and anybody
-- may register it anew: that must not end the link which its owner waits for.
CREATE FUNCTION count_security_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.security_version := OLD.security_version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER users_security_changed
  BEFORE UPDATE OF password_hash, email, user_type, sso_by, sso_id, status, deleted_at ON users
  FOR EACH ROW WHEN (
    (OLD.email_verified_at IS NOT NULL OR NEW.email_verified_at IS NOT NULL)
    AND (OLD.password_hash, OLD.email, OLD.user_type, OLD.sso_by, OLD.sso_id, OLD.status = 'SUSPENDED', OLD.deleted_at)
      IS DISTINCT FROM
      (NEW.password_hash, NEW.email, NEW.user_type, NEW.sso_by, NEW.sso_id, NEW.status = 'SUSPENDED', NEW.deleted_at))
  EXECUTE FUNCTION count_security_change();

-- Whoever changes a factor holds the row of its user already.
CREATE FUNCTION count_factor_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET security_version = security_version + 1 WHERE id = coalesce(NEW.user_id, OLD.user_id);
  RETURN NULL;
END $$;
CREATE TRIGGER totp_security_changed AFTER INSERT OR UPDATE OF secret OR DELETE ON totp_factors
  FOR EACH ROW EXECUTE FUNCTION count_factor_change();
CREATE TRIGGER passkeys_security_changed AFTER INSERT OR UPDATE OF credential_id, public_key OR DELETE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION count_factor_change();
CREATE TRIGGER recovery_codes_security_changed AFTER INSERT OR UPDATE OF hash OR DELETE ON recovery_codes
  FOR EACH ROW EXECUTE FUNCTION count_factor_change();
