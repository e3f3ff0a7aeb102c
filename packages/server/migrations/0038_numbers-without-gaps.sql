-- A sequence gives a number away also to what is then rolled back or not written at all, and the gap looks like an entry
-- that somebody removed. The next number is therefore reckoned when the row is written, by one transaction after the other:
-- what waits on this lock waits for the end of a transaction that books. Whoever books holds the lock of the books first.
ALTER TABLE "bookings" ALTER COLUMN "number" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "number" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ALTER COLUMN "number" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ALTER COLUMN "number" SET DEFAULT 0;--> statement-breakpoint
CREATE FUNCTION take_next_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(740001);
  PERFORM pg_advisory_xact_lock(740002);
  EXECUTE format('SELECT coalesce(max(number), 0) + 1 FROM %I', TG_TABLE_NAME) INTO NEW.number;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER take_number BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION take_next_number();
--> statement-breakpoint
CREATE TRIGGER take_number BEFORE INSERT ON gift_card_entries FOR EACH ROW EXECUTE FUNCTION take_next_number();
