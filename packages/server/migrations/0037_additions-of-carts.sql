ALTER TABLE "carts" ADD COLUMN "addition_keys" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Only servers of two versions before looked into it.
DROP INDEX IF EXISTS "orders_finished_name_index";
