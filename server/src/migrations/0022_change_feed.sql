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
