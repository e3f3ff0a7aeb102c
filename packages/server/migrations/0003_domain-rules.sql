-- Like the rest of what the guests read: each process reads it anew when it changes.
DO $$
DECLARE
  content_table text;
BEGIN
  FOREACH content_table IN ARRAY ARRAY['pizza_offers', 'pizza_sizes', 'pizza_ingredients', 'pizza_ingredient_prices'] LOOP
    EXECUTE format(
      'CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed()', content_table);
  END LOOP;
END $$;
--> statement-breakpoint
-- The ledger of a gift card is only written forth: nobody changes or removes what happened.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger of gift cards takes new entries only.';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON gift_card_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

--> statement-breakpoint
-- Who collected a payment was not kept before.
UPDATE "orders" SET "payment" = "payment" || '{"by": null}'::jsonb WHERE "payment" ->> 'state' = 'collected' AND NOT "payment" ? 'by';
