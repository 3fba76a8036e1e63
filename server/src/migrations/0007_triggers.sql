-- What tables do by themselves, and types that calls are handed over by. Functions that change with the code are in files that are run
-- whenever they change: see `repeatable` in migrate.ts.

-- A call as the server hands it over to be charged: gateway/charge.ts writes it.
CREATE TYPE call_to_charge AS (
  key_id text, terms_version text, txn text, request_id text, user_id text, price bigint, api text, api_name text,
  at timestamptz, refund_after timestamptz
);

-- A call as the server hands it over for booking; gateway/booking.ts writes it.
CREATE TYPE finished_call AS (
  request_id text, user_id text, at timestamptz, day date, api text, api_name text, version text, operation text,
  method text, path text, status integer, error_code text, duration_ms integer, bucket integer, buckets integer, key_id text,
  key_last_four text, key_type text, price bigint, free boolean, txn text, refund_reason text
);

-- Where a business stands with each publisher and tag: its newest form.
CREATE VIEW business_verifications AS
  SELECT DISTINCT ON (user_id, publisher, tag) user_id, publisher, coalesce(tag, '') AS tag, state, reason, decided_at
  FROM kyb_submissions WHERE user_id IS NOT NULL
  ORDER BY user_id, publisher, tag, submitted_at DESC, id DESC;

-- Rows of the ledger are never changed or taken away.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Ledger rows are immutable; write a correction as a new row.';
END $$;
CREATE TRIGGER ledger_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What counts for one API: a form for its tag, or one for all APIs of its publisher; an approved one before others.
CREATE FUNCTION verification_of(p_user text, p_publisher text, p_tag text) RETURNS TABLE (state text, reason text)
LANGUAGE sql STABLE AS $$
  SELECT state, reason FROM business_verifications
  WHERE user_id = p_user AND publisher = p_publisher AND tag IN (coalesce(p_tag, ''), '')
  ORDER BY state = 'APPROVED' DESC, tag DESC LIMIT 1
$$;

CREATE FUNCTION count_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER apis_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON apis
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
CREATE TRIGGER plans_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON plans
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
CREATE TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
CREATE TRIGGER product_versions_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_versions
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();

-- What an account may do, and at which price, is decided with its subscriptions: a change of one is a change of the others.
CREATE FUNCTION touch_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE subscriptions SET user_id = user_id WHERE user_id = (CASE TG_TABLE_NAME
    WHEN 'users' THEN to_jsonb(coalesce(NEW, OLD)) ->> 'id' ELSE to_jsonb(coalesce(NEW, OLD)) ->> 'user_id' END);
  RETURN NULL;
END $$;
CREATE TRIGGER users_terms_changed AFTER UPDATE OF status, plan_type ON users
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.plan_type IS DISTINCT FROM NEW.plan_type)
  EXECUTE FUNCTION touch_subscriptions();
CREATE TRIGGER kyb_terms_changed AFTER INSERT OR UPDATE OR DELETE ON kyb_submissions
  FOR EACH ROW EXECUTE FUNCTION touch_subscriptions();

-- What the streams of serving processes have to know of, told when it is committed (decision 0037). By triggers, so that no writer of
-- sessions or notifications can forget it. The payload names rows and holds nothing of them: any role may LISTEN.
CREATE FUNCTION tell_change(p_topic text, p_user text, p_id text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('changes', json_build_object('topic', p_topic, 'user', p_user, 'id', p_id)::text)
$$;

CREATE FUNCTION tell_notification_created() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM tell_change('notification_created', NEW.user_id, NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER tell_created AFTER INSERT ON notifications
  FOR EACH ROW EXECUTE FUNCTION tell_notification_created();

-- Two hundred rows that are read at once are told of once: equal payloads of a transaction are one.
CREATE FUNCTION tell_notifications_read() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM tell_change('notifications_read', NEW.user_id, '');
  RETURN NULL;
END $$;
CREATE TRIGGER tell_read AFTER UPDATE OF read_at ON notifications
  FOR EACH ROW WHEN (OLD.read_at IS DISTINCT FROM NEW.read_at) EXECUTE FUNCTION tell_notifications_read();

CREATE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM tell_change('session_ended', OLD.user_id, OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER tell_revoked AFTER UPDATE OF revoked_at ON session_families
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION tell_session_ended();
CREATE TRIGGER tell_deleted AFTER DELETE ON session_families
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION tell_session_ended();

-- Whose account is suspended is out at once, whatever sessions there are.
CREATE FUNCTION tell_user_suspended() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM tell_change('user_suspended', NEW.id, '');
  RETURN NULL;
END $$;
CREATE TRIGGER tell_suspended AFTER UPDATE OF status ON users
  FOR EACH ROW WHEN (NEW.status = 'SUSPENDED' AND OLD.status <> 'SUSPENDED') EXECUTE FUNCTION tell_user_suspended();

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

-- Makes both anew from the counts of each account, which they are sums of. `npm run check-data` says whether they agree.
CREATE FUNCTION recount_versions() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE api_call_days, api_version_days, api_version_callers IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM api_version_days;
  DELETE FROM api_version_callers;
  INSERT INTO api_version_days (api, version, day, slot, calls)
    SELECT api, version, day, 0, sum(calls) FROM api_call_days GROUP BY api, version, day;
  INSERT INTO api_version_callers (api, version, user_id, last_called_on)
    SELECT api, version, user_id, max(day) FROM api_call_days GROUP BY api, version, user_id;
END $$;

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

-- By a trigger, so that no deletion forgets it: one that leaves credits behind is refused.
CREATE FUNCTION close_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wallets SET closed_at = NEW.deleted_at WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_close_wallets AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (NEW.deleted_at IS DISTINCT FROM OLD.deleted_at) EXECUTE FUNCTION close_wallet();

INSERT INTO catalogue_version (version) VALUES (1);
