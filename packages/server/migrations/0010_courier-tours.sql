CREATE TABLE "courier_hand_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"courier_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"float" integer NOT NULL,
	"collected" integer NOT NULL,
	"counted" integer NOT NULL,
	"difference" integer NOT NULL,
	"pieces" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "courier_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tour" jsonb;--> statement-breakpoint
ALTER TABLE "courier_hand_ins" ADD CONSTRAINT "courier_hand_ins_courier_id_accounts_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courier_hand_ins_courier_id_at_index" ON "courier_hand_ins" USING btree ("courier_id","at");--> statement-breakpoint
CREATE INDEX "courier_hand_ins_day_index" ON "courier_hand_ins" USING btree ("day");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_courier_id_accounts_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_courier_id_status_index" ON "orders" USING btree ("courier_id","status") WHERE "orders"."courier_id" is not null;
--> statement-breakpoint
-- What was counted stays as it was counted; only the account of who counted may be forgotten.
CREATE FUNCTION refuse_hand_in_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.courier_id IS NULL AND to_jsonb(OLD) - 'courier_id' = to_jsonb(NEW) - 'courier_id' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'The counts of couriers take new entries only.';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only_row BEFORE UPDATE ON courier_hand_ins FOR EACH ROW EXECUTE FUNCTION refuse_hand_in_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON courier_hand_ins
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_hand_in_change();
