CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer NOT NULL,
	"amount" integer NOT NULL,
	"product_id" uuid,
	"minimum" integer NOT NULL,
	"from" date,
	"until" date,
	"weekdays" jsonb NOT NULL,
	"hours" jsonb,
	"once_per_person" boolean NOT NULL,
	"uses_max" integer,
	"active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promotion" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_code_index" ON "promotions" USING btree ("code") WHERE "promotions"."code" <> '';--> statement-breakpoint
CREATE INDEX "orders_promotion_index" ON "orders" USING btree ((("promotion" -> 'terms' ->> 'id')::uuid)) WHERE "orders"."promotion" is not null;
--> statement-breakpoint
-- What a promotion took off is a part of the price: it changes with an edit only.
DROP TRIGGER snapshot_price ON orders;
--> statement-breakpoint
CREATE TRIGGER snapshot_price BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (
    OLD.delivery_fee IS DISTINCT FROM NEW.delivery_fee
    OR OLD.promotion IS DISTINCT FROM NEW.promotion
    OR OLD.gift_card_amount IS DISTINCT FROM NEW.gift_card_amount
    OR OLD.gift_card_discount IS DISTINCT FROM NEW.gift_card_discount
    OR OLD.total_price - OLD.rounding IS DISTINCT FROM NEW.total_price - NEW.rounding
  )
  EXECUTE FUNCTION refuse_unedited_price();
