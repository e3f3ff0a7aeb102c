ALTER TABLE "products" ADD COLUMN "oven_breads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "oven_breads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "oven_slot" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "oven_capacity" integer;--> statement-breakpoint
CREATE INDEX "orders_oven_slot_index" ON "orders" USING btree ("oven_slot") WHERE "orders"."oven_slot" is not null;--> statement-breakpoint
-- What was baked so far looks like it; staff set the rest.
UPDATE "products" SET "oven_breads" = 1 WHERE "illustration" ->> 'kind' = 'flatbread';
