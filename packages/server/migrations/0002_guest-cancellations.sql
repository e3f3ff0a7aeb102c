ALTER TABLE "orders" ADD COLUMN "guest_cancellation" jsonb;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "guest_cancel_minutes" integer DEFAULT 30;