-- What nobody paid for of a gift card, of an order and of a sale. Old rows have none: whether an old adjustment was a gift
-- nobody wrote down, and what was booked as owed and taxed stays as it was booked.
ALTER TABLE "bookings" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD COLUMN "given" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_card_discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "gift_card_entries_given_index" ON "gift_card_entries" USING btree ("gift_card_code","given") WHERE "gift_card_entries"."given" <> 0;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "given_within_amount" CHECK ("gift_card_entries"."given" between least("gift_card_entries"."amount", 0) and greatest("gift_card_entries"."amount", 0));--> statement-breakpoint
-- Like all else that was ordered and paid.
CREATE TRIGGER snapshot_discount BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (OLD.gift_card_discount IS DISTINCT FROM NEW.gift_card_discount) EXECUTE FUNCTION refuse_snapshot_change();
