ALTER TABLE "mails" DROP CONSTRAINT "mails_orderId_event_recipient_unique";--> statement-breakpoint
DROP INDEX "gift_card_entries_order_id_kind_index";--> statement-breakpoint
DROP INDEX "bookings_order_end_index";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "change" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promise_move" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "undoable" jsonb;--> statement-breakpoint
ALTER TABLE "prints" ADD COLUMN "kind" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
CREATE INDEX "gift_card_entries_order_id_number_index" ON "gift_card_entries" USING btree ("order_id","number") WHERE "gift_card_entries"."order_id" is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_orderId_event_recipient_revision_unique" UNIQUE("order_id","event","recipient","revision");--> statement-breakpoint
-- The number, the way and the price of an order stay. What has ended changes only together with an entry in its history
-- that says how: it is looked for at the end of the transaction, since an entry follows the change that it tells of.
DROP TRIGGER snapshot ON orders;
--> statement-breakpoint
CREATE TRIGGER snapshot BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (
    OLD.number IS DISTINCT FROM NEW.number
    OR OLD.fulfilment IS DISTINCT FROM NEW.fulfilment
    OR OLD.delivery_fee IS DISTINCT FROM NEW.delivery_fee
    OR OLD.gift_card_amount IS DISTINCT FROM NEW.gift_card_amount
    OR OLD.total_price - OLD.rounding IS DISTINCT FROM NEW.total_price - NEW.rounding
  )
  EXECUTE FUNCTION refuse_snapshot_change();
--> statement-breakpoint
DROP TRIGGER snapshot_vat_rates ON orders;
--> statement-breakpoint
CREATE FUNCTION refuse_settled_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM order_events
    WHERE order_id = NEW.id AND revision = NEW.revision AND status = NEW.status AND change IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'What was ordered and paid stays as it is.';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER settled AFTER UPDATE ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (
    OLD.status IN ('delivered', 'undeliverable', 'rejected', 'cancelled')
    AND (
      OLD.status IS DISTINCT FROM NEW.status
      OR OLD.total_price IS DISTINCT FROM NEW.total_price
      OR OLD.payment IS DISTINCT FROM NEW.payment
      OR OLD.order_time_progresses IS DISTINCT FROM NEW.order_time_progresses
      OR OLD.fulfilment_vat_rates IS DISTINCT FROM NEW.fulfilment_vat_rates
    )
  )
  EXECUTE FUNCTION refuse_settled_change();
