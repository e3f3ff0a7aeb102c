CREATE TABLE "printers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"characters_per_line" integer NOT NULL,
	"automatic" boolean NOT NULL,
	"confirms" boolean NOT NULL,
	"active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "prints_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"printer_id" uuid,
	"printer_name" text,
	"actor_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"copy" integer,
	"problem" text,
	"attempts" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"follows" uuid,
	CONSTRAINT "prints_orderId_copy_unique" UNIQUE("order_id","copy")
);
--> statement-breakpoint
ALTER TABLE "prints" ADD CONSTRAINT "prints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prints_at_index" ON "prints" USING btree ("at");--> statement-breakpoint
-- What is on paper, or may be, stays in the journal as it is.
CREATE FUNCTION keep_print() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'The journal of prints forgets nothing.';
  END IF;
  IF OLD.state IN ('printed', 'uncertain', 'givenUp')
    OR OLD.copy IS DISTINCT FROM NEW.copy AND OLD.copy IS NOT NULL
    OR (OLD.id, OLD.order_id, OLD.number, OLD.at) <> (NEW.id, NEW.order_id, NEW.number, NEW.at)
    OR (OLD.printer_id, OLD.printer_name, OLD.actor_id, OLD.follows)
      IS DISTINCT FROM (NEW.printer_id, NEW.printer_name, NEW.actor_id, NEW.follows) THEN
    RAISE EXCEPTION 'The journal of prints changes nothing that is done.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_row BEFORE UPDATE OR DELETE ON "prints" FOR EACH ROW EXECUTE FUNCTION keep_print();
--> statement-breakpoint
CREATE TRIGGER keep_all BEFORE TRUNCATE ON "prints" FOR EACH STATEMENT EXECUTE FUNCTION keep_print();
