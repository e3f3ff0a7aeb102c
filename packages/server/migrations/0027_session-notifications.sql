-- Whoever reads a live answer is asked again when a session of theirs ends or their role changes, whichever way that happens.
CREATE FUNCTION notify_access_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('access_changed', to_jsonb(OLD) ->> TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER access_changed AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION notify_access_changed('user_id');
--> statement-breakpoint
CREATE TRIGGER access_changed AFTER UPDATE OF roles_id ON accounts FOR EACH ROW EXECUTE FUNCTION notify_access_changed('id');
