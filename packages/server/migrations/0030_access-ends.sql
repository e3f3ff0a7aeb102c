-- A session also ends when it is made shorter or handed on, and all of them when the table is emptied: '*' stands for everybody.
CREATE OR REPLACE FUNCTION notify_access_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('access_changed', coalesce(to_jsonb(OLD) ->> TG_ARGV[0], '*'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER access_shortened AFTER UPDATE ON sessions FOR EACH ROW
  WHEN (NEW.expires_at < OLD.expires_at OR NEW.token <> OLD.token OR NEW.user_id <> OLD.user_id)
  EXECUTE FUNCTION notify_access_changed('user_id');
--> statement-breakpoint
CREATE TRIGGER access_emptied AFTER TRUNCATE ON sessions FOR EACH STATEMENT EXECUTE FUNCTION notify_access_changed();
