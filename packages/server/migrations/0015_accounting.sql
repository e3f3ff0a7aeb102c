CREATE TABLE "booking_shares" (
	"booking_number" integer NOT NULL,
	"line" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"method" text,
	"gross" integer NOT NULL,
	"vat" integer NOT NULL,
	CONSTRAINT "booking_shares_booking_number_line_pk" PRIMARY KEY("booking_number","line")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"order_number" integer,
	"note" text NOT NULL,
	"actor_id" uuid,
	"area" text NOT NULL,
	"order_total" integer NOT NULL,
	"delivery_fee" integer NOT NULL,
	"rounding" integer NOT NULL,
	"searched" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(order_number::text, '') || E'\n' || coalesce(note, ''), NFD), '[\u0300-\u036f]', '', 'g')) || E'\n' || lower(regexp_replace(normalize(replace(replace(replace(replace(replace(replace(normalize(coalesce(order_number::text, '') || E'\n' || coalesce(note, ''), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue'), NFD), '[\u0300-\u036f]', '', 'g'))) STORED,
	CONSTRAINT "bookings_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "cash_counts" (
	"day" date PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"opening" integer NOT NULL,
	"counted" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_closes" (
	"number" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" jsonb NOT NULL,
	"supplier" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"cash" jsonb NOT NULL,
	CONSTRAINT "day_closes_day_unique" UNIQUE("day")
);
--> statement-breakpoint
ALTER TABLE "booking_shares" ADD CONSTRAINT "booking_shares_booking_number_bookings_number_fk" FOREIGN KEY ("booking_number") REFERENCES "public"."bookings"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_day_number_index" ON "bookings" USING btree ("day","number");--> statement-breakpoint
CREATE INDEX "bookings_order_id_index" ON "bookings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bookings_gift_card_day_index" ON "bookings" USING btree ("day") WHERE "bookings"."kind" like 'giftCard%';--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_order_end_index" ON "bookings" USING btree ("order_id") WHERE "bookings"."kind" in ('sale', 'stopped');--> statement-breakpoint
-- The books are only written forth. Corrections are entries of their own.
CREATE FUNCTION refuse_books_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The books take new entries only.';
END $$;
--> statement-breakpoint
DO $$
DECLARE
  books_table text;
BEGIN
  FOREACH books_table IN ARRAY ARRAY['bookings', 'booking_shares', 'day_closes'] LOOP
    EXECUTE format(
      'CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION refuse_books_change()', books_table);
  END LOOP;
END $$;
--> statement-breakpoint
-- Nothing is added to a day that is closed, nor to those before it. Whoever books holds the lock that whoever closes waits
-- for; after it, each statement sees what was closed meanwhile.
CREATE FUNCTION refuse_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(740001);
  IF EXISTS (SELECT 1 FROM day_closes WHERE day >= NEW.day) THEN
    RAISE EXCEPTION 'The day % is closed.', NEW.day;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER open_day BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();
--> statement-breakpoint
CREATE TRIGGER open_day BEFORE INSERT OR UPDATE ON cash_counts FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE DELETE OR TRUNCATE ON cash_counts FOR EACH STATEMENT EXECUTE FUNCTION refuse_books_change();
--> statement-breakpoint
CREATE FUNCTION refuse_share_of_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(740001);
  IF EXISTS (SELECT 1 FROM day_closes c JOIN bookings b ON b.number = NEW.booking_number WHERE c.day >= b.day) THEN
    RAISE EXCEPTION 'The day of this entry is closed.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER open_day BEFORE INSERT ON booking_shares FOR EACH ROW EXECUTE FUNCTION refuse_share_of_closed_day();
--> statement-breakpoint
-- Numbers without gaps, days in their order.
CREATE FUNCTION check_day_close() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last_number integer;
  last_day date;
BEGIN
  PERFORM pg_advisory_xact_lock(740001);
  SELECT coalesce(max(number), 0), max(day) INTO last_number, last_day FROM day_closes;
  IF NEW.number <> last_number + 1 OR NEW.day <= last_day THEN
    RAISE EXCEPTION 'The next close has the number % and a day after %.', last_number + 1, last_day;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER in_order BEFORE INSERT ON day_closes FOR EACH ROW EXECUTE FUNCTION check_day_close();
--> statement-breakpoint
-- What was ordered stays as it was ordered.
CREATE FUNCTION refuse_snapshot_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was ordered and paid stays as it is.';
END $$;
--> statement-breakpoint
CREATE TRIGGER snapshot BEFORE UPDATE OR DELETE OR TRUNCATE ON order_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_snapshot_change();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE DELETE OR TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_snapshot_change();
--> statement-breakpoint
CREATE TRIGGER snapshot BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (
    OLD.number IS DISTINCT FROM NEW.number
    OR OLD.fulfilment IS DISTINCT FROM NEW.fulfilment
    OR OLD.delivery_fee IS DISTINCT FROM NEW.delivery_fee
    OR OLD.gift_card_amount IS DISTINCT FROM NEW.gift_card_amount
    OR OLD.total_price - OLD.rounding IS DISTINCT FROM NEW.total_price - NEW.rounding
    OR (
      OLD.status IN ('delivered', 'undeliverable', 'rejected', 'cancelled')
      AND (
        OLD.status IS DISTINCT FROM NEW.status
        OR OLD.total_price IS DISTINCT FROM NEW.total_price
        OR OLD.payment IS DISTINCT FROM NEW.payment
        OR OLD.order_time_progresses IS DISTINCT FROM NEW.order_time_progresses
      )
    )
  )
  EXECUTE FUNCTION refuse_snapshot_change();
