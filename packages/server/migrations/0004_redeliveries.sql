ALTER TABLE "orders" ADD COLUMN "redelivers" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "redeliveries" jsonb DEFAULT '[]'::jsonb NOT NULL;