ALTER TABLE "menus" ADD COLUMN "vat_class" text DEFAULT 'food' NOT NULL;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "oven_breads" integer DEFAULT 1 NOT NULL;