ALTER TABLE "options" ADD COLUMN "labelling" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "labelling" jsonb;--> statement-breakpoint
ALTER TABLE "pizza_ingredients" ADD COLUMN "labelling" jsonb;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "declarations" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "declaration" jsonb;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "bread_origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "alcohol_min_age" integer DEFAULT 16 NOT NULL;--> statement-breakpoint
-- Whoever entered allergens has declared them; an empty list says nothing, so those stay undeclared.
UPDATE "products" SET "labelling" = '{"allergensKnown": true, "traces": [], "origins": [], "contents": [], "methods": null, "diet": null, "alcohol": null, "drink": null, "checked": false}' WHERE cardinality("allergens") > 0;--> statement-breakpoint
UPDATE "options" SET "labelling" = '{"allergensKnown": true, "traces": [], "origins": [], "contents": [], "methods": null, "diet": null, "alcohol": null, "drink": null, "checked": false}' WHERE cardinality("allergens") > 0;--> statement-breakpoint
UPDATE "pizza_ingredients" SET "labelling" = '{"allergensKnown": true, "traces": [], "origins": [], "contents": [], "methods": null, "diet": null, "alcohol": null, "drink": null, "checked": false}' WHERE cardinality("allergens") > 0;
