ALTER TABLE "day_closes" DROP CONSTRAINT "day_closes_day_unique";--> statement-breakpoint
ALTER TABLE "day_closes" ADD COLUMN "reverses" integer;--> statement-breakpoint
ALTER TABLE "day_closes" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_reverses_unique" UNIQUE("reverses");--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_reversal_check" CHECK (("reverses" IS NULL) = ("reason" IS NULL) AND "reason" <> '');
--> statement-breakpoint
-- The closes that hold. A reversal is a row of its own, so that the close stays as it was and no number is used twice.
CREATE VIEW closed_days WITH (security_invoker = true) AS
  SELECT c.number, c.day FROM day_closes c
  WHERE c.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM day_closes r WHERE r.reverses = c.number);
--> statement-breakpoint
-- The triggers read it in the role of the app, from now on.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'ofenpost_app') THEN
    GRANT SELECT ON closed_days TO ofenpost_app;
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(740001);
  IF EXISTS (SELECT 1 FROM closed_days WHERE day >= NEW.day) THEN
    RAISE EXCEPTION 'The day % is closed.', NEW.day;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_share_of_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(740001);
  IF EXISTS (SELECT 1 FROM closed_days c JOIN bookings b ON b.number = NEW.booking_number WHERE c.day >= b.day) THEN
    RAISE EXCEPTION 'The day of this entry is closed.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Numbers without gaps, closes in the order of their days. Only the last close that holds is taken back, and only while
-- nothing was booked or counted on a later day.
CREATE OR REPLACE FUNCTION check_day_close() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  next_number integer;
  last_close integer;
  last_day date;
BEGIN
  PERFORM pg_advisory_xact_lock(740001);
  SELECT coalesce(max(number), 0) + 1 INTO next_number FROM day_closes;
  SELECT number, day INTO last_close, last_day FROM closed_days ORDER BY day DESC LIMIT 1;
  IF NEW.number <> next_number THEN
    RAISE EXCEPTION 'The next close has the number % and a day after %.', next_number, last_day;
  END IF;
  IF NEW.reverses IS NULL AND NEW.day <= last_day THEN
    RAISE EXCEPTION 'The next close has the number % and a day after %.', next_number, last_day;
  END IF;
  IF NEW.reverses IS NOT NULL AND (
    (NEW.reverses, NEW.day) IS DISTINCT FROM (last_close, last_day)
    OR EXISTS (SELECT 1 FROM bookings WHERE day > NEW.day)
    OR EXISTS (SELECT 1 FROM cash_counts WHERE day > NEW.day)
  ) THEN
    RAISE EXCEPTION 'Only the last close can be taken back, before anything is entered on a later day.';
  END IF;
  RETURN NEW;
END $$;
