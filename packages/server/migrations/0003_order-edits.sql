ALTER TABLE "orders" ADD COLUMN "edits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- What was ordered stays as it was ordered, until somebody edits it while the order is open: the history then has an entry
-- of the edit with the order's new number of changes, which is written before what it changes.
CREATE FUNCTION is_edited(order_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM orders o JOIN order_events e ON e.order_id = o.id AND e.revision = o.revision
    WHERE o.id = $1 AND e.change = 'edited' AND o.status NOT IN ('delivered', 'undeliverable', 'rejected', 'cancelled')
  )
$$;
--> statement-breakpoint
DROP TRIGGER snapshot ON orders;
--> statement-breakpoint
CREATE TRIGGER snapshot BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (OLD.number IS DISTINCT FROM NEW.number OR OLD.fulfilment IS DISTINCT FROM NEW.fulfilment)
  EXECUTE FUNCTION refuse_snapshot_change();
--> statement-breakpoint
DROP TRIGGER snapshot_discount ON orders;
--> statement-breakpoint
CREATE FUNCTION refuse_unedited_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_edited(NEW.id) THEN
    RAISE EXCEPTION 'What was ordered and paid stays as it is.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER snapshot_price BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (
    OLD.delivery_fee IS DISTINCT FROM NEW.delivery_fee
    OR OLD.gift_card_amount IS DISTINCT FROM NEW.gift_card_amount
    OR OLD.gift_card_discount IS DISTINCT FROM NEW.gift_card_discount
    OR OLD.total_price - OLD.rounding IS DISTINCT FROM NEW.total_price - NEW.rounding
  )
  EXECUTE FUNCTION refuse_unedited_price();
--> statement-breakpoint
DROP TRIGGER snapshot ON order_lines;
--> statement-breakpoint
CREATE TRIGGER snapshot BEFORE UPDATE OR TRUNCATE ON order_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_snapshot_change();
--> statement-breakpoint
CREATE FUNCTION refuse_unedited_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM removed r WHERE NOT is_edited(r.order_id)) THEN
    RAISE EXCEPTION 'What was ordered and paid stays as it is.';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER with_edit AFTER DELETE ON order_lines REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_unedited_removal();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_later_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM added a JOIN orders o ON o.id = a.order_id
    WHERE (o.revision > 1 OR o.status IN ('delivered', 'undeliverable', 'rejected', 'cancelled')) AND NOT is_edited(o.id)
  ) THEN
    RAISE EXCEPTION 'What was ordered and paid stays as it is.';
  END IF;
  RETURN NULL;
END $$;
