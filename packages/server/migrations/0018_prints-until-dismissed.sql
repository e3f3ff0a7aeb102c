ALTER TABLE "prints" ADD COLUMN "dismissed" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "prints_undone_index" ON "prints" USING btree ("order_id") WHERE "prints"."state" <> 'printed' and "prints"."dismissed" is null;--> statement-breakpoint
-- What is on paper, or may be, stays in the journal as it is; that nobody looks after it any more is said once.
CREATE OR REPLACE FUNCTION keep_print() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'The journal of prints forgets nothing.';
  END IF;
  IF OLD.state IN ('printed', 'uncertain', 'givenUp')
      AND (OLD.state, OLD.copy, OLD.problem, OLD.attempts, OLD.changed_at)
        IS DISTINCT FROM (NEW.state, NEW.copy, NEW.problem, NEW.attempts, NEW.changed_at)
    OR OLD.dismissed IS DISTINCT FROM NEW.dismissed AND OLD.dismissed IS NOT NULL
    OR OLD.copy IS DISTINCT FROM NEW.copy AND OLD.copy IS NOT NULL
    OR (OLD.id, OLD.order_id, OLD.number, OLD.at) <> (NEW.id, NEW.order_id, NEW.number, NEW.at)
    OR (OLD.printer_id, OLD.printer_name, OLD.actor_id, OLD.follows)
      IS DISTINCT FROM (NEW.printer_id, NEW.printer_name, NEW.actor_id, NEW.follows) THEN
    RAISE EXCEPTION 'The journal of prints changes nothing that is done.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What nobody looked after until today was seen by those who went home: it does not come back.
UPDATE "prints" SET "dismissed" = "changed_at" WHERE "state" IN ('uncertain', 'givenUp');
