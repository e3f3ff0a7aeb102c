CREATE TABLE "unsealed_rows" (
	"chain" text NOT NULL,
	"subject" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unsealed_rows_chain_subject_pk" PRIMARY KEY("chain","subject")
);
--> statement-breakpoint
-- What is written waits for its seal, so that whoever writes waits for no lock. As the owner, so that servers of before go
-- on, whose role has no rights here until the migrations have ended.
CREATE FUNCTION await_row_seal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  EXECUTE format('INSERT INTO unsealed_rows SELECT %L, %I::text, %I FROM added', TG_TABLE_NAME, TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER await_seal AFTER INSERT ON payments REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION await_row_seal('reference', 'initialised_at');
--> statement-breakpoint
CREATE TRIGGER await_seal AFTER INSERT ON payment_events REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION await_row_seal('number', 'at');
--> statement-breakpoint
CREATE TRIGGER await_seal AFTER INSERT ON audit_log REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION await_row_seal('number', 'at');
--> statement-breakpoint
-- An order is sealed once its end can no longer be undone; what is sealed has ended for good.
CREATE FUNCTION await_order_seal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF NEW.status IN ('delivered', 'undeliverable', 'rejected', 'cancelled') THEN
    INSERT INTO unsealed_rows VALUES ('order_lines', NEW.number::text, NEW.changed_at)
    ON CONFLICT (chain, subject) DO UPDATE SET since = excluded.since;
  ELSIF EXISTS (SELECT FROM seals WHERE chain = 'order_lines' AND subject = NEW.number::text) THEN
    RAISE EXCEPTION 'What was ordered and paid stays as it is.';
  ELSE
    DELETE FROM unsealed_rows WHERE chain = 'order_lines' AND subject = NEW.number::text;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER await_seal AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.status IN ('delivered', 'undeliverable', 'rejected', 'cancelled')) EXECUTE FUNCTION await_order_seal();
--> statement-breakpoint
CREATE TRIGGER await_seal_at_end AFTER UPDATE OF status ON orders FOR EACH ROW
  WHEN (
    (OLD.status IN ('delivered', 'undeliverable', 'rejected', 'cancelled'))
      <> (NEW.status IN ('delivered', 'undeliverable', 'rejected', 'cancelled'))
  )
  EXECUTE FUNCTION await_order_seal();
--> statement-breakpoint
-- What was written before is sealed in batches from now on. The ledger of gift cards has numbers without gaps.
INSERT INTO unsealed_rows SELECT 'payments', reference, initialised_at FROM payments;
--> statement-breakpoint
INSERT INTO unsealed_rows SELECT 'payment_events', number::text, at FROM payment_events;
--> statement-breakpoint
INSERT INTO unsealed_rows SELECT 'audit_log', number::text, at FROM audit_log;
--> statement-breakpoint
INSERT INTO unsealed_rows SELECT 'order_lines', number::text, changed_at FROM orders
WHERE status IN ('delivered', 'undeliverable', 'rejected', 'cancelled');
