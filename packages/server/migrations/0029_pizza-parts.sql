ALTER TABLE "pizza_ingredients" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pizza_ingredients" ADD COLUMN "archived" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pizza_sizes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pizza_sizes" ADD COLUMN "archived" timestamp (3) with time zone;